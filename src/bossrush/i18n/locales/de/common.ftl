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
play-resumed = { $file }: weiter nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }.
play-choose = Tippe eine Nummer oder die Wörter daneben; help dice erklärt die Würfel.
play-not-a-number = { $number } steht nicht zur Wahl; es geht von 1 bis { $most }.
play-not-understood =
    „{ $text }“ kenne ich nicht.
    Tippe eine der Nummern oder Aktionen von oben oder help.
play-near = „{ $text }“ kenne ich nicht. Meinst du { $near }?
play-allowed = „{ $action }“ ist jetzt möglich.
play-why = Nenne die Aktion dazu: why use sword.
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
play-about = Nenne etwas dazu: about sanduhr, about zombie, about pip.
play-nothing-found = Es gibt keine Karte, keinen Helden und kein Monster „{ $text }“.
play-rules = Nenne ein Wort, nach dem du suchst (auf Englisch): rules push.
play-won = Die Partie ist zu Ende. Gewonnen hat: { $names }.
play-over = Die Partie ist zu Ende. Niemand hat gewonnen.
play-seed =
    Der Startwert war { $seed }.
    So prüfst du jeden Wurf:
    { "  " }bossrush record verify --lang { $lang } { $file }
play-bots-only = Es spielen nur Bots; Strg-C hält an.
play-help =
    Beantworte eine Frage mit der Nummer oder mit den Wörtern daneben, etwa
    use boot, up, c5, end. Ein Feld ist ein Spaltenbuchstabe und eine Reihe: c5.
    Außerdem gibt es:
    { "  " }help dice     was die Würfel und die Zeichen der Karte bedeuten
    { "  " }why AKTION    warum eine Aktion jetzt nicht geht
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

undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
undo-another_player = Inzwischen hat jemand anderes entschieden; es bleibt dabei.
undo-came_out = Es wurde gewürfelt oder etwas aufgedeckt; es bleibt dabei.

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
    } und alle Zufallsergebnisse folgen aus dem Startwert; Endstellung: { $hash }.
record-fits-results = { $file }: stimmt. { $moves ->
        [one] 1 Entscheidung folgt
       *[other] { $moves } Entscheidungen folgen
    } mit den aufgezeichneten Zufallsergebnissen den Regeln; ohne Startwert lassen sich diese aber nicht prüfen.
record-does-not-fit = { $file }: stimmt nicht. { $reason }
