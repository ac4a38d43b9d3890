## Monstruos Finales: el nombre, el epíteto y qué hace al subir de nivel

boss-draculord = Draculord
    .epithet = Vampiro hipnótico
    .text = Mira la mano de un rival y quédate con la carta que quieras.
boss-xyzax = Xyzax
    .epithet = Liche progenitor
    .text = Toma dos cartas a tu elección de la pila de descartes.
boss-king_croak = King Croak
    .epithet = Sultán de las cloacas
    .text = Busca una habitación avanzada con monstruo en el mazo o los descartes; constrúyela ya o guárdala.
boss-robobo = Robobo
    .epithet = Golem furioso
    .text = Cada rival elige una de sus habitaciones, que se destruye.
boss-cerebellus = Cerebellus
    .epithet = Padre Cerebro
    .text = Roba tres hechizos y luego descarta uno.
boss-seducia = Seducia
    .epithet = Hechicera de la seducción
    .text = El héroe que elijas, de la ciudad o de un mazo de héroes, va a tu entrada.
boss-cleopatra = Cleopatra
    .epithet = Madre de las momias
    .text = Busca una habitación avanzada con trampa en el mazo o los descartes; constrúyela ya o guárdala.
boss-gorgona = Gorgona
    .epithet = Reina de Medusia
    .text = Un héroe de la ciudad, a tu elección, muere y es tuyo.

## Habitaciones: el nombre y lo que hacen

room-dark_altar = Altar lúgubre
    .text = Destrúyela: toma una carta cualquiera de los descartes.
room-open_grave = Tumba abierta
    .text = Una vez por turno, si un héroe muere aquí: toma una habitación de los descartes.
room-specters_sanctum = Santuario del espectro
    .text = Al construirla: un rival a tu elección pierde un hechizo al azar.
room-succubus_spa = Balneario de súcubos
    .text = Una vez por turno, si un héroe muere aquí: roba al azar una habitación o un hechizo de la mano de un rival.
room-dracolich_lair = Guarida del Dracoliche
    .text = Una vez por turno, por { $amount } habitaciones de tu mano: toma una habitación de los descartes.
room-vampire_bordello = Burdel de vampiros
    .text = Una vez por turno, si un héroe muere aquí: puedes convertir una Herida en Alma.
room-goblin_armory = Armería goblin
    .text = Las habitaciones con monstruo de los lados hacen { $amount } más de daño.
room-golem_factory = Fábrica de golems
    .text = Una vez por turno, si un héroe muere aquí: roba { $amount ->
        [one] una habitación
       *[other] { $amount } habitaciones
    }.
room-minotaurs_maze = Laberinto del minotauro
    .text = La primera vez que entra un héroe, vuelve a la habitación anterior.
room-neanderthal_cave = Cueva de neandertales
    .text = Encima no se puede construir ninguna habitación avanzada.
room-beast_menagerie = La casa de fieras
    .text = Una vez por turno, al construir otra habitación con monstruo: roba { $amount ->
        [one] una habitación
       *[other] { $amount } habitaciones
    }.
room-monsters_ballroom = Salón de baile de los monstruos
    .text = Hace tanto daño como habitaciones con monstruo tienes.
room-brainsucker_hive = Colmena de sorbesesos
    .text = Una vez por turno, si un héroe muere aquí: puedes robar { $amount ->
        [one] un hechizo
       *[other] { $amount } hechizos
    }.
room-dark_laboratory = Laboratorio oscuro
    .text = Al construirla: roba { $amount } hechizos y luego descarta uno.
room-haunted_library = Biblioteca encantada
    .text = Al inicio del turno puedes robar un hechizo en vez de una habitación.
room-witchs_kitchen = Cocina de la bruja
    .text = Una vez por turno, por una habitación con monstruo de tu mano: roba un hechizo.
room-all_seeing_eye = Ojo que todo lo ve
    .text = Una vez por turno, por un hechizo de tu mano: anula el hechizo que un rival acaba de declarar.
room-ligers_den = Guarida del ligre
    .text = Una vez por turno, si no anulan tu hechizo: roba { $amount ->
        [one] un hechizo
       *[other] { $amount } hechizos
    }.
room-bottomless_pit = Pozo sin fondo
    .text = Destrúyela: el héroe que está en ella muere.
room-boulder_ramp = Rampa con roca
    .text = Destruye otra habitación tuya: el héroe que está en esta recibe { $amount } de daño.
room-dizzygas_hallway = Pasillo de gas mareante
    .text = Si la siguiente habitación hacia el Monstruo Final es una trampa, hace { $amount } más de daño.
room-jackpot_stash = Alijo del premio gordo
    .text = Destrúyela: el tesoro de tus habitaciones cuenta el doble este turno.
room-recycling_center = Centro de reciclaje
    .text = Cuando se destruye otra habitación tuya: puedes robar { $amount } habitaciones.
room-crushinator = El Machacador
    .text = Una vez por turno, destruye otra habitación tuya: todas las tuyas hacen { $amount } más de daño este turno.
room-centipede_tunnel = Túnel del ciempiés
    .text = Al construirla: puedes intercambiar dos habitaciones de una mazmorra.
room-construction_zone = Zona en construcción
    .text = Al construirla: puedes construir otra habitación de tu mano.
room-dragon_hatchery = Criadero de dragones
    .text = Tiene tesoros de todos los tipos.
room-mimic_vault = Cámara del mímico
    .text = Al construirla: un héroe normal de la ciudad, a tu elección, va a tu entrada.
room-monstrous_monument = Monumento monstruoso
    .text = Al construirla: toma una habitación con monstruo de los descartes.
room-torture_chamber = Sala de tortura
    .text = Destrúyela: un rival a tu elección pierde al azar una habitación de su mano.
room-zombie_prison = Prisión zombi
    .text = Destrúyela: un héroe muerto de un rival vuelve a la entrada de ese rival.

## Hechizos: el nombre y lo que hacen

spell-annihilator = Aniquilador
    .text = Una habitación con trampa hace { $amount } más de daño este turno.
spell-assassin = Asesino
    .text = El héroe que está en la mazmorra de un rival tiene { $amount } más de Salud este turno.
spell-cave_in = Derrumbe
    .text = Destruye una habitación tuya; el héroe que esté en ella muere.
spell-counterspell = Contrahechizo
    .text = Anula el hechizo que se acaba de declarar.
spell-exhaustion = Extenuación
    .text = El héroe que está en tu mazmorra recibe 1 de daño por cada habitación activa tuya.
spell-fear = Miedo
    .text = El héroe que está en una mazmorra vuelve a la ciudad.
spell-freeze = Congelar
    .text = Desactiva una habitación este turno: ni daño, ni tesoro, ni efecto.
spell-giant_size = Tamaño gigante
    .text = Una habitación con monstruo hace { $amount } más de daño este turno.
spell-jeopardy = En peligro
    .text = Todos descartan la mano y roban un hechizo y dos habitaciones.
spell-kobold_strike = Huelga de kobolds
    .text = Nadie construye este turno; las habitaciones boca abajo vuelven a la mano.
spell-motivation = Motivación
    .text = Si un rival tiene más habitaciones que tú: construye una más este turno.
spell-princess_in_peril = Princesa en peligro
    .text = Un héroe de la ciudad va a tu entrada.
spell-soul_harvest = Cosecha de almas
    .text = Renuncia a un héroe muerto tuyo y roba { $amount } hechizos.
spell-teleportation = Teletransporte
    .text = El héroe que está en tu mazmorra vuelve a tu primera habitación y conserva el daño.
spell-trepidation = Recelo
    .text = Este turno ningún héroe entra en la mazmorra de un jugador con { $amount } Almas más que tú.
spell-zombie_attack = Ataque zombi
    .text = Un héroe muerto de un rival vuelve a la entrada de ese rival con { $amount } más de Salud.

## Héroes: el nombre entero y el corto

hero-nick_the_masher = Nick el Aplastador
    .short = Nick
hero-pugi_the_druidess = Pugi la Druidesa
    .short = Pugi
hero-acacia_warrior_of_light = Acacia, Guerrera de la Luz
    .short = Acacia
hero-charles_the_young = Charles el Joven
    .short = Charles
hero-delatorious_angel_of_light = Delatorious, Ángel de la Luz
    .short = Delatorious
hero-romero_the_indigo_friar = Romero, el Fraile Índigo
    .short = Romero
hero-boden_the_pantless = Boden el Sin Pantalones
    .short = Boden
hero-jarek_squire_to_the_lion_knights = Jarek, Escudero de los Caballeros del León
    .short = Jarek
hero-fire_s_breath_heroine_of_arcadia = Aliento de Fuego, Heroína de Arcadia
    .short = Aliento de Fuego
hero-samurai_tom = Samurái Tom
    .short = Samurái Tom
hero-johnny_of_the_evening_watch = Johnny de la Guardia del Ocaso
    .short = Johnny
hero-crystol_and_a_lan_of_gerd = Crystol y A’lan de Gerd
    .short = Crystol y A’lan
hero-tieg_and_the_magic_bubble = Tieg y la Burbuja Mágica
    .short = Tieg
hero-brandork_the_neverwrong = Brandork el Infalible
    .short = Brandork
hero-mitchell_the_judge = Mitchell, el Juez
    .short = Mitchell
hero-kalish_ninefingers = Kalish Nuevededos
    .short = Kalish
hero-dartteon_elf_pyromancer = Dartteon, Piromante Elfo
    .short = Dartteon
hero-koey_the_last_dragon_mage = Koey, el Último Mago Dragón
    .short = Koey
hero-joman_chimm_cutpurse = Joman Chimm, Cortabolsas
    .short = Joman Chimm
hero-lance_uppercut_treasure_hunter = Lance Uppercut, Cazatesoros
    .short = Lance Uppercut
hero-jesta_the_rogue = Jesta la Pícara
    .short = Jesta
hero-kins_klauski_mad_conquistador = Kins Klauski, Conquistador Loco
    .short = Kins Klauski
hero-sir_digby_apple_ace_detective = Sir Digby Apple, As de los Detectives
    .short = Sir Digby
hero-jerome_kung_fu_monkey = Jerome, Mono del Kung-fu
    .short = Jerome
hero-the_fool = El Necio
    .short = El Necio
hero-katelyn_angelic_healer = Katelyn, Sanadora Angelical
    .short = Katelyn
hero-kerberos_dirtbeard_canine_cleric = Kerberos Barbasucia, Clérigo Canino
    .short = Kerberos
hero-lord_van_ette = Lord Van Ette
    .short = Lord Van Ette
hero-jejune_everlea_holy_sisters = Jejune y Everlea, Hermanas Sagradas
    .short = Jejune y Everlea
hero-frankov_the_envoy = Frankov, el Emisario
    .short = Frankov
hero-nate_the_squidslayer = Nate el Matacalamares
    .short = Nate
hero-antonius_the_rune_knight = Antonius, el Caballero Rúnico
    .short = Antonius
hero-asmor_the_aweless = Asmor el Impávido
    .short = Asmor
hero-tempros_the_time_marauder = Tempros, el Merodeador del Tiempo
    .short = Tempros
hero-chia_kang_mystical_warlock_of_yu = Chia Kang, Brujo Místico de Yu
    .short = Chia Kang
hero-terric_warhelm_half_elf_archmage = Terric Warhelm, Archimago Semielfo
    .short = Terric
hero-wayward_the_drifter = Wayward, el Errante
    .short = Wayward
hero-hya_legendary_shinobi = Hya, Shinobi de Leyenda
    .short = Hya
hero-blackbeard_jake = Jake Barbanegra
    .short = Jake Barbanegra
hero-cecil_leoran_master_factotum = Cecil Leoran, Maestro Factótum
    .short = Cecil
hero-wallbanger_basketweaver = Wallbanger Tejecestas
    .short = Wallbanger

class-cleric = clérigo
class-fighter = guerrero
class-mage = mago
class-thief = ladrón
class-none = sin clase

## Opciones de una partida

option-players = players
    .text = cuántos juegan
option-bosses = bosses
    .text = los Monstruos Finales por puesto
option-i_choose_you = i_choose_you
    .text = cada uno elige entre dos Monstruos Finales
option-scheming = scheming
    .text = quien no gana ningún Alma en un turno puede robar una carta
option-hard_mode = hard_mode
    .text = sin los héroes más débiles
option-spells = spells
    .text = cuántos hechizos tiene el mazo

## Fases

phase-set_up = Preparación
phase-beginning = Inicio
phase-build = Construcción
phase-reveal = Revelación
phase-bait = Señuelo
phase-adventure = Aventura
phase-end = Final

## Para empezar

play-title = Monstruo Final
play-goal = Eres el Monstruo Final de una mazmorra. Construye habitaciones cuyo tesoro atraiga a los héroes y cuyo daño los mate: un héroe muerto es un Alma; uno que llega hasta ti, una Herida. Con diez Almas se gana, con cinco Heridas se pierde; los héroes épicos cuentan doble.
play-choose = Escribe un número o las palabras a su lado; help turn explica el turno.
play-why = Di qué acción: why cast fear.
play-about = Di sobre qué: about altar, about miedo, about robobo.
play-nothing-found = No hay habitación, hechizo, Monstruo Final ni héroe «{ $text }».
play-rules = Di qué buscas, en inglés: rules lure.
play-help =
    Responde con el número de una opción o con las palabras que lo acompañan, como
    place dark_altar, slot 1, cast fear, pass. Los sitios se numeran desde el
    Monstruo Final: room 2.1 es el que está junto al del jugador 2. Además:
    { "  " }help turn       cómo va un turno y qué significan los signos
    { "  " }pass phase      pasar hasta que acabe la fase; pass turn: el turno
    { "  " }why ACCIÓN      por qué una acción no es posible ahora
    { "  " }hint            las mejores jugadas, tus opciones y el porqué
    { "  " }undo            deshacer tu última jugada, si no se ha visto nada nuevo
    { "  " }table           todas las mazmorras, la ciudad y los mazos
    { "  " }hand            tus cartas; discard: los descartes
    { "  " }about NOMBRE    una habitación, un hechizo, un Monstruo Final o un héroe
    { "  " }rules PALABRA   las reglas con esa palabra (en inglés): rules BM-7.2
    { "  " }log             todo lo que has visto pasar
    { "  " }save ARCHIVO    guardar la partida (al salir también se guarda)
    { "  " }quit            salir; verás cómo continuar otro día
    Si solo puedes pasar, la terminal pasa por ti.
    No se puede deshacer lo anterior a una carta nueva o a la decisión de otro.
play-help-turn =
    Un turno tiene cinco fases. Inicio: por cada jugador llega un héroe a la ciudad
    y cada uno roba una habitación. Construcción: por orden de PX, cada uno puede
    poner una habitación boca abajo; luego se revelan todas. Señuelo: cada héroe va
    a la mazmorra con más tesoro de su clase; si hay empate, se queda en la ciudad.
    Aventura: los héroes caminan desde la izquierda hacia el Monstruo Final y
    reciben el daño de cada habitación. Final: acaba lo que dura un turno y se
    cuentan Almas y Heridas.
    Con la quinta habitación activa subes de nivel: tu efecto, una vez por partida.
    Los hechizos y algunas habitaciones se usan en la Construcción o la Aventura,
    sea quien sea el jugador activo; a lo que se declara se puede responder.
    En la mesa: 2+1 es el daño con lo que se suma ahora; C F M T son tesoros de
    clérigo, guerrero, mago y ladrón; C6 es un clérigo con 6 de Salud; * es una
    habitación avanzada o un héroe épico; +1: hay otra habitación debajo.
undo-came_out = Han salido cartas o algo oculto: tu jugada se queda.
note-nothing = (No tienes nada que hacer.)
note-nothing-watched = ({ $player } no tiene nada que hacer.)

## Preguntas. Decide $player.

question-choose_boss = { $player }, ¿qué Monstruo Final eres?
question-mulligan = { $player }, ¿quieres una mano nueva?
question-discard = { $player }, ¿qué carta descartas? Cada uno descarta dos.
question-first_room = { $player }, ¿cuál es tu primera habitación normal?
question-draw = { $player }, ¿de qué mazo robas?
question-chance = { $window ->
        [build] { $own ->
            [yes] { $player }, te toca construir: ¿qué haces?
           *[no] Construye { $active }. { $player }, ¿haces algo?
        }
        [entrance] { $own ->
            [yes] { $player }, tu parte de la Aventura: ¿haces algo antes de que entre un héroe?
           *[no] Aventura en la mazmorra de { $active }. { $player }, ¿haces algo?
        }
       *[room] { $hero } está en { $room } de { $active }, con { $damage } de daño de { $health }. { $player }, ¿haces algo?
    }
question-response = { $other } declara { $card }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }. { $player }, ¿respondes?
question-slot = { $player }, ¿dónde va { $card }?
question-target_room = { $player }, ¿{ $card } sobre qué habitación?
question-target_hero = { $player }, ¿{ $card } sobre qué héroe?
question-target_player = { $player }, ¿{ $card } sobre qué jugador?
question-pay_card = { $player }, ¿qué carta descartas por { $card }?
question-pay_room = { $player }, ¿qué habitación destruyes por { $card }?
question-order = { $player }, ¿cuál de tus habitaciones actúa primero?
question-use = { $player }, { $card ->
        [none] ¿subes de nivel?
       *[other] ¿usas { $card }?
    } { $text }
question-opponent = { $player }, ¿qué rival?
question-kind = { $player }, ¿qué le robas a { $other }?
question-take = { $player }, ¿qué carta tomas de los descartes?
question-look = { $player }, ¿miras el mazo de habitaciones?
question-find = { $player }, ¿qué habitación avanzada tomas?
question-source = { $player }, ¿de dónde tomas { $card }?
question-build_on = { $player }, ¿dónde construyes { $card }?
question-lose_room = { $player }, ¿cuál de tus habitaciones se destruye?
question-discard_spell = { $player }, ¿qué hechizo descartas?
question-look_heroes = { $player }, ¿qué héroes miras?
question-hero = { $player }, ¿qué héroe va a tu entrada?
question-swap_first = { $player }, ¿qué habitación intercambias?
question-swap_second = { $player }, ¿por qué habitación?
question-build_more = { $player }, ¿qué otra habitación construyes?
question-steal = { $player }, esta es la mano de { $other }. ¿Qué carta tomas?
question-heal = { $player }, ¿qué Herida se vuelve Alma?
question-scheming = { $player }, no has ganado ningún Alma este turno. ¿Qué carta robas?
question-lure = { $player }, ¿qué héroe va a tu entrada?
question-kill = { $player }, ¿qué héroe de la ciudad muere?

## Acciones: lo que significan, junto a su notación

action-pass = { $question ->
        [chance] no hacer nada ahora
        [response] dejar que ocurra
        [first_room] no construir
        [build_more] no construir
        [swap_first] no intercambiar
        [heal] dejarlo como está
       *[other] ninguno
    }
action-yes = { $question ->
        [mulligan] barajarla con el mazo y robar otra
        [look] mirarlo y barajarlo
       *[other] usarlo
    }
action-no = { $question ->
        [mulligan] quedarte con la mano
        [look] tomar solo de los descartes
        [look_heroes] solo los de la ciudad
        [scheming] no robar
       *[other] no usarlo
    }
action-room-deck = robar una habitación
action-spell-deck = robar un hechizo
action-look-ordinary = el mazo de héroes normales, además de la ciudad
action-look-epic = el mazo de héroes épicos, además de la ciudad
action-look-both = los dos mazos, además de la ciudad
action-to-hand = guardarla en la mano
action-room-card = una habitación al azar
action-spell-card = un hechizo al azar
action-from-discard = de los descartes
action-from-deck = del mazo
action-slot = sobre { $card }
action-new-slot = como nueva habitación en el extremo izquierdo
action-activate = { $card }: { $text }
action-player = { $player } (Almas { $souls }; mano: { $rooms ->
        [one] 1 habitación
       *[other] { $rooms } habitaciones
    }, { $spells ->
        [one] 1 hechizo
       *[other] { $spells } hechizos
    })
action-room = { $room ->
        [none] { $player }, sitio { $slot }
       *[other] { $room } de { $player }
    }

facts-room = { $type }, daño { $damage }, { $treasure }
facts-spell = hechizo, { $phase ->
        [both] Construcción o Aventura
        [build] Construcción
       *[adventure] Aventura
    }
facts-hero = { $epic ->
        [yes] { $hero_class } épico
       *[no] { $hero_class }
    }, Salud { $health }
about-boss = { $name }, { $epithet } (PX { $xp }, tesoro { $treasure }). Subir de nivel: { $text }
about-card = { $name } ({ $facts }): { $text }
about-hero = { $name } ({ $facts })

## Negativas: por qué una acción no es posible. Sigue la regla entre corchetes.

refusal-not_asked = Ahora no decides tú.
refusal-game_over = La partida ha terminado.
refusal-unknown_action = No existe esa acción.
refusal-not_an_answer = «{ $action }» no responde a esta pregunta.
refusal-not_a_choice = «{ $action }» no está entre las opciones.
refusal-not_in_hand = { $card } no está en tu mano.
refusal-wrong_symbol = { $card } no se puede lanzar en esta fase.
refusal-no_target = { $card } no tiene ningún objetivo.
refusal-only_cancels = A un jugador que va antes que tú solo puedes responder anulando el hechizo.
refusal-nothing_to_cancel = No hay ningún hechizo por resolver, así que no hay nada que anular.
refusal-cancel_only_spells = { $card } responde a un hechizo que un rival acaba de declarar, y no hay ninguno.
refusal-motivation_fewer = Ningún rival tiene más habitaciones que tú.
refusal-motivation_late = Tu parte de la fase de Construcción ya ha pasado.
refusal-no_room_there = Ahí no tienes ninguna habitación.
refusal-room_not_active = Esa habitación está boca abajo o desactivada.
refusal-not_activated = { $card } no se activa: actúa por sí sola.
refusal-used_up = { $card } ya se ha usado este turno.
refusal-cannot_pay = No puedes pagar lo que cuesta { $card }.
refusal-no_hero_in_room = No hay ningún héroe en { $card }.
refusal-no_hero_on_ramp = No hay ningún héroe en { $card }.
refusal-no_dead_hero = Ningún rival tiene un héroe muerto.
refusal-eye_needs_spell = { $card } responde a un hechizo de un rival, y no hay ninguno declarado.
refusal-pays_another_room = Una habitación no puede pagar por sí misma: se destruye otra de tus habitaciones activas.
refusal-pays_monster_room = { $card } no es una habitación con monstruo, y solo se paga con una de tu mano.
refusal-pays_room_card = { $card } no es una habitación, y solo se paga con habitaciones de tu mano.
refusal-pays_spell = { $card } no es un hechizo, y solo se paga con uno de tu mano.
refusal-not_build_turn = Las habitaciones se ponen en tu parte de la fase de Construcción.
refusal-no_placement_left = Ya has puesto tu habitación de este turno.
refusal-kobold_strike = Los kobolds están en huelga: nadie construye este turno.
refusal-no_place = { $card } no cabe en ningún sitio de tu mazmorra.
refusal-five_slots = Una mazmorra tiene cinco sitios como máximo.
refusal-advanced_needs_room = Una habitación avanzada va encima de otra habitación.
refusal-no_shared_treasure = Una habitación avanzada necesita debajo otra con la que comparta un tipo de tesoro.
refusal-on_face_down = No se puede construir sobre una habitación boca abajo.
refusal-on_deactivated = No se puede construir sobre una habitación desactivada.
refusal-neanderthal = Sobre la Cueva de neandertales no se construye ninguna habitación avanzada.
refusal-no_such_slot = Tu mazmorra todavía no tiene ese sitio.
refusal-first_room_ordinary = La primera habitación es normal.
refusal-mulligan_hand = Una mano nueva es para quien tiene cuatro habitaciones avanzadas o cuatro con el mismo tesoro.
refusal-not_a_room = { $card } no es una habitación.

## Sucesos: .short para contar una fase, .full para el registro

event-turn =
    .short = Turno { $turn }
    .full = — Turno { $turn } —
event-phase =
    .short = { $phase }
    .full = { $phase }:
event-bosses_shown =
    .short = { $player } con PX { $xp }
    .full = { $about }
event-drew =
    .short = { $player } roba { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] una habitación
               *[spells] un hechizo
            }
           *[other] { $count } { $deck ->
                [rooms] habitaciones
               *[spells] hechizos
            }
        }
       *[other] { $card }
    }
    .full = { $player } roba { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] una habitación
               *[spells] un hechizo
            }
           *[other] { $count } { $deck ->
                [rooms] habitaciones
               *[spells] hechizos
            }
        }
       *[other] { $card }
    }.
event-mulligan =
    .short = { $player } toma una mano nueva
    .full = { $player } enseña la mano, la baraja con el mazo y roba otra.
event-discarded =
    .short = { $player } descarta { $card }
    .full = { $player } descarta { $card }.
event-discards_chosen =
    .short = { "" }
    .full = Todos han elegido sus descartes.
event-placed =
    .short = { $player } pone { $card ->
        [unknown] una habitación
       *[other] { $card }
    } en el sitio { $slot }
    .full = { $player } pone { $card ->
        [unknown] una habitación
       *[other] { $card }
    } boca abajo en el sitio { $slot }.
event-declined =
    .short = { $player } no construye
    .full = { $player } no construye su primera habitación.
event-revealed =
    .short = { $player }: { $card } en el sitio { $slot }
    .full = { $player } revela { $card } en el sitio { $slot }.
event-built =
    .short = { $player } construye { $card } en el sitio { $slot }
    .full = { $player } construye al momento { $card } en el sitio { $slot }.
event-returned =
    .short = { $player } recupera una habitación
    .full = { $player } devuelve a su mano { $card ->
        [unknown] una habitación boca abajo
       *[other] { $card }
    }.
event-hero_arrived =
    .short = { $count ->
        [one] llega a la ciudad { $hero }
       *[other] llegan a la ciudad { $hero }
    }
    .full = { $count ->
        [one] Llega a la ciudad { $hero }
       *[other] Llegan a la ciudad { $hero }
    }.
event-lured =
    .short = { $hero } va a la mazmorra de { $player }
    .full = { $hero } es atraído a la mazmorra de { $player }.
event-stays_in_town =
    .short = { $count ->
        [one] se queda en la ciudad { $hero }
       *[other] se quedan en la ciudad { $hero }
    }
    .full = { $count ->
        [one] Se queda en la ciudad { $hero }
       *[other] Se quedan en la ciudad { $hero }
    }.
event-active =
    .short = { $player }
    .full = { $player } es el jugador activo.
event-passed =
    .short = { "" }
    .full = { $count ->
        [one] Pasa { $player }
       *[other] Pasan { $player }
    }.
event-declared =
    .short = { $player } lanza { $card }{ $target ->
        [none] { "" }
       *[other] { " " }sobre { $target }
    }
    .full = { $player } lanza { $card }{ $target ->
        [none] { "" }
       *[other] { " " }sobre { $target }
    }.
event-activated =
    .short = { $player } usa { $card }{ $target ->
        [none] { "" }
       *[other] { " " }sobre { $target }
    }
    .full = { $player } usa { $card }{ $target ->
        [none] { "" }
       *[other] { " " }sobre { $target }
    }.
event-cancelled =
    .short = { $card } queda anulado
    .full = { $card } de { $player } queda anulado.
event-failed =
    .short = { $card } falla
    .full = { $card } de { $player } falla: su objetivo ya no está o su condición ya no se cumple.
event-resolved =
    .short = { "" }
    .full = { $card } de { $player } se ha resuelto.
event-paid_card =
    .short = { "" }
    .full = { $player } paga con { $card }.
event-destroyed =
    .short = se destruye { $card } de { $player }
    .full = Se destruye { $card } de { $player } (sitio { $slot }).
event-deactivated =
    .short = { $card } de { $player } se desactiva
    .full = { $card } de { $player } (sitio { $slot }) se desactiva hasta el final del turno.
event-straightened =
    .short = { $player }: { $card } vuelve a funcionar
    .full = { $player }: { $card } vuelve a funcionar.
event-boosted =
    .short = { $card } de { $player } +{ $amount }
    .full = { $card } de { $player } (sitio { $slot }) hace { $amount } más de daño este turno.
event-dungeon_boosted =
    .short = todas las habitaciones de { $player } +{ $amount }
    .full = Todas las habitaciones de { $player } hacen { $amount } más de daño este turno.
event-doubled =
    .short = el tesoro de { $player } cuenta el doble
    .full = El tesoro de las habitaciones de { $player } cuenta el doble este turno.
event-barred =
    .short = ningún héroe entra en la mazmorra de { $player }
    .full = Ningún héroe entra en la mazmorra de { $player } este turno.
event-no_building =
    .short = nadie construye este turno
    .full = Nadie construye este turno.
event-extra_placement =
    .short = { $player } puede construir una más
    .full = { $player } puede construir una habitación más este turno.
event-hero_entered =
    .short = entra { $hero }
    .full = { $hero } entra en la mazmorra de { $player }.
event-room_entered =
    .short = { $card }:
    .full = { $hero } entra en { $card } (sitio { $slot }).
event-sent_back =
    .short = de vuelta al sitio { $slot }
    .full = { $hero } se pierde y vuelve al sitio { $slot }.
event-damaged =
    .short = { $amount } de daño, { $total } en total
    .full = { $hero } recibe { $amount } de daño, { $total } en total.
event-health_gained =
    .short = { $hero } tiene { $amount } más de Salud
    .full = { $hero } tiene { $amount } más de Salud este turno.
event-hero_died =
    .short = { $hero } muere: Almas para { $player }
    .full = { $hero } muere{ $card ->
        [none] { "" }
       *[other] { " " }en { $card }
    }: Almas para { $player }.
event-hero_survived =
    .short = { $hero } sobrevive: Heridas para { $player }
    .full = { $hero } sobrevive y hiere a { $player }.
event-hero_to_town =
    .short = { $hero } huye a la ciudad
    .full = { $hero } huye a la ciudad.
event-hero_to_entrance =
    .short = { $hero } va a la entrada de { $player }
    .full = { $hero } va a la entrada de { $player }.
event-hero_removed =
    .short = { $player } renuncia a { $hero }
    .full = { $player } renuncia a { $hero }, que queda fuera de la partida.
event-teleported =
    .short = { $hero } empieza de nuevo
    .full = { $hero } empieza de nuevo en la primera habitación de { $player }.
event-healed =
    .short = { $player } convierte a { $hero } en Almas
    .full = { $player } convierte la Herida { $hero } en Alma.
event-level_up =
    .short = { $player } sube de nivel
    .full = ¡{ $player } sube de nivel!
event-level_up_declined =
    .short = { $player } renuncia a subir de nivel
    .full = { $player } renuncia a subir de nivel; no habrá otra ocasión.
event-took_from_discard =
    .short = { $player } toma { $card } de los descartes
    .full = { $player } toma { $card } de los descartes.
event-took_from_hand =
    .short = { $player } le quita { $card ->
        [unknown] { $kind ->
            [room] una habitación
           *[spell] un hechizo
        }
       *[other] { $card }
    } a { $other }
    .full = { $player } le quita { $card ->
        [unknown] { $kind ->
            [room] una habitación
           *[spell] un hechizo
        }
       *[other] { $card }
    } de la mano a { $other }.
event-searched =
    .short = { $player } mira un mazo
    .full = { $player } mira { $deck ->
        [rooms] el mazo de habitaciones
        [heroes] el mazo de héroes normales
       *[epics] el mazo de héroes épicos
    }.
event-found =
    .short = { $player } encuentra { $card }
    .full = { $player } encuentra { $card }.
event-rebuilt =
    .short = { $deck ->
        [rooms] las habitaciones descartadas forman un mazo nuevo
       *[spells] los hechizos descartados forman un mazo nuevo
    }
    .full = { $deck ->
        [rooms] Las habitaciones descartadas se barajan
       *[spells] Los hechizos descartados se barajan
    } y forman un mazo nuevo de { $cards }.
event-shuffled =
    .short = { "" }
    .full = Se baraja { $deck ->
        [rooms] el mazo de habitaciones
        [heroes] el mazo de héroes normales
       *[epics] el mazo de héroes épicos
    }.
event-swapped =
    .short = se intercambian los sitios { $slot } y { $with } de { $player }
    .full = En la mazmorra de { $player } se intercambian los sitios { $slot } y { $with }.
event-trigger =
    .short = actúa { $card } de { $player }
    .full = Actúa { $card } de { $player }.
event-trigger_declined =
    .short = { "" }
    .full = { $player } renuncia a { $card }.
event-eliminated =
    .short = { $player } queda fuera
    .full = { $player } tiene demasiadas Heridas y queda fuera de la partida.
event-won =
    .short = gana { $player }
    .full = ¡{ $player } gana la partida!

## La mesa

player-number = Jugador { $number }
player-line = Almas { $souls }/10  Heridas { $wounds }/5  mano: { $rooms } hab., { $spells } hech.
player-out = fuera de la partida
player-barred = Este turno no entra ningún héroe.
dungeon-empty = (sin habitaciones)
boss-levelled = Nivel +
type-monster = monstruo
type-trap = trampa
state-face-down = boca abajo
state-deactivated = apagada
state-used = usada
entrance-line = En la entrada: { $heroes }
entrance-hero = { $hero } { $mark } ({ $fate })
fate-dies = muere en el sitio { $slot }
fate-survives = sobrevive, { $damage } de { $health }
town-title = Ciudad
town-empty = La ciudad está vacía.
town-stays = se queda en la ciudad
town-lured = → { $player }, { $fate }
turn-line = Turno { $turn }, { $phase }
turn-active = , parte de { $player }
turn-no-building = Nadie construye este turno.
inside-line = { $room ->
        [none] { $hero } está de camino en la mazmorra de { $player }
       *[other] { $hero } está en { $room } (sitio { $slot }) de { $player }
    }: { $damage } de daño de { $health }
pending-line = Pendiente: { $card } de { $player }{ $target ->
        [none] { "" }
       *[other] { " " }– { $target }
    }
decks-line = Mazos: { $rooms } habitaciones, { $spells } hechizos, { $heroes } héroes, { $epics } héroes épicos; { $discard } descartes
legend-advanced = * avanzada o épico
legend-covered = +1 otra debajo
hand-title = Tu mano{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
hand-empty = No tienes cartas en la mano.
discard-line = Descartes: { $cards }
discard-empty = No hay descartes.
target-room = el sitio { $slot } de { $player }

## Pistas: por qué una decisión es buena. Si no se nombra otra, se habla de la mazmorra de quien lee.

hint-win = gana la partida
hint-stays-in = si no, queda fuera de la partida
hint-lures = atrae a { $heroes }, { $count ->
        [one] que muere
        [2] mueren los dos
       *[other] mueren todos
    }: la mazmorra hace { $damage } de daño
hint-kills = mata a { $heroes }: { $damage } de daño en vez de { $before }
hint-survives = atrae a { $heroes }, que { $count ->
        [one] sobreviviría con { $health } de Salud
       *[other] sobrevivirían
    }
hint-ties = { $hero } se queda en la ciudad: el tesoro empata con { $player }
hint-sent-off = { $hero }, que sobreviviría, ya no viene
hint-level-up = la quinta habitación: sube de nivel
hint-damage = la mazmorra hace { $damage } de daño, { $more } más que ahora
hint-leads = el mayor tesoro ({ $hero_class }): { $own } contra { $other }
hint-discards = descarta { $card }
hint-keeps = conserva { $cards }
hint-later = deja { $cards } para más adelante
hint-dies = { $hero } muere{ $instead ->
        [yes] { " " }en vez de sobrevivir
       *[no] { " " }en la mazmorra
    }
hint-no-wound = { $hero } no deja ninguna Herida
hint-rival-soul = { $survives ->
        [yes] { $hero } sobrevive: Herida para { $player }
       *[no] ningún Alma de { $hero } para { $player }
    }
hint-dies-anyway = { $hero } muere de todos modos
hint-survives-anyway = { $hero } sobrevive de todos modos: Herida para { $player }
