## Games that were played

records-title = Games played
records-whose = Whose games
records-everyone = Everyone’s
records-mine = Mine
records-game = Game
records-all = All
records-winner = won
records-nobody = Nobody won
records-watch = Replay
    .label = Replay the game of { $date }
records-older = Older games
records-none = No game has been finished here yet.
records-none-mine = You have not finished a game yet.
records-play = Play one

## A replay

replay-title = Replay
replay-others = Other games
replay-controls = Run and step
replay-first = To the beginning (Home)
replay-back = Back one step (←)
replay-run = Play (Space)
replay-pause = Pause (Space)
replay-on = On one step (→)
replay-last = To the end (End)
replay-speed = Speed
replay-move = Move
replay-position = Move { $move } of { $total }, turn { $turn }. { $text }
replay-count = { $move } / { $total }
replay-turn = Turn { $turn }
replay-eyes = Seen by
replay-everyone = everyone
replay-open = all hands open
replay-tools = More
replay-moves = Moves
replay-key-moment = Key moment
replay-share = Copy link
replay-copied = The link to this moment is copied.
replay-download = Save the record
replay-fork = Play from here
    .help = A new game begins as this one stood after move { $move }. From there on the dice and cards are new.
replay-fork-seat = Your seat
replay-fork-others = The other seats
replay-fork-bots = Bots
replay-fork-open = Open for friends
replay-fork-hot-seat = All on this screen
replay-fork-begin = Begin

## Statistics

stats-results = My games
stats-no-results = You have not finished a game yet. Games on one screen are not counted.
stats-played = Played
stats-won = Won
stats-share = Share
stats-die-action = Action die
stats-die-enemy = Enemy die
stats-rolls = Rolled { $rolls } times in the finished games of this server
stats-face = Face
stats-chart = Drawing
stats-fair = Fair
stats-face-boot = Boot
stats-face-sword = Sword
stats-face-coin = Coin
stats-face-monster = Monster
stats-face-star = Star
stats-face-blank = Blank
stats-face-attack = Attack
stats-face-left = Left
stats-face-right = Right
stats-key-seen = seen
stats-key-band = the true share lies here (95%)
stats-key-even = a fair die
stats-as-expected = As expected: a fair die strays at least this far in { $chance } of all cases.
stats-suspicious = Suspicious: a fair die strays this far in only { $chance } of all cases.
stats-no-rolls = This die has not been rolled in a finished game yet.
stats-about = All dice and shuffles come from a seed that is sealed before the game and opened after it. The record of every game lets anybody recompute them.
