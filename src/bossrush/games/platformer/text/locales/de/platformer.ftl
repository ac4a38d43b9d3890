## Seiten der Aktionswürfel und des Spezialwürfels

face-boot = Stiefel
face-sword = Schwert
face-coin = Münze
face-monster = Monster
face-star = Stern
face-blank = leer

## Ergebnisse des Monsterwürfels

die-attack = Angriff
die-left = links
die-right = rechts

## Helden: der Name und was sie können

hero-etorn = Etorn
    .text = Besiegt er mit einem Angriff ein Monster, erhält er { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } extra.
hero-sweety = Sweety
    .text = Jedes ihrer Monster-Symbole bewegt ein Monster bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit.
hero-angelo = Angelo
    .text = Er darf gleiten: Die Schwerkraft zieht ihn höchstens { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } nach unten.
hero-avys = Avys
    .text = Einmal pro Zug gibt er ein Herz her; sein nächster Angriff in diesem Zug macht { $amount } Schaden mehr. Sein letztes Herz behält er.
hero-pip = Pip
    .text = Einmal pro Zug würfelt er { $amount ->
        [one] einen ungenutzten Würfel
       *[other] bis zu { $amount } ungenutzte Würfel
    } neu.
hero-minka = Minka
    .text = In jedem ihrer Züge weicht sie dem ersten Angriff aus, den sie durch ihre eigene Bewegung auslöst.

## Monster: der Name und was daran besonders ist

enemy-zombie = Zombie
    .text = Zerfällt, wenn er fällt; seine Beute bleibt liegen, wo er gelandet ist.
enemy-cave_bat = Höhlenfledermaus
    .text = Fliegt: Die Schwerkraft lässt sie kalt, und der Monsterwürfel bewegt sie auch durch die Luft.
enemy-ent = Ent
    .text = Schlägt zu, wenn sich ein Held auf ein Feld neben ihm bewegt.
enemy-stone_golem = Steingolem
    .text = Schwer: Ihn ein Feld zu bewegen, kostet { $amount ->
        [one] 1 Monster-Symbol
       *[other] { $amount } Monster-Symbole
    }.
enemy-werewolf = Werwolf
    .text = Wen er angreift, dessen Spezialwürfel wird zurückgesetzt.
enemy-minotaur = Minotaurus
    .text = Stürmt los: Der Monsterwürfel bewegt ihn bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit; rennt er in einen Helden, greift er ihn an.
enemy-defender = Verteidiger
    .text = Von Ikee aus der Unterwelt auf das Boss-Level gerufen.
enemy-medusa = Medusa
    .text = Vergiftet und versteinert; gegen ihren Blick hilft ein Spiegel.
enemy-ikee = Overlord Ikee
    .text = Fliegt, fällt nie und ruft Verteidiger; ein Siegel macht einen Angriff auf ihn stärker.

## Ausrüstung und Tränke: der Name und was die Karte tut

card-boots_of_haste = Siebenmeilenstiefel
    .text = Erschöpfen: Bewege deinen Helden { $amount ->
        [one] 1 Feld
       *[other] bis zu { $amount } Felder
    } weit.
card-ninja_gear = Ninja-Ausrüstung
    .text = Erschöpfen: Dein Held klettert senkrecht bis unter die nächste Plattform über ihm, von Monstern unbemerkt.
card-greedymmer = Gierammer
    .text = Erschöpfen: +{ $amount } bei deinem nächsten Angriff in diesem Zug.
card-loaded_dice = Gezinkte Würfel
    .text = Erschöpfen: Würfle { $amount ->
        [one] 1 ungenutzten Würfel
       *[other] bis zu { $amount } ungenutzte Würfel
    } neu.
card-lasso = Lasso
    .text = Erschöpfen: Bewege ein beliebiges Monster bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit; ein schweres nur 1.
card-chainmail = Kettenhemd
    .text = Immer: Macht ein Angriff dir 2 oder mehr Schaden, ist es { $amount } weniger.
card-climbing_claws = Kletterkrallen
    .text = Immer: Neben einer Wand oder am Rand des Verlieses musst du nicht fallen.
card-merchants_seal = Händlersiegel
    .text = Immer: Jede Karte kostet dich { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } weniger, aber mindestens 1.
card-magnet = Magnet
    .text = Erschöpfen: Nimm eine Münze oder einen Kristall von einem der 8 Felder um dich herum, auch durch Wände.
card-gem_cutter = Kristallschleifer
    .text = Erschöpfen, wenn du ein Symbol nutzt: Der erste Kristall dafür ist umsonst.
card-hourglass = Sanduhr
    .text = Erschöpfen: Drehe einen ungenutzten Würfel auf das Symbol eines anderen ungenutzten Würfels.
card-heart_amulet = Herzamulett
    .text = Immer: Platz für { $amount ->
        [one] 1 Herz mehr, das
       *[other] { $amount } Herzen mehr, die
    } du beim Kauf gleich erhältst.
card-stoneskin = Steinhauttrank
    .text = Trinke ihn, wenn ein Monster dich angreift: Der Angriff bewirkt nichts.
card-healing = Heiltrank
    .text = Trinken: Du erhältst bis zu { $amount ->
        [one] 1 Herz
       *[other] { $amount } Herzen
    } zurück und wirst Gift los.
card-swiftness = Eiltrank
    .text = Trinken: Bewege deinen Helden am Stück bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit.
card-rage = Wuttrank
    .text = Trinken: +{ $amount } bei deinem nächsten Angriff in diesem Zug.
card-levitation = Schwebetrank
    .text = Trinken: Bis zu deinem nächsten Zug fällst du nur, wenn du willst.
card-invisibility = Unsichtbarkeitstrank
    .text = Trinken: Für den Rest des Zuges greift dich niemand an, wenn du dich bewegst oder schubst.
card-second_wind = Frischer Wind
    .text = Trinken: Würfle beliebig viele ungenutzte Würfel neu und frische deine Ausrüstung auf.
card-crystal_elixir = Kristallelixier
    .text = Trinken: Du erhältst { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    }.

## Artefakte: der Name und was die Karte tut

card-coin_gun = Münzkanone
    .text = Erschöpfen, für { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }: +{ $amount } bei deinem nächsten Angriff in diesem Zug.
card-champions_belt = Championgürtel
    .text = Immer: +{ $amount } bei deinen Angriffen auf alle Monster außer dem Boss.
card-pathfinders_banner = Pfadfinderbanner
    .text = Erschöpfen: Bewege deinen Helden { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } nach oben.
card-bullys_glove = Schubserhandschuh
    .text = Immer: Wen du schubst, der fliegt bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit.
card-phoenix_feather = Phönixfeder
    .text = Immer: Aufwachen kostet dich nichts und geht in den beiden untersten Reihen. Solo: Die Feder bewahrt dich einmal davor, bewusstlos zu werden.
card-dragons_purse = Drachenbeutel
    .text = Erschöpfen, für { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }: Du erhältst { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    }.
card-soul_lantern = Seelenlaterne
    .text = Erschöpfen: Du erhältst { $amount ->
        [one] 1 Herz
       *[other] bis zu { $amount } Herzen
    } zurück.
card-spider_rope = Spinnenseil
    .text = Immer: Am Ende deines eigenen Zuges fällst du nur, wenn du willst.
card-prism = Prisma
    .text = Erschöpfen, wenn du ein Symbol nutzt: Es zu verstärken, kostet 1 Kristall weniger.
card-smiths_anvil = Schmiedeamboss
    .text = Erschöpfen: Schmiede zwei verschiedene Symbole zu einem dritten.

## Wofür man ein Artefakt bekommt

condition-last_coin = das Ausgeben der letzten Münze
condition-defeats = { $threshold } besiegte Monster in einem Zug
condition-reveal = das Aufdecken eines Levels
condition-push_hero = das Schubsen eines anderen Helden (solo: eines Monsters)
condition-faint = das Bewusstloswerden (solo: nur noch 1 Herz zu haben)
condition-coins = den Besitz von { $threshold } Münzen
condition-last_heart = das Beenden eines Zuges mit 1 Herz
condition-fall = das Fallen um { $threshold } Felder auf einmal
condition-gems_discarded = das Ausgeben von { $threshold } Kristallen in einer Aktion
condition-forges = { $threshold }-maliges Schmieden in einem Zug

## Ereignisse des Solospiels: der Name und was geschieht

solo_event-savagery = Raserei
    .text = am Ende des Zuges greifen alle Monster neben dir an
solo_event-earthquake = Erdbeben
    .text = die Schwerkraft wirkt sofort, und Leitern helfen nicht
solo_event-closed_shutters = Geschlossene Läden
    .text = der Shop ist zu
solo_event-bargain_day = Schnäppchentag
    .text = Karten kosten { $amount } weniger, aber mindestens 1
solo_event-gold_rush = Goldrausch
    .text = jedes Münz-Symbol bringt { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
solo_event-tailwind = Rückenwind
    .text = einmal darfst du dich umsonst { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit bewegen
solo_event-reinforcements = Verstärkung
    .text = auf dem höchsten Level unter dem Boss erscheint noch ein Monster
solo_event-rust = Rost
    .text = Ausrüstung und Artefakte lassen sich nicht erschöpfen
solo_event-crystal_rain = Kristallregen
    .text = auf jeden freien Shop deines Levels fällt ein Kristall
solo_event-double_trouble = Doppelter Ärger
    .text = der Monsterwürfel wird zweimal geworfen
solo_event-foggy_mind = Vernebelter Geist
    .text = dein Spezialwürfel wird zurückgesetzt
solo_event-blood_moon = Blutmond
    .text = jedes Monster macht { $amount } Schaden mehr
solo_event-fewer_dice = { $dice ->
        [one] 1 Würfel weniger wird geworfen
       *[other] { $dice } Würfel weniger werden geworfen
    }

## Spielplanteile

tile-F01 = Moosstufen
tile-F02 = Hohle Eiche
tile-F03 = Farngalerie
tile-F04 = Eichhörnchenpfad
tile-F05 = Dornentreppe
tile-F06 = Eulenboden
tile-F07 = Biberburg
tile-F08 = Laternenhain
tile-F09 = Wurzelkeller
tile-F10 = Pilzsimse
tile-F11 = Seilsteg
tile-F12 = Windbruch
tile-F13 = Alter Thron
tile-F14 = Blätterkrone
tile-F15 = Zerrissenes Blätterdach
tile-F16 = Herz des Hains
tile-V01 = Geborstener Orbit
tile-V02 = Violetter Schacht
tile-V03 = Stiller Chor
tile-V04 = Scherbenterrasse
tile-V05 = Hungrige Stiege
tile-V06 = Zwillingsrisse
tile-V07 = Sternloses Gewölbe
tile-V08 = Echobalkon
tile-V09 = Treibende Brücke
tile-V10 = Düstergitter
tile-V11 = Verkehrter Brunnen
tile-V12 = Letzte Laterne
tile-V13 = Halle des Overlords
tile-V14 = Auge der Leere
tile-V15 = Zersplittertes Podest
tile-V16 = Obsidianhof

## Bosskampf-Karten: der Name und was geschieht

boss_card-snake_attack = Schlangenangriff
    .text = Helden rund um sie erleiden Schaden und werden vergiftet
boss_card-petrify = Versteinern
    .text = Helden in ihrer Reihe werden zu Stein, wenn kein Spiegel hilft
boss_card-tail_lash = Schwanzhieb
    .text = sie greift die Helden neben sich an und schleudert sie zurück
boss_card-slither = Heranschlängeln
    .text = sie kommt näher und greift die Helden neben sich an
boss_card-venom_rain = Giftregen
    .text = Helden auf ihrer Verlieskarte werden vergiftet
boss_card-shockwave = Schockwelle
    .text = Helden auf seiner Verlieskarte erleiden Schaden und sacken ein Feld ab, auch durch Plattformen
boss_card-rift_leap = Risssprung
    .text = er springt weit weg; Helden rund um ihn erleiden Schaden
boss_card-overlords_strike = Overlord-Hieb
    .text = er greift die Helden neben sich an
boss_card-tribute = Tribut
    .text = jeder Held zahlt eine Münze oder erleidet Schaden
boss_card-call_of_the_underworld = Ruf der Unterwelt
    .text = die Verteidiger greifen an, und ein weiterer kommt
boss_card-falling_star = Sternschnuppe
    .text = Helden in seiner Reihe erleiden 2 Schaden und verlieren ihr abgespeichertes Symbol

## Bossmarker: der Name und was sie mit einem Helden machen

mark-poison = Gift
    .text = 1 Schaden am Ende jedes deiner Züge, bis du bewusstlos oder geheilt wirst
mark-petrification = Versteinerung
    .text = du kannst nichts tun, außer zwei Symbole herzugeben und sie so loszuwerden
mark-mirror = Spiegel
    .text = hält Versteinerung fern
mark-sigil = Siegel
    .text = macht einen Angriff auf den Boss stärker

## Optionen einer Partie (die Namen sind die der Befehlszeile)

option-players = players
    .text = wie viele spielen
option-heroes = heroes
    .text = die Helden, Platz für Platz
option-boss = boss
    .text = wer ganz oben wartet
option-tiles = tiles
    .text = woraus das Verlies gebaut ist
option-first = first
    .text = welcher Platz beginnt; bei 0 wird gelost

option-artifacts = artifacts
    .text = zwei Artefakte liegen bereit und wollen verdient werden
option-longer_map = longer_map
    .text = ein Level mehr unter dem Boss
option-collect_on_fall = collect_on_fall
    .text = fallende Helden sammeln Münzen und Kristalle ein

## Schritte eines Zuges

step-0 = der Zug beginnt
step-1 = Level entfernen
step-2 = Karten auffrischen
step-3 = würfeln
step-4 = Monsterwürfel
step-5 = Aktionen
step-6 = Symbol abspeichern
step-7 = Schwerkraft
step-8 = Ende des Zuges
step-9 = der Boss ist dran

## Für den Anfang

play-title = Platformer
play-goal = Klettere mit deinen Würfeln durch das Verlies nach oben, sammle Münzen und Kristalle und besiege den Boss. In jedem Zug würfelst du fünf Würfel und nutzt sie in beliebiger Reihenfolge.
play-help-dice =
    Die Würfel: boot (Stiefel) bewegt dich, sword (Schwert) greift ein Monster neben
    dir an, coin (Münze) bringt eine Münze, monster bewegt ein Monster, star (Stern)
    steht für ein Symbol deines Helden. Zwei gleiche Würfel lassen sich zu einem
    anderen Symbol schmieden. Kristalle verstärken ein Symbol: +1 für 1, +2 für 3.
    Gehst du von einem Feld neben einem Monster weg, greift es dich an; das kann es
    auch durch den Monsterwürfel. Gefallen wird erst am Ende des Zuges.
    Die Karte:

## Befehle

play-choose = Tippe eine Nummer oder die Wörter daneben; help dice erklärt die Würfel.
play-why = Nenne die Aktion dazu: why use sword.
play-about = Nenne etwas dazu: about sanduhr, about zombie, about pip.
play-nothing-found = Es gibt keine Karte, keinen Helden und kein Monster „{ $text }“.
play-rules = Nenne ein Wort, nach dem du suchst (auf Englisch): rules push.
play-help =
    Beantworte eine Frage mit der Nummer oder mit den Wörtern daneben, etwa
    use boot, up, c5, end. Ein Feld ist ein Spaltenbuchstabe und eine Reihe: c5.
    Außerdem gibt es:
    { "  " }help dice     was die Würfel und die Zeichen der Karte bedeuten
    { "  " }why AKTION    warum eine Aktion jetzt nicht geht
    { "  " }hint          die besten Züge, deine Aussichten und warum
    { "  " }undo          nimmt deine letzte Entscheidung zurück
    { "  " }map           das Verlies, alle Helden und die Würfel
    { "  " }shop          die Karten im Shop
    { "  " }about NAME    eine Karte, ein Held oder ein Monster
    { "  " }card NAME     dasselbe für eine Karte; nutzt sie, wenn das jetzt geht
    { "  " }rules WORT    Regeln mit diesem Wort (Englisch), oder eine: rules PF-11.4
    { "  " }log           alles, was bisher geschehen ist
    { "  " }save DATEI    speichert die Partie (beim Beenden geschieht das von selbst)
    { "  " }quit          beendet und sagt dir, wie du später weiterspielst
    Zurücknehmen geht nur, solange nichts Neues bekannt ist: kein Wurf, kein Level
    und keine Karte aufgedeckt und von den anderen noch nichts entschieden.
undo-came_out = Es wurde gewürfelt oder etwas aufgedeckt; es bleibt dabei.

## Fragen. $hero entscheidet.

question-main = { $hero }, { $absent ->
        [yes] du bist nicht im Verlies: Gib einen Würfel ab, um aufzuwachen.
       *[no] was tust du?
    }
question-forge_as = { $hero }, zu welchem Symbol schmiedest du { $faces }?
question-star_as = { $hero }, wofür soll der Stern stehen?
question-times = { $hero }, wie oft zählt das Symbol? Du hast { $gems ->
        [one] 1 Kristall
       *[other] { $gems } Kristalle
    }.
question-target = { $hero }, wen greifst du an?
question-enemy = { $hero }, welches Monster bewegst du?
question-attack = { $hero }, dein Angriff macht bisher { $total } Schaden; { $enemy } auf { $space } hat Ausdauer { $health }. Mehr dazunehmen oder zuschlagen?
question-heavy = { $hero }, { $enemy } auf { $space } ist schwer; du hast dafür { $units ->
        [one] 1 Monster-Symbol
       *[other] { $units } Monster-Symbole
    }. Noch eins dazunehmen oder los?
question-step = { $hero }, wohin? Noch { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }.
question-enemy_step = { $hero }, { $enemy } auf { $space }: wohin? Noch { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }.
question-push = { $hero }, { $figure } auf { $space }: wohin schubst du?
question-nimble = { $hero }, welchem Angriff weichst du aus?
question-react = { $hero }, { $enemy } auf { $space } greift dich an. Trinkst du etwas dagegen?
question-gravity = { $hero }, auf { $space } zieht die Schwerkraft an dir. Was tust du?
question-save = { $hero }, welches Symbol speicherst du ab? Dein Spezialwürfel zeigt jetzt: { $special }.
question-spawn = { $hero }, wo wachst du auf?
question-portal = { $hero }, aus welchem Portal kommst du heraus?
question-dice = { $hero }, welchen Würfel würfelst du neu? Bisher gewählt: { $chosen }.
question-turn_from = { $hero }, welchen Würfel drehst du?
question-turn_to = { $hero }, dein Würfel zeigt: { $face }. Auf welches Symbol drehst du ihn?
question-magnet = { $hero }, von welchem Feld nimmst du etwas?
question-token = { $hero }, was nimmst du von { $space }?
question-boss_place = { $hero }, auf welchem Boss-Spawn-Feld erscheint { $enemy }?

question-push_on = { $hero }, { $figure } auf { $space }: schubst du noch ein Feld weiter?
question-anvil_first = { $hero }, welches Symbol nimmst du zuerst zum Schmieden?
question-anvil_second = { $hero }, zum Schmieden hast du: { $face }. Welches Symbol kommt dazu?
question-sheet = { $hero }, welches Schwert gibst du her?
question-shed = { $hero }, welches Symbol gibst du gegen die Versteinerung her?
question-mirror = { $hero }, der Blick will dich versteinern. Gibst du deinen Spiegel her? Dann bleibst du verschont und erhältst einen Kristall.
question-nearest = { $hero }, diese Felder sind gleich { $near ->
        [0] weit entfernt
       *[other] nah
    }. Welches soll es sein?
question-reinforce = { $hero }, diese Felder sind gleich nah. Wo erscheint das neue Monster?

## Aktionen: was sie bedeuten, neben dem, was man tippt

action-use-boot = Stiefel: 1 Feld weit bewegen
action-use-sword = Schwert: ein Monster neben dir angreifen
action-use-coin = Münze: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } nehmen
action-use-monster = Monster: ein Monster { $spaces ->
        [one] 1 Feld
       *[other] bis zu { $spaces } Felder
    } weit bewegen
action-use-star = Stern: nutzbar als { $symbols }
action-add = { $face } dazunehmen
action-special = dein Spezialwürfel: { $face }
action-forge = 2× { $face } zu einem anderen Symbol schmieden
action-forge-special = { $face } vom Spezialwürfel und vom Wurf zu anderem Symbol schmieden
action-as-boot = Stiefel: bewegen
action-as-sword = Schwert: angreifen
action-as-coin = Münze: eine Münze nehmen
action-as-monster = Monster: ein Monster bewegen
action-as-star = Stern: nutzbar als { $symbols }
action-turned = auf { $face } drehen
action-times = { $times ->
        [one] einmal
       *[other] { $times }-mal
    }, { $price ->
        [0] ohne Kristall
        [one] für 1 Kristall
       *[other] für { $price } Kristalle
    }
action-step = nach { $space }
action-stop = nicht weiter
action-strike = { $enough ->
        [yes] jetzt zuschlagen und besiegen
       *[no] jetzt zuschlagen; zu schwach, es bewirkt nichts
    }
action-go = jetzt bewegen
action-gravity = alles ohne Halt fällt jetzt
action-buy = { $card } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $text }
action-portal = 1 Münze zahlen und in ein anderes Portal dieses Levels springen
action-end = Zug beenden{ $left ->
        [0] { "" }
       *[other] ; vorher darfst du ein Symbol abspeichern
    }
action-spawn = Würfel ({ $face }) abgeben und im Verlies aufwachen
action-save = Spezialwürfel auf { $face } drehen
action-keep = Spezialwürfel lassen, wie er ist
action-hold = bleiben, wo du bist
action-glide = höchstens { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } tief fallen
action-fall = ganz nach unten fallen
action-die = { $face }
action-done = das war alles
action-take = das hier nehmen
action-ability = { $text }
action-decline = geschehen lassen
action-spawn-free = umsonst im Verlies aufwachen
action-sheet = { $swords } Schwerter hergeben und { $gems ->
        [one] 1 Kristall
       *[other] { $gems } Kristalle
    } erhalten
action-icon = { $mark } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $text }
action-shed = zwei Symbole hergeben und die Versteinerung loswerden
action-tailwind = einmal umsonst bewegen
action-sigil = dein Siegel hergeben für +{ $wounds }
action-mirror = hergeben, verschont bleiben und { $gems ->
        [one] 1 Kristall
       *[other] { $gems } Kristalle
    } erhalten
action-space = { $what }
action-card = { $card }. { $text }

## Wohin ein Schritt oder ein gewähltes Feld führt, hinter dem Feld

note-empty = frei
note-enemy = { $enemy }
note-hero = { $hero }
note-push = { $figure } schubsen
note-swap = ihr tauscht die Plätze
note-ambush = dort lauert { $enemy } (Schaden { $damage })
note-trap = Falle
note-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
note-gems = { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
note-shop = Shop
note-portal = Portal

## Ablehnungen: warum eine Aktion nicht geht. Die Regel folgt in Klammern.

refusal-not_asked = Das entscheidest jetzt nicht du.
refusal-game_over = Die Partie ist zu Ende.
refusal-unknown_action = So eine Aktion gibt es nicht.
refusal-not_an_answer = „{ $action }“ ist keine Antwort auf diese Frage.
refusal-wall = Da ist eine Wand im Weg.
refusal-platform = Da ist eine Plattform im Weg, und keine Leiter führt hindurch.
refusal-outer_side = Dort ist das Verlies zu Ende.
refusal-hidden_level = Das Level darüber ist noch verdeckt; da kommt noch niemand hin.
refusal-bottom = Weiter nach unten geht es im Verlies nicht.
refusal-one_way_down = Vom Boss-Level führt kein Weg zurück nach unten.
refusal-no_push_target = Das Feld ist besetzt, und zum Schubsen ist kein Platz.
refusal-no_push_on_boss_level = Das Feld ist besetzt, und auf dem Boss-Level ist zum Schubsen kein Platz.
refusal-push_not_adjacent = Geschubst wird ein Feld weit, auf ein benachbartes Feld ohne Hindernis dazwischen.
refusal-push_back = Eine geschubste Figur geht nicht auf das Feld zurück, auf dem sie stand.
refusal-push_occupied = Dort steht schon jemand; weitergeschubst wird nicht.
refusal-stop_first = Geh mindestens ein Feld, bevor du anhältst.
refusal-absent = { $hero } ist nicht im Verlies und kann nur aufwachen.
refusal-must_spawn = { $hero } ist nicht im Verlies und muss erst aufwachen, bevor die Aktionen enden.
refusal-not_absent = { $hero } ist schon im Verlies.
refusal-no_such_die = Du hast keinen ungenutzten Würfel mit diesem Symbol.
refusal-special_blank = Dein Spezialwürfel ist leer: Er zeigt kein Symbol.
refusal-spawn_no_die = Zum Aufwachen hast du keinen ungenutzten Würfel mit diesem Symbol.
refusal-spawn_space = Du wachst in der untersten Reihe des Verlieses auf, in der noch ein Feld frei ist.
refusal-spawn_occupied = Dort steht jemand; wach auf einem freien Feld auf.
refusal-spawn_full = Zum Aufwachen ist kein Feld mehr frei.
refusal-spawn_on_shop = Wer schon auf dem Boss-Level war, wacht dort auf einem Shop auf.
refusal-no_step = { $hero } kann von hier keinen einzigen Schritt machen.
refusal-no_enemy_beside = Neben { $hero } steht kein Monster, es gibt also nichts anzugreifen.
refusal-no_enemy_to_move = Gerade lässt sich kein Monster bewegen.
refusal-no_coin_left = Im Vorrat ist keine Münze mehr.
refusal-no_star_use = Nichts von dem, wofür dein Stern steht, ist jetzt möglich.
refusal-star_not_printed = Der Stern von { $hero } steht nicht für dieses Symbol.
refusal-forge_pair = Zum Schmieden brauchst du zwei gleiche Symbole, und die hast du nicht.
refusal-forge_same = Beim Schmieden entsteht ein anderes Symbol als die beiden, die du einsetzt.
refusal-forge_useless = Nichts von dem, was du daraus schmieden könntest, ist jetzt möglich.
refusal-too_few_gems = Das kostet { $price ->
        [one] 1 Kristall
       *[other] { $price } Kristalle
    }, und du hast { $gems }.
refusal-enhance_saves_nothing = Die Karte zahlt den ersten Kristall; verstärke also mindestens um eine Stufe.
refusal-golem_units = Dieses Monster ist schwer: Nimm mehr Monster-Symbole oder Kristalle dafür.
refusal-not_an_enemy = Auf diesem Feld steht kein Monster.
refusal-hero_no_target = Helden greifen einander nicht an; du kannst sie nur schubsen.
refusal-not_adjacent = Dieses Monster steht nicht neben { $hero }, oder es ist etwas dazwischen.
refusal-sealed = Das Boss-Level ist abgeschlossen: Nichts reicht durch seinen Boden.
refusal-enemy_stuck = Dieses Monster hat kein freies Feld neben sich.
refusal-enemy_occupied = Dort steht jemand, und Monster schubsen nicht.
refusal-needs_sword = Zu einem Angriff passen nur Schwerter.
refusal-needs_monster = Dieses Monster bewegst du nur mit Monster-Symbolen.
refusal-no_gravity_choice = { $hero } kann sich hier nicht festhalten.
refusal-nothing_falls = Gerade würde nichts fallen.
refusal-no_glide = { $hero } kann nicht gleiten.
refusal-not_on_shop = Zum Kaufen muss { $hero } auf einem Shop stehen.
refusal-slot_empty = An dieser Stelle liegt im Shop keine Karte.
refusal-too_few_coins = „{ $card }“ kostet { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }, und du hast { $coins }.
refusal-not_on_portal = { $hero } steht nicht auf einem Portal.
refusal-portal_no_coin = Ein Sprung durch das Portal kostet 1 Münze, und du hast keine.
refusal-no_portal_target = Auf diesem Level gibt es kein anderes Portal.
refusal-not_a_portal = Dort ist kein anderes Portal dieses Levels.
refusal-portal_blocked = Das andere Portal ist besetzt, und zum Schubsen ist kein Platz.
refusal-no_such_card = Diese Karte gibt es nicht.
refusal-not_owned = „{ $card }“ gehört dir nicht.
refusal-exhausted = „{ $card }“ ist bis zu deinem nächsten Zug erschöpft.
refusal-passive_card = „{ $card }“ wirkt die ganze Zeit von selbst.
refusal-reaction_only = „{ $card }“ hilft nur in dem Moment, in dem ein Monster dich angreift.
refusal-enhance_only = „{ $card }“ nutzt du zusammen mit einem Symbol: Beginne mit dem Symbol.
refusal-no_ability = Die Heldenfähigkeit von { $hero } wirkt von selbst; da gibt es nichts auszulösen.
refusal-ability_exhausted = { $hero } hat die Heldenfähigkeit in diesem Zug schon genutzt.
refusal-last_heart = { $hero } hat nur noch ein Herz und behält es.
refusal-no_unused_die = Du hast keinen ungenutzten Würfel.
refusal-no_different_dice = Dazu brauchst du zwei ungenutzte Würfel mit verschiedenen Symbolen.
refusal-not_unused = Es zählt nur ein ungenutzter Würfel deines Würfelpools, und keiner zeigt dieses Symbol.
refusal-die_chosen = Du hast schon alle Würfel mit diesem Symbol gewählt.
refusal-choose_a_die = Wähle mindestens einen Würfel.
refusal-full_hearts = { $hero } hat alle Herzen.
refusal-no_token_near = Auf den Feldern um { $hero } liegt weder Münze noch Kristall.
refusal-no_token_there = So etwas liegt dort nicht in Reichweite.
refusal-no_gem_left = Im Vorrat ist kein Kristall mehr.
refusal-nothing_to_renew = Du hast weder ungenutzte Würfel noch erschöpfte Ausrüstung.
refusal-climb_no_platform = Über { $hero } gibt es keine Plattform.
refusal-climb_already = { $hero } ist schon direkt unter der Plattform.
refusal-climb_occupied = Das Feld unter dieser Plattform ist besetzt.
refusal-save_no_die = Zum Abspeichern hast du keinen ungenutzten Würfel mit diesem Symbol.
refusal-not_nimble_target = Dieses Monster greift dich gerade nicht an.
refusal-not_boss_spawn = Der Boss erscheint auf einem freien Boss-Spawn-Feld.
refusal-no_reaction = „{ $card }“ hilft nicht gegen einen Angriff oder gehört dir nicht.
refusal-enemy_one_way = Durch den Boden des Boss-Levels kommen keine Monster.

refusal-shutters_closed = Der Shop ist in diesem Zug zu, wegen „Geschlossene Läden“.
refusal-rusted = „{ $card }“ lässt sich in diesem Zug nicht erschöpfen, wegen „Rost“.
refusal-anvil_same = Der Schmiedeamboss braucht zwei verschiedene Symbole.
refusal-no_sigil = Du hast kein Siegel zum Dazunehmen.
refusal-sigil_boss_only = Ein Siegel hilft nur gegen den Boss.
refusal-only_up = Diese Bewegung geht nur nach oben.
refusal-petrified = { $hero } ist versteinert: Gib erst zwei Symbole her oder beende die Aktionen.
refusal-not_petrified = { $hero } ist nicht versteinert.
refusal-two_symbols = Dazu brauchst du zwei Symbole, und die hast du nicht.
refusal-not_on_icon = { $hero } steht nicht auf einem Feld mit Spezialsymbol.
refusal-icon_too_few_coins = Für das, was es auf diesem Feld gibt, hast du nicht genug Münzen.
refusal-no_mark_left = Von diesem Bossmarker ist keiner mehr da.
refusal-no_sheet_rule = Dieser Boss hat keine solche Regel.
refusal-not_beside_boss = { $hero } steht nicht neben dem Boss, oder es ist etwas dazwischen.
refusal-sheet_two_swords = Dazu brauchst du zwei Schwerter, und die hast du nicht.
refusal-no_tailwind = Es weht kein Rückenwind, oder du hast ihn schon genutzt.
refusal-spawn_costs = Aufwachen kostet dich einen Würfel; umsonst geht es nur mit der Phönixfeder.
refusal-spawn_is_free = Mit deiner Phönixfeder ist das Aufwachen umsonst; behalte den Würfel.
refusal-cost_too_few_coins = Für „{ $card }“ hast du nicht genug Münzen.
refusal-not_nearest = Es muss eines der Felder auf der Liste sein: Kein anderes ist so nah oder so weit weg.
refusal-defender_tile = Der Verteidiger erscheint auf einem Boss-Spawn-Feld der anderen Verlieskarte.
refusal-no_heart_nor_poison = { $hero } hat alle Herzen und ist nicht vergiftet.
refusal-no_enemy_there = Auf diesem Feld steht kein Monster.
refusal-spawn_near_shop = Die Shops des Boss-Levels sind besetzt; wach auf einem freien Feld daneben auf.
refusal-spawn_next_row = Die unterste Reihe ist voll; wach in der nächsten Reihe auf, in der ein Feld frei ist.
refusal-enemies_sealed = Die Monster, die sich bewegen ließen, sind jenseits des Bodens vom Boss-Level.
refusal-star_cannot_begin = Wofür dein Stern steht, damit kann das nicht beginnen.

## Was geschieht: .short für die Züge der anderen im Vorbeigehen, .full für das Protokoll und die eigenen Züge

event-turn =
    .short = Zug { $turn }, { $hero }:
    .full = — Zug { $turn }: { $hero } —
event-refreshed =
    .short = frischt auf
    .full = { $hero } frischt die erschöpften Karten auf.
event-rolled =
    .short = würfelt { $dice }
    .full = { $hero } würfelt { $dice }.
event-enemy_rolled =
    .short = Monsterwürfel: { $result }
    .full = Der Monsterwürfel zeigt: { $result }.
event-rerolled =
    .short = { $face } neu gewürfelt: { $into }
    .full = { $hero } würfelt neu: aus { $face } wird { $into }.
event-die_turned =
    .short = { $face } auf { $into } gedreht
    .full = { $hero } dreht einen Würfel von { $face } auf { $into }.
event-used =
    .short = { $times ->
        [one] { "" }
       *[other] { $symbol } ×{ $times }
    }
    .full = { $hero } nutzt das Symbol { $symbol }{ $times ->
        [one] { "" }
       *[other] { " " }{ $times }-fach
    }.
event-forged =
    .short = schmiedet { $first } und { $second } zu { $into }
    .full = { $hero } schmiedet { $first } und { $second }{ $special ->
        [none] { "" }
       *[other] { " " }(Spezialwürfel)
    } zu { $into }.
event-saved =
    .short = speichert { $face } ab
    .full = { $hero } speichert auf dem Spezialwürfel ab: { $face }.
event-special_reset =
    .short = Spezialwürfel von { $hero } leer
    .full = Der Spezialwürfel von { $hero } wird zurückgesetzt.
event-gems_spent =
    .short = { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    } ausgegeben
    .full = { $hero } gibt { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    } aus und hat noch { $left }.
event-coins_spent =
    .short = { "" }
    .full = { $hero } zahlt { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } und hat noch { $left }.
event-coins_gained =
    .short = { $hero } erhält { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    .full = { $hero } erhält { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } und hat jetzt { $left }.
event-gems_gained =
    .short = { $hero } erhält { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    }
    .full = { $hero } erhält { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    } und hat jetzt { $left }.
event-spawned =
    .short = wacht auf Feld { $to } auf
    .full = { $face ->
        [none] { $hero } wacht auf Feld { $to } auf.
       *[other] { $hero } gibt einen Würfel ({ $face }) ab und wacht auf Feld { $to } auf.
    }
event-moved =
    .short = { $moves }
    .full = { $hero } bewegt sich { $count ->
        [one] von { $from } nach { $to }
       *[other] über { $moves }
    }.
event-ported =
    .short = Portal von { $from } nach { $to }
    .full = { $hero } geht auf { $from } ins Portal und kommt auf { $to } heraus.
event-placed =
    .short = { $from } hinauf nach { $to }
    .full = { $hero } klettert von { $from } hinauf nach { $to }.
event-pushed =
    .short = schubst { $figure } nach { $to }
    .full = { $hero } schubst { $figure } von { $from } nach { $to }.
event-fell =
    .short = { $figure } fällt nach { $to }
    .full = { $figure } fällt von { $from } nach { $to }.
event-enemy_moved =
    .short = { $enemy } { $moves }
    .full = { $enemy } bewegt sich: { $moves }.
event-enemy_attacked =
    .short = { $enemy } greift { $hero } an: { $wounds } Schaden
    .full = { $cause ->
        [ambush] { $enemy } auf { $from } hat gelauert und greift { $hero } an
        [charge] { $enemy } auf { $from } stürmt los und rennt in { $hero } hinein
        [moving] { $hero } bewegt sich, und { $enemy } auf { $from } greift an
        [event] { $enemy } auf { $from } greift { $hero } in Raserei an
       *[other] { $enemy } auf { $from } greift { $hero } an
    }: { $wounds } Schaden.
event-attack_ignored =
    .short = { $enemy } greift an, doch { $hero } entgeht dem
    .full = { $card ->
        [none] { $enemy } auf { $from } greift an, doch { $hero } weicht aus.
       *[other] { $enemy } auf { $from } greift an, doch „{ $card }“ schützt { $hero }.
    }
event-wounded =
    .short = { $hero } hat noch { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
    .full = { $cause ->
        [trap] Eine Falle verletzt { $hero }
        [ability] { $hero } gibt ein Herz her
        [poison] Das Gift verletzt { $hero }
        [token] { $hero } hat diesen Bossmarker schon und erleidet Schaden
       *[other] { $hero } erleidet Schaden
    }: noch { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }.
event-healed =
    .short = { $hero } hat wieder { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
    .full = { $hero } erhält { $amount ->
        [one] 1 Herz
       *[other] { $amount } Herzen
    } zurück und hat jetzt { $hearts }.
event-fainted =
    .short = { $hero } wird bewusstlos
    .full = { $hero } wird auf { $from } bewusstlos und verlässt das Verlies; alle Herzen kommen zurück, der Spezialwürfel ist leer.
event-attacked =
    .short = greift { $enemy } an ({ $wounds } von { $health })
    .full = { $hero } greift { $enemy } auf { $to } an: { $wounds } Schaden gegen Ausdauer { $health }.
event-defeated =
    .short = { $enemy } besiegt
    .full = { $enemy } ist besiegt!
event-shattered =
    .short = { $enemy } zerfällt
    .full = { $enemy } zerfällt auf { $from }; die Beute bleibt dort liegen.
event-level_revealed =
    .short = Level { $level } aufgedeckt
    .full = { $enemy ->
        [none] Das Boss-Level wird aufgedeckt!
       *[other] Level { $level } wird aufgedeckt; hier haust: { $enemy }.
    }
event-level_removed =
    .short = Level { $level } entfernt
    .full = Level { $level } wird aus dem Verlies entfernt.
event-coin_laid =
    .short = { "" }
    .full = { $count ->
        [one] Eine Münze liegt
       *[other] Münzen liegen
    } auf { $to }.
event-gem_laid =
    .short = { "" }
    .full = { $count ->
        [one] Ein Kristall liegt
       *[other] Kristalle liegen
    } auf { $to }.
event-enemy_placed =
    .short = { "" }
    .full = { $enemy } erscheint auf { $to }.
event-bought =
    .short = kauft „{ $card }“
    .full = { $hero } kauft „{ $card }“ für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }.
event-displayed =
    .short = { "" }
    .full = Neu im Shop: { $card }.
event-card_used =
    .short = nutzt „{ $card }“
    .full = { $hero } nutzt „{ $card }“.
event-ability_used =
    .short = nutzt die Heldenfähigkeit
    .full = { $hero } nutzt die Heldenfähigkeit.
event-bonus =
    .short = nächster Angriff +{ $total }
    .full = Der nächste Angriff von { $hero } in diesem Zug bekommt +{ $total }.
event-gravity =
    .short = { "" }
    .full = Die Schwerkraft wirkt.
event-held =
    .short = { $hero } hält sich fest
    .full = { $hero } hält sich auf { $from } fest.
event-glided =
    .short = { $hero } gleitet
    .full = { $hero } gleitet von { $from } hinab.
event-turn_ended =
    .short = { "" }
    .full = Der Zug von { $hero } ist zu Ende.
event-game_won =
    .short = { $hero } gewinnt
    .full = Der Boss ist besiegt. { $hero } gewinnt die Partie!

event-game_lost =
    .short = { $hero } verliert
    .full = { $hero } hat die Partie verloren.
event-artifact_taken =
    .short = { $hero } erhält „{ $card }“
    .full = { $other ->
        [none] { $hero } erhält das Artefakt „{ $card }“.
       *[other] { $hero } erhält das Artefakt „{ $card }“ von { $other }.
    }
event-event =
    .short = Ereignis „{ $card }“
    .full = Ereignis: { $card } – { $text }. { $left ->
        [0] Es ist das letzte!
        [one] Danach kommt noch 1.
       *[other] Danach kommen noch { $left }.
    }
event-boss_rolled =
    .short = Wurf für den Boss: { $result }
    .full = Für den Boss zeigt der Würfel: { $result }.
event-boss_drew =
    .short = { "" }
    .full = Der Boss zieht „{ $card }“.
event-boss_card =
    .short = { $card }
    .full = { $card }: { $text }.
event-boss_reshuffled =
    .short = { "" }
    .full = Die Bosskampf-Karten werden neu gemischt.
event-boss_moved =
    .short = { $enemy } geht nach { $to }
    .full = { $enemy } geht von { $from } nach { $to }.
event-mark_gained =
    .short = { $hero } erhält Marker: { $mark }
    .full = { $hero } erhält einen Bossmarker: { $mark } – { $text }.
event-mark_lost =
    .short = { $hero } gibt Marker ab: { $mark }
    .full = { $hero } gibt einen Bossmarker ab: { $mark }.
event-displaced =
    .short = { $hero } wird nach { $to } geschleudert
    .full = { $hero } wird von { $from } nach { $to } geschleudert.
event-saved_by_card =
    .short = „{ $card }“ rettet { $hero }
    .full = „{ $card }“ bewahrt { $hero } davor, bewusstlos zu werden, und ist verbraucht.
event-scored =
    .short = { $total } Punkte
    .full = Punkte: { $total } (übrige Ereignisse { $events }, Monster { $defeats }, überzähliger Schaden { $wounds }, Kristalle { $gems }, Besitz { $wealth }).

## Die Zeichnung des Verlieses

tower-level = Level { $level }
tower-boss-level = Boss-Level
tower-hidden = { $name }: noch verdeckt
tower-folded = { $name }: { $figures } (map zeigt es)
tower-removed = { $name }: entfernt
legend-hero = { $hero }, Platz { $player }
legend-enemy = { $enemy } (Schaden { $damage }, Ausdauer { $health })
legend-coins = Münze
legend-gems = Kristall
legend-ladder = Leiter
legend-trap = Falle
legend-shop = Shop
legend-portal = Portal
legend-spawn = Spawn-Feld
legend-boss_spawn = Boss-Spawn-Feld
legend-special_icon = Spezialsymbol
legend-platform = Plattform
legend-pierced = Plattform mit Leiter
legend-one_way = Boden, nur nach oben offen
legend-wall = Wand

## Der Tisch: Helden, Würfel, Shop

player-line = Herzen { $hearts }/{ $health }  Münzen { $coins }  Kristalle { $gems }  Spezial: { $special }
player-absent = raus
player-cards = Karten: { $cards }
player-exhausted = { $card } (erschöpft)
player-ability-exhausted = Heldenfähigkeit erschöpft
player-levitating = schwebt
player-marks = Marker: { $marks }
turn-line = Zug { $turn }, { $hero }: { $step }
dice-line = Würfel: { $dice }
dice-none = alle genutzt
dice-enemy = Monsterwürfel: { $result }
danger-line = Gefahr: { $enemies } { $count ->
        [one] greift
       *[other] greifen
    } vor jedem Schritt von hier an (Schaden { $wounds }).
dice-bonus = Angriff +{ $bonus }
boss-line = Boss: { $boss }, Ausdauer { $health }
artifacts-line = Artefakte: { $artifacts }
artifact-entry = { $card } für { $condition }
solo-line = Ereignis: { $event } – { $text } (danach noch { $left })
shop-title = Shop (dein Preis in Münzen)
shop-line = buy { $slot }  { $price }  { $card }: { $text }
shop-empty = buy { $slot }  –  leer
type-item = Ausrüstung
type-potion = Trank
type-artifact = Artefakt
about-hero = { $name } (Held, { $health } Herzen, Stern als { $symbols }): { $text }
about-enemy = { $name } (Monster, Schaden { $damage }, Ausdauer { $health }, Beute { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und { $gems ->
        [one] 1 Kristall
       *[other] { $gems } Kristalle
    }): { $text }
about-summon = { $name } (Handlanger, Schaden { $damage }, Ausdauer { $health }, Beute { $gems ->
        [one] 1 Kristall
       *[other] { $gems } Kristalle
    }): { $text }
about-boss = { $name } (Boss, Schaden { $damage }, Ausdauer { $health } plus 1 je Level): { $text }
about-card = { $name } ({ $type }, { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }): { $text }
about-artifact = { $name } (Artefakt, für { $condition }): { $text }
about-solo_event = { $name } (Ereignis): { $text }.
about-boss_card = { $name } (Bosskampf-Karte): { $text }.
about-mark = { $name } (Bossmarker): { $text }.

## Tipps: warum ein Zug gut ist. Wo niemand genannt ist, ist der eigene Held gemeint.

hint-gems = { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
hint-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
hint-win = besiegt den Boss und gewinnt
hint-defeats = besiegt { $enemies }{ $loot ->
        [none] { "" }
       *[other] : { $loot }
    }
hint-spares = spart { $loot }
hint-collects = sammelt { $loot } ein
hint-buys = kauft „{ $card }“: { $text }
hint-artifact = verdient das Artefakt „{ $card }“
hint-boss-level = erreicht das Boss-Level
hint-next-roll = neben dem Boss: { $percent } % der Würfe würden reichen, ihn zu besiegen
hint-climbs = steigt { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } hoch, noch { $left } bis zum Boss-Level
hint-faint = sonst wird { $hero } bewusstlos
hint-saves = spart { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
hint-falls = sonst fällt { $hero } um { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }
hint-leaves = verlässt die Reichweite von { $enemies }: spart bis zu { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
hint-avoids = bleibt außer Reichweite von { $enemies }: spart bis zu { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
hint-rival-faints = { $hero } wird bewusstlos
hint-rival-falls = bringt { $hero } um { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } nach unten
hint-rival-hurt = kostet { $hero } { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
hint-heals = heilt { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
hint-sheds = wird los: { $mark }
hint-gains = erhält { $mark }: { $text }
hint-keeps-symbol = behält { $face } für den nächsten Zug
hint-keeps-dice = behält { $dice }
