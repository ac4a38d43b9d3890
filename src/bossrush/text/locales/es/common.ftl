## What every game in the terminal says

play-welcome = bossrush { $version } – { $game }. Escribe help para ver la ayuda, quit para salir.
play-commitment =
    El azar está sellado. Este es el resumen SHA-256 de la semilla:
    { "  " }{ $commitment }
play-seats = Jugadores: { $seats }.
play-seat = { $number } { $name } ({ $kind ->
        [human] persona
       *[other] bot { $kind }
    })
play-levels = ¿Qué nivel han de tener los bots? Intro para 2.
play-levels-unknown = No hay ningún nivel «{ $text }»: escribe un número del 1 al { $most }.
play-resumed = { $file }: la partida sigue tras { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
play-not-a-number = No hay opción { $number }: van de 1 a { $most }.
play-not-understood = No entiendo «{ $text }». Escribe un número o una acción de la lista, o help.
play-near = No entiendo «{ $text }». ¿Querías decir { $near }?
play-allowed = «{ $action }» es posible ahora.
play-refusal = { $reason } [{ $rule }]
play-undone = { $moves ->
        [one] 1 jugada deshecha
       *[other] { $moves } jugadas deshechas
    }.
play-saved = Partida guardada en { $file }.
play-save-failed = No se ha podido guardar en { $file }: { $reason }.
play-file-taken = { $file } ya existe y no es de esta partida. Elige otro nombre.
play-how-to-resume =
    Para continuar:
    { "  " }bossrush play { $game } --lang { $lang } --resume { $file }
play-nothing-to-save = No se ha jugado nada, así que no se guarda nada.
play-won = La partida ha terminado. Gana { $names }.
play-over = La partida ha terminado. No gana nadie.
play-seed =
    La semilla era { $seed }. Comprueba las tiradas con:
    { "  " }bossrush record verify --lang { $lang } { $file }
play-hand-over = Pasa la terminal a { $name } (jugador { $number }), que pulsa Intro.
play-bots-only = Solo juegan bots; Ctrl-C los detiene.

undo-nothing = Todavía no has decidido nada que se pueda deshacer.
undo-another_player = Otro jugador ya ha decidido algo, así que tu jugada se queda.

## Records

record-header = { $game }, versión de las reglas { $rules }, contenido { $content }
record-option = { $option } = { $value } ({ $text })
record-packs = Paquetes: { $packs }
record-seats = Puestos: { $seats }
record-chance-sealed = Azar: sellado, compromiso { $commitment }, { $seed ->
        [none] semilla sin revelar
       *[other] semilla { $seed }
    }
record-chance-fast = Azar: semilla { $seed }
record-chance-dictated = Azar: resultados dados desde fuera
record-entropy = Añadido a la semilla por los puestos: { $entropy }
record-given = Continúa otra partida, con { $results ->
        [one] su primer resultado del azar
       *[other] sus primeros { $results } resultados del azar
    }
record-again = Jugadas deshechas de común acuerdo: { $times ->
        [one] el azar se renovó una vez
       *[other] el azar se renovó { $times } veces
    }
record-moves = { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, partida { $over ->
        [yes] terminada
       *[no] sin terminar
    }
record-fits = { $file }: correcto. { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } y todos los resultados del azar{ $given ->
        [0] { "" }
       *[other] { " " }tras los primeros { $given }
    } salen de la semilla; la posición final es { $hash }.
record-fits-results = { $file }: correcto. { $moves ->
        [one] 1 jugada cumple
       *[other] { $moves } jugadas cumplen
    } las reglas con los resultados anotados, pero no hay semilla para comprobarlos.
record-checked-results = Se han calculado de nuevo { $rolls ->
        [one] 1 tirada
       *[other] { $rolls } tiradas
    } y { $shuffles ->
        [one] 1 mazo barajado
       *[other] { $shuffles } mazos barajados
    }.
record-checked-commitment = La semilla es la comprometida.
record-checked-entropy = Incluye lo que { $seats ->
        [one] añadió 1 puesto
       *[other] añadieron { $seats } puestos
    }.
record-checked-given = { $results ->
        [one] El primer resultado es de la partida que esta continúa y se toma como está escrito.
       *[other] Los primeros { $results } resultados son de la partida que esta continúa y se toman como están escritos.
    }
record-checked-again = Tras deshacer de común acuerdo { $times ->
        [one] 1 vez
       *[other] { $times } veces
    }, los dados y las cartas ocultas fueron nuevos.
record-does-not-fit = { $file }: no es correcto. { $reason }

## Pistas

hint-and = { $first } { $last_begins ->
        [i] e
       *[other] y
    } { $last }
hint-only = no hay otra cosa que elegir
hint-best = todo lo demás parece peor
hint-equal = más o menos igual de bueno que: { $other }
hint-better = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } mejor que: { $other }
hint-worse = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos que: { $other }
play-hint-thinking = Un segundo, que lo pienso …
play-hint-chances = Probabilidad de ganar: { $chances }
play-hint-chance = { $name } { $percent } %
play-hint-line = { $number }. { $percent } %  { $line }
play-hint-reason = Por qué: { $reason }.
play-hint-steps = Paso a paso: { $actions }
