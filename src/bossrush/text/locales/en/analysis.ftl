# What `bossrush analyse` writes.

analysis-written = { $steps ->
        [one] 1 decision
       *[other] { $steps } decisions
    } weighed in { $time }; written: { $files }
analysis-title = { $game }: { $winners ->
        [none] nobody won
       *[other] { $winners } won
    }
analysis-seat = { $figure } ({ $name })
analysis-what = What decided this game: the chances of every player at every decision, by search from what the player who decided could know.
analysis-budget-playouts = Each decision was played on { $number } times by quick bots, with what was hidden dealt anew each time. Values can be off by some points; a higher --budget makes them firmer.
analysis-budget-time = Each decision was played on for { $number } ms by quick bots, with what was hidden dealt anew each time. Values can be off by some points; a higher --budget makes them firmer.
analysis-percent = { $number }%
analysis-chances = Chances to win
analysis-chart = Chances to win of { $seats }, at { $points } moments; the slider below goes through them
analysis-chart-note = The lines are the chances, the marks below them every decision and every stroke of chance: the taller, the more it changed (full height: { $points } points). Numbers are turning points.
analysis-decisions-of = Decisions: { $seat }
analysis-chance-row = Chance
analysis-moment = Moment
analysis-point-start = Before the first decision
analysis-point-decision = { $figure } decides, after { $move ->
        [one] 1 move
       *[other] { $move } moves
    }
analysis-point-chance = After { $move ->
        [one] 1 move
       *[other] { $move } moves
    }
analysis-point-end = The end, after { $move ->
        [one] 1 move
       *[other] { $move } moves
    }
analysis-no-chance = No new dice or cards.
analysis-played = Played: { $text }
analysis-better = Better: { $text }
analysis-best = The search found nothing better.
analysis-cost = Cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
analysis-turning-points = Turning points
analysis-turning-note = The largest changes: at most { $most }, of at least { $least } points and clearly more than the error of the search.
analysis-turning-none = No single moment decided this game.
analysis-turning-decision = { $figure } gave away { $points } points
analysis-turning-chance = Chance: { $figure } { $points } points
analysis-luck-title = Luck and decisions
analysis-luck-note = Start, luck and decisions add up to the end, in points of the chance to win. Luck is what dice and decks brought and what others had hidden. Decisions are compared with the best ones: one’s own can only cost, those of others can give.
analysis-head-player = Player
analysis-head-start = Start
analysis-head-luck = Luck
analysis-head-own = Own decisions
analysis-head-others = Others’ decisions
analysis-head-end = End
analysis-mistakes = Mistakes
analysis-mistakes-note = The decisions that cost most, the worst first, with what the search would have done.
analysis-mistakes-none = The search found no decision that cost much.
analysis-head-cost = Cost
analysis-head-played = Played
analysis-head-better = Better
analysis-show = Show in the chart
