## The table of a game that the page cannot draw in a way of its own

generic-instead = This game’s own table could not be loaded, so this is a plain one. Nothing is lost.
generic-reload = Reload
generic-seen = What you can see of { $game }
generic-in-words = In words
generic-things = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
generic-you = you
generic-waiting = Waiting for { $names }
generic-moment = One moment …
generic-actions = What you can do
generic-undo = Take back
generic-decides = to move
generic-won = won
