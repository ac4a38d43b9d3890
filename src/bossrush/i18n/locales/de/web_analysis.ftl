## Was ein Spiel entschieden hat

chances-title = Gewinnchance
chances-computing = Ermittle, wer wann vorn lag: { $percent } %
chances-moment = Zeitpunkt im Spiel
chances-spoken = { $head }. { $text } { $chances }
chances-start = Vor der ersten Entscheidung
chances-decision = { $figure } entscheidet
chances-luck = Zufall
chances-end = Das Ende
chances-played = Gespielt: { $text }.
chances-cost = Kostete { $points } Punkte.
chances-better = Besser: { $text }.
chances-best = Nichts Besseres gefunden.
chances-quiet = Keine neuen Würfel oder Karten.
chances-turning-points = Wendepunkte
chances-turning-none = Kein einzelner Moment hat dieses Spiel entschieden.
chances-turning-decision = { $figure } verschenkte { $points } Punkte
chances-turning-luck = Zufall: { $figure } { $points } Punkte
chances-see = Diesen Moment ansehen
chances-show = Chancen zeigen
chances-hide = Chancen ausblenden
