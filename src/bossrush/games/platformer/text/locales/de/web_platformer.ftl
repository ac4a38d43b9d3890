## The page of Platformer in the browser: places and regions

pf-tower = Das Verlies
pf-levels = Level
pf-own = Dein Held
pf-dice = Würfel
pf-actions = Mögliche Aktionen
pf-rivals = Gegner
pf-others = Die anderen, der Boss und das Protokoll
pf-event = Ereignis
pf-boss = Boss
pf-shop = Shop
pf-artifacts = Artefakte
pf-your-cards = Deine Karten
pf-cards = Karten
pf-tabs = Im Fenster zeigen
pf-tab-actions = Aktionen
pf-tab-cards = Karten { $count }
pf-tab-shop = Shop

## Steps of a turn

pf-steps = Schritte des Zuges
pf-step-0 = Beginn
pf-step-1 = Entfernen
pf-step-2 = Auffrischen
pf-step-3 = Würfeln
pf-step-4 = Monster
pf-step-5 = Aktionen
pf-step-6 = Speichern
pf-step-7 = Schwerkraft
pf-step-8 = Ende
pf-step-9 = Boss
pf-turn = Zug { $turn }
pf-your-turn = Du bist dran: { $step }

## What is asked

pf-over = Die Partie ist vorbei
pf-ask-main = { $left ->
        [dice] Du bist dran: Würfel oder Feld wählen
        [other] Du bist dran: Aktion wählen
       *[nothing] Nichts mehr zu nutzen: Aktionen beenden
    }
pf-happening = Sieh, was geschieht …
pf-waiting = Warten auf { $heroes }
pf-choose = Wähle oben
pf-wait = Bitte warten
pf-skip = Rest sofort zeigen
pf-confirm = Ausführen
pf-tap-again = oder noch mal tippen
pf-undo = Zurück
pf-undo-short = nicht vor einen Wurf
pf-undo-limit = Zurück geht es, bis gewürfelt wurde, etwas Verdecktes herauskam oder jemand anderes entschieden hat; darüber hinaus werden die anderen gefragt.
pf-enemies = Monster

## Dice

pf-blank = Leer
pf-used = genutzt
pf-chosen = gewählt
pf-saved = Gespeichert
pf-special-die = Spezialwürfel
pf-not-now = jetzt nicht möglich
pf-no-dice = Es liegen keine Würfel da.
pf-die-attack = Die Monster greifen an
pf-die-left = Die Monster gehen nach links
pf-die-right = Die Monster gehen nach rechts

## What one has

pf-you = du
pf-you-at = Du · { $space }
pf-absent = draußen
pf-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
pf-gems = { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
pf-hearts = { $hearts } von { $health } Herzen
pf-damage = Schaden { $damage }
pf-health = Ausdauer { $health }
pf-loot-coins = Beute: { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
pf-loot-gems = Beute: { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
pf-you-have = du hast { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
pf-no-cards = Noch keine Karten. Du kaufst sie auf einem Shop-Feld.
pf-no-cards-yet = Noch keine Karten.
pf-no-cards-short = keine Karten
pf-exhausted = Erschöpft
pf-sold-out = Leer
pf-levitating = Schwebt
pf-invisible = Unsichtbar
pf-bonus = +{ $bonus } beim nächsten Angriff

## The tower

pf-fog = Verdeckt, bis ein Held in Reihe { $row } kommt
pf-fog-short = { $what }, verdeckt bis Reihe { $row }
pf-level-hidden = Verdeckt
pf-boss-level = Boss-Level
pf-moment-boss-card = Der Boss greift an
pf-moment-event = Ereignis dieses Zuges
pf-moment-level = Level { $level } wird aufgedeckt
pf-moment-removed = Level { $level } wird entfernt
pf-moment-won = { $hero } gewinnt!
pf-moment-lost = { $hero } hat verloren.
pf-moment-takes = { $hero } erhält es.

## Spaces in words

pf-say-ladder = Leiter
pf-say-trap = Falle
pf-say-shop = Shop
pf-say-portal = Portal
pf-say-spawn = Spawn-Feld
pf-say-boss-spawn = Boss-Spawn-Feld
pf-say-special-icon = Spezialsymbol
pf-say-open = unten offen
pf-say-one-way = Boden, nur nach oben offen
pf-say-enemy = { $enemy }, Schaden { $damage }, Ausdauer { $health }
pf-say-beside-up = { $enemy } darüber, Schaden { $damage }
pf-say-beside-down = { $enemy } darunter, Schaden { $damage }
pf-say-beside-left = { $enemy } links, Schaden { $damage }
pf-say-beside-right = { $enemy } rechts, Schaden { $damage }
pf-say-wall-left = Wand links
pf-say-wall-right = Wand rechts
pf-say-legal = Möglich: { $meaning }
pf-say-danger = { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }

## What would follow

pf-danger-attacks = { $count ->
        [one] { $enemies } greift an:
       *[other] { $enemies } greifen an:
    }
pf-danger-wounds = Das tut weh:
pf-danger-hearts = { $wounds ->
        [one] −1 Herz
       *[other] −{ $wounds } Herzen
    } ({ $before } → { $after }).
pf-minus-hearts = { $wounds ->
        [one] −1 Herz
       *[other] −{ $wounds } Herzen
    }
pf-danger-faint = Du wirst bewusstlos.
pf-ends = Du landest auf { $space }.
pf-why-not = Warum nicht: { $reason }

## Titles of actions; the server says what they mean

pf-do-use-boot = Bewegen
pf-do-use-sword = Angreifen
pf-do-use-coin = Münzen nehmen
pf-do-use-monster = Monster bewegen
pf-do-use-star = Stern
pf-do-use-special = Spezialwürfel: { $face }
pf-do-add = { $face } dazu
pf-do-forge = { $face } schmieden
pf-do-forge-special = { $face } vom Spezialwürfel schmieden
pf-do-spawn = Aufwachen: { $face }
pf-do-spawn-free = Aufwachen
pf-do-save = { $face } speichern
pf-do-times = × { $times } nutzen
pf-do-up = Nach oben
pf-do-down = Nach unten
pf-do-left = Nach links
pf-do-right = Nach rechts
pf-do-stop = Hier anhalten
pf-do-strike = Zuschlagen
pf-do-go = Los
pf-do-gravity = Schwerkraft
pf-do-portal = Portal
pf-do-end = Aktionen beenden
pf-do-keep = So lassen
pf-do-hold = Festhalten
pf-do-glide = Gleiten
pf-do-fall = Fallen
pf-do-done = Fertig
pf-do-take-coin = Münze
pf-do-take-gem = Kristall
pf-do-ability = Heldenfähigkeit
pf-do-decline = Geschehen lassen
pf-do-boss-rule = Regel des Bosses
pf-do-icon = Marker
pf-do-shed = Versteinerung lösen
pf-do-tailwind = Rückenwind
pf-do-sigil = Siegel
pf-do-mirror = Spiegel
pf-do-buy = Kaufen
pf-buy-count = { $count ->
        [one] 1 bezahlbare Karte
       *[other] { $count } bezahlbare Karten
    }
pf-times = Wie oft es zählt

## Alone

pf-no-event = Noch kein Ereignis.
pf-turns-left = { $left ->
        [0] Der letzte Zug von { $all }
        [one] Noch 1 Zug von { $all }
       *[other] Noch { $left } Züge von { $all }
    }
pf-defeats = { $count ->
        [one] 1 Monster besiegt
       *[other] { $count } Monster besiegt
    }

## The boss and the end

pf-boss-deck = { $count ->
        [one] 1 Angriffskarte im Stapel
       *[other] { $count } Angriffskarten im Stapel
    }
pf-won = { $hero } hat { $boss } besiegt!
pf-lost = { $boss } steht noch.
