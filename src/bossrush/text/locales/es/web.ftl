## Las páginas del navegador: lo que es igual en todos los juegos

# Juegos
game-platformer = Platformer
    .about = Tira cinco dados, sube por la torre, llévate el botín y golpea al jefe antes que los demás.
    .time = 30–45 min
game-bossmonster = Monstruo Final
    .about = Tú eres el jefe. Construye una mazmorra, atrae héroes y reúne diez Almas antes que cinco Heridas.
    .time = 20–30 min
game = Juego
players-range = { $low }–{ $high } jugadores
fact-solo = En solitario
fact-bots = Bots

# Barra y menú
home = Inicio
menu = Menú
tools = Herramientas
close = Cerrar
lobby = Mesas
watch = Mirar
replays = Repeticiones
replay = Repetición
statistics = Estadísticas
rules = Cómo se juega
rules-of = Cómo se juega a { $game }
learn = Aprender
settings = Ajustes
account = Cuenta
credits = Créditos
reconnecting = Reconectando…
server-away = No se llega al servidor. Inténtalo de nuevo en un momento.
session-ended = Se ha cerrado tu sesión.
loading = Cargando…
no-such-page = Esa página no existe
    .help = Puede que la dirección tenga una errata o que ya no lleve a nada.

# Página de inicio
what-to-play = ¿A qué jugamos?
how-to-play = ¿Cómo?
play = Jugar
    .help = Contra bots, empieza enseguida
starting = Preparando la mesa…
with-friends = Con amigos
    .help = Abre una mesa y envía un enlace
hot-seat = En una pantalla
    .help = Todos en este dispositivo
solo = En solitario
    .help = Doce turnos con eventos
all-options = Todas las opciones…
continue = Continuar
resume = Seguir
watch-live = En directo
last-replay = Última partida
look = Ver
no-account-needed = Código abierto. Sin cuenta: tus partidas se quedan en este navegador.
pictures-from = Imágenes: game-icons.net, CC BY 3.0
guest-name = Invitado { $number }

# Una mesa nueva
new-table-of = Mesa nueva: { $game }
no-such-game = Ese juego no está en este servidor.
who-plays = Quién juega
way-bots = Contra bots
way-friends = Con amigos
way-hot-seat = En una pantalla
way-solo = En solitario
players = Jugadores
player = Jugador { $number }
seat = Puesto { $number }
for-seat = { $what }, puesto { $number }
seat-me = Yo
    .help = En esta pantalla
seat-open = Libre
    .help = Para quien tenga el enlace o encuentre la mesa
bots-compared = Cómo juegan los bots
options = Opciones
table = Mesa
less = Menos
more = Más
start-game = Empezar la partida
open-table = Abrir la mesa
private = Privada
    .help = No sale en la lista de mesas; hace falta el enlace
spectators = Público
    .help = Otros pueden mirar, sin ver lo secreto
delay = El público va por detrás
    .help = Para que nadie pueda soplar
delay-value = { $seconds ->
        [0] nada
        [one] 1 segundo
        [120] 2 minutos
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
delayed = { $seconds } s por detrás
hints = Pistas
    .help = Cada cual puede preguntar qué jugadas son las mejores y por qué
clock = Reloj
clock-none = Sin reloj
    .help = Cada cual se toma su tiempo
clock-move = { $amount } s por jugada
    .help = Cada decisión tiene su tiempo; después sigue un bot
clock-game = { $minutes } min + { $increment } s
    .help = Para toda la partida, con un poco más tras cada decisión
clock-days = { $amount ->
        [one] 1 día por jugada
       *[other] { $amount } días por jugada
    }
    .help = Para partidas por correspondencia
clock-time-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
clock-left = Quedan { $time }
clock-hurry = ¡Deprisa!
clock-warning = ¡Quedan { $seconds } segundos!

# Opciones de los juegos
option-players = Jugadores
option-heroes = Héroes
    .help = Quién juega con qué héroe
option-boss = Jefe
    .help = Quién espera en lo alto
option-tiles = Torre
    .help = De qué está hecha la torre
option-artifacts = Artefactos
    .help = Hay dos artefactos para quien se los gane
option-longer_map = Torre más alta
    .help = Un nivel más bajo el jefe
option-first = Quién empieza
    .help = El puesto que empieza; 0 lo sortea
option-collect_on_fall = Recoger al caer
    .help = Los héroes recogen monedas y gemas al caer
option-bosses = Monstruos Finales
    .help = Quién juega con qué Monstruo Final
option-i_choose_you = Te elijo a ti
    .help = Cada uno elige entre dos Monstruos Finales
option-scheming = Intrigas
    .help = Quien no gana ningún Alma en un turno puede robar una carta
option-hard_mode = Modo difícil
    .help = Sin los héroes más débiles
option-spells = Hechizos
    .help = Cuántos hechizos tiene el mazo
choice-on = Sí
choice-off = No
choice-random = Al azar
choice-first-0 = Al azar
choice-forest = Bosque
choice-void = Vacío
choice-mixed = Mezcla
choice-medusa = Medusa
choice-ikee = Ikee

# Mesas
all = Todo
status = Estado
status-open = Abierta
status-running = En juego
status-finished = Terminada
status-closed = Cerrada
moves = { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
join = Unirse
no-spectators = Sin público
tables-count = { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }
lobby-empty = Ahora mismo no hay ninguna mesa pública. La tuya podría ser la primera.
open-a-table = Abrir una mesa

# Llegar por un enlace, sala de espera
invited = Te han invitado
your-name = Tu nombre
to-the-table = A la mesa
waiting-room = { $game }: sala de espera
seat-waits = Espera a alguien
seat-host = Anfitrión de la mesa
seat-guest = Está en la mesa
you = tú
sit-here = Sentarme
stand-up = Levantarme
seat-bot = Sentar a un bot
which-bot = Qué bot, puesto { $number }
open-seat = Liberar el puesto
waiting-for = { $seats ->
        [one] Queda un puesto libre.
       *[other] Quedan { $seats } puestos libres.
    }
waiting-for-host = Ya están todos; el anfitrión empieza la partida.
ready-to-start = Ya están todos.
close-table = Cerrar la mesa
invite = Invitar
    .help = Quien abra este enlace puede sentarse o mirar. Envíalo, o deja que escaneen el código.
invite-link = Enlace a esta mesa
invite-local = Este enlace solo funciona en este ordenador. Para que entren otras personas, abre esta página con la dirección que tiene el ordenador en tu red. Para eso hay que iniciar el servidor con
invite-spectators = Invitar a mirar
    .help = Quien abra este enlace puede mirar. Envíalo o deja que otros escaneen el código.
qr-code = Código QR del enlace
copy-link = Copiar enlace
copied = Copiado
share = Compartir…
fairness = Azar limpio
    .help = El servidor ha sellado su parte de la semilla: este es su resumen. Añade algo tuyo y nadie podrá haber preparado los dados.
commitment = Resumen del secreto del servidor (SHA-256)
own-luck = Una palabra o un número
add-luck = Añadir suerte
luck-added = Tu suerte está en la semilla.

# En la mesa
hint = Pista
hint-ask = Pedir una pista: las mejores jugadas y por qué
hint-thinking = Pensando …
hint-waiting = { $ahead ->
        [0] El servidor está ocupado: tu pista es la siguiente.
        [one] El servidor está ocupado: hay una mesa por delante.
       *[other] El servidor está ocupado: hay { $ahead } mesas por delante.
    }
bots-wait = { $ahead ->
        [0] Los bots están ocupados: esta mesa es la siguiente.
        [one] Los bots están ocupados: hay una mesa por delante.
       *[other] Los bots están ocupados: hay { $ahead } mesas por delante.
    }
hint-chances = Probabilidad de ganar
hint-do = Hazlo: { $action }
hint-begin = Empieza: { $action }
hint-then = Después: { $action }
hint-spoken = Pista. { $chance }: { $words }. { $reason }.
log = Registro
log-empty = Todavía no ha pasado nada.
log-show-moment = Ver este momento
chat = Chat
chat-button = { $count ->
        [0] Chat
        [one] Chat, 1 mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
chat-empty = Nadie ha dicho nada todavía.
chat-text = Di algo
chat-send = Enviar
chat-phrases = Frases rápidas
chat-mute = Silenciar a { $name }
chat-muted = Ya no oyes a { $name }.
chat-unmute = Volver a oír a { $name }
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-your_turn = Te toca.
phrase-well_played = ¡Bien jugado!
phrase-thinking = Déjame pensar…
phrase-oops = ¡Ups!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-good_game = ¡Buena partida!
phrase-goodbye = ¡Adiós!
people = Quién está en la mesa
state-here = Está aquí
state-offline = Sin conexión
state-left = Se ha ido
state-bot-instead = Un bot juega en su lugar
give-to-bot = Que juegue un bot
let-bot-play = Que un bot juegue por mí
take-back-seat = Recuperar mi puesto
leave-table = Dejar la mesa
abandon = Terminar sin resultado…
abandon-sure = ¿Terminar de verdad?
watching = { $seconds ->
        [0] Mirando
       *[other] Mirando, { $seconds } s por detrás
    }
asks-undo = { $name } pide deshacer una jugada. ¿Te parece bien?
asks-abandon = { $name } pide terminar la partida sin resultado. ¿Estás de acuerdo?
asked-undo = { $name } pide deshacer una jugada. Falta la respuesta de { $waiting }.
asked-abandon = { $name } pide terminar la partida. Falta la respuesta de { $waiting }.
has-left = { $name } se ha ido.
you-left = Has dejado esta partida.
bot-plays-for-you = Un bot juega por ti.
yes = Sí
no = No
hand-over = Le toca al jugador { $number }
    .help = Los demás miran a otro lado.
hand-over-ready = Soy el jugador { $number }

# El final
game-over = Fin de la partida
result = Resultado
you-won = ¡Has ganado!
you-lost = Has perdido.
won-by = Gana { $names }
nobody-won = No ha ganado nadie.
closed = La partida se ha cerrado.
closed-abandoned = Terminada sin resultado.
closed-admin = Cerrada por el servidor.
analysis-failed = El análisis no ha funcionado.
rematch = Jugar otra vez
rematch-join = A la próxima partida
download-record = Acta
look-at-board = Ver el tablero
solo-score = Puntos
score-events = Eventos que quedan, 3 cada uno
score-enemies = Enemigos derrotados, 2 cada uno
score-wounds = Heridas de más al jefe, 2 cada una
score-gems = Gemas
score-wealth = Monedas y cartas, un tercio de su valor
score-total = Total
standing-souls = Almas
standing-wounds = Heridas
standing-hearts = Corazones
standing-coins = Monedas
standing-gems = Gemas
standing-level = Nivel
standing-out = fuera
verify = Comprobar el azar
    .help = La semilla ya es pública. Descarga el acta y calcula de nuevo cada tirada y cada baraja:
secret = El secreto del servidor

# Ajustes y cuenta
look-and-feel = Aspecto
language = Idioma
theme = Colores
theme-auto = Como el sistema
theme-dark = Oscuro
theme-light = Claro
text-size = Tamaño del texto
percent = { $number } %
speed = Velocidad del movimiento
speed-off = Sin movimiento
sound = Sonido
    .help = Nunca es la única señal
stillness = Quietud
    .help = Nada se mueve; los cambios se marcan
left-handed = Para zurdos
    .help = Los botones del pulgar, a la izquierda
save = Guardar
name-saved = Guardado.
guest-about = No hace falta cuenta. Con una, conservas tus partidas en todos tus dispositivos.
account-claim = Crear una cuenta
account-log-in = Entrar
account-password = Cambiar la contraseña
account-claimed = La cuenta es tuya.
password-changed = La contraseña está cambiada.
logged-in-as = Has entrado como { $login }.
log-out = Salir
muted-people = Silenciados
login = Usuario
password = Contraseña
password-old = Contraseña anterior
password-new = Contraseña nueva

# Teclas
shortcuts = Teclas
key-space = Espacio
key-regions = de zona en zona
key-arrows = recorrer el tablero, la mano, las listas
key-act = elegir o actuar
key-end = terminar las acciones
key-pass = pasar
key-undo = deshacer
key-hint = pista: las mejores jugadas y por qué
key-skip = mostrar el resto de golpe
key-close = cerrar, soltar
key-help = esta ayuda

# Lo que el servidor rechaza
problem-no_table = Esa mesa no existe o es privada: pide su enlace.
problem-forbidden = Esta mesa no tiene público.
problem-sent_away = El anfitrión ha dejado libre tu puesto. Para volver, pide el enlace nuevo.
problem-no_hints = En esta mesa se juega sin pistas.
problem-not_asked = Ahora no tienes nada que decidir.
problem-hinting = Ya viene una pista.
problem-stale = La partida ha avanzado; mira otra vez.
problem-busy = La mesa está respondiendo a otra pregunta.
problem-undo = No tienes nada que deshacer.
problem-not_running = Esta partida no está en juego.
problem-not_yours = Ese puesto no es tuyo.
problem-bot_plays = Un bot juega por ti; recupera antes tu puesto.
problem-unknown_action = El servidor no conoce esa acción.
problem-taken = El puesto está ocupado.
problem-seated = Ya tienes un puesto.
problem-not_full = Todavía quedan puestos libres.
problem-not_host = Solo puede hacerlo el anfitrión.
problem-not_seated = Solo pueden hacerlo quienes juegan en esta mesa.
problem-out_of_time = Se te ha acabado el tiempo; un bot juega por ti.
problem-started = La partida ya ha empezado.
problem-not_over = La partida aún no ha terminado.
problem-too_fast = No tan deprisa, por favor.
problem-too_many = Son demasiados.
problem-unavailable = El servidor se está reiniciando.
problem-wrong_password = El usuario y la contraseña no encajan.
problem-login_taken = Ese usuario ya lo tiene otra persona.
problem-bad_login = Un usuario tiene de 3 a 24 letras, cifras, puntos, guiones o guiones bajos.
problem-bad_name = Un nombre tiene de 1 a 24 caracteres visibles.
problem-has_account = Ya tienes una cuenta.
problem-banned = No puedes entrar en este servidor.

# Créditos
credits-games = Los juegos
credits-fan-work = bossrush es una obra no oficial de aficionados. No la hacen ni la avalan las editoriales; las reglas están contadas con nuestras palabras y no se usa nada de su arte. Si te gustan los juegos, compra las cajas.
credits-platformer = Platformer: de Łukasz Włodarczyk y Artur Lutyński, publicado por Awaken Realms Lite.
credits-bossmonster = Monstruo Final (Boss Monster): de Johnny O’Neal y Chris O’Neal, publicado por Brotherwise Games.
credits-pictures = Imágenes
credits-icons = Las figuras y los símbolos son del conjunto game-icons, de { $authors }, con la licencia Creative Commons Atribución 3.0; se han cambiado colores y tamaños.
credits-fonts = Tipografía
credits-silkscreen = Silkscreen, de Jason Kottke, con la SIL Open Font License.
credits-atkinson = Atkinson Hyperlegible Next, del Braille Institute, con la SIL Open Font License.
credits-software = Programas
credits-mit = bossrush es software libre con la licencia MIT.
