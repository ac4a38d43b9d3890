## Partidas jugadas

records-title = Partidas jugadas
records-whose = De quién
records-everyone = De todos
records-mine = Mías
records-game = Juego
records-all = Todos
records-winner = ha ganado
records-nobody = No ha ganado nadie
records-watch = Repetición
    .label = Repetición de la partida del { $date }
records-older = Partidas anteriores
records-none = Aquí aún no se ha terminado ninguna partida.
records-none-mine = Aún no has terminado ninguna partida.
records-play = Jugar una

## Una repetición

replay-title = Repetición
replay-others = Otras partidas
replay-controls = Reproducir y avanzar
replay-first = Al principio (Inicio)
replay-back = Un paso atrás (←)
replay-run = Reproducir (espacio)
replay-pause = Pausa (espacio)
replay-on = Un paso adelante (→)
replay-last = Al final (Fin)
replay-speed = Velocidad
replay-move = Jugada
replay-position = Jugada { $move } de { $total }, turno { $turn }. { $text }
replay-count = { $move } / { $total }
replay-turn = Turno { $turn }
replay-eyes = Visto por
replay-everyone = todos
replay-open = todas las manos a la vista
replay-tools = Más
replay-moves = Jugadas
replay-key-moment = Momento clave
replay-share = Copiar enlace
replay-copied = El enlace a este momento está copiado.
replay-download = Guardar el registro
replay-fork = Jugar desde aquí
    .help = Empieza una partida nueva tal como estaba esta tras la jugada { $move }. Desde ahí, los dados y las cartas son nuevos.
replay-fork-seat = Tu puesto
replay-fork-others = Los demás puestos
replay-fork-bots = Bots
replay-fork-open = Libres para amigos
replay-fork-hot-seat = Todos en esta pantalla
replay-fork-begin = Empezar

## Estadísticas

stats-results = Mis partidas
stats-no-results = Aún no has terminado ninguna partida. Las partidas en una sola pantalla no cuentan.
stats-played = Jugadas
stats-won = Ganadas
stats-share = Parte
stats-die-action = Dado de acción
stats-die-enemy = Dado de enemigo
stats-rolls = { $rolls } tiradas en las partidas terminadas de este servidor
stats-face = Cara
stats-chart = Dibujo
stats-fair = Justo
stats-face-boot = Bota
stats-face-sword = Espada
stats-face-coin = Moneda
stats-face-monster = Monstruo
stats-face-star = Estrella
stats-face-blank = Vacío
stats-face-attack = Ataque
stats-face-left = Izquierda
stats-face-right = Derecha
stats-key-seen = visto
stats-key-band = la parte real está aquí (95 %)
stats-key-even = un dado justo
stats-as-expected = Como es de esperar: un dado justo se desvía al menos así en el { $chance } de los casos.
stats-suspicious = Sospechoso: un dado justo se desvía así solo en el { $chance } de los casos.
stats-no-rolls = Este dado aún no se ha tirado en ninguna partida terminada.
stats-about = Todos los dados y barajados salen de una semilla que se sella antes de la partida y se abre después. Con el registro de cada partida cualquiera puede volver a calcularlos.
