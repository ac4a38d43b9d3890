## Die Seiten im Browser: was bei allen Spielen gleich ist

# Spiele
game-platformer = Platformer
    .about = Wirf fünf Würfel, erklimme das Verlies, schnapp dir die Beute und triff den Boss vor allen anderen.
    .time = 30–45 Min.
game-bossmonster = Boss Monster
    .about = Du bist der Endboss. Baue ein Verlies, locke Helden hinein und sammle zehn Seelen vor fünf Wunden.
    .time = 20–30 Min.
game = Spiel
players-range = { $low }–{ $high } Personen
fact-solo = Solospiel
fact-bots = Bots

# Leiste und Menü
home = Startseite
menu = Menü
tools = Werkzeuge
close = Schließen
lobby = Tische
watch = Zusehen
replays = Partien
replay = Wiederholung
statistics = Statistik
rules = Spielregeln
rules-of = So geht { $game }
learn = Lernen
settings = Einstellungen
account = Konto
credits = Dank
reconnecting = Verbinde neu …
server-away = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
session-ended = Du wurdest abgemeldet.
loading = Lädt …
no-such-page = Diese Seite gibt es nicht
    .help = Vielleicht ist die Adresse vertippt, oder was dort war, ist nicht mehr da.

# Startseite
what-to-play = Was spielen wir?
how-to-play = Wie?
play = Spielen
    .help = Gegen Bots, es geht sofort los
starting = Der Tisch wird gedeckt …
with-friends = Mit Freunden
    .help = Tisch aufmachen, Link schicken
hot-seat = Reihum
    .help = Alle an diesem Bildschirm
solo = Solo
    .help = Zwölf Züge mit Ereignissen
all-options = Alle Optionen …
continue = Weiterspielen
resume = Weiter
watch-live = Läuft gerade
last-replay = Letzte Partie
look = Ansehen
no-account-needed = Quelloffen. Kein Konto nötig: Deine Partien bleiben bei diesem Browser.
pictures-from = Bilder: game-icons.net, CC BY 3.0
guest-name = Gast { $number }

# Ein neuer Tisch
new-table-of = Neuer Tisch: { $game }
no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
who-plays = Wer spielt
way-bots = Gegen Bots
way-friends = Mit Freunden
way-hot-seat = Reihum
way-solo = Solo
players = Personen
player = Person { $number }
seat = Platz { $number }
for-seat = { $what }, Platz { $number }
seat-me = Ich
    .help = An diesem Bildschirm
seat-open = Frei
    .help = Für alle, die den Link haben oder den Tisch finden
bots-compared = Wie die Bots spielen
options = Optionen
table = Tisch
less = Weniger
more = Mehr
start-game = Partie beginnen
open-table = Tisch aufmachen
private = Privat
    .help = Steht nicht in der Liste der Tische; andere brauchen den Link
spectators = Publikum
    .help = Andere dürfen zusehen, ohne Geheimes zu sehen
delay = Das Publikum sieht alles später
    .help = Damit niemand vorsagen kann
delay-value = { $seconds ->
        [0] sofort
        [one] 1 Sekunde
        [120] 2 Minuten
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
delayed = { $seconds } s später
hints = Tipps
    .help = Alle dürfen fragen, welche Züge die besten sind und warum
clock = Uhr
clock-none = Keine Uhr
    .help = Alle lassen sich Zeit
clock-move = { $amount } s je Entscheidung
    .help = Jede Entscheidung hat ihre Zeit; danach spielt ein Bot weiter
clock-game = { $minutes } Min. + { $increment } s
    .help = Für die ganze Partie, mit etwas mehr nach jeder Entscheidung
clock-days = { $amount ->
        [one] 1 Tag je Entscheidung
       *[other] { $amount } Tage je Entscheidung
    }
    .help = Für Partien über Tage
clock-time-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
clock-left = Noch { $time }
clock-hurry = Schnell!
clock-warning = Noch { $seconds } Sekunden!

# Optionen der Spiele
option-players = Personen
option-heroes = Helden
    .help = Wer mit welchem Helden spielt
option-boss = Boss
    .help = Wer ganz oben wartet
option-tiles = Verlies
    .help = Woraus das Verlies gebaut ist
option-artifacts = Artefakte
    .help = Zwei Artefakte liegen bereit und wollen verdient werden
option-longer_map = Höheres Verlies
    .help = Ein Level mehr unter dem Boss
option-first = Wer beginnt
    .help = Welcher Platz beginnt; bei 0 wird gelost
option-collect_on_fall = Sammeln im Fallen
    .help = Fallende Helden sammeln Münzen und Kristalle ein
option-bosses = Endbosse
    .help = Wer mit welchem Endboss spielt
option-i_choose_you = Du sollst es sein
    .help = Alle wählen zwischen zwei Endbossen
option-scheming = Ränke
    .help = Wer in einer Runde keine Seele gewinnt, darf eine Karte ziehen
option-hard_mode = Schwerer
    .help = Ohne die schwächsten Helden
option-spells = Zauber
    .help = Wie viele Zauber der Stapel hat
choice-on = Ja
choice-off = Nein
choice-random = Zufall
choice-first-0 = Zufall
choice-forest = Wald
choice-void = Schatten
choice-mixed = Gemischt
choice-medusa = Medusa
choice-ikee = Ikee

# Tische
all = Alle
status = Stand
status-open = Offen
status-running = Läuft
status-finished = Beendet
status-closed = Geschlossen
moves = { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }
join = Mitspielen
no-spectators = Ohne Publikum
tables-count = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }
lobby-empty = Gerade ist kein Tisch offen. Deiner könnte der erste sein.
open-a-table = Tisch aufmachen

# Über einen Link kommen, Warteraum
invited = Du bist eingeladen
your-name = Dein Name
to-the-table = An den Tisch
waiting-room = { $game }: Warteraum
seat-waits = Wartet auf jemanden
seat-host = Hat den Tisch aufgemacht
seat-guest = Sitzt am Tisch
you = du
sit-here = Hier sitzen
stand-up = Aufstehen
seat-bot = Bot hinsetzen
which-bot = Welcher Bot, Platz { $number }
open-seat = Platz freimachen
waiting-for = { $seats ->
        [one] Ein Platz ist noch frei.
       *[other] { $seats } Plätze sind noch frei.
    }
waiting-for-host = Alle sind da; wer den Tisch aufgemacht hat, beginnt die Partie.
ready-to-start = Alle sind da.
close-table = Tisch schließen
invite = Einladen
    .help = Wer diesen Link öffnet, kann sich setzen oder zusehen. Schick ihn oder lass andere den Code scannen.
invite-link = Link zu diesem Tisch
invite-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere hereinkommen, öffne diese Seite über die Adresse des Computers in deinem Netz. Dazu muss der Server so gestartet sein:
invite-spectators = Zum Zusehen einladen
    .help = Wer diesen Link öffnet, kann zusehen. Schick ihn oder lass andere den Code scannen.
qr-code = QR-Code des Links
copy-link = Link kopieren
copied = Kopiert
share = Teilen …
fairness = Ehrlicher Zufall
    .help = Der Server hat seinen Teil des Startwerts versiegelt: Das ist die Prüfsumme. Gib etwas Eigenes dazu, dann kann niemand die Würfel geplant haben.
commitment = Prüfsumme des Server-Geheimnisses (SHA-256)
own-luck = Irgendein Wort oder eine Zahl
add-luck = Glück dazugeben
luck-added = Dein Glück ist im Startwert.

# Am Tisch
hint = Tipp
hint-ask = Um einen Tipp bitten: die besten Züge und warum
hint-thinking = Denkt nach …
hint-waiting = { $ahead ->
        [0] Der Server ist ausgelastet: Dein Tipp ist als Nächstes dran.
        [one] Der Server ist ausgelastet: Ein Tisch ist noch vorher dran.
       *[other] Der Server ist ausgelastet: { $ahead } Tische sind noch vorher dran.
    }
bots-wait = { $ahead ->
        [0] Die Bots sind beschäftigt: Dieser Tisch ist als Nächstes dran.
        [one] Die Bots sind beschäftigt: Ein Tisch ist noch vorher dran.
       *[other] Die Bots sind beschäftigt: { $ahead } Tische sind noch vorher dran.
    }
hint-chances = Gewinnaussichten
hint-do = Ausführen: { $action }
hint-begin = Anfangen: { $action }
hint-then = Dann: { $action }
hint-spoken = Tipp. { $chance }: { $words }. { $reason }.
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-show-moment = Diesen Moment zeigen
chat = Chat
chat-button = { $count ->
        [0] Chat
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-text = Sag etwas
chat-send = Senden
chat-phrases = Schnelle Worte
chat-mute = { $name } stummschalten
chat-muted = Du hörst { $name } nicht mehr.
chat-unmute = { $name } wieder hören
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-your_turn = Du bist dran.
phrase-well_played = Gut gespielt!
phrase-thinking = Ich überlege …
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-good_game = Schöne Partie!
phrase-goodbye = Tschüss!
people = Wer am Tisch ist
state-here = Ist da
state-offline = Nicht verbunden
state-left = Ist gegangen
state-bot-instead = Ein Bot springt ein
give-to-bot = Bot einsetzen
let-bot-play = Bot für mich spielen lassen
take-back-seat = Platz zurücknehmen
leave-table = Tisch verlassen
abandon = Ohne Ergebnis beenden …
abandon-sure = Wirklich beenden?
watching = { $seconds ->
        [0] Du siehst zu
       *[other] Du siehst zu, { $seconds } s später
    }
asks-undo = { $name } möchte die letzte Entscheidung zurücknehmen. Ist das in Ordnung?
asks-abandon = { $name } möchte die Partie ohne Ergebnis beenden. Bist du einverstanden?
asked-undo = { $name } möchte die letzte Entscheidung zurücknehmen. Es fehlt noch: { $waiting }.
asked-abandon = { $name } möchte die Partie beenden. Es fehlt noch: { $waiting }.
has-left = { $name } ist gegangen.
you-left = Du hast diese Partie verlassen.
bot-plays-for-you = Ein Bot spielt für dich.
yes = Ja
no = Nein
hand-over = Weitergeben an Person { $number }
    .help = Alle anderen schauen weg.
hand-over-ready = Ich bin Person { $number }

# Das Ende
game-over = Partie zu Ende
result = Ergebnis
you-won = Du hast gewonnen!
you-lost = Du hast verloren.
won-by = Gewonnen: { $names }
nobody-won = Niemand hat gewonnen.
closed = Die Partie wurde beendet.
closed-abandoned = Ohne Ergebnis beendet.
closed-admin = Vom Server beendet.
analysis-failed = Die Analyse hat nicht funktioniert.
rematch = Noch einmal
rematch-join = Zur nächsten Partie
download-record = Aufzeichnung
look-at-board = Spielfeld ansehen
solo-score = Punkte
score-events = Übrige Ereignisse, je 3
score-enemies = Besiegte Monster, je 2
score-wounds = Schaden über die Ausdauer des Bosses hinaus, je 2
score-gems = Kristalle
score-wealth = Münzen und Karten, ein Drittel des Werts
score-total = Summe
standing-souls = Seelen
standing-wounds = Wunden
standing-hearts = Herzen
standing-coins = Münzen
standing-gems = Kristalle
standing-level = Level
standing-out = ausgeschieden
verify = Zufall nachprüfen
    .help = Der Startwert liegt jetzt offen. Lade die Aufzeichnung herunter und rechne jeden Wurf und jedes Mischen nach:
secret = Das Geheimnis des Servers

# Einstellungen und Konto
look-and-feel = Aussehen
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-dark = Dunkel
theme-light = Hell
text-size = Schriftgröße
percent = { $number } %
speed = Tempo der Bewegung
speed-off = Aus
sound = Ton
    .help = Nie das einzige Zeichen
stillness = Ruhe
    .help = Nichts bewegt sich; Änderungen werden markiert
left-handed = Linkshändig
    .help = Knöpfe für den Daumen links
save = Speichern
name-saved = Gespeichert.
guest-about = Kein Konto nötig. Mit einem Konto behältst du deine Partien auf allen Geräten.
account-claim = Konto anlegen
account-log-in = Anmelden
account-password = Passwort ändern
account-claimed = Das Konto gehört dir.
password-changed = Das Passwort ist geändert.
logged-in-as = Angemeldet als { $login }.
log-out = Abmelden
muted-people = Stummgeschaltet
login = Anmeldename
password = Passwort
password-old = Altes Passwort
password-new = Neues Passwort

# Tasten
shortcuts = Tasten
key-space = Leertaste
key-regions = von Bereich zu Bereich
key-arrows = durch Spielfeld, Hand und Listen
key-act = wählen oder handeln
key-end = Aktionen beenden
key-pass = passen
key-undo = zurücknehmen
key-hint = Tipp: die besten Züge und warum
key-skip = den Rest sofort zeigen
key-close = schließen, loslassen
key-help = diese Hilfe

# Was der Server ablehnt
problem-no_table = Diesen Tisch gibt es nicht, oder er ist privat: Frag nach dem Link.
problem-forbidden = Dieser Tisch hat kein Publikum.
problem-sent_away = Wer den Tisch aufgemacht hat, hat deinen Platz wieder freigegeben. Um zurückzukommen, brauchst du den neuen Link.
problem-no_hints = An diesem Tisch wird ohne Tipps gespielt.
problem-not_asked = Du hast gerade nichts zu entscheiden.
problem-hinting = Ein Tipp ist schon unterwegs.
problem-stale = Die Partie ist schon weiter; sieh noch einmal hin.
problem-busy = Der Tisch beantwortet gerade eine andere Frage.
problem-undo = Du hast nichts zurückzunehmen.
problem-not_running = Diese Partie läuft nicht.
problem-not_yours = Das ist nicht dein Platz.
problem-bot_plays = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
problem-unknown_action = Diese Aktion kennt der Server nicht.
problem-taken = Der Platz ist besetzt.
problem-seated = Du hast schon einen Platz.
problem-not_full = Noch sind nicht alle Plätze besetzt.
problem-not_host = Das darf nur, wer den Tisch aufgemacht hat.
problem-not_seated = Das dürfen nur die, die hier mitspielen.
problem-out_of_time = Deine Zeit ist um; ein Bot spielt für dich.
problem-started = Die Partie hat begonnen.
problem-not_over = Die Partie ist noch nicht zu Ende.
problem-too_fast = Bitte nicht so schnell.
problem-too_many = Das sind zu viele.
problem-unavailable = Der Server startet gerade neu.
problem-wrong_password = Anmeldename und Passwort passen nicht zusammen.
problem-login_taken = Diesen Anmeldenamen hat schon jemand.
problem-bad_login = Ein Anmeldename hat 3 bis 24 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
problem-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen.
problem-has_account = Du hast schon ein Konto.
problem-banned = Du bist auf diesem Server gesperrt.

# Dank
credits-games = Die Spiele
credits-fan-work = bossrush ist ein inoffizielles Werk von Fans. Die Verlage haben damit nichts zu tun; die Regeln sind in eigenen Worten erzählt, und nichts von ihrer Kunst wird verwendet. Wenn dir die Spiele gefallen, kauf die Schachteln.
credits-platformer = Platformer: von Łukasz Włodarczyk und Artur Lutyński, erschienen bei Awaken Realms Lite.
credits-bossmonster = Boss Monster: von Johnny O’Neal und Chris O’Neal, erschienen bei Brotherwise Games.
credits-pictures = Bilder
credits-icons = Figuren und Symbole stammen aus der Sammlung game-icons von { $authors }, unter der Lizenz Creative Commons Namensnennung 3.0; Farben und Größen sind geändert.
credits-fonts = Schriften
credits-silkscreen = Silkscreen von Jason Kottke, unter der SIL Open Font License.
credits-atkinson = Atkinson Hyperlegible Next vom Braille Institute, unter der SIL Open Font License.
credits-software = Programme
credits-mit = bossrush ist freie Software unter der MIT-Lizenz.
