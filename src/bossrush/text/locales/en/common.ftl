## What every game in the terminal says

play-welcome = bossrush { $version } – { $game }. Type help for help, quit to leave.
play-commitment =
    Chance is sealed. What the seed hashes to (SHA-256):
    { "  " }{ $commitment }
play-seats = Players: { $seats }.
play-seat = { $number } { $name } ({ $kind ->
        [human] human
       *[other] { $kind } bot
    })
play-levels = How strong shall the bots be? Enter for 2.
play-levels-unknown = There is no level “{ $text }”: type a number from 1 to { $most }.
play-resumed = { $file }: going on after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-not-a-number = There is no choice { $number }; they go from 1 to { $most }.
play-not-understood = I do not know “{ $text }”. Type one of the numbers or actions above, or help.
play-near = I do not know “{ $text }”. Did you mean { $near }?
play-allowed = “{ $action }” is possible now.
play-refusal = { $reason } [{ $rule }]
play-undone = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } taken back.
play-saved = Saved in { $file }.
play-save-failed = It could not be saved in { $file }: { $reason }.
play-file-taken = { $file } exists and is not a save of this game. Choose another name.
play-how-to-resume =
    Go on with:
    { "  " }bossrush play { $game } --lang { $lang } --resume { $file }
play-nothing-to-save = Nothing was played, so nothing was saved.
play-won = The game is over. Won by { $names }.
play-over = The game is over. Nobody has won.
play-seed =
    The seed was { $seed }. Check every roll with:
    { "  " }bossrush record verify --lang { $lang } { $file }
play-hand-over = Hand the terminal to { $name } (player { $number }), who then presses Enter.
play-bots-only = Only bots play; Ctrl-C stops.

undo-nothing = You have not decided anything yet that could be taken back.
undo-another_player = Another player has decided since, so your move stands.

## Records

record-header = { $game }, rules version { $rules }, content { $content }
record-option = { $option } = { $value } ({ $text })
record-packs = Packs: { $packs }
record-seats = Seats: { $seats }
record-chance-sealed = Chance: sealed, commitment { $commitment }, { $seed ->
        [none] seed not revealed
       *[other] seed { $seed }
    }
record-chance-fast = Chance: seed { $seed }
record-chance-dictated = Chance: results given from outside
record-entropy = Added to the seed, by seat: { $entropy }
record-given = Goes on from another game, with its first { $results ->
        [one] chance result
       *[other] { $results } chance results
    }
record-again = Moves were taken back by consent: { $times ->
        [one] chance was renewed once
       *[other] chance was renewed { $times } times
    }
record-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $over ->
        [yes] finished
       *[no] unfinished
    }
record-fits = { $file }: fits. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and all chance results{ $given ->
        [0] { "" }
       *[other] { " " }after the first { $given }
    } follow from the seed; the final position is { $hash }.
record-fits-results = { $file }: fits. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } follow the rules with the recorded chance results, but there is no seed to check those with.
record-checked-results = Computed again: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    } and { $shuffles ->
        [one] 1 shuffle
       *[other] { $shuffles } shuffles
    }.
record-checked-commitment = The seed is the one that was committed to.
record-checked-entropy = What { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } added is mixed in.
record-checked-given = { $results ->
        [one] The first result is another game's, which this one goes on from; it is taken as written.
       *[other] The first { $results } results are another game's, which this one goes on from; they are taken as written.
    }
record-checked-again = After { $times ->
        [one] 1 undo by consent
       *[other] { $times } undos by consent
    } dice and hidden cards were made anew.
record-does-not-fit = { $file }: does not fit. { $reason }

## Hints

hint-and = { $first } and { $last }
hint-only = there is nothing else to choose
hint-best = everything else looks weaker
hint-equal = about as good as: { $other }
hint-better = { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than: { $other }
hint-worse = { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than: { $other }
play-hint-thinking = Thinking for a second …
play-hint-chances = Chances to win: { $chances }
play-hint-chance = { $name } { $percent }%
play-hint-line = { $number }. { $percent }%  { $line }
play-hint-reason = Why: { $reason }.
play-hint-steps = Step by step: { $actions }
