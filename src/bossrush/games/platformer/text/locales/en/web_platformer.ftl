## The page of Platformer in the browser: places and regions

pf-tower = The tower
pf-levels = Levels
pf-own = Your hero
pf-dice = Dice
pf-actions = Possible actions
pf-rivals = Rivals
pf-others = The others, the boss and the log
pf-event = Event
pf-boss = Boss
pf-shop = Shop
pf-artifacts = Artifacts
pf-your-cards = Your cards
pf-cards = Cards
pf-tabs = Show in the sheet
pf-tab-actions = Actions
pf-tab-cards = Cards { $count }
pf-tab-shop = Shop

## Steps of a turn

pf-steps = Steps of the turn
pf-step-0 = Begin
pf-step-1 = Remove
pf-step-2 = Refresh
pf-step-3 = Roll
pf-step-4 = Enemies
pf-step-5 = Actions
pf-step-6 = Save
pf-step-7 = Gravity
pf-step-8 = End
pf-step-9 = Boss
pf-turn = Turn { $turn }
pf-your-turn = Your turn: { $step }

## What is asked

pf-over = The game is over
pf-ask-main = { $left ->
        [dice] Your turn: pick a die or a space
        [other] Your turn: choose an action
       *[nothing] Nothing left to use: end your actions
    }
pf-happening = See what happens …
pf-waiting = Waiting for { $heroes }
pf-choose = Choose above
pf-wait = Please wait
pf-skip = Show the rest at once
pf-confirm = Do it
pf-tap-again = or tap again
pf-undo = Undo
pf-undo-short = not past a roll
pf-undo-limit = Undo goes back until dice were rolled, something hidden came out or somebody else decided; beyond that the others are asked.
pf-enemies = Enemies

## Dice

pf-blank = Blank
pf-used = used
pf-chosen = chosen
pf-saved = Saved
pf-special-die = Special die
pf-not-now = not possible now
pf-no-dice = No dice are on the table.
pf-die-attack = The enemies attack
pf-die-left = The enemies go left
pf-die-right = The enemies go right

## What one has

pf-you = you
pf-you-at = You · { $space }
pf-absent = outside
pf-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
pf-gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
pf-hearts = { $hearts } of { $health } hearts
pf-damage = Damage { $damage }
pf-health = Health { $health }
pf-loot-coins = Loot: { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
pf-loot-gems = Loot: { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
pf-you-have = you have { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
pf-no-cards = No cards yet. You buy them on a shop space.
pf-no-cards-yet = No cards yet.
pf-no-cards-short = no cards
pf-exhausted = Exhausted
pf-sold-out = Empty
pf-levitating = Floating
pf-invisible = Invisible
pf-bonus = +{ $bonus } in the next attack

## The tower

pf-fog = Hidden until a hero enters row { $row }
pf-fog-short = { $what }, hidden until row { $row }
pf-level-hidden = Hidden
pf-boss-level = boss level
pf-moment-boss-card = The boss attacks
pf-moment-event = Event of this turn
pf-moment-level = Level { $level } is revealed
pf-moment-removed = Level { $level } is gone
pf-moment-won = { $hero } wins!
pf-moment-lost = { $hero } has lost.
pf-moment-takes = { $hero } takes it.

## Spaces in words

pf-say-ladder = ladder
pf-say-trap = trap
pf-say-shop = shop
pf-say-portal = portal
pf-say-spawn = enemy spawn
pf-say-boss-spawn = boss spawn
pf-say-special-icon = special icon
pf-say-open = open below
pf-say-one-way = floor open upwards only
pf-say-enemy = { $enemy }, damage { $damage }, health { $health }
pf-say-beside-up = { $enemy } above, { $damage } damage
pf-say-beside-down = { $enemy } below, { $damage } damage
pf-say-beside-left = { $enemy } to the left, { $damage } damage
pf-say-beside-right = { $enemy } to the right, { $damage } damage
pf-say-wall-left = wall to the left
pf-say-wall-right = wall to the right
pf-say-legal = Possible: { $meaning }
pf-say-danger = { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }

## What would follow

pf-danger-attacks = { $count ->
        [one] { $enemies } attacks:
       *[other] { $enemies } attack:
    }
pf-danger-wounds = That hurts:
pf-danger-hearts = { $wounds ->
        [one] −1 heart
       *[other] −{ $wounds } hearts
    } ({ $before } → { $after }).
pf-minus-hearts = { $wounds ->
        [one] −1 heart
       *[other] −{ $wounds } hearts
    }
pf-danger-faint = You faint.
pf-ends = You end on { $space }.
pf-why-not = Why not: { $reason }

## Titles of actions; the server says what they mean

pf-do-use-boot = Move
pf-do-use-sword = Attack
pf-do-use-coin = Take coins
pf-do-use-monster = Move an enemy
pf-do-use-star = Star
pf-do-use-special = Special die: { $face }
pf-do-add = Add { $face }
pf-do-forge = Forge { $face }
pf-do-forge-special = Forge { $face }, saved
pf-do-spawn = Spawn with { $face }
pf-do-spawn-free = Spawn
pf-do-save = Save { $face }
pf-do-times = Use it × { $times }
pf-do-up = Up
pf-do-down = Down
pf-do-left = Left
pf-do-right = Right
pf-do-stop = Stop here
pf-do-strike = Strike
pf-do-go = Go
pf-do-gravity = Gravity
pf-do-portal = Portal
pf-do-end = End actions
pf-do-keep = Keep it
pf-do-hold = Hold on
pf-do-glide = Glide
pf-do-fall = Fall
pf-do-done = Done
pf-do-take-coin = Coin
pf-do-take-gem = Gem
pf-do-ability = Ability
pf-do-decline = Let it happen
pf-do-boss-rule = Rule of the boss
pf-do-icon = Token
pf-do-shed = Shake off the stone
pf-do-tailwind = Tailwind
pf-do-sigil = Sigil
pf-do-mirror = Mirror
pf-do-buy = Buy
pf-buy-count = { $count ->
        [one] 1 card you can pay
       *[other] { $count } cards you can pay
    }
pf-times = How often it counts

## Alone

pf-no-event = No event yet.
pf-turns-left = { $left ->
        [0] The last turn of { $all }
        [one] 1 turn of { $all } left
       *[other] { $left } turns of { $all } left
    }
pf-defeats = { $count ->
        [one] 1 enemy defeated
       *[other] { $count } enemies defeated
    }

## The boss and the end

pf-boss-deck = { $count ->
        [one] 1 attack card in the deck
       *[other] { $count } attack cards in the deck
    }
pf-won = { $hero } has beaten { $boss }!
pf-lost = { $boss } is still standing.
