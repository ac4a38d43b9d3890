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
play-resumed = { $file }: going on after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
play-choose = Type a number or the words beside it; help dice explains the dice.
play-not-a-number = There is no choice { $number }; they go from 1 to { $most }.
play-not-understood = I do not know “{ $text }”. Type one of the numbers or actions above, or help.
play-near = I do not know “{ $text }”. Did you mean { $near }?
play-allowed = “{ $action }” is possible now.
play-why = Say which action: why use sword.
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
play-about = Say what: about boots, about zombie, about pip.
play-nothing-found = There is no card, hero or enemy “{ $text }”.
play-rules = Say what to look for: rules push.
play-won = The game is over. Won by { $names }.
play-over = The game is over. Nobody has won.
play-seed =
    The seed was { $seed }. Check every roll with:
    { "  " }bossrush record verify --lang { $lang } { $file }
play-bots-only = Only bots play; Ctrl-C stops.
play-help =
    Answer a question with the number of a choice or with the words beside it, such
    as use boot, up, c5, end. A space is a column letter and a row: c5. Besides:
    { "  " }help dice     what the dice and the marks of the map mean
    { "  " }why ACTION    why an action is not possible now
    { "  " }undo          take your last move back, while nothing new has come out
    { "  " }map           the tower, the players and the dice
    { "  " }shop          the cards on sale
    { "  " }about NAME    a card, a hero or an enemy
    { "  " }card NAME     the same for a card; uses it if you can use it now
    { "  " }rules WORD    the rules that hold a word, or a rule: rules PF-11.4
    { "  " }log           everything that has happened
    { "  " }save FILE     save the game (leaving it saves it too)
    { "  " }quit          leave; you are told how to go on later
    Undo stops where dice were rolled, a level or a card was turned up, or another
    player has decided: what everybody has seen stays.

undo-nothing = You have not decided anything yet that could be taken back.
undo-another_player = Another player has decided since, so your move stands.
undo-came_out = Dice were rolled or something hidden came out, so your move stands.

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
    } and all chance results follow from the seed; the final position is { $hash }.
record-fits-results = { $file }: fits. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } follow the rules with the recorded chance results, but there is no seed to check those with.
record-does-not-fit = { $file }: does not fit. { $reason }
