## Monstruo Final en el navegador: lo que dice la mesa además de las palabras del juego

bm-phases = Fases del turno
bm-phase-beginning = Inicio
bm-phase-build = Construir
bm-phase-reveal = Revelar
bm-phase-bait = Señuelo
bm-phase-adventure = Aventura
bm-phase-end = Final
bm-turn = Turno { $turn }

## La pregunta

bm-ask = { $question ->
        [choose_boss] Elige tu Monstruo Final
        [mulligan] { $part ->
            [keep] Te quedas la mano
           *[other] ¿Una mano nueva?
        }
        [discard] Descarta una carta
        [first_room] Tu primera habitación
        [draw] Roba una carta
        [chance] { $part ->
            [build] Construye o pasa
            [own] Tu parte: actúa o pasa
           *[other] Puedes actuar o pasar
        }
        [response] Responde o pasa
        [slot] Elige un sitio
        [build_on] Elige un sitio
        [target_room] Elige una habitación
        [pay_room] Elige una habitación
        [lose_room] Elige una habitación
        [swap_first] Elige una habitación
        [swap_second] Elige una habitación
        [order] ¿Cuál primero?
        [target_hero] Elige un héroe
        [hero] Elige un héroe
        [lure] Elige un héroe
        [kill] Elige un héroe
        [heal] Elige un héroe
        [target_player] Elige un jugador
        [opponent] Elige un rival
        [pay_card] Elige una carta
        [discard_spell] Elige un hechizo
        [take] Elige una carta
        [find] Elige una carta
        [steal] Elige una carta
        [build_more] ¿Construyes otra?
        [use] ¿Lo usas?
       *[other] Tú eliges
    }
bm-waiting-for = Decide
bm-moment = Un momento …
bm-won = ¡Gana { $player }!
bm-over-nobody = La partida ha terminado
bm-asked = La pregunta
bm-stack = Pila
bm-stack-empty = No hay nada declarado.
bm-whose-chance = A quién le toca
bm-now = ahora
bm-later = después
bm-passed = pasa
bm-declared-it = lo declaró
bm-resolves = { $place ->
        [1] Ocurre primero
       *[other] Ocurre después
    }
bm-if-pass = Si pasas:
bm-if = Si respondes con { $what }:
bm-follows = Lo que sigue:
bm-tap-first = Toca una carta o un lugar iluminado para ver qué pasaría; luego confirma.
bm-back = Volver
bm-confirm = { $verb }: { $name }
bm-on = sobre { $target }
bm-room-of = { $room } de { $player }

## Lo que se puede hacer

bm-actions = Lo que puedes hacer
bm-pass = Pasar
bm-space = Espacio
bm-undo = Deshacer
bm-stops = Paradas
bm-passes-itself = Aquí no puedes jugar nada: la mesa pasa por ti. Puedes cambiarlo en Paradas.
bm-stops-what = Se te pregunta cada vez que puedes actuar. Si apagas una fase, el servidor pasa por ti en ella hasta que la enciendas de nuevo o dejes la mesa.
bm-stop-in = Preguntarme: { $phase }
bm-stops-leak = Pasa tengas lo que tengas y siempre tras el mismo tiempo: nadie aprende nada de tus cartas.
bm-pass-forced = Pasar cuando no haya nada más que hacer
bm-pass-forced-why = Solo contra bots: una persona podría notar, por lo rápido que pasas, que no tienes respuesta.
bm-choose = Elige
bm-open-pile = { $count ->
        [one] Ver la opción
       *[other] Ver las { $count } opciones
    }
bm-can = { $label }. Puedes: { $action }
bm-do = { $verb ->
        [place] Colocar
        [cast] Lanzar
       *[other] { $question ->
            [discard] Descartar
            [discard_spell] Descartar
            [pay_card] Descartar
            [first_room] Construir
           *[other] Elegir
        }
    }
bm-chosen = Elegida
bm-why-not = Por qué no: { $reason }
bm-why-no-new-hand = Por qué no una mano nueva: { $reason }

## Jugadores

bm-you = Tú
bm-rival = Mazmorra de { $player }
bm-xp = { $xp } PX
bm-out = fuera de la partida
bm-active = activo
bm-decides = decide
bm-barred = no entra nadie
bm-no-building = nadie construye
bm-souls = Almas
bm-wounds = Heridas
bm-rooms-in-hand = Habitaciones en la mano
bm-spells-in-hand = Hechizos en la mano
bm-damage = Daño de la mazmorra
bm-treasure = Tesoros
bm-most = el máximo de la mesa
bm-scores = Almas y Heridas
bm-scores-what = Con { $souls } Almas se gana, con { $wounds } Heridas se pierde. Un héroe épico cuenta doble.
bm-nobody = nadie

## La mazmorra

bm-dungeon = Tu mazmorra
bm-boss = Jefe
bm-levelled-up = Nivel usado
bm-level-up-now = ¡Subida de nivel!
bm-boss-facts = { $xp } PX, tesoro de { $treasure }, Subir de nivel { $levelled ->
        [yes] usado
       *[no] pendiente
    }
bm-entrance = Entrada
bm-at-entrance = { $count ->
        [one] 1 héroe en la entrada
       *[other] { $count } héroes en la entrada
    }
bm-slot = Sitio { $slot }
bm-free-slot = Nueva habitación en el sitio { $slot }
bm-face-down = Boca abajo
bm-deactivated = Desactivada
bm-used = Usada
bm-covers = cubre { $rooms }
bm-hero-here = { $hero } está aquí
bm-room-label = Sitio { $slot }, { $name }{ $damage ->
        [none] { "" }
       *[other] , daño { $damage }
    }{ $treasure ->
        [none] { "" }
       *[other] , tesoro { $treasure }
    }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }
bm-kind = { $type ->
        [monster] Habitación de monstruo
       *[trap] Habitación de trampa
    }{ $advanced ->
        [yes] { " " }avanzada
       *[no] { "" }
    }
bm-room-facts = { $kind }, daño { $damage }, tesoro { $treasure }
bm-damage-so-far = Daño hasta ahora
bm-next = Siguiente
bm-dies-here = muere aquí
bm-damage-here = { $damage } de { $health } de daño hasta aquí
bm-survives = sobrevive
bm-walks = { $hero }, { $damage } de daño de { $health }{ $slot ->
        [0] , en la puerta
       *[other] , en el sitio { $slot }
    }

## Los héroes y la ciudad

bm-town = Ciudad
bm-town-note = A quién seguirían ahora
bm-town-empty = La ciudad está vacía.
bm-town-hero = Número { $place }, { $hero }, { $facts }. { $fate }
bm-no-class = sin clase
bm-hero-facts = { $class }, Salud { $health }{ $epic ->
        [yes] , épico
       *[no] { "" }
    }
bm-stays = Se queda en la ciudad.
bm-because = { $kind ->
        [souls] Menos Almas: { $first } contra { $second }.
       *[treasure] Tesoro ({ $treasure }): { $first } contra { $second }.
    }
bm-stays-short = se queda
bm-stays-counts = { $kind ->
        [souls] se queda: menos Almas, { $first } y { $second }
       *[treasure] se queda: { $first } contra { $second }
    }
bm-over = { $first } a { $second }
bm-would-die = Iría con { $player } y moriría en { $room }.
bm-would-survive = Iría con { $player } y sobreviviría: { $damage } de daño de { $health }.

## Mazos y manos

bm-decks = Mazos
bm-deck-rooms = Mazo de habitaciones
bm-deck-spells = Mazo de hechizos
bm-deck-heroes = Héroes por venir
bm-deck-epics = Héroes épicos por venir
bm-discard-pile = Descartes: { $count }
bm-pile-empty = No hay descartes.
bm-hand = Tu mano: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
bm-hand-of = Mano de { $player }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
bm-read-hand = Leer todas las cartas
bm-fold = Guardar las cartas
bm-unfold = Mostrar las cartas
bm-out-hand = { $own ->
        [yes] Estás fuera de la partida. Mira quién gana o deja la mesa.
        [over] Quedaste fuera de la partida.
       *[no] { $player } está fuera de la partida.
    }
bm-hand-empty = No tienes cartas en la mano.
bm-hidden-hand = En la mano: { $rooms ->
        [one] 1 habitación
       *[other] { $rooms } habitaciones
    }, { $spells ->
        [one] 1 hechizo
       *[other] { $spells } hechizos
    }
bm-more-cards = { $count } más
bm-fewer = Menos
bm-threat = { $player } dirige { $card } contra { $target }.
# Las partes de nombres largos ante las que puede cortarse una línea.
bm-joints = trucción tales ratorio
