## Boss Monster im Browser: was der Tisch außer den Worten des Spiels sagt

bm-phases = Phasen der Runde
bm-phase-beginning = Beginn
bm-phase-build = Bauen
bm-phase-reveal = Aufdecken
bm-phase-bait = Köder
bm-phase-adventure = Abenteuer
bm-phase-end = Ende
bm-turn = Runde { $turn }

## Die Frage

bm-ask = { $question ->
        [choose_boss] Wähle deinen Endboss
        [mulligan] { $part ->
            [keep] Du behältst die Hand
           *[other] Neue Hand?
        }
        [discard] Wirf eine Karte ab
        [first_room] Baue einen ersten Raum
        [draw] Zieh eine Karte
        [chance] { $part ->
            [build] Baue einen Raum oder passe
            [own] Dein Teil: handle oder passe
           *[other] Handle oder passe
        }
        [response] Antworte oder passe
        [slot] Wähle einen Platz
        [build_on] Wähle einen Platz
        [target_room] Wähle einen Raum
        [pay_room] Wähle einen Raum
        [lose_room] Wähle einen Raum
        [swap_first] Wähle einen Raum
        [swap_second] Wähle einen Raum
        [order] Welcher zuerst?
        [target_hero] Wähle einen Helden
        [hero] Wähle einen Helden
        [lure] Wähle einen Helden
        [kill] Wähle einen Helden
        [heal] Wähle einen Helden
        [target_player] Wähle jemanden
        [opponent] Wähle jemanden
        [pay_card] Wähle eine Karte
        [discard_spell] Wähle einen Zauber
        [take] Wähle eine Karte
        [find] Wähle eine Karte
        [steal] Wähle eine Karte
        [build_more] Noch einen bauen?
        [use] Nutzen?
       *[other] Du entscheidest
    }
bm-waiting-for = Warten auf
bm-moment = Einen Moment …
bm-won = { $player } gewinnt!
bm-over-nobody = Die Partie ist aus
bm-asked = Die Frage
bm-stack = Angesagt
bm-stack-empty = Es ist nichts angesagt.
bm-whose-chance = Wer dran ist
bm-now = jetzt
bm-later = später
bm-passed = passt
bm-declared-it = hat es angesagt
bm-resolves = { $place ->
        [1] Geschieht zuerst
       *[other] Geschieht danach
    }
bm-if-pass = Wenn du passt:
bm-if = Wenn du mit { $what } antwortest:
bm-follows = Was folgt:
bm-tap-first = Tippe auf eine Karte oder einen leuchtenden Platz, um die Folgen zu sehen; dann bestätige.
bm-back = Zurück
bm-confirm = { $verb }: { $name }
bm-on = auf { $target }
bm-room-of = { $room } von { $player }

## Was man tun kann

bm-actions = Was du tun kannst
bm-pass = Passen
bm-space = Leertaste
bm-undo = Zurücknehmen
bm-stops = Stopps
bm-passes-itself = Du kannst hier nichts spielen: Der Tisch passt für dich. Ändern kannst du das unter Stopps.
bm-stops-what = Du wirst jedes Mal gefragt, wenn du handeln könntest. Schalte eine Phase aus, und der Server passt darin für dich, bis du sie wieder einschaltest oder den Tisch verlässt.
bm-stop-in = Mich fragen: { $phase }
bm-stops-leak = Gepasst wird, was immer du auf der Hand hast, und immer nach derselben Zeit: So erfährt niemand etwas über deine Karten.
bm-pass-forced = Passen, wenn sonst nichts möglich ist
bm-pass-forced-why = Nur gegen Bots: Menschen könnten am schnellen Passen merken, dass du keine Antwort hast.
bm-choose = Wähle
bm-open-pile = { $count ->
        [one] Die eine Möglichkeit ansehen
       *[other] Die { $count } Möglichkeiten ansehen
    }
bm-can = { $label }. Du kannst: { $action }
bm-do = { $verb ->
        [place] Legen
        [cast] Zaubern
       *[other] { $question ->
            [discard] Abwerfen
            [discard_spell] Abwerfen
            [pay_card] Abwerfen
            [first_room] Bauen
           *[other] Wählen
        }
    }
bm-chosen = Gewählt
bm-why-not = Warum nicht: { $reason }
bm-why-no-new-hand = Warum keine neue Hand: { $reason }

## Spieler

bm-you = Du
bm-rival = Dungeon von { $player }
bm-xp = { $xp } EP
bm-out = ausgeschieden
bm-active = aktiv
bm-decides = entscheidet
bm-barred = kein Held tritt ein
bm-no-building = niemand baut
bm-souls = Seelen
bm-wounds = Wunden
bm-rooms-in-hand = Räume auf der Hand
bm-spells-in-hand = Zauber auf der Hand
bm-damage = Schaden des Dungeons
bm-treasure = Schätze
bm-most = am meisten am Tisch
bm-scores = Seelen und Wunden
bm-scores-what = { $souls } Seelen gewinnen die Partie, { $wounds } Wunden verlieren sie. Epische Helden zählen doppelt.
bm-nobody = niemand

## Der Dungeon

bm-dungeon = Dein Dungeon
bm-boss = Boss
bm-levelled-up = Stufe genutzt
bm-level-up-now = Stufenaufstieg!
bm-boss-facts = { $xp } EP, Schatz { $treasure }, Stufenaufstieg { $levelled ->
        [yes] genutzt
       *[no] steht aus
    }
bm-entrance = Eingang
bm-at-entrance = { $count ->
        [one] 1 Held am Eingang
       *[other] { $count } Helden am Eingang
    }
bm-slot = Platz { $slot }
bm-free-slot = Neuer Raum auf Platz { $slot }
bm-face-down = Verdeckt
bm-deactivated = Deaktiviert
bm-used = Genutzt
bm-covers = bedeckt { $rooms }
bm-hero-here = { $hero } ist hier
bm-room-label = Platz { $slot }, { $name }{ $damage ->
        [none] { "" }
       *[other] , Schaden { $damage }
    }{ $treasure ->
        [none] { "" }
       *[other] , Schatz { $treasure }
    }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }
bm-kind = { $advanced ->
        [yes] Verbesserter { $type ->
            [monster] Monsterraum
           *[trap] Fallenraum
        }
       *[no] { $type ->
            [monster] Monsterraum
           *[trap] Fallenraum
        }
    }
bm-room-facts = { $kind }, Schaden { $damage }, Schatz { $treasure }
bm-damage-so-far = Schaden bisher
bm-next = Als Nächstes
bm-dies-here = stirbt hier
bm-damage-here = { $damage } von { $health } Schaden bis hier
bm-survives = kommt durch
bm-walks = { $hero }, { $damage } von { $health } Schaden{ $slot ->
        [0] , am Tor
       *[other] , auf Platz { $slot }
    }

## Helden und die Stadt

bm-town = Stadt
bm-town-note = Wem sie jetzt folgen würden
bm-town-empty = Die Stadt ist leer.
bm-town-hero = Nummer { $place }, { $hero }, { $facts }. { $fate }
bm-no-class = ohne Klasse
bm-hero-facts = { $class }, Lebenspunkte { $health }{ $epic ->
        [yes] , episch
       *[no] { "" }
    }
bm-stays = Bleibt in der Stadt.
bm-because = { $kind ->
        [souls] Wenigste Seelen: { $first } gegen { $second }.
       *[treasure] Schätze ({ $treasure }): { $first } gegen { $second }.
    }
bm-stays-short = bleibt
bm-stays-counts = { $kind ->
        [souls] bleibt: wenigste Seelen { $first } und { $second }
       *[treasure] bleibt: { $first } gegen { $second }
    }
bm-over = { $first } vor { $second }
bm-would-die = Ginge zu { $player } und stürbe in { $room }.
bm-would-survive = Ginge zu { $player } und käme durch: { $damage } von { $health } Schaden.

## Stapel und Hände

bm-decks = Stapel
bm-deck-rooms = Raumstapel
bm-deck-spells = Zauberstapel
bm-deck-heroes = Helden, die noch kommen
bm-deck-epics = Epische Helden, die noch kommen
bm-discard-pile = Ablage: { $count }
bm-pile-empty = Die Ablage ist leer.
bm-hand = Deine Hand: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bm-hand-of = Hand von { $player }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bm-read-hand = Alle Karten lesen
bm-fold = Karten weglegen
bm-unfold = Karten zeigen
bm-out-hand = { $own ->
        [yes] Du bist ausgeschieden. Sieh zu, wer gewinnt, oder verlasse den Tisch.
        [over] Du warst ausgeschieden.
       *[no] { $player } ist ausgeschieden.
    }
bm-hand-empty = Deine Hand ist leer.
bm-hidden-hand = Auf der Hand: { $rooms ->
        [one] 1 Raum
       *[other] { $rooms } Räume
    }, { $spells } Zauber
bm-more-cards = { $count } weitere
bm-fewer = Weniger
bm-threat = { $player } zielt mit { $card } auf { $target }.
# Die Teile langer Namen, vor denen eine Zeile umbrechen darf.
bm-joints = menagerie brutstätte stätte brocken rampe kammer heiligtum fabrik taler höhle hof gas ernte bibliothek füßler tunnel bordell angriff gefängnis zauber heit
