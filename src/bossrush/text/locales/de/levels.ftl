## Die Bots, für das Terminal und für den Browser

bot-named = Bot, { $name }
bot-choice = Bot, { $name } ({ $level })
bot-easy = Lehrling
    .level = leicht
    .help = Spielt nach Gefühl und übersieht manches; gut für die erste Partie
bot-medium = Abenteurer
    .level = mittel
    .help = Plant den eigenen Zug solide, denkt aber kaum an deinen
bot-hard = Veteran
    .level = schwer
    .help = Vergleicht viele Spielweisen und rechnet mit Würfeln und verborgenen Karten
bot-expert = Großmeister
    .level = sehr schwer
    .help = Denkt länger und vergleicht mehr; ihm entgeht fast nichts
bot-heuristic = bedacht
    .help = Überlegt, was am meisten bringt; fordert dich heraus
bot-random = wild
    .help = Tut irgendetwas
