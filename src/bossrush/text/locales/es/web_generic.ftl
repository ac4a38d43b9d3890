## La mesa de un juego que la página no sabe dibujar a su manera

generic-instead = No se ha podido cargar la mesa propia de este juego, así que esta es una sencilla. No se ha perdido nada.
generic-reload = Recargar
generic-seen = Lo que se ve de { $game }
generic-in-words = Con palabras
generic-things = { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
}
generic-you = tú
generic-waiting = Esperando a { $names }
generic-moment = Un momento …
generic-actions = Lo que puedes hacer
generic-undo = Deshacer
generic-decides = le toca
generic-won = ha ganado
