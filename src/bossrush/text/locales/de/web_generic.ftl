## Der Tisch eines Spiels, das die Seite nicht auf eigene Weise zeichnen kann

generic-instead = Der eigene Tisch dieses Spiels ließ sich nicht laden, darum ist dies ein einfacher. Es ist nichts verloren.
generic-reload = Neu laden
generic-seen = Was von { $game } zu sehen ist
generic-in-words = In Worten
generic-things = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
generic-you = du
generic-waiting = Warten auf { $names }
generic-moment = Einen Moment …
generic-actions = Was du tun kannst
generic-undo = Zurücknehmen
generic-decides = ist dran
generic-won = hat gewonnen
