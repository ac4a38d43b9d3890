## Was jedes Spiel im Terminal sagt

play-welcome = bossrush { $version } – { $game }. Mit help kommt Hilfe, mit quit gehst du.
play-commitment =
    Der Zufall ist versiegelt. Prüfsumme des Startwerts (SHA-256):
    { "  " }{ $commitment }
play-seats = Es spielen: { $seats }.
play-seat = { $number } { $name } ({ $kind ->
        [human] Mensch
       *[other] Bot { $kind }
    })
play-levels = Wie stark sollen die Bots sein? Enter für 2.
play-levels-unknown = Eine Stufe „{ $text }“ gibt es nicht: Gib eine Zahl von 1 bis { $most } ein.
play-resumed = { $file }: weiter nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }.
play-not-a-number = { $number } steht nicht zur Wahl; es geht von 1 bis { $most }.
play-not-understood =
    „{ $text }“ kenne ich nicht.
    Tippe eine der Nummern oder Aktionen von oben oder help.
play-near = „{ $text }“ kenne ich nicht. Meinst du { $near }?
play-allowed = „{ $action }“ ist jetzt möglich.
play-refusal = { $reason } [{ $rule }]
play-undone = { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    } zurückgenommen.
play-saved = Gespeichert in { $file }.
play-save-failed = Speichern in { $file } hat nicht geklappt: { $reason }.
play-file-taken =
    { $file } gibt es schon, und es ist kein Spielstand dieser Partie.
    Wähle einen anderen Namen.
play-how-to-resume =
    Weiter geht es mit:
    { "  " }bossrush play { $game } --lang { $lang } --resume { $file }
play-nothing-to-save = Es ist noch nichts gespielt, also wurde nichts gespeichert.
play-won = Die Partie ist zu Ende. Gewonnen hat: { $names }.
play-over = Die Partie ist zu Ende. Niemand hat gewonnen.
play-seed =
    Der Startwert war { $seed }.
    So prüfst du jeden Wurf:
    { "  " }bossrush record verify --lang { $lang } { $file }
play-hand-over = Gib das Terminal an { $name } (Platz { $number }) weiter, dort Enter drücken.
play-bots-only = Es spielen nur Bots; Strg-C hält an.

undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
undo-another_player = Inzwischen hat jemand anderes entschieden; es bleibt dabei.

## Aufzeichnungen

record-header = { $game }, Regeln Version { $rules }, Inhalt { $content }
record-option = { $option } = { $value } ({ $text })
record-packs = Erweiterungen: { $packs }
record-seats = Plätze: { $seats }
record-chance-sealed = Zufall: versiegelt, Prüfsumme { $commitment }, { $seed ->
        [none] Startwert noch geheim
       *[other] Startwert { $seed }
    }
record-chance-fast = Zufall: Startwert { $seed }
record-chance-dictated = Zufall: Ergebnisse von außen vorgegeben
record-entropy = Von den Plätzen zum Startwert beigetragen: { $entropy }
record-given = Setzt eine andere Partie fort, mit { $results ->
        [one] ihrem ersten Zufallsergebnis
       *[other] ihren ersten { $results } Zufallsergebnissen
    }
record-again = Im Einvernehmen zurückgenommen: { $times ->
        [one] 1-mal kam neuer Zufall
       *[other] { $times }-mal kam neuer Zufall
    }
record-moves = { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }, { $over ->
        [yes] beendet
       *[no] nicht beendet
    }
record-fits = { $file }: stimmt. { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    } und alle Zufallsergebnisse{ $given ->
        [0] { "" }
       *[other] { " " }nach den ersten { $given }
    } folgen aus dem Startwert; Endstellung: { $hash }.
record-fits-results = { $file }: stimmt. { $moves ->
        [one] 1 Entscheidung folgt
       *[other] { $moves } Entscheidungen folgen
    } mit den aufgezeichneten Zufallsergebnissen den Regeln; ohne Startwert lassen sich diese aber nicht prüfen.
record-checked-results = Nachgerechnet: { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    }, { $shuffles }-mal Mischen.
record-checked-commitment = Der Startwert passt zur Prüfsumme.
record-checked-entropy = Was { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } dazu beigetragen { $seats ->
        [one] hat
       *[other] haben
    }, ist eingemischt.
record-checked-given = { $results ->
        [one] Das erste Ergebnis stammt
       *[other] Die ersten { $results } Ergebnisse stammen
    } aus der Partie, die hier weitergeht, und { $results ->
        [one] gilt, wie es dasteht
       *[other] gelten, wie sie dastehen
    }.
record-checked-again = Nach { $times ->
        [one] 1 Rücknahme
       *[other] { $times } Rücknahmen
    } im Einvernehmen kamen neue Würfel und neu gemischte verdeckte Karten.
record-does-not-fit = { $file }: stimmt nicht. { $reason }

## Tipps

hint-and = { $first } und { $last }
hint-only = etwas anderes gibt es nicht zu wählen
hint-best = alles andere sieht schwächer aus
hint-equal = etwa so gut wie: { $other }
hint-better = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } besser als: { $other }
hint-worse = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als: { $other }
play-hint-thinking = Eine Sekunde, ich denke nach …
play-hint-chances = Gewinnaussichten: { $chances }
play-hint-chance = { $name } { $percent } %
play-hint-line = { $number }. { $percent } %  { $line }
play-hint-reason = Warum: { $reason }.
play-hint-steps = Schritt für Schritt: { $actions }
