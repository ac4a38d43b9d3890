# Was `bossrush analyse` schreibt.

analysis-written = { $steps ->
        [one] 1 Entscheidung
       *[other] { $steps } Entscheidungen
    } in { $time } bewertet; geschrieben: { $files }
analysis-title = { $game }: { $winners ->
        [none] niemand hat gewonnen
       *[other] gewonnen hat { $winners }
    }
analysis-seat = { $figure } ({ $name })
analysis-what = Was diese Partie entschieden hat: die Gewinnaussichten aller bei jeder Entscheidung, durch Suche aus dem, was man bei der Entscheidung wissen konnte.
analysis-budget-playouts = Jede Entscheidung wurde { $number }-mal von schnellen Bots weitergespielt, das Verborgene jedes Mal neu verteilt. Die Werte können um einige Punkte danebenliegen; ein höheres --budget macht sie fester.
analysis-budget-time = Jede Entscheidung wurde { $number } ms lang von schnellen Bots weitergespielt, das Verborgene jedes Mal neu verteilt. Die Werte können um einige Punkte danebenliegen; ein höheres --budget macht sie fester.
analysis-percent = { $number } %
analysis-chances = Gewinnaussichten
analysis-chart = Gewinnaussichten von { $seats } zu { $points } Zeitpunkten; der Regler darunter geht sie durch
analysis-chart-note = Die Linien sind die Gewinnaussichten, die Marken darunter jede Entscheidung und jeder Zufall: je höher, desto mehr hat sich geändert (volle Höhe: { $points } Punkte). Zahlen sind Wendepunkte.
analysis-decisions-of = Entscheidungen: { $seat }
analysis-chance-row = Zufall
analysis-moment = Zeitpunkt
analysis-point-start = Vor der ersten Entscheidung
analysis-point-decision = { $figure } entscheidet, nach { $move ->
        [one] 1 Aktion
       *[other] { $move } Aktionen
    }
analysis-point-chance = Nach { $move ->
        [one] 1 Aktion
       *[other] { $move } Aktionen
    }
analysis-point-end = Das Ende, nach { $move ->
        [one] 1 Aktion
       *[other] { $move } Aktionen
    }
analysis-no-chance = Keine neuen Würfel oder Karten.
analysis-played = Gespielt: { $text }
analysis-better = Besser: { $text }
analysis-best = Die Suche fand nichts Besseres.
analysis-cost = Kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
analysis-turning-points = Wendepunkte
analysis-turning-note = Die größten Änderungen: höchstens { $most }, von mindestens { $least } Punkten und deutlich über dem Fehler der Suche.
analysis-turning-none = Kein einzelner Moment hat diese Partie entschieden.
analysis-turning-decision = { $figure } verschenkte { $points } Punkte
analysis-turning-chance = Zufall: { $figure } { $points } Punkte
analysis-luck-title = Glück und Entscheidungen
analysis-luck-note = Beginn, Glück und Entscheidungen ergeben zusammen das Ende, in Punkten der Gewinnaussicht. Glück ist, was Würfel und Stapel brachten und was andere verborgen hatten. Entscheidungen werden mit den besten verglichen: eigene können nur kosten, fremde können schenken.
analysis-head-player = Wer
analysis-head-start = Beginn
analysis-head-luck = Glück
analysis-head-own = Eigene Entscheidungen
analysis-head-others = Fremde Entscheidungen
analysis-head-end = Ende
analysis-mistakes = Fehler
analysis-mistakes-note = Die teuersten Entscheidungen, die schlimmste zuerst, mit dem, was die Suche getan hätte.
analysis-mistakes-none = Die Suche fand keine Entscheidung, die viel gekostet hat.
analysis-head-cost = Kosten
analysis-head-played = Gespielt
analysis-head-better = Besser
analysis-show = Im Diagramm zeigen
