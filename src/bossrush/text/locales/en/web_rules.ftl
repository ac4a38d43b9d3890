## Each game in a few minutes: one line, one thing to know

rules-platformer-goal =
    Be the first to defeat the boss at the top of the tower, with one attack that reaches its whole health.
    Nobody is ever out: a hero who faints comes back.
    .title = Goal
rules-platformer-turn =
    The lowest level goes if you are two or more levels above it.
    Exhausted cards are ready again, and you roll five action dice and the enemy die.
    First the enemies act: all attack the heroes beside them, or all move left or right.
    Then you use your dice in any order, may save one symbol on the special die, and everything falls.
    .title = A turn
rules-platformer-dice =
    Boot: move 1 space. Sword: attack one enemy beside you. Coin: gain 1 coin.
    Monster: move 1 enemy 1 space, anywhere. Star: what your hero card names.
    Gems make one symbol count more: 1 gem for 2, 3 gems for 3, 6 gems for 4.
    .title = Dice and gems
rules-platformer-moving =
    Move up, down, left or right, even into the air; walls and platforms stop you, ladders let you through.
    You take the coins and gems you pass. A trap costs a heart each time you enter it.
    Moving onto a figure pushes it to a free space beside it.
    .title = Moving
rules-platformer-enemies =
    Whenever you move away from a space beside an enemy, that enemy attacks first.
    Attack with as many swords as its health to defeat it and take its loot.
    Without hearts you faint: you lose the saved symbol, keep your treasures and spawn again for one die.
    .title = Enemies
rules-platformer-fall =
    At the end of every turn, and whenever you like in your own, gravity pulls everyone down to the next floor.
    On a ladder a hero may hold on; enemies never do.
    .title = Gravity
rules-platformer-shop =
    On a shop space you may buy: items that are exhausted when used and ready again next turn, and potions that are used up.
    .title = Shop
rules-platformer-boss =
    A hero in the highest row of a level reveals the next one.
    The floor of the boss level lets heroes up and nobody down. Whoever ends a turn there has to face the boss’s cards.
    .title = The boss
rules-platformer-solo =
    Alone you have twelve turns, each with an event, and must not faint.
    Points: events left, enemies defeated, a mighty last blow, gems, coins and cards.
    .title = Solo
rules-bossmonster-goal =
    Collect ten Souls before you have five Wounds. A hero who dies in your dungeon is a Soul; one who reaches you is a Wound. Epic heroes count two.
    .title = Goal
rules-bossmonster-turn =
    Heroes arrive in town, one for each player, and everybody draws a room card.
    Then: build, bait, adventure, end of turn. Players act in the order of their experience points (XP).
    .title = A turn
rules-bossmonster-build =
    Place one room face down: at the left end of your dungeon (five rooms at most) or on one of your rooms.
    An advanced room must lie on a room with the same treasure. Then all new rooms are revealed at once.
    With five rooms for the first time your boss levels up, once per game.
    .title = Build
rules-bossmonster-bait =
    Each hero goes to the dungeon that alone has the most treasure of its kind; on a tie it stays in town.
    The Fool goes to whoever alone has the fewest Souls.
    .title = Bait
rules-bossmonster-adventure =
    Heroes walk from left to right through your rooms and take damage in each.
    A hero that leaves a room with damage equal to its Health dies; one that passes all rooms wounds you.
    .title = Adventure
rules-bossmonster-spells =
    Spells show when they can be played: while building, in the adventure, or both. Everybody gets a chance to answer.
    You draw no new spells unless a card says so.
    .title = Spells
rules-bossmonster-boss =
    At the end of a turn: five Wounds and you are out; ten Souls and you win. If several do, Souls minus Wounds decides, then the lower XP.
    .title = The end
