## Gespielte Partien

records-title = Gespielte Partien
records-whose = Wessen Partien
records-everyone = Alle
records-mine = Meine
records-game = Spiel
records-all = Alle
records-winner = hat gewonnen
records-nobody = Niemand hat gewonnen
records-watch = Wiederholung
    .label = Wiederholung der Partie vom { $date }
records-older = Ältere Partien
records-none = Hier ist noch keine Partie zu Ende gespielt worden.
records-none-mine = Du hast noch keine Partie zu Ende gespielt.
records-play = Eine spielen

## Eine Wiederholung

replay-title = Wiederholung
replay-others = Andere Partien
replay-controls = Abspielen und weitergehen
replay-first = Zum Anfang (Pos1)
replay-back = Einen Schritt zurück (←)
replay-run = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Einen Schritt weiter (→)
replay-last = Zum Ende (Ende)
replay-speed = Tempo
replay-move = Entscheidung
replay-position = Entscheidung { $move } von { $total }, { replay-turn }. { $text }
replay-count = { $move } / { $total }
replay-turn = { $game ->
        [platformer] Zug
       *[other] Runde
    } { $turn }
replay-eyes = Gesehen von
replay-everyone = allen
replay-open = alle Hände offen
replay-tools = Mehr
replay-moves = Verlauf
replay-key-moment = Schlüsselmoment
replay-share = Link kopieren
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-download = Aufzeichnung sichern
replay-fork = Ab hier spielen
    .help = Eine neue Partie beginnt so, wie diese nach Entscheidung { $move } stand. Von da an sind Würfel und Karten neu.
replay-fork-seat = Dein Platz
replay-fork-others = Die anderen Plätze
replay-fork-bots = Bots
replay-fork-open = Frei für Freunde
replay-fork-hot-seat = Alle an diesem Bildschirm
replay-fork-begin = Beginnen

## Statistik

stats-results = Meine Partien
stats-no-results = Du hast noch keine Partie zu Ende gespielt. Partien an einem Bildschirm zählen nicht.
stats-played = Gespielt
stats-won = Gewonnen
stats-share = Anteil
stats-die-action = Aktionswürfel
stats-die-enemy = Monsterwürfel
stats-rolls = { $rolls }-mal gewürfelt in den beendeten Partien dieses Servers
stats-face = Seite
stats-chart = Zeichnung
stats-fair = Fair
stats-face-boot = Stiefel
stats-face-sword = Schwert
stats-face-coin = Münze
stats-face-monster = Monster
stats-face-star = Stern
stats-face-blank = Leer
stats-face-attack = Angriff
stats-face-left = Links
stats-face-right = Rechts
stats-key-seen = gesehen
stats-key-band = der wahre Anteil liegt hier (95 %)
stats-key-even = ein fairer Würfel
stats-as-expected = Wie zu erwarten: Ein fairer Würfel weicht in { $chance } aller Fälle mindestens so weit ab.
stats-suspicious = Verdächtig: Ein fairer Würfel weicht nur in { $chance } aller Fälle so weit ab.
stats-no-rolls = Dieser Würfel wurde noch in keiner beendeten Partie geworfen.
stats-about = Alle Würfel und Mischungen kommen aus einem Startwert, der vor der Partie versiegelt und nach ihr geöffnet wird. Mit der Aufzeichnung jeder Partie kann jeder sie nachrechnen.
