## Qué decidió una partida

chances-title = Probabilidad de ganar
chances-computing = Calculando quién iba por delante y cuándo: { $percent } %
chances-moment = Momento de la partida
chances-spoken = { $head }. { $text } { $chances }
chances-start = Antes de la primera decisión
chances-decision = Decide { $figure }
chances-luck = Azar
chances-end = El final
chances-played = Jugó: { $text }.
chances-cost = Costó { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
chances-better = Mejor: { $text }.
chances-best = No se encontró nada mejor.
chances-quiet = Ni dados ni cartas nuevas.
chances-turning-points = Puntos de inflexión
chances-turning-none = Ningún momento decidió por sí solo esta partida.
chances-turning-decision = { $figure } regaló { $points } puntos
chances-turning-luck = Azar: { $figure } { $points } puntos
chances-see = Ver este momento
chances-totals = Suerte y decisiones
chances-head-player = Jugador
chances-head-luck = Suerte
chances-head-own = Decisiones propias
chances-head-others = Decisiones ajenas
