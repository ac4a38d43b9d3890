## The bots, for the terminal and for the browser

bot-named = Bot, { $name }
bot-choice = Bot, { $name } ({ $level })
bot-easy = Apprentice
    .level = easy
    .help = Plays on sight and overlooks things; good for a first game
bot-medium = Adventurer
    .level = medium
    .help = Plans its own turn soundly, but hardly thinks of yours
bot-hard = Veteran
    .level = hard
    .help = Compares many ways to play and reckons with dice and hidden cards
bot-expert = Mastermind
    .level = expert
    .help = Thinks longer and compares more; hardly misses anything
bot-heuristic = careful
    .help = Weighs its moves; a good opponent
bot-random = reckless
    .help = Does anything at all
