# Lo que escribe `bossrush analyse`.

analysis-written = { $steps ->
        [one] 1 decisión valorada
       *[other] { $steps } decisiones valoradas
    } en { $time }; escrito: { $files }
analysis-title = { $game }: { $winners ->
        [none] no ganó nadie
       *[other] ganó { $winners }
    }
analysis-seat = { $figure } ({ $name })
analysis-what = Qué decidió esta partida: las probabilidades de cada jugador en cada decisión, calculadas por búsqueda con lo que podía saber quien decidía.
analysis-budget-playouts = Cada decisión se continuó { $number } veces con bots rápidos, repartiendo de nuevo lo oculto cada vez. Los valores pueden desviarse unos puntos; con un --budget mayor son más firmes.
analysis-budget-time = Cada decisión se continuó durante { $number } ms con bots rápidos, repartiendo de nuevo lo oculto cada vez. Los valores pueden desviarse unos puntos; con un --budget mayor son más firmes.
analysis-percent = { $number } %
analysis-chances = Probabilidades de ganar
analysis-chart = Probabilidades de ganar de { $seats }, en { $points } momentos; el control deslizante de abajo los recorre
analysis-chart-note = Las líneas son las probabilidades; las marcas de debajo, cada decisión y cada golpe de azar: cuanto más altas, más cambió (altura completa: { $points } puntos). Los números son puntos de inflexión.
analysis-decisions-of = Decisiones: { $seat }
analysis-chance-row = Azar
analysis-moment = Momento
analysis-point-start = Antes de la primera decisión
analysis-point-decision = Decide { $figure }, tras { $move ->
        [one] 1 jugada
       *[other] { $move } jugadas
    }
analysis-point-chance = Tras { $move ->
        [one] 1 jugada
       *[other] { $move } jugadas
    }
analysis-point-end = El final, tras { $move ->
        [one] 1 jugada
       *[other] { $move } jugadas
    }
analysis-no-chance = Ni dados ni cartas nuevas.
analysis-played = Jugó: { $text }
analysis-better = Mejor: { $text }
analysis-best = La búsqueda no encontró nada mejor.
analysis-cost = Costó { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
analysis-turning-points = Puntos de inflexión
analysis-turning-note = Los mayores cambios: como mucho { $most }, de al menos { $least } puntos y claramente mayores que el error de la búsqueda.
analysis-turning-none = Ningún momento decidió por sí solo esta partida.
analysis-turning-decision = { $figure } regaló { $points } puntos
analysis-turning-chance = Azar: { $figure } { $points } puntos
analysis-luck-title = Suerte y decisiones
analysis-luck-note = Inicio, suerte y decisiones suman el final, en puntos de probabilidad de ganar. La suerte es lo que trajeron los dados y los mazos y lo que otros tenían oculto. Las decisiones se comparan con las mejores: las propias solo pueden costar, las ajenas pueden dar.
analysis-head-player = Jugador
analysis-head-start = Inicio
analysis-head-luck = Suerte
analysis-head-own = Decisiones propias
analysis-head-others = Decisiones ajenas
analysis-head-end = Final
analysis-mistakes = Errores
analysis-mistakes-note = Las decisiones más caras, la peor primero, con lo que habría hecho la búsqueda.
analysis-mistakes-none = La búsqueda no encontró ninguna decisión que costara mucho.
analysis-head-cost = Coste
analysis-head-played = Jugado
analysis-head-better = Mejor
analysis-show = Mostrar en el gráfico
