## What decided a game

chances-title = Chance to win
chances-computing = Working out who was ahead, and when: { $percent }%
chances-moment = Moment of the game
chances-spoken = { $head }. { $text } { $chances }
chances-start = Before the first decision
chances-decision = { $figure } decides
chances-luck = Chance
chances-end = The end
chances-played = Played: { $text }.
chances-cost = Cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
chances-better = Better: { $text }.
chances-best = Nothing better was found.
chances-quiet = No new dice or cards.
chances-turning-points = Turning points
chances-turning-none = No single moment decided this game.
chances-turning-decision = { $figure } gave away { $points } points
chances-turning-luck = Chance: { $figure } { $points } points
chances-see = See this moment
chances-totals = Luck and decisions
chances-head-player = Player
chances-head-luck = Luck
chances-head-own = Own decisions
chances-head-others = Others’ decisions
