## Cada juego en unos minutos: una línea, una cosa que saber

rules-platformer-goal =
    Sé el primero en derrotar al jefe, en lo alto de la torre, con un solo ataque que alcance toda su salud.
    Nadie queda eliminado: un héroe que se desmaya vuelve.
    .title = Objetivo
rules-platformer-turn =
    El nivel más bajo desaparece si estás dos o más niveles por encima.
    Las cartas agotadas vuelven a estar listas, y tiras cinco dados de acción y el dado de enemigos.
    Primero actúan los enemigos: todos atacan a los héroes que tienen al lado, o todos van a la izquierda o a la derecha.
    Después usas tus dados en el orden que quieras, puedes guardar un símbolo en el dado especial, y todo cae.
    .title = Un turno
rules-platformer-dice =
    Bota: muévete 1 casilla. Espada: ataca a un enemigo que tengas al lado. Moneda: gana 1 moneda.
    Monstruo: mueve 1 enemigo 1 casilla, esté donde esté. Estrella: lo que diga tu carta de héroe.
    Las gemas hacen que un símbolo valga más: 1 gema para 2, 3 gemas para 3, 6 gemas para 4.
    .title = Dados y gemas
rules-platformer-moving =
    Muévete arriba, abajo, a la izquierda o a la derecha, incluso al aire; las paredes y las plataformas te paran, las escaleras dejan pasar.
    Recoges las monedas y gemas por las que pasas. Una trampa cuesta un corazón cada vez que entras.
    Si entras donde hay una figura, la empujas a una casilla libre de al lado.
    .title = Moverse
rules-platformer-enemies =
    Cada vez que dejas una casilla junto a un enemigo, ese enemigo te ataca antes.
    Ataca con tantas espadas como salud tenga para derrotarlo y llevarte su botín.
    Sin corazones te desmayas: pierdes el símbolo guardado, conservas tus tesoros y vuelves a aparecer por un dado.
    .title = Enemigos
rules-platformer-fall =
    Al final de cada turno, y cuando quieras en el tuyo, la gravedad baja a todos hasta el suelo siguiente.
    En una escalera, un héroe puede agarrarse; los enemigos nunca.
    .title = Gravedad
rules-platformer-shop =
    En una casilla de tienda puedes comprar: objetos, que se agotan al usarlos y vuelven al turno siguiente, y pociones, que se gastan.
    .title = Tienda
rules-platformer-boss =
    Un héroe en la fila más alta de un nivel revela el siguiente.
    El suelo del Nivel de Jefe deja subir a los héroes y no deja bajar a nadie. Quien termina allí su turno se enfrenta a las cartas del jefe.
    .title = El jefe
rules-platformer-solo =
    En solitario tienes doce turnos, cada uno con un evento, y no puedes desmayarte.
    Puntos: eventos que quedan, enemigos derrotados, un último golpe enorme, gemas, monedas y cartas.
    .title = En solitario
rules-bossmonster-goal =
    Reúne diez Almas antes de tener cinco Heridas. Un héroe que muere en tu mazmorra es un Alma; uno que llega hasta ti, una Herida. Los héroes épicos valen dos.
    .title = Objetivo
rules-bossmonster-turn =
    Llegan héroes a la ciudad, uno por jugador, y todos roban una carta de habitación.
    Después: construcción, señuelo, aventura, fin de turno. Se juega por orden de puntos de experiencia (PX).
    .title = Un turno
rules-bossmonster-build =
    Coloca una habitación boca abajo: en el extremo izquierdo de tu mazmorra (cinco como mucho) o sobre una de las tuyas.
    Una habitación avanzada va sobre otra con el mismo tesoro. Después se revelan todas a la vez.
    La primera vez que tienes cinco habitaciones, tu Monstruo Final sube de nivel, una vez por partida.
    .title = Construcción
rules-bossmonster-bait =
    Cada héroe va a la única mazmorra que más tesoro de su tipo tiene; si hay empate, se queda en la ciudad.
    El Necio va con quien menos Almas tenga, si no hay empate.
    .title = Señuelo
rules-bossmonster-adventure =
    Los héroes recorren tus habitaciones de izquierda a derecha y reciben daño en cada una.
    Si al salir de una habitación el daño iguala su salud, mueren; si las pasan todas, te hieren.
    .title = Aventura
rules-bossmonster-spells =
    Cada hechizo indica cuándo se puede jugar: al construir, en la aventura o en ambas. Todos pueden responder.
    No robas hechizos nuevos salvo que lo diga una carta.
    .title = Hechizos
rules-bossmonster-boss =
    Al final de un turno: con cinco Heridas quedas fuera; con diez Almas ganas. Si son varios, deciden Almas menos Heridas y luego los PX más bajos.
    .title = El final
