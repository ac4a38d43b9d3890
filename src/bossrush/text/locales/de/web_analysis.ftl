## Was eine Partie entschieden hat

chances-title = Gewinnaussichten
chances-computing = Ermittle, wer wann vorn lag: { $percent } %
chances-moment = Zeitpunkt der Partie
chances-spoken = { $head }. { $text } { $chances }
chances-start = Vor der ersten Entscheidung
chances-decision = { $figure } entscheidet
chances-luck = Zufall
chances-end = Das Ende
chances-played = Gespielt: { $text }.
chances-cost = Kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
chances-better = Besser: { $text }.
chances-best = Nichts Besseres gefunden.
chances-quiet = Keine neuen Würfel oder Karten.
chances-turning-points = Wendepunkte
chances-turning-none = Kein einzelner Moment hat diese Partie entschieden.
chances-turning-decision = { $figure } verschenkte { $points } Punkte
chances-turning-luck = Zufall: { $figure } { $points } Punkte
chances-see = Diesen Moment ansehen
chances-totals = Glück und Entscheidungen
chances-head-player = Spieler
chances-head-luck = Glück
chances-head-own = Eigene Entscheidungen
chances-head-others = Fremde Entscheidungen
