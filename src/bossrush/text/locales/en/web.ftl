## The pages of the browser: what is the same for all games

# Games
game-platformer = Platformer
    .about = Roll five dice, climb the tower, grab the loot and strike the boss before the others do.
    .time = 30–45 min
game-bossmonster = Boss Monster
    .about = You are the boss. Build a dungeon, lure heroes in and collect ten Souls before five Wounds.
    .time = 20–30 min
game = Game
players-range = { $low }–{ $high } players
fact-solo = Solo mode
fact-bots = Bots

# Bar and menu
home = Home
menu = Menu
tools = Tools
close = Close
lobby = Tables
watch = Watch
replays = Replays
replay = Replay
statistics = Statistics
rules = How to play
rules-of = How to play { $game }
learn = Learn
settings = Settings
account = Account
credits = Credits
reconnecting = Reconnecting …
server-away = The server cannot be reached. Please try again in a moment.
session-ended = You have been logged out.
loading = Loading …
no-such-page = There is no such page
    .help = The address may be mistyped, or what it led to is gone.

# Front page
what-to-play = What shall we play?
how-to-play = How?
play = Play
    .help = Against bots, starts at once
starting = The table is being set …
with-friends = With friends
    .help = Make a table, send one link
hot-seat = Hot-seat
    .help = Everyone on this screen
solo = Solo
    .help = Twelve turns with events
all-options = All options …
continue = Continue
resume = Resume
watch-live = Watch live
last-replay = Last game
look = Look
no-account-needed = Open source. No account needed: your games stay with this browser.
pictures-from = Pictures: game-icons.net, CC BY 3.0
guest-name = Guest { $number }

# A new table
new-table-of = New table: { $game }
no-such-game = There is no such game on this server.
who-plays = Who plays
way-bots = Against bots
way-friends = With friends
way-hot-seat = Hot-seat
way-solo = Solo
players = Players
player = Player { $number }
seat = Seat { $number }
for-seat = { $what }, seat { $number }
seat-me = Me
    .help = On this screen
seat-open = Open
    .help = For whoever gets the link or finds the table
bots-compared = How the bots play
options = Options
table = Table
less = Less
more = More
start-game = Start the game
open-table = Open the table
private = Private
    .help = Not in the list of tables; others need the link
spectators = Spectators
    .help = Others may watch, without seeing what is secret
delay = Spectators are behind by
    .help = So that nobody can whisper
delay-value = { $seconds ->
        [0] not at all
        [one] 1 second
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
delayed = { $seconds } s behind
hints = Hints
    .help = Players may ask which moves are best, and why
clock = Clock
clock-none = No clock
    .help = Everyone takes their time
clock-move = { $amount } s a move
    .help = Each decision has its time; then a bot plays on
clock-game = { $minutes } min + { $increment } s
    .help = For the whole game, with a little more after each decision
clock-days = { $amount ->
        [one] 1 day a move
       *[other] { $amount } days a move
    }
    .help = For games by correspondence
clock-time-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
clock-left = { $time } left
clock-hurry = Hurry!
clock-warning = { $seconds } seconds left!

# Options of the games
option-players = Players
option-heroes = Heroes
    .help = Who plays which hero
option-boss = Boss
    .help = Who waits at the top
option-tiles = Tower
    .help = What the tower is built of
option-artifacts = Artifacts
    .help = Two artifacts lie ready for whoever earns them
option-longer_map = Longer tower
    .help = One more level below the boss
option-first = First player
    .help = The seat that begins; 0 is drawn
option-collect_on_fall = Collect while falling
    .help = Falling heroes pick up coins and gems
option-bosses = Bosses
    .help = Who plays which boss
option-i_choose_you = I choose you
    .help = Everybody chooses between two bosses
option-scheming = Scheming
    .help = Whoever gained no Soul in a turn may draw a card
option-hard_mode = Hard mode
    .help = Without the weakest heroes
option-spells = Spells
    .help = How many spells the deck has
choice-on = Yes
choice-off = No
choice-random = Random
choice-first-0 = Random
choice-forest = Forest
choice-void = Void
choice-mixed = Mixed
choice-medusa = Medusa
choice-ikee = Ikee

# Lobby
all = All
status = Status
status-open = Open
status-running = Running
status-finished = Finished
status-closed = Closed
moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
join = Join
no-spectators = No spectators
tables-count = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
lobby-empty = No public table right now. Yours could be the first.
open-a-table = Open a table

# Coming by a link, waiting room
invited = You are invited
your-name = Your name
to-the-table = To the table
waiting-room = { $game }: waiting room
seat-waits = Waiting for somebody
seat-host = Host of this table
seat-guest = Sits at the table
you = you
sit-here = Sit here
stand-up = Stand up
seat-bot = Seat a bot
which-bot = Which bot, seat { $number }
open-seat = Free the seat
waiting-for = { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
waiting-for-host = Everyone is here; the host starts the game.
ready-to-start = Everyone is here.
close-table = Close the table
invite = Invite
    .help = Whoever opens this link can sit down or watch. Send it, or let others scan the code.
invite-link = Link to this table
invite-local = This link works on this computer only. To let others in, open this page by the computer’s address in your network. For that the server has to be started with
invite-spectators = Invite to watch
    .help = Whoever opens this link can watch. Send it, or let others scan the code.
qr-code = QR code of the link
copy-link = Copy link
copied = Copied
share = Share …
fairness = Fair chance
    .help = The server has sealed its part of the seed: this is its hash. Add something of your own and nobody can have planned the dice.
commitment = Hash of the server’s secret (SHA-256)
own-luck = Any word or number
add-luck = Add luck
luck-added = Your luck is in the seed.

# At the table
hint = Hint
hint-ask = Ask for a hint: the best moves and why
hint-thinking = Thinking …
hint-waiting = { $ahead ->
        [0] The server is busy: your hint is next.
        [one] The server is busy: one table ahead.
       *[other] The server is busy: { $ahead } tables ahead.
    }
bots-wait = { $ahead ->
        [0] The bots are busy: this table is next.
        [one] The bots are busy: one table ahead.
       *[other] The bots are busy: { $ahead } tables ahead.
    }
hint-chances = Chances to win
hint-do = Do it: { $action }
hint-begin = Begin: { $action }
hint-then = Then: { $action }
hint-spoken = Hint. { $chance }: { $words }. { $reason }.
log = Log
log-empty = Nothing has happened yet.
log-show-moment = Show this moment
chat = Chat
chat-button = { $count ->
        [0] Chat
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-text = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-mute = Mute { $name }
chat-muted = You no longer hear { $name }.
chat-unmute = Unmute { $name }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-your_turn = It’s your turn.
phrase-well_played = Well played!
phrase-thinking = Let me think …
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-again = Once more?
phrase-good_game = Good game!
phrase-goodbye = Goodbye!
people = People at the table
state-here = Here
state-offline = Not connected
state-left = Has left
state-bot-instead = A bot plays for them
give-to-bot = Let a bot play
let-bot-play = Let a bot play for me
take-back-seat = Take my seat back
leave-table = Leave the table
abandon = End without a result …
abandon-sure = Really end the game?
watching = { $seconds ->
        [0] Watching
       *[other] Watching, { $seconds } s behind
    }
asks-undo = { $name } asks to take back a move. Is that all right?
asks-abandon = { $name } asks to end the game without a result. Do you agree?
asked-undo = { $name } asks to take back a move. Waiting for { $waiting }.
asked-abandon = { $name } asks to end the game. Waiting for { $waiting }.
has-left = { $name } has left.
you-left = You have left this game.
bot-plays-for-you = A bot plays for you.
yes = Yes
no = No
hand-over = Hand over to player { $number }
    .help = Everybody else looks away.
hand-over-ready = I am player { $number }

# The end
game-over = Game over
result = Result
you-won = You have won!
you-lost = You have lost.
won-by = Won by { $names }
nobody-won = Nobody has won.
closed = The game was ended.
closed-abandoned = Ended without a result.
closed-admin = Ended by the server.
analysis-failed = The analysis did not work.
rematch = Play again
rematch-join = To the next game
download-record = Record
look-at-board = Look at the board
solo-score = Points
score-events = Events left, 3 each
score-enemies = Enemies defeated, 2 each
score-wounds = Wounds beyond the boss’s health, 2 each
score-gems = Gems
score-wealth = Coins and cards, a third of their worth
score-total = Total
standing-souls = Souls
standing-wounds = Wounds
standing-hearts = Hearts
standing-coins = Coins
standing-gems = Gems
standing-level = Level
standing-out = out
verify = Check the chance
    .help = The seed is open now. Download the record and compute every roll and shuffle again:
secret = The server’s secret

# Settings and account
look-and-feel = Look and feel
language = Language
theme = Colours
theme-auto = As the system
theme-dark = Dark
theme-light = Light
text-size = Text size
percent = { $number }%
speed = Speed of what moves
speed-off = Off
sound = Sound
    .help = Never the only sign of anything
stillness = Stillness
    .help = Nothing moves; changes are marked instead
left-handed = Left-handed
    .help = Buttons for the thumb on the left
save = Save
name-saved = Saved.
guest-about = No account needed. With one, you keep your games on every device.
account-claim = Claim an account
account-log-in = Log in
account-password = Change the password
account-claimed = The account is yours.
password-changed = The password is changed.
logged-in-as = Logged in as { $login }.
log-out = Log out
muted-people = Muted
login = Login
password = Password
password-old = Old password
password-new = New password

# Keys
shortcuts = Keys
key-space = Space
key-regions = from region to region
key-arrows = walk the board, the hand, the lists
key-act = choose or act
key-end = end actions
key-pass = pass
key-undo = take back
key-hint = hint: the best moves and why
key-skip = show the rest at once
key-close = close, let go
key-help = this help

# What the server refuses
problem-no_table = There is no such table, or it is private: ask for its link.
problem-forbidden = This table has no spectators.
problem-sent_away = The host gave your seat away. To come back, ask for the new link.
problem-no_hints = This table plays without hints.
problem-not_asked = You have nothing to decide right now.
problem-hinting = A hint is on its way.
problem-stale = The game has moved on; look again.
problem-busy = The table is answering another question.
problem-undo = There is nothing of yours to take back.
problem-not_running = This game is not running.
problem-not_yours = That is not your seat.
problem-bot_plays = A bot plays for you; take your seat back first.
problem-unknown_action = The server does not know this action.
problem-taken = The seat is taken.
problem-seated = You have a seat already.
problem-not_full = Not every seat is taken yet.
problem-not_host = Only the host can do that.
problem-not_seated = Only players of this table can do that.
problem-out_of_time = Your time is used up; a bot plays for you.
problem-started = The game has begun.
problem-not_over = The game is not over yet.
problem-too_fast = Not so fast, please.
problem-too_many = That is too many.
problem-unavailable = The server is being restarted.
problem-wrong_password = Login and password do not fit.
problem-login_taken = Somebody else has this login.
problem-bad_login = A login has 3 to 24 letters, digits, dots, hyphens or underscores.
problem-bad_name = A name has 1 to 24 characters that can be seen.
problem-has_account = You have an account already.
problem-banned = You are banned from this server.

# Credits
credits-games = The games
credits-fan-work = bossrush is an unofficial work of fans. It is not made or endorsed by the publishers; rules are told in our own words, and none of their art is used. If you like the games, buy the boxes.
credits-platformer = Platformer: designed by Łukasz Włodarczyk and Artur Lutyński, published by Awaken Realms Lite.
credits-bossmonster = Boss Monster: designed by Johnny O’Neal and Chris O’Neal, published by Brotherwise Games.
credits-pictures = Pictures
credits-icons = The figures and symbols come from the set game-icons by { $authors }, under the licence Creative Commons Attribution 3.0; colours and sizes are changed.
credits-fonts = Type
credits-silkscreen = Silkscreen by Jason Kottke, under the SIL Open Font License.
credits-atkinson = Atkinson Hyperlegible Next by the Braille Institute, under the SIL Open Font License.
credits-software = Software
credits-mit = bossrush is free software under the MIT licence.
