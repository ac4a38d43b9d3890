## Los bots, para la terminal y para el navegador

bot-named = Bot { $name }
bot-choice = Bot { $name } ({ $level })
bot-easy = Aprendiz
    .level = fácil
    .help = Juega a ojo y se le escapan cosas; ideal para una primera partida
bot-medium = Aventurero
    .level = medio
    .help = Planea bien su turno, pero apenas piensa en el tuyo
bot-hard = Veterano
    .level = difícil
    .help = Compara muchas formas de jugar y cuenta con los dados y las cartas ocultas
bot-expert = Mente maestra
    .level = experto
    .help = Piensa más tiempo y compara más; casi nada se le escapa
bot-heuristic = prudente
    .help = Piensa sus jugadas; un buen rival
bot-random = alocado
    .help = Hace cualquier cosa
