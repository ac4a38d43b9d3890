## The page of Platformer in the browser: places and regions

pf-tower = La torre
pf-levels = Niveles
pf-own = Tu héroe
pf-dice = Dados
pf-actions = Acciones posibles
pf-rivals = Rivales
pf-others = Los demás, el jefe y el registro
pf-event = Evento
pf-boss = Jefe
pf-shop = Tienda
pf-artifacts = Artefactos
pf-your-cards = Tus cartas
pf-cards = Cartas
pf-tabs = Mostrar en el panel
pf-tab-actions = Acciones
pf-tab-cards = Cartas { $count }
pf-tab-shop = Tienda

## Steps of a turn

pf-steps = Pasos del turno
pf-step-0 = Inicio
pf-step-1 = Retirar
pf-step-2 = Revitalizar
pf-step-3 = Lanzar
pf-step-4 = Enemigos
pf-step-5 = Acciones
pf-step-6 = Guardar
pf-step-7 = Gravedad
pf-step-8 = Fin
pf-step-9 = Jefe
pf-turn = Turno { $turn }
pf-your-turn = Tu turno: { $step }

## What is asked

pf-over = La partida ha terminado
pf-ask-main = { $left ->
        [dice] Te toca: elige dado o casilla
        [other] Te toca: elige una acción
       *[nothing] No queda nada por usar: termina tus acciones
    }
pf-happening = Mira lo que pasa…
pf-waiting = Esperando a { $heroes }
pf-choose = Elige arriba
pf-wait = Espera
pf-skip = Mostrar el resto ya
pf-confirm = Hacerlo
pf-tap-again = o toca otra vez
pf-undo = Deshacer
pf-undo-short = no tras una tirada
pf-undo-limit = Deshacer llega hasta la última tirada, lo último que se reveló o la última decisión de otra persona; más allá se pregunta a los demás.
pf-enemies = Enemigos

## Dice

pf-blank = Vacío
pf-used = usado
pf-chosen = elegido
pf-saved = Guardado
pf-special-die = Dado especial
pf-not-now = ahora no es posible
pf-no-dice = No hay dados en la mesa.
pf-die-attack = Los enemigos atacan
pf-die-left = Los enemigos van a la izquierda
pf-die-right = Los enemigos van a la derecha

## What one has

pf-you = tú
pf-you-at = Tú · { $space }
pf-absent = fuera
pf-coins = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
pf-gems = { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }
pf-hearts = Salud { $hearts } de { $health }
pf-damage = Daño { $damage }
pf-health = Salud { $health }
pf-loot-coins = Botín: { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
pf-loot-gems = Botín: { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }
pf-you-have = tienes { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
pf-no-cards = Aún sin cartas. Se compran en una tienda.
pf-no-cards-yet = Aún no tiene cartas.
pf-no-cards-short = sin cartas
pf-exhausted = Agotada
pf-sold-out = Vacío
pf-levitating = Levita
pf-invisible = Invisible
pf-bonus = +{ $bonus } en el próximo ataque

## The tower

pf-fog = Oculto hasta que un héroe llegue a la fila { $row }
pf-fog-short = { $what }, oculto hasta la fila { $row }
pf-level-hidden = Oculto
pf-boss-level = Nivel de Jefe
pf-moment-boss-card = El jefe ataca
pf-moment-event = Evento de este turno
pf-moment-level = Se revela el nivel { $level }
pf-moment-removed = El nivel { $level } se retira
pf-moment-won = ¡{ $hero } gana!
pf-moment-lost = { $hero } ha perdido.
pf-moment-takes = Para { $hero }.

## Spaces in words

pf-say-ladder = escalera
pf-say-trap = trampa
pf-say-shop = tienda
pf-say-portal = portal
pf-say-spawn = aparición de enemigo
pf-say-boss-spawn = aparición del jefe
pf-say-special-icon = icono especial
pf-say-open = abierto por debajo
pf-say-one-way = suelo que solo se cruza hacia arriba
pf-say-enemy = { $enemy }, daño { $damage }, salud { $health }
pf-say-beside-up = { $enemy } encima, daño { $damage }
pf-say-beside-down = { $enemy } debajo, daño { $damage }
pf-say-beside-left = { $enemy } a la izquierda, daño { $damage }
pf-say-beside-right = { $enemy } a la derecha, daño { $damage }
pf-say-wall-left = pared a la izquierda
pf-say-wall-right = pared a la derecha
pf-say-legal = Posible: { $meaning }
pf-say-danger = { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }

## What would follow

pf-danger-attacks = { $count ->
        [one] { $enemies } ataca:
       *[other] { $enemies } atacan:
    }
pf-danger-wounds = Eso duele:
pf-danger-hearts = { $wounds ->
        [one] −1 de salud
       *[other] −{ $wounds } de salud
    } ({ $before } → { $after }).
pf-minus-hearts = { $wounds ->
        [one] −1 de salud
       *[other] −{ $wounds } de salud
    }
pf-danger-faint = Quedas fuera de combate.
pf-ends = Acabas en { $space }.
pf-why-not = Por qué no: { $reason }

## Titles of actions; the server says what they mean

pf-do-use-boot = Moverte
pf-do-use-sword = Atacar
pf-do-use-coin = Tomar monedas
pf-do-use-monster = Mover a un enemigo
pf-do-use-star = Estrella
pf-do-use-special = Dado especial: { $face }
pf-do-add = Añadir { $face }
pf-do-forge = Forjar { $face }
pf-do-forge-special = Forjar { $face }, guardado
pf-do-spawn = Reaparecer con { $face }
pf-do-spawn-free = Reaparecer
pf-do-save = Guardar { $face }
pf-do-times = Usarlo × { $times }
pf-do-up = Arriba
pf-do-down = Abajo
pf-do-left = Izquierda
pf-do-right = Derecha
pf-do-stop = Parar aquí
pf-do-strike = Golpear
pf-do-go = Mover
pf-do-gravity = Gravedad
pf-do-portal = Portal
pf-do-end = Terminar acciones
pf-do-keep = Dejarlo
pf-do-hold = Agarrarte
pf-do-glide = Planear
pf-do-fall = Caer
pf-do-done = Listo
pf-do-take-coin = Moneda
pf-do-take-gem = Gema
pf-do-ability = Habilidad
pf-do-decline = Dejar que ocurra
pf-do-boss-rule = Regla del jefe
pf-do-icon = Ficha
pf-do-shed = Quitarte la piedra
pf-do-tailwind = Viento de cola
pf-do-sigil = Sello
pf-do-mirror = Espejo
pf-do-buy = Comprar
pf-buy-count = { $count ->
        [one] 1 carta a tu alcance
       *[other] { $count } cartas a tu alcance
    }
pf-times = Cuántas veces cuenta

## Alone

pf-no-event = Aún sin evento.
pf-turns-left = { $left ->
        [0] El último turno de { $all }
        [one] Queda 1 turno de { $all }
       *[other] Quedan { $left } turnos de { $all }
    }
pf-defeats = { $count ->
        [one] 1 enemigo derrotado
       *[other] { $count } enemigos derrotados
    }

## The boss and the end

pf-boss-deck = { $count ->
        [one] 1 carta de ataque en el mazo
       *[other] { $count } cartas de ataque en el mazo
    }
pf-won = ¡{ $hero } ha vencido a { $boss }!
pf-lost = { $boss } sigue en pie.
