## Faces of the action dice and the special die

face-boot = bota
face-sword = espada
face-coin = moneda
face-monster = monstruo
face-star = estrella
face-blank = vacío

## Results of the enemy die

die-attack = ataque
die-left = izquierda
die-right = derecha

## Heroes: the name, and what the hero can do

hero-etorn = Etorn
    .text = Cada vez que derrota a un enemigo con un ataque, gana { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    } más.
hero-sweety = Melosa
    .text = Cada uno de sus símbolos de monstruo mueve a un enemigo hasta { $amount } casillas.
hero-angelo = Angelo
    .text = Puede planear: la gravedad lo baja { $amount ->
        [one] 1 casilla
       *[other] { $amount } casillas
    } como mucho.
hero-avys = Avys
    .text = Una vez por turno sufre 1 herida y suma { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    } a su siguiente ataque del turno. No puede si le queda 1 de salud.
hero-pip = Pip
    .text = Una vez por turno vuelve a lanzar hasta { $amount } de sus dados sin usar.
hero-minka = Minka
    .text = En cada uno de sus turnos esquiva el primer ataque que provoca al moverse.

## Enemies: the name, and what is special about it

enemy-zombie = Zombi
    .text = Se hace pedazos al caer; su botín queda donde ha caído.
enemy-cave_bat = Murciélago
    .text = Vuela: la gravedad no le afecta, y el dado de enemigo lo mueve también sin plataforma.
enemy-ent = Ent
    .text = Ataca al héroe que se mueve hasta quedar a su lado.
enemy-stone_golem = Gólem de Piedra
    .text = Pesa mucho: cada casilla que lo mueves cuesta { $amount } símbolos de monstruo.
enemy-werewolf = Hombre-Lobo
    .text = El héroe al que hiere restablece su dado especial.
enemy-minotaur = Minotauro
    .text = Embiste: el dado de enemigo lo mueve hasta { $amount } casillas, y ataca al héroe con el que topa.
enemy-defender = Defensor
    .text = Defensor del Inframundo: Ikee lo invoca en el Nivel de Jefe.
enemy-medusa = Medusa
    .text = Envenena y petrifica; un espejo protege de su mirada.
enemy-ikee = Ikee
    .text = Señor Supremo: vuela, nunca cae e invoca Defensores; un sello refuerza un ataque contra él.

## Items and potions: the name, and what the card does

card-boots_of_haste = Botas de Prisa
    .text = Agotar: mueve a tu héroe { $amount ->
        [one] 1 casilla
       *[other] hasta { $amount } casillas
    }.
card-ninja_gear = Equipo de Ninja
    .text = Agotar: tu héroe sube en línea recta hasta quedar bajo la siguiente plataforma, sin que lo vean los enemigos.
card-greedymmer = Martillo de Codicia
    .text = Agotar: +{ $amount } en tu siguiente ataque de este turno.
card-loaded_dice = Dados Trucados
    .text = Agotar: vuelve a lanzar { $amount ->
        [one] 1 dado sin usar
       *[other] hasta { $amount } dados sin usar
    }.
card-lasso = Lazo
    .text = Agotar: mueve a un enemigo, esté donde esté, hasta { $amount } casillas; si pesa mucho, solo 1.
card-chainmail = Cota de Malla
    .text = Pasivo: un ataque que te haría 2 heridas o más te hace { $amount } menos.
card-climbing_claws = Garras de Escalada
    .text = Pasivo: junto a una pared, o en el borde de la torre, puedes no caer.
card-merchants_seal = Sello del Mercader
    .text = Pasivo: cada carta te cuesta { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    } menos, pero nunca menos de 1.
card-magnet = Imán
    .text = Agotar: toma una moneda o una gema de una de las 8 casillas que te rodean, aunque haya paredes.
card-gem_cutter = Tallador de Gemas
    .text = Agotar al usar un símbolo: su primera gema es gratis.
card-hourglass = Reloj de Arena
    .text = Agotar: gira un dado sin usar a la cara de otro dado sin usar.
card-heart_amulet = Amuleto de Corazón
    .text = Pasivo: tu reserva de salud aumenta en { $amount }, que ganas al comprarlo.
card-stoneskin = Poción de Piel Pétrea
    .text = Descartar cuando un enemigo te ataca: el ataque no te hace nada.
card-healing = Poción de Curación
    .text = Descartar: recupera hasta { $amount } de salud y cura el veneno.
card-swiftness = Poción de Celeridad
    .text = Descartar: mueve a tu héroe hasta { $amount } casillas seguidas.
card-rage = Poción de Furia
    .text = Descartar: +{ $amount } en tu siguiente ataque de este turno.
card-levitation = Poción de Levitación
    .text = Descartar: hasta tu próximo turno solo caes si quieres.
card-invisibility = Poción de Invisibilidad
    .text = Descartar: el resto de este turno, moverte y empujar no provoca ataques.
card-second_wind = Segundo Aliento
    .text = Descartar: vuelve a lanzar los dados sin usar que quieras y revitaliza todos tus objetos.
card-crystal_elixir = Elixir de Cristal
    .text = Descartar: gana { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }.

## Artifacts: the name, and what the card does

card-coin_gun = Pistola de Monedas
    .text = Agotar, por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }: +{ $amount } en tu siguiente ataque de este turno.
card-champions_belt = Cinturón de Campeón
    .text = Pasivo: +{ $amount } en tus ataques, salvo contra el jefe.
card-pathfinders_banner = Estandarte del Explorador
    .text = Agotar: mueve a tu héroe { $amount ->
        [one] 1 casilla
       *[other] { $amount } casillas
    } hacia arriba.
card-bullys_glove = Guante del Abusón
    .text = Pasivo: a quien empujas lo envías hasta a { $amount } casillas.
card-phoenix_feather = Pluma de Fénix
    .text = Pasivo: reapareces gratis, en cualquiera de las dos filas más bajas. En solitario: una vez, evita que te abatan.
card-dragons_purse = Bolsa del Dragón
    .text = Agotar, por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }: gana { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }.
card-soul_lantern = Farol de Almas
    .text = Agotar: recupera { $amount ->
        [one] 1 de salud
       *[other] hasta { $amount } de salud
    }.
card-spider_rope = Cuerda de Araña
    .text = Pasivo: al final de tu propio turno solo caes si quieres.
card-prism = Prisma
    .text = Agotar al usar un símbolo: mejorarlo cuesta 1 gema menos.
card-smiths_anvil = Yunque del Herrero
    .text = Agotar: forja dos símbolos distintos en un tercero.

## What brings an artifact to a player

condition-last_coin = gastas tu última moneda
condition-defeats = derrotas a { $threshold } enemigos en un turno
condition-reveal = revelas un nivel
condition-push_hero = empujas a otro héroe (en solitario: a cualquier enemigo)
condition-faint = abaten a tu héroe (en solitario: te quedas con 1 de salud)
condition-coins = tienes { $threshold } monedas
condition-last_heart = acabas un turno con 1 de salud
condition-fall = caes { $threshold } casillas de una vez
condition-gems_discarded = gastas { $threshold } gemas en una acción
condition-forges = forjas { $threshold } veces en un turno

## Events of the solo game: the name, and what it does

solo_event-savagery = Salvajismo
    .text = al final del turno te ataca cada enemigo adyacente
solo_event-earthquake = Terremoto
    .text = la gravedad actúa ya, y las escaleras no sujetan
solo_event-closed_shutters = Persianas Bajadas
    .text = la tienda está cerrada
solo_event-bargain_day = Día de Rebajas
    .text = las cartas cuestan { $amount } menos, pero nunca menos de 1
solo_event-gold_rush = Fiebre del Oro
    .text = cada símbolo de moneda da { $amount } monedas
solo_event-tailwind = Viento a Favor
    .text = una vez, puedes moverte { $amount ->
        [one] 1 casilla
       *[other] { $amount } casillas
    } gratis
solo_event-reinforcements = Refuerzos
    .text = aparece un enemigo más en el nivel más alto bajo el jefe
solo_event-rust = Óxido
    .text = los objetos y artefactos no se pueden agotar
solo_event-crystal_rain = Lluvia de Cristales
    .text = cae una gema en cada tienda libre de tu nivel
solo_event-double_trouble = Doble Problema
    .text = el dado de enemigo se lanza dos veces
solo_event-foggy_mind = Mente Nublada
    .text = tu dado especial se restablece
solo_event-blood_moon = Luna de Sangre
    .text = cada enemigo hace { $amount } más de daño
solo_event-fewer_dice = { $dice ->
        [one] se tira 1 dado menos
       *[other] se tiran { $dice } dados menos
    }

## Map tiles

tile-F01 = Peldaños de Musgo
tile-F02 = Roble Hueco
tile-F03 = Galería de Helechos
tile-F04 = Senda de la Ardilla
tile-F05 = Escalera de Zarzas
tile-F06 = Desván del Búho
tile-F07 = Madriguera del Castor
tile-F08 = Arboleda de Faroles
tile-F09 = Bodega de Raíces
tile-F10 = Cornisas de Setas
tile-F11 = Paso de Cuerdas
tile-F12 = Árbol Caído
tile-F13 = Trono Antiguo
tile-F14 = Corona de Hojas
tile-F15 = Dosel Roto
tile-F16 = Corazón de la Arboleda
tile-V01 = Órbita Quebrada
tile-V02 = Pozo Violeta
tile-V03 = Coro Silencioso
tile-V04 = Terraza de Esquirlas
tile-V05 = Escalera Hambrienta
tile-V06 = Grietas Gemelas
tile-V07 = Bóveda sin Estrellas
tile-V08 = Balcón del Eco
tile-V09 = Puente a la Deriva
tile-V10 = Celosía Sombría
tile-V11 = Pozo Invertido
tile-V12 = Último Farol
tile-V13 = Salón del Señor Supremo
tile-V14 = Ojo del Vacío
tile-V15 = Estrado Destrozado
tile-V16 = Patio de Obsidiana

## Attack cards of the bosses: the name, and what happens

boss_card-snake_attack = Ataque de Serpiente
    .text = los héroes a su alrededor sufren heridas y veneno
boss_card-petrify = Petrificar
    .text = los héroes de su fila se vuelven de piedra, salvo si un espejo los protege
boss_card-tail_lash = Coletazo
    .text = ataca a los héroes adyacentes y los lanza hacia atrás
boss_card-slither = Deslizamiento
    .text = se acerca y ataca a los héroes adyacentes
boss_card-venom_rain = Lluvia de Veneno
    .text = los héroes de su loseta sufren veneno
boss_card-shockwave = Onda de Choque
    .text = los héroes de su loseta sufren heridas y bajan una casilla, incluso a través de una plataforma
boss_card-rift_leap = Salto Dimensional
    .text = salta lejos y hiere a los héroes a su alrededor
boss_card-overlords_strike = Golpe Supremo
    .text = ataca a los héroes adyacentes
boss_card-tribute = Tributo
    .text = cada héroe paga una moneda o sufre una herida
boss_card-call_of_the_underworld = Llamada del Inframundo
    .text = los Defensores atacan, y llega otro más
boss_card-falling_star = Estrella Fugaz
    .text = los héroes de su fila sufren dos heridas y pierden el símbolo guardado

## Boss tokens: the name, and what they do to a hero

mark-poison = veneno
    .text = 1 herida al final de cada turno tuyo, hasta que te curen o te abatan
mark-petrification = petrificación
    .text = solo puedes entregar dos símbolos para librarte de ella
mark-mirror = espejo
    .text = te protege de la petrificación
mark-sigil = sello
    .text = refuerza un ataque contra el jefe

## Options of a game

option-players = players
    .text = cuántos juegan
option-heroes = heroes
    .text = los héroes, por puesto
option-boss = boss
    .text = quién espera en lo alto
option-tiles = tiles
    .text = de qué está hecha la torre
option-first = first
    .text = el puesto que empieza; 0 lo sortea

option-artifacts = artifacts
    .text = hay dos artefactos para quien se los gane
option-longer_map = longer_map
    .text = un nivel más bajo el jefe
option-collect_on_fall = collect_on_fall
    .text = los héroes recogen fichas al caer

## Steps of a turn

step-0 = empieza el turno
step-1 = retirar un nivel
step-2 = revitalizar
step-3 = lanzar los dados
step-4 = dado de enemigo
step-5 = acciones
step-6 = guardar un símbolo
step-7 = gravedad
step-8 = fin del turno
step-9 = turno del jefe

## Para empezar

play-title = Platformer
play-goal = Sube por la torre con tus dados, consigue monedas y gemas y vence al jefe de arriba. Cada turno lanzas cinco dados y los usas en el orden que quieras.
play-help-dice =
    Los dados: boot (bota) te mueve, sword (espada) ataca a un enemigo adyacente,
    coin (moneda) da una moneda, monster (monstruo) mueve a un enemigo, star
    (estrella) vale por un símbolo de tu héroe. Dos dados iguales se forjan en otro
    símbolo. Las gemas refuerzan un símbolo: +1 por 1, +2 por 3.
    Si te mueves desde una casilla junto a un enemigo, te ataca; también puede
    hacerlo por su dado. Nada cae mientras actúas, sino al final de cada turno.
    El mapa:

## Órdenes

play-choose = Escribe un número o las palabras a su lado; help dice explica los dados.
play-why = Di qué acción: why use sword.
play-about = Di sobre qué: about botas, about zombi, about pip.
play-nothing-found = No hay ninguna carta, héroe ni enemigo «{ $text }».
play-rules = Di qué buscas, en inglés: rules push.
play-help =
    Responde con el número de una opción o con las palabras que lo acompañan, como
    use boot, up, c5, end. Una casilla es la letra de su columna y su fila: c5.
    Además puedes escribir:
    { "  " }help dice       qué significan los dados y los signos del mapa
    { "  " }why ACCIÓN      por qué una acción no es posible ahora
    { "  " }hint            las mejores jugadas, tus opciones y el porqué
    { "  " }undo            deshacer tu última jugada, si no se ha visto nada nuevo
    { "  " }map             la torre, los jugadores y los dados
    { "  " }shop            las cartas a la venta
    { "  " }about NOMBRE    una carta, un héroe o un enemigo
    { "  " }card NOMBRE     lo mismo para una carta; si puedes usarla ahora, la usa
    { "  " }rules PALABRA   las reglas con esa palabra (en inglés): rules PF-11.4
    { "  " }log             todo lo que ha pasado
    { "  " }save ARCHIVO    guardar la partida (al salir también se guarda)
    { "  " }quit            salir; verás cómo continuar otro día
    No se puede deshacer una tirada, un nivel o una carta que se ha revelado, ni
    nada anterior a la decisión de otro jugador: lo visto, visto está.
undo-came_out = Se han lanzado dados o revelado algo oculto: tu jugada se queda.

## Questions. $hero decides.

question-main = { $hero }, { $absent ->
        [yes] no estás en la torre: gasta un dado para reaparecer.
       *[no] ¿qué haces?
    }
question-forge_as = { $hero }, forjas { $faces }: ¿en qué símbolo?
question-star_as = { $hero }, ¿como qué símbolo usas la estrella?
question-times = { $hero }, ¿cuántas veces cuenta el símbolo? Tienes { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }.
question-target = { $hero }, ¿a quién atacas?
question-enemy = { $hero }, ¿a qué enemigo mueves?
question-attack = { $hero }, tu ataque a { $enemy } en { $space } suma { $total ->
        [one] 1 herida
       *[other] { $total } heridas
    } y necesita { $health }. ¿Añades algo o golpeas?
question-heavy = { $hero }, mueves a { $enemy } desde { $space }, pero pesa mucho: llevas { $units ->
        [one] 1 símbolo de monstruo
       *[other] { $units } símbolos de monstruo
    }. ¿Añades otro o lo mueves ya?
question-step = { $hero }, ¿hacia dónde? { $left ->
        [one] Te queda 1 casilla
       *[other] Te quedan { $left } casillas
    }.
question-enemy_step = { $hero }, ¿hacia dónde va { $enemy } desde { $space }? { $left ->
        [one] Queda 1 casilla
       *[other] Quedan { $left } casillas
    }.
question-push = { $hero }, ¿adónde empujas a { $figure } desde { $space }?
question-nimble = { $hero }, ¿qué ataque esquivas?
question-react = { $hero }, te ataca { $enemy } desde { $space }. ¿Usas una poción?
question-gravity = { $hero }, la gravedad tira de ti en { $space }. ¿Qué haces?
question-save = { $hero }, ¿qué símbolo guardas en tu dado especial (ahora: { $special })?
question-spawn = { $hero }, ¿dónde reapareces?
question-portal = { $hero }, ¿por qué portal sales?
question-dice = { $hero }, ¿qué dado vuelves a lanzar? Elegidos hasta ahora: { $chosen }.
question-turn_from = { $hero }, ¿qué dado giras?
question-turn_to = { $hero }, ¿a qué cara giras el dado de { $face }?
question-magnet = { $hero }, ¿de qué casilla tomas una ficha?
question-token = { $hero }, ¿qué tomas de { $space }?
question-boss_place = { $hero }, ¿en qué casilla de aparición del jefe colocas a { $enemy }?

question-push_on = { $hero }, ¿empujas a { $figure }, en { $space }, una casilla más?
question-anvil_first = { $hero }, ¿qué símbolo forjas primero?
question-anvil_second = { $hero }, ¿qué símbolo forjas junto con { $face }?
question-sheet = { $hero }, ¿qué espada entregas?
question-shed = { $hero }, ¿qué símbolo entregas contra la petrificación?
question-mirror = { $hero }, la mirada va a petrificarte. ¿Entregas tu espejo para librarte y ganar una gema?
question-nearest = { $hero }, estas casillas están igual de { $near ->
        [0] lejos
       *[other] cerca
    }. ¿Cuál eliges?
question-reinforce = { $hero }, estas casillas están igual de cerca. ¿Dónde aparece el nuevo enemigo?

## Actions: what they mean, shown beside their notation

action-use-boot = bota: muévete 1 casilla
action-use-sword = espada: ataca a un enemigo adyacente
action-use-coin = moneda: toma { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
action-use-monster = monstruo: mueve a un enemigo { $spaces ->
        [one] 1 casilla
       *[other] hasta { $spaces } casillas
    }
action-use-star = estrella: úsala como { $symbols }
action-add = { $face }: añade este dado
action-special = tu dado especial: { $face }
action-forge = dos dados de { $face } como otro símbolo
action-forge-special = el especial y un dado de { $face } como otro símbolo
action-as-boot = bota: muévete
action-as-sword = espada: ataca
action-as-coin = moneda: toma una moneda
action-as-monster = monstruo: mueve a un enemigo
action-as-star = estrella: úsala como { $symbols }
action-turned = gíralo a { $face }
action-times = { $times ->
        [one] una vez
       *[other] { $times } veces
    }, { $price ->
        [0] sin gemas
        [one] por 1 gema
       *[other] por { $price } gemas
    }
action-step = a la casilla { $space }
action-stop = no sigas
action-strike = { $enough ->
        [yes] ataca ya: cae derrotado
       *[no] ataca ya; no basta, así que no tiene efecto
    }
action-go = muévelo ya
action-gravity = todo lo que no tiene apoyo cae ahora
action-buy = { $card } por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }: { $text }
action-portal = paga 1 moneda y salta a otro portal de este nivel
action-end = termina tu turno{ $left ->
        [0] { "" }
       *[other] ; antes puedes guardar un símbolo
    }
action-spawn = gasta el dado de { $face } para entrar en la torre
action-save = gira tu dado especial a { $face }
action-keep = deja tu dado especial como está
action-hold = quédate donde estás
action-glide = cae como mucho { $amount ->
        [one] 1 casilla
       *[other] { $amount } casillas
    }
action-fall = déjate caer hasta abajo
action-die = el dado de { $face }
action-done = ya está
action-take = tómala
action-ability = { $text }
action-decline = deja que ocurra
action-spawn-free = entra en la torre gratis
action-sheet = entrega { $swords } espadas y gana { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }
action-icon = { $mark } por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }: { $text }
action-shed = entrega dos símbolos y líbrate de la petrificación
action-tailwind = muévete gratis, una vez
action-sigil = entrega tu sello: +{ $wounds }
action-mirror = entrégalo, líbrate y gana { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }
action-space = { $what }
action-card = { $card }. { $text }

## What a step or a choice of space leads to, after a space

note-empty = libre
note-enemy = { $enemy }
note-hero = { $hero }
note-push = empujas a { $figure }
note-swap = cambiáis de sitio
note-ambush = { $enemy } está al acecho (daño { $damage })
note-trap = trampa
note-coins = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
note-gems = { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }
note-shop = tienda
note-portal = portal

## Refusals: why an action is not possible. The rule follows in brackets.

refusal-not_asked = Ahora no te toca decidir.
refusal-game_over = La partida ha terminado.
refusal-unknown_action = Esa acción no existe.
refusal-not_an_answer = «{ $action }» no responde a esta pregunta.
refusal-wall = Hay una pared en medio.
refusal-platform = Hay una plataforma en medio, y ninguna escalera la atraviesa.
refusal-outer_side = Ahí termina la torre.
refusal-hidden_level = El nivel de arriba sigue oculto; aún no se puede entrar.
refusal-bottom = Esto es el fondo de la torre.
refusal-one_way_down = El suelo del Nivel de Jefe no deja bajar a nadie.
refusal-no_push_target = Ahí hay alguien, y no hay adónde empujarlo.
refusal-no_push_on_boss_level = Ahí hay alguien, y en el Nivel de Jefe no hay casilla libre adonde empujarlo.
refusal-push_not_adjacent = Se empuja una casilla, a una adyacente a la figura empujada y sin nada en medio.
refusal-push_back = La figura empujada no vuelve a la casilla donde estaba.
refusal-push_occupied = Ahí ya hay una figura; no se empuja en cadena.
refusal-stop_first = Avanza al menos una casilla antes de parar.
refusal-absent = { $hero } no está en la torre; lo único posible es reaparecer.
refusal-must_spawn = { $hero } no está en la torre y debe reaparecer antes de terminar las acciones.
refusal-not_absent = { $hero } ya está en la torre.
refusal-no_such_die = No tienes ningún dado así sin usar.
refusal-special_blank = Tu dado especial está vacío: no tiene símbolo.
refusal-spawn_no_die = No tienes ningún dado así sin usar para reaparecer.
refusal-spawn_space = Se reaparece en la fila más baja de la torre que tenga una casilla libre.
refusal-spawn_occupied = Ahí hay alguien; reaparece en una casilla libre.
refusal-spawn_full = No queda ninguna casilla libre donde reaparecer.
refusal-spawn_on_shop = Quien ya ha estado en el Nivel de Jefe reaparece allí, en una tienda.
refusal-no_step = { $hero } no puede dar ni un paso desde aquí.
refusal-no_enemy_beside = No hay ningún enemigo adyacente a { $hero }: no hay nada que atacar.
refusal-no_enemy_to_move = Ahora no se puede mover a ningún enemigo.
refusal-no_coin_left = No quedan monedas en el suministro.
refusal-no_star_use = Nada de lo que permite tu estrella es posible ahora.
refusal-star_not_printed = La estrella de { $hero } no vale como ese símbolo.
refusal-forge_pair = Para forjar hacen falta dos símbolos iguales, y no los tienes.
refusal-forge_same = Al forjar sale un símbolo distinto de los dos que pones.
refusal-forge_useless = Nada de lo que puedes forjar con esa pareja es posible ahora.
refusal-too_few_gems = Eso cuesta { $price ->
        [one] 1 gema
       *[other] { $price } gemas
    }, y tienes { $gems }.
refusal-enhance_saves_nothing = La carta paga la primera gema, así que úsala con al menos una mejora.
refusal-golem_units = Este enemigo pesa mucho: añade más símbolos de monstruo o gemas.
refusal-not_an_enemy = No hay ningún enemigo en esa casilla.
refusal-hero_no_target = Los héroes no se atacan entre sí; solo puedes empujarlos.
refusal-not_adjacent = Ese enemigo no está adyacente a { $hero }, o hay algo en medio.
refusal-sealed = El Nivel de Jefe está sellado: nada atraviesa su suelo.
refusal-enemy_stuck = Ese enemigo no tiene ninguna casilla libre a su lado.
refusal-enemy_occupied = Ahí hay una figura, y los enemigos no empujan.
refusal-needs_sword = A un ataque solo se le pueden añadir espadas.
refusal-needs_monster = Solo los símbolos de monstruo ayudan a mover a este enemigo.
refusal-no_gravity_choice = { $hero } no tiene dónde agarrarse.
refusal-nothing_falls = Ahora no caería nada.
refusal-no_glide = { $hero } no puede planear.
refusal-not_on_shop = { $hero } tiene que estar en una tienda para comprar.
refusal-slot_empty = No hay carta en ese hueco de la tienda.
refusal-too_few_coins = El precio de { $card } es { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }, y tienes { $coins }.
refusal-not_on_portal = { $hero } no está en un portal.
refusal-portal_no_coin = Saltar por un portal cuesta 1 moneda, y no tienes ninguna.
refusal-no_portal_target = Este nivel no tiene otro portal.
refusal-not_a_portal = Eso no es otro portal de este nivel.
refusal-portal_blocked = Hay alguien en el otro portal, y no hay adónde empujarlo.
refusal-no_such_card = Esa carta no existe.
refusal-not_owned = No tienes { $card }.
refusal-exhausted = Ya has agotado { $card }; espera a tu próximo turno.
refusal-passive_card = { $card }: su efecto es pasivo y actúa siempre.
refusal-reaction_only = { $card }: solo se usa en el momento en que un enemigo te ataca.
refusal-enhance_only = { $card }: se usa junto con un símbolo; empieza por el símbolo.
refusal-no_ability = La habilidad de { $hero } actúa sola; no hay nada que activar.
refusal-ability_exhausted = { $hero } ya ha usado su habilidad en este turno.
refusal-last_heart = A { $hero } solo le queda 1 de salud y no la entrega.
refusal-no_unused_die = No tienes dados sin usar.
refusal-no_different_dice = Hacen falta dos dados sin usar con caras distintas.
refusal-not_unused = Solo vale un dado sin usar de tu reserva, y ninguno muestra esa cara.
refusal-die_chosen = Ya has elegido todos los dados con esa cara.
refusal-choose_a_die = Elige al menos un dado.
refusal-full_hearts = { $hero } ya tiene toda la salud.
refusal-no_token_near = No hay monedas ni gemas en las casillas que rodean a { $hero }.
refusal-no_token_there = En esa casilla no hay ninguna ficha así a tu alcance.
refusal-no_gem_left = No quedan gemas en el suministro.
refusal-nothing_to_renew = No tienes ni dados sin usar ni objetos agotados.
refusal-climb_no_platform = No hay ninguna plataforma por encima de { $hero }.
refusal-climb_already = { $hero } ya está justo debajo de la plataforma.
refusal-climb_occupied = Hay alguien en la casilla bajo esa plataforma.
refusal-save_no_die = No tienes ningún dado así sin usar que guardar.
refusal-not_nimble_target = Ese enemigo no te está atacando ahora.
refusal-not_boss_spawn = El jefe aparece en una casilla libre de aparición del jefe.
refusal-no_reaction = { $card }: no sirve contra un ataque, o no la tienes.
refusal-enemy_one_way = Los enemigos no atraviesan el suelo del Nivel de Jefe.

refusal-shutters_closed = La tienda está cerrada este turno: el evento es Persianas Bajadas.
refusal-rusted = { $card }: no se puede agotar este turno; el evento es Óxido.
refusal-anvil_same = El yunque necesita dos símbolos distintos.
refusal-no_sigil = No tienes ningún sello que añadir.
refusal-sigil_boss_only = Un sello solo sirve contra el jefe.
refusal-only_up = Este movimiento solo va hacia arriba.
refusal-petrified = { $hero } no puede hacer nada por la petrificación: entrega antes dos símbolos, o end.
refusal-not_petrified = { $hero } no sufre petrificación.
refusal-two_symbols = Para eso hacen falta dos símbolos, y no los tienes.
refusal-not_on_icon = { $hero } no está en una casilla de icono especial.
refusal-icon_too_few_coins = No tienes monedas suficientes para lo que se vende en este icono especial.
refusal-no_mark_left = No queda ninguna ficha así.
refusal-no_sheet_rule = Este jefe no tiene esa regla.
refusal-not_beside_boss = { $hero } no está adyacente al jefe, o hay algo en medio.
refusal-sheet_two_swords = Para eso hacen falta dos espadas, y no las tienes.
refusal-no_tailwind = No hay Viento a Favor, o ya lo has usado.
refusal-spawn_costs = Reaparecer te cuesta un dado; solo es gratis con la Pluma de Fénix.
refusal-spawn_is_free = Con la Pluma de Fénix reapareces gratis; conserva el dado.
refusal-cost_too_few_coins = No tienes las monedas que cuesta usar { $card }.
refusal-not_nearest = Tiene que ser una de las casillas de la lista: ninguna otra está tan cerca, o tan lejos.
refusal-defender_tile = El Defensor aparece en una casilla de aparición del jefe de la otra loseta.
refusal-no_heart_nor_poison = { $hero } tiene toda la salud y no sufre veneno.
refusal-no_enemy_there = No hay ningún enemigo en esa casilla.
refusal-spawn_near_shop = Las tiendas del Nivel de Jefe están ocupadas; reaparece en una casilla libre junto a ellas.
refusal-spawn_next_row = La fila más baja está llena; reaparece en la siguiente que tenga una casilla libre.
refusal-enemies_sealed = Los enemigos que se podrían mover están al otro lado del suelo del Nivel de Jefe.
refusal-star_cannot_begin = Lo que permite tu estrella no sirve para empezar esto.

## Events: .short for the moves of others in passing, .full for the log and the own moves

event-turn =
    .short = Turno { $turn }, { $hero }:
    .full = — Turno { $turn }: { $hero } —
event-refreshed =
    .short = revitaliza
    .full = { $hero } revitaliza sus cartas agotadas.
event-rolled =
    .short = lanza { $dice }
    .full = { $hero } lanza los dados: { $dice }.
event-enemy_rolled =
    .short = dado de enemigo: { $result }
    .full = Dado de enemigo: { $result }.
event-rerolled =
    .short = relanza { $face }: { $into }
    .full = { $hero } vuelve a lanzar un dado de { $face }: { $into }.
event-die_turned =
    .short = gira { $face } a { $into }
    .full = { $hero } gira un dado de { $face } a { $into }.
event-used =
    .short = { $times ->
        [one] { "" }
       *[other] { $symbol } ×{ $times }
    }
    .full = { $hero } usa { $symbol }{ $times ->
        [one] { "" }
       *[other] { " " }con fuerza ×{ $times }
    }.
event-forged =
    .short = forja { $first } y { $second } en { $into }
    .full = { $hero } forja { $first } y { $second }{ $special ->
        [none] { "" }
       *[other] { " " }(el dado especial)
    } en { $into }.
event-saved =
    .short = guarda { $face }
    .full = { $hero } guarda { $face } en su dado especial.
event-special_reset =
    .short = especial de { $hero }: vacío
    .full = El dado especial de { $hero } se restablece: queda vacío.
event-gems_spent =
    .short = gasta { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }
    .full = { $hero } gasta { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }; { $left ->
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-coins_spent =
    .short = { "" }
    .full = { $hero } paga { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }; { $left ->
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-coins_gained =
    .short = { $hero } gana { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
    .full = { $hero } gana { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }; ahora tiene { $left }.
event-gems_gained =
    .short = { $hero } gana { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }
    .full = { $hero } gana { $amount ->
        [one] 1 gema
       *[other] { $amount } gemas
    }; ahora tiene { $left }.
event-spawned =
    .short = reaparece en { $to }
    .full = { $face ->
        [none] { $hero } reaparece en { $to }.
       *[other] { $hero } gasta un dado de { $face } y reaparece en { $to }.
    }
event-moved =
    .short = { $moves }
    .full = { $hero } se mueve { $count ->
        [one] de { $from } a { $to }
       *[other] por { $moves }
    }.
event-ported =
    .short = portal de { $from } a { $to }
    .full = { $hero } entra en el portal de { $from } y sale en { $to }.
event-placed =
    .short = sube de { $from } a { $to }
    .full = { $hero } pasa de { $from } a { $to }.
event-pushed =
    .short = empuja a { $figure } a { $to }
    .full = { $hero } empuja a { $figure } de { $from } a { $to }.
event-fell =
    .short = { $figure } cae a { $to }
    .full = { $figure } cae de { $from } a { $to }.
event-enemy_moved =
    .short = { $enemy } { $moves }
    .full = { $enemy } se mueve: { $moves }.
event-enemy_attacked =
    .short = { $enemy } ataca a { $hero } ({ $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    })
    .full = { $cause ->
        [ambush] { $enemy } acechaba en { $from } y ataca a { $hero }
        [charge] { $enemy } embiste a { $hero } desde { $from }
        [moving] { $enemy } en { $from } ataca a { $hero }, que se aleja
        [event] { $enemy } en { $from } ataca a { $hero } por Salvajismo
       *[other] { $enemy } en { $from } ataca a { $hero }
    }: { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }.
event-attack_ignored =
    .short = { $hero } se libra del ataque de { $enemy }
    .full = { $card ->
        [none] { $hero } esquiva el ataque de { $enemy } en { $from }.
       *[other] { $card } salva a { $hero } del ataque de { $enemy } en { $from }.
    }
event-wounded =
    .short = { $hero }: salud { $hearts }
    .full = { $cause ->
        [trap] Una trampa hiere a { $hero }
        [ability] { $hero } sufre una herida por su habilidad
        [poison] El veneno hiere a { $hero }
        [token] { $hero } ya tiene esa ficha y sufre una herida
       *[other] { $hero } sufre heridas
    }: { $hearts ->
        [one] le queda 1
       *[other] le quedan { $hearts }
    } de salud.
event-healed =
    .short = { $hero }: salud { $hearts }
    .full = { $hero } recupera { $amount } de salud; ahora tiene { $hearts }.
event-fainted =
    .short = { $hero } queda { $hero ->
        [Melosa] abatida
        [Minka] abatida
       *[other] abatido
    }
    .full = { $hero } queda { $hero ->
        [Melosa] abatida
        [Minka] abatida
       *[other] abatido
    } en { $from } y sale de la torre: recupera toda la salud y su dado especial queda vacío.
event-attacked =
    .short = ataca a { $enemy } ({ $wounds } de { $health })
    .full = { $hero } ataca a { $enemy } en { $to }: { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }; { $health ->
        [one] hace falta 1
       *[other] hacen falta { $health }
    }.
event-defeated =
    .short = derrota a { $enemy }
    .full = { $enemy ->
        [Medusa] ¡Medusa cae derrotada!
       *[other] ¡{ $enemy } cae derrotado!
    }
event-shattered =
    .short = { $enemy } se hace pedazos
    .full = { $enemy } se hace pedazos en { $from } y deja allí su botín.
event-level_revealed =
    .short = se revela el nivel { $level }
    .full = { $enemy ->
        [none] ¡Se revela el Nivel de Jefe!
       *[other] Se revela el nivel { $level }; su enemigo: { $enemy }.
    }
event-level_removed =
    .short = se retira el nivel { $level }
    .full = El nivel { $level } se retira de la torre.
event-coin_laid =
    .short = { "" }
    .full = { $count ->
        [one] Hay una moneda
       *[other] Hay monedas
    } en { $to }.
event-gem_laid =
    .short = { "" }
    .full = { $count ->
        [one] Hay una gema
       *[other] Hay gemas
    } en { $to }.
event-enemy_placed =
    .short = { "" }
    .full = { $enemy } aparece en { $to }.
event-bought =
    .short = compra { $card }
    .full = { $hero } compra { $card } por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }.
event-displayed =
    .short = { "" }
    .full = Nuevo en la tienda: { $card }.
event-card_used =
    .short = usa { $card }
    .full = { $hero } usa { $card }.
event-ability_used =
    .short = usa su habilidad
    .full = { $hero } usa su habilidad.
event-bonus =
    .short = siguiente ataque +{ $total }
    .full = El siguiente ataque de { $hero } en este turno tiene +{ $total }.
event-gravity =
    .short = { "" }
    .full = La gravedad actúa.
event-held =
    .short = { $hero } se agarra
    .full = { $hero } se agarra en { $from }.
event-glided =
    .short = { $hero } planea
    .full = { $hero } planea desde { $from }.
event-turn_ended =
    .short = { "" }
    .full = Termina el turno de { $hero }.
event-game_won =
    .short = gana { $hero }
    .full = El jefe ha caído. ¡{ $hero } gana la partida!

event-game_lost =
    .short = { $hero } pierde
    .full = { $hero } ha perdido la partida.
event-artifact_taken =
    .short = { $hero } consigue { $card }
    .full = { $other ->
        [none] { $hero } consigue el artefacto { $card }.
       *[other] { $hero } le quita a { $other } el artefacto { $card }.
    }
event-event =
    .short = evento { $card }
    .full = Evento: { $card } – { $text }. { $left ->
        [0] ¡Es el último!
        [one] Queda 1 más.
       *[other] Quedan { $left } más.
    }
event-boss_rolled =
    .short = dado del jefe: { $result }
    .full = Dado de enemigo para el jefe: { $result }.
event-boss_drew =
    .short = { "" }
    .full = El jefe roba { $card }.
event-boss_card =
    .short = { $card }
    .full = { $card }: { $text }.
event-boss_reshuffled =
    .short = { "" }
    .full = Las cartas del jefe se barajan de nuevo.
event-boss_moved =
    .short = { $enemy } va a { $to }
    .full = { $enemy } va de { $from } a { $to }.
event-mark_gained =
    .short = { $hero } recibe { $mark }
    .full = { $hero } recibe una ficha: { $mark } – { $text }.
event-mark_lost =
    .short = { $hero } ya no tiene { $mark }
    .full = { $hero } devuelve una ficha: { $mark }.
event-displaced =
    .short = { $hero } sale volando a { $to }
    .full = { $hero } sale volando de { $from } a { $to }.
event-saved_by_card =
    .short = { $card } salva a { $hero }
    .full = { $card } evita que abatan a { $hero } y se pierde.
event-scored =
    .short = puntuación { $total }
    .full = Puntuación: { $total } (eventos restantes { $events }, enemigos { $defeats }, heridas de más { $wounds }, gemas { $gems }, riqueza { $wealth }).

## The drawing of the tower

tower-level = Nivel { $level }
tower-boss-level = Nivel de Jefe
tower-hidden = { $name }: aún oculto
tower-folded = { $name }: { $figures } (map lo muestra)
tower-removed = { $name }: retirado
legend-hero = { $hero }, jugador { $player }
legend-enemy = { $enemy } (daño { $damage }, salud { $health })
legend-coins = moneda
legend-gems = gema
legend-ladder = escalera
legend-trap = trampa
legend-shop = tienda
legend-portal = portal
legend-spawn = aparición de enemigo
legend-boss_spawn = aparición del jefe
legend-special_icon = icono especial
legend-platform = plataforma
legend-pierced = plataforma con escalera
legend-one_way = suelo que solo se cruza hacia arriba
legend-wall = pared

## The table: players, dice, shop

player-line = salud { $hearts }/{ $health }  monedas { $coins }  gemas { $gems }  especial: { $special }
player-absent = fuera
player-cards = cartas: { $cards }
player-exhausted = { $card } (agotada)
player-ability-exhausted = habilidad agotada
player-levitating = levita
player-marks = fichas: { $marks }
turn-line = Turno { $turn }, { $hero }: { $step }
dice-line = Dados: { $dice }
dice-none = todos usados
dice-enemy = enemigo: { $result }
danger-line = Peligro: { $enemies } { $count ->
        [one] ataca
       *[other] atacan
    } antes de cada paso desde aquí (daño { $wounds }).
dice-bonus = ataque +{ $bonus }
boss-line = Jefe: { $boss }, salud { $health }
artifacts-line = Artefactos: { $artifacts }
artifact-entry = { $card } si { $condition }
solo-line = Evento: { $event } – { $text } ({ $left ->
        [0] es el último
        [one] queda 1 más
       *[other] quedan { $left } más
    })
shop-title = Tienda (tu precio en monedas)
shop-line = buy { $slot }  { $price }  { $card }: { $text }
shop-empty = buy { $slot }  –  nada
type-item = objeto
type-potion = poción
type-artifact = artefacto
about-hero = { $name } (héroe, salud { $health }, estrella como { $symbols }): { $text }
about-enemy = { $name } (enemigo, daño { $damage }, salud { $health }, botín { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }): { $text }
about-summon = { $name } (invocación de un jefe, daño { $damage }, salud { $health }, botín { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }): { $text }
about-boss = { $name } (jefe, daño { $damage }, salud { $health } más 1 por cada nivel): { $text }
about-card = { $name } ({ $type }, { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }): { $text }
about-artifact = { $name } (artefacto, tuyo si { $condition }): { $text }
about-solo_event = { $name } (evento): { $text }.
about-boss_card = { $name } (carta de jefe): { $text }.
about-mark = { $name } (ficha): { $text }.

## Pistas: por qué un turno es bueno. Si no se nombra a nadie, se habla del héroe de quien lee.

hint-gems = { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }
hint-coins = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
hint-win = derrota al jefe y gana
hint-defeats = derrota a { $enemies }{ $loot ->
        [none] { "" }
       *[other] : { $loot }
    }
hint-spares = ahorra { $loot }
hint-collects = recoge { $loot }
hint-buys = compra { $card }: { $text }
hint-artifact = consigue el artefacto { $card }
hint-boss-level = llega al Nivel de Jefe
hint-next-roll = junto al jefe: el { $percent } % de las tiradas bastaría para derrotarlo
hint-climbs = sube { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }, a { $left } del Nivel de Jefe
hint-faint = si no, abaten a { $hero }
hint-saves = ahorra { $hearts } de salud
hint-falls = si no, { $hero } cae { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }
hint-leaves = sale del alcance de { $enemies }: ahorra hasta { $hearts } de salud
hint-avoids = queda fuera del alcance de { $enemies }: ahorra hasta { $hearts } de salud
hint-rival-faints = abaten a { $hero }
hint-rival-falls = hace bajar { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    } a { $hero }
hint-rival-hurt = le cuesta { $hearts } de salud a { $hero }
hint-heals = recupera { $hearts } de salud
hint-sheds = se libra de { $mark }
hint-gains = consigue { $mark }: { $text }
hint-keeps-symbol = guarda { $face } para el próximo turno
hint-keeps-dice = conserva { $dice }
