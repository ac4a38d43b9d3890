## Faces of the action dice and the special die

face-boot = boot
face-sword = sword
face-coin = coin
face-monster = monster
face-star = star
face-blank = blank

## Results of the enemy die

die-attack = attack
die-left = left
die-right = right

## Heroes: the name, and what the hero can do

hero-etorn = Etorn
    .text = Whenever he defeats an enemy in an attack, { $amount ->
        [one] 1 more coin is his
       *[other] { $amount } more coins are his
    }.
hero-sweety = Sweety
    .text = Each of her monster symbols leads an enemy up to { $amount } spaces.
hero-angelo = Angelo
    .text = He may glide: gravity takes him down by { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } at most.
hero-avys = Avys
    .text = Once a turn he gives up a heart and adds { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } to his next attack of the turn. His last heart he keeps.
hero-pip = Pip
    .text = Once a turn he rolls up to { $amount } of his unused dice again.
hero-minka = Minka
    .text = In each of her turns she dodges the first attack that her own movement provokes.

## Enemies: the name, and what is special about it

enemy-zombie = Zombie
    .text = Falls to pieces when it falls; its loot stays where it landed.
enemy-cave_bat = Cave Bat
    .text = Flies: gravity leaves it alone, and the enemy die moves it through open air.
enemy-ent = Ent
    .text = Hits a hero who moves up to it.
enemy-stone_golem = Stone Golem
    .text = Heavy: every space it is moved by monster symbols takes { $amount } of them.
enemy-werewolf = Werewolf
    .text = A hero it attacks has the special die turned to blank.
enemy-minotaur = Minotaur
    .text = Charges: the enemy die moves it up to { $amount } spaces, and it attacks a hero it runs into.
enemy-defender = Defender
    .text = Called by Ikee to the Boss Level.
enemy-medusa = Medusa
    .text = Poisons and petrifies; a mirror helps against her stare.
enemy-ikee = Ikee
    .text = Flies, never falls, and calls Defenders; a sigil makes an attack on him stronger.

## Items and potions: the name, and what the card does

card-boots_of_haste = Boots of Haste
    .text = Exhaust: move your hero { $amount ->
        [one] 1 space
       *[other] up to { $amount } spaces
    }.
card-ninja_gear = Ninja Gear
    .text = Exhaust: your hero goes straight up to the space under the next platform above, unseen by enemies.
card-greedymmer = Greedymmer
    .text = Exhaust: +{ $amount } in your next attack of this turn.
card-loaded_dice = Loaded Dice
    .text = Exhaust: roll { $amount ->
        [one] 1 unused die
       *[other] up to { $amount } unused dice
    } again.
card-lasso = Lasso
    .text = Exhaust: move one enemy, wherever it is, up to { $amount } spaces; a heavy one only 1.
card-chainmail = Chainmail
    .text = Always: an attack that would wound you twice or more wounds you { $amount } less.
card-climbing_claws = Climbing Claws
    .text = Always: beside a wall, or at the outer side, you need not fall.
card-merchants_seal = Merchant's Seal
    .text = Always: every card costs you { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } less, but never less than 1.
card-magnet = Magnet
    .text = Exhaust: take a coin or a gem from one of the 8 spaces around you, even through walls.
card-gem_cutter = Gem Cutter
    .text = Exhaust while you use a symbol: its first gem is free.
card-hourglass = Hourglass
    .text = Exhaust: turn one unused die to the face of another unused die.
card-heart_amulet = Heart Amulet
    .text = Always: room for { $amount } more { $amount ->
        [one] heart
       *[other] hearts
    }, which you gain when you buy it.
card-stoneskin = Stoneskin Potion
    .text = Drink it when an enemy attacks you: the attack does nothing.
card-healing = Healing Potion
    .text = Drink: get back up to { $amount } hearts and be cured of poison.
card-swiftness = Swiftness Potion
    .text = Drink: move your hero up to { $amount } spaces in one go.
card-rage = Rage Potion
    .text = Drink: +{ $amount } in your next attack of this turn.
card-levitation = Levitation Potion
    .text = Drink: until your next turn you fall only if you want to.
card-invisibility = Invisibility Potion
    .text = Drink: for the rest of this turn your moving and pushing provoke no attack.
card-second_wind = Second Wind
    .text = Drink: roll as many unused dice again as you like, and refresh all your items.
card-crystal_elixir = Crystal Elixir
    .text = Drink: gain { $amount } gems.

## Artifacts: the name, and what the card does

card-coin_gun = Coin Gun
    .text = Exhaust, for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }: +{ $amount } in your next attack of this turn.
card-champions_belt = Champion's Belt
    .text = Always: +{ $amount } in your attacks on anybody but the boss.
card-pathfinders_banner = Pathfinder's Banner
    .text = Exhaust: move your hero { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } up.
card-bullys_glove = Bully's Glove
    .text = Always: whom you push goes up to { $amount } spaces.
card-phoenix_feather = Phoenix Feather
    .text = Always: you spawn for free, in either of the two lowest rows. Solo: it saves you once from fainting.
card-dragons_purse = Dragon's Purse
    .text = Exhaust, for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }: gain { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    }.
card-soul_lantern = Soul Lantern
    .text = Exhaust: get back { $amount ->
        [one] 1 heart
       *[other] up to { $amount } hearts
    }.
card-spider_rope = Spider Rope
    .text = Always: at the end of your own turn you fall only if you want to.
card-prism = Prism
    .text = Exhaust while you use a symbol: it costs 1 gem less to make it stronger.
card-smiths_anvil = Smith's Anvil
    .text = Exhaust: forge two unlike symbols into a third.

## What brings an artifact to a player

condition-last_coin = spending the last coin
condition-defeats = defeating { $threshold } enemies in one turn
condition-reveal = revealing a level
condition-push_hero = pushing another hero (solo: any enemy)
condition-faint = fainting (solo: being down to 1 heart)
condition-coins = owning { $threshold } coins
condition-last_heart = ending a turn with 1 heart
condition-fall = falling { $threshold } spaces at once
condition-gems_discarded = spending { $threshold } gems in one action
condition-forges = forging { $threshold } times in one turn

## Events of the solo game: the name, and what it does

solo_event-savagery = Savagery
    .text = at the end of the turn every enemy beside you attacks
solo_event-earthquake = Earthquake
    .text = gravity pulls at once, and ladders do not help
solo_event-closed_shutters = Closed Shutters
    .text = the shop is closed
solo_event-bargain_day = Bargain Day
    .text = cards cost { $amount } less, but never less than 1
solo_event-gold_rush = Gold Rush
    .text = every coin symbol brings { $amount } coins
solo_event-tailwind = Tailwind
    .text = once, you may move { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } for nothing
solo_event-reinforcements = Reinforcements
    .text = one more enemy appears on the highest level below the boss
solo_event-rust = Rust
    .text = items and artifacts cannot be exhausted
solo_event-crystal_rain = Crystal Rain
    .text = a gem falls on every free shop of your level
solo_event-double_trouble = Double Trouble
    .text = the enemy die is rolled twice
solo_event-foggy_mind = Foggy Mind
    .text = your special die is turned to blank
solo_event-blood_moon = Blood Moon
    .text = every enemy does { $amount } more damage
solo_event-fewer_dice = { $dice ->
        [one] 1 die fewer is rolled
       *[other] { $dice } dice fewer are rolled
    }

## Map tiles

tile-F01 = Mossy Steps
tile-F02 = Hollow Oak
tile-F03 = Fern Gallery
tile-F04 = Squirrel Run
tile-F05 = Bramble Stairs
tile-F06 = Owl Loft
tile-F07 = Beaver Lodge
tile-F08 = Lantern Grove
tile-F09 = Rootcellar
tile-F10 = Mushroom Ledges
tile-F11 = Rope Walk
tile-F12 = Windfall
tile-F13 = Elder Throne
tile-F14 = Crown of Leaves
tile-F15 = Broken Canopy
tile-F16 = Heart of the Grove
tile-V01 = Cracked Orbit
tile-V02 = Violet Shaft
tile-V03 = Silent Choir
tile-V04 = Shard Terrace
tile-V05 = Hungry Stair
tile-V06 = Twin Rifts
tile-V07 = Starless Vault
tile-V08 = Echo Balcony
tile-V09 = Drifting Bridge
tile-V10 = Gloom Lattice
tile-V11 = Inverted Well
tile-V12 = Last Lantern
tile-V13 = Overlord's Hall
tile-V14 = Eye of the Void
tile-V15 = Shattered Dais
tile-V16 = Obsidian Court

## Attack cards of the bosses: the name, and what happens

boss_card-snake_attack = Snake Attack
    .text = heroes around her are wounded and poisoned
boss_card-petrify = Petrify
    .text = heroes in her row turn to stone, unless a mirror helps
boss_card-tail_lash = Tail Lash
    .text = she attacks the heroes next to her and throws them back
boss_card-slither = Slither
    .text = she comes near and attacks the heroes next to her
boss_card-venom_rain = Venom Rain
    .text = heroes on her tile are poisoned
boss_card-shockwave = Shockwave
    .text = heroes on his tile are wounded and drop a space, even through a platform
boss_card-rift_leap = Rift Leap
    .text = he leaps far away and wounds the heroes around him
boss_card-overlords_strike = Overlord's Strike
    .text = he attacks the heroes next to him
boss_card-tribute = Tribute
    .text = every hero pays a coin or is wounded
boss_card-call_of_the_underworld = Call of the Underworld
    .text = Defenders attack, and another one comes
boss_card-falling_star = Falling Star
    .text = heroes in his row are wounded twice and lose what they saved

## Boss tokens: the name, and what they do to a hero

mark-poison = poison
    .text = a wound at the end of each of your turns, until you faint or are cured
mark-petrification = petrification
    .text = no action but to give up two symbols and be rid of it
mark-mirror = mirror
    .text = keeps petrification away
mark-sigil = sigil
    .text = makes one attack on the boss stronger

## Options of a game

option-players = players
    .text = how many play
option-heroes = heroes
    .text = the heroes by seat
option-boss = boss
    .text = who waits at the top
option-tiles = tiles
    .text = what the tower is built of
option-first = first
    .text = the seat that begins; 0 is drawn

option-artifacts = artifacts
    .text = two artifacts lie ready for whoever earns them
option-longer_map = longer_map
    .text = one more level below the boss
option-collect_on_fall = collect_on_fall
    .text = falling heroes pick up tokens

## Steps of a turn

step-0 = the turn begins
step-1 = a level may go
step-2 = refresh
step-3 = roll
step-4 = enemy die
step-5 = actions
step-6 = save a symbol
step-7 = gravity
step-8 = end of the turn
step-9 = the boss acts

## For newcomers

play-title = Platformer
play-goal = Climb the tower with your dice, gather coins and gems, and beat the boss at the top. Each turn you roll five dice and use them in any order.
play-help-dice =
    The dice: boot moves you, sword attacks an enemy beside you, coin takes a coin,
    monster moves an enemy, star is one of your hero’s symbols. Two equal dice can
    be forged into another symbol. Gems make a symbol stronger: +1 for 1, +2 for 3.
    A step from a space beside an enemy lets it attack you; so does the enemy die.
    Nothing falls while you act: gravity comes at the end of each turn.
    The map:

## Commands

play-choose = Type a number or the words beside it; help dice explains the dice.
play-why = Say which action: why use sword.
play-about = Say what: about boots, about zombie, about pip.
play-nothing-found = There is no card, hero or enemy “{ $text }”.
play-rules = Say what to look for: rules push.
play-help =
    Answer a question with the number of a choice or with the words beside it, such
    as use boot, up, c5, end. A space is a column letter and a row: c5. Besides:
    { "  " }help dice     what the dice and the marks of the map mean
    { "  " }why ACTION    why an action is not possible now
    { "  " }hint          the best moves here, your chances, and why
    { "  " }undo          take your last move back, while nothing new has come out
    { "  " }map           the tower, the players and the dice
    { "  " }shop          the cards on sale
    { "  " }about NAME    a card, a hero or an enemy
    { "  " }card NAME     the same for a card; uses it if you can use it now
    { "  " }rules WORD    the rules that hold a word, or a rule: rules PF-11.4
    { "  " }log           everything that has happened
    { "  " }save FILE     save the game (leaving it saves it too)
    { "  " }quit          leave; you are told how to go on later
    Undo stops where dice were rolled, a level or a card was turned up, or another
    player has decided: what everybody has seen stays.
undo-came_out = Dice were rolled or something hidden came out, so your move stands.

## Questions. $hero decides.

question-main = { $hero }, { $absent ->
        [yes] you are not in the tower: spend a die to spawn.
       *[no] what do you do?
    }
question-forge_as = { $hero }, into which symbol do you forge { $faces }?
question-star_as = { $hero }, as which symbol do you use the star?
question-times = { $hero }, how often does the symbol count? You have { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }.
question-target = { $hero }, whom do you attack?
question-enemy = { $hero }, which enemy do you move?
question-attack = { $hero }, your attack on { $enemy } on { $space } stands at { $total ->
        [one] 1 wound
       *[other] { $total } wounds
    } of the { $health } it takes. Add to it, or strike?
question-heavy = { $hero }, { $enemy } on { $space } is heavy; you have { $units ->
        [one] 1 monster symbol
       *[other] { $units } monster symbols
    } on it. Add another, or go?
question-step = { $hero }, where to? { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left.
question-enemy_step = { $hero }, where does { $enemy } on { $space } go? { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left.
question-push = { $hero }, where do you push { $figure } from { $space }?
question-nimble = { $hero }, whose attack do you dodge?
question-react = { $hero }, { $enemy } on { $space } attacks you. Use a potion?
question-gravity = { $hero }, gravity pulls at you on { $space }. What do you do?
question-save = { $hero }, which symbol do you save on your special die, now { $special }?
question-spawn = { $hero }, where do you spawn?
question-portal = { $hero }, which portal do you come out of?
question-dice = { $hero }, which die do you roll again? { $chosen } chosen so far.
question-turn_from = { $hero }, which die do you turn?
question-turn_to = { $hero }, turn the { $face } to which face?
question-magnet = { $hero }, from which space do you take a token?
question-token = { $hero }, what do you take from { $space }?
question-boss_place = { $hero }, on which boss spawn space does { $enemy } appear?

question-push_on = { $hero }, do you push { $figure } on { $space } one space further?
question-anvil_first = { $hero }, which symbol do you forge first?
question-anvil_second = { $hero }, which symbol do you forge with the { $face }?
question-sheet = { $hero }, which sword do you give?
question-shed = { $hero }, which symbol do you give up against the stone?
question-mirror = { $hero }, the stare would petrify you. Give up your mirror to be spared, for a gem?
question-nearest = { $hero }, these spaces are equally { $near ->
        [0] far
       *[other] near
    }. Which one is it?
question-reinforce = { $hero }, these spaces are equally near. Where does the new enemy appear?

## Actions: what they mean, shown beside their notation

action-use-boot = move 1 space
action-use-sword = attack an enemy beside you
action-use-coin = take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
action-use-monster = move an enemy { $spaces ->
        [one] 1 space
       *[other] up to { $spaces } spaces
    }
action-use-star = use the star as { $symbols }
action-add = add a { $face }
action-special = your special die, { $face }
action-forge = two { $face } dice as one other symbol
action-forge-special = special die and a { $face } die as one other symbol
action-as-boot = move
action-as-sword = attack
action-as-coin = take a coin
action-as-monster = move an enemy
action-as-star = use the star as { $symbols }
action-turned = turn it to { $face }
action-times = { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, { $price ->
        [0] no gem
        [one] for 1 gem
       *[other] for { $price } gems
    }
action-step = to { $space }
action-stop = no further
action-strike = { $enough ->
        [yes] attack now and defeat it
       *[no] attack now; too weak, so it does nothing
    }
action-go = move it now
action-gravity = let everything without support fall now
action-buy = { $card } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }: { $text }
action-portal = pay 1 coin and jump to another portal of this level
action-end = end your turn{ $left ->
        [0] { "" }
       *[other] ; first you may save an unused symbol
    }
action-spawn = spend a { $face } die to enter the tower
action-save = turn your special die to { $face }
action-keep = leave your special die as it is
action-hold = stay where you are
action-glide = fall { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } at most
action-fall = fall as far as it goes
action-die = the { $face } die
action-done = that is all
action-take = take it
action-ability = { $text }
action-decline = let it happen
action-spawn-free = enter the tower for nothing
action-sheet = give { $swords } swords and gain { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }
action-icon = { $mark } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }: { $text }
action-shed = give up two symbols and be rid of the stone
action-tailwind = move for nothing, once
action-sigil = give up your sigil for +{ $wounds }
action-mirror = give it up, be spared and gain { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }
action-space = { $what }
action-card = { $text }

## What a step or a choice of space leads to, after a space

note-empty = free
note-enemy = { $enemy }
note-hero = { $hero }
note-push = push { $figure }
note-swap = you change places
note-ambush = { $enemy } lies in wait (damage { $damage })
note-trap = trap
note-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
note-gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
note-shop = shop
note-portal = portal

## Refusals: why an action is not possible. The rule follows in brackets.

refusal-not_asked = It is not your decision now.
refusal-game_over = The game is over.
refusal-unknown_action = There is no such action.
refusal-not_an_answer = “{ $action }” does not answer this question.
refusal-wall = A wall is in the way.
refusal-platform = A platform is in the way, and no ladder goes through it.
refusal-outer_side = The tower ends there.
refusal-hidden_level = The level above is still hidden; nobody can go there yet.
refusal-bottom = This is the bottom of the tower.
refusal-one_way_down = The floor of the Boss Level lets nobody down again.
refusal-no_push_target = Somebody stands there and has nowhere to be pushed to.
refusal-no_push_on_boss_level = Somebody stands there, and on the Boss Level there is no free space to push them to.
refusal-push_not_adjacent = A push goes one space, to a space next to the pushed figure with nothing in between.
refusal-push_back = A pushed figure does not go back to the space it stood on.
refusal-push_occupied = A figure stands there already; pushes do not chain.
refusal-stop_first = Go at least one space before you stop.
refusal-absent = { $hero } is not in the tower; the only thing to do is to spawn.
refusal-must_spawn = { $hero } is not in the tower and has to spawn before the actions end.
refusal-not_absent = { $hero } is in the tower already.
refusal-no_such_die = You have no such unused die.
refusal-special_blank = Your special die is blank: there is no symbol on it.
refusal-spawn_no_die = You have no such unused die to spawn with.
refusal-spawn_space = You spawn in the lowest row of the tower that has a free space.
refusal-spawn_occupied = Somebody stands there; spawn on a free space.
refusal-spawn_full = There is no free space left to spawn on.
refusal-spawn_on_shop = Whoever has been on the Boss Level spawns on a shop there.
refusal-no_step = { $hero } cannot take a single step from here.
refusal-no_enemy_beside = There is no enemy beside { $hero }, so there is nothing to attack.
refusal-no_enemy_to_move = No enemy can be moved now.
refusal-no_coin_left = The supply has no coin left.
refusal-no_star_use = Nothing your star stands for is possible now.
refusal-star_not_printed = { $hero }’s star does not stand for that symbol.
refusal-forge_pair = Forging takes two equal symbols, and you do not have them.
refusal-forge_same = Forging gives another symbol than the two you put in.
refusal-forge_useless = Nothing that this pair could be forged into is possible now.
refusal-too_few_gems = That takes { $price ->
        [one] 1 gem
       *[other] { $price } gems
    }, and you have { $gems }.
refusal-enhance_saves_nothing = The card pays for the first gem, so use at least one step of strength with it.
refusal-golem_units = This enemy is heavy: put more monster symbols or gems on it.
refusal-not_an_enemy = There is no enemy on that space.
refusal-hero_no_target = Heroes do not attack each other; you can only push them.
refusal-not_adjacent = That enemy is not beside { $hero }, or something is in between.
refusal-sealed = The Boss Level is sealed: nothing reaches across its floor.
refusal-enemy_stuck = That enemy has no free space beside it to go to.
refusal-enemy_occupied = A figure stands there, and enemies push nobody.
refusal-needs_sword = Only swords can join an attack.
refusal-needs_monster = Only monster symbols help to move this enemy.
refusal-no_gravity_choice = { $hero } has nothing to hold on to.
refusal-nothing_falls = Nothing would fall now.
refusal-no_glide = { $hero } cannot glide.
refusal-not_on_shop = { $hero } has to stand on a shop to buy.
refusal-slot_empty = There is no card in that place of the shop.
refusal-too_few_coins = { $card } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and you have { $coins }.
refusal-not_on_portal = { $hero } is not standing on a portal.
refusal-portal_no_coin = A portal jump costs 1 coin, and you have none.
refusal-no_portal_target = This level has no other portal.
refusal-not_a_portal = That is no other portal of this level.
refusal-portal_blocked = Somebody stands on the other portal and has nowhere to be pushed to.
refusal-no_such_card = There is no such card.
refusal-not_owned = You do not own { $card }.
refusal-exhausted = { $card } is exhausted until your next turn.
refusal-passive_card = { $card } works by itself all the time.
refusal-reaction_only = { $card } can only be used at the moment an enemy attacks you.
refusal-enhance_only = { $card } is used together with a symbol: begin with the symbol.
refusal-no_ability = { $hero }’s ability works by itself; there is nothing to start.
refusal-ability_exhausted = { $hero } has used the ability in this turn.
refusal-last_heart = { $hero } has only one heart left and keeps it.
refusal-no_unused_die = You have no unused die.
refusal-no_different_dice = That takes two unused dice with different faces.
refusal-not_unused = Only an unused die of your dice pool can be taken, and no such die shows that face.
refusal-die_chosen = You have chosen all dice with that face already.
refusal-choose_a_die = Choose at least one die.
refusal-full_hearts = { $hero } has all hearts.
refusal-no_token_near = There is no coin and no gem on the spaces around { $hero }.
refusal-no_token_there = There is no such token within reach on that space.
refusal-no_gem_left = The supply has no gem left.
refusal-nothing_to_renew = You have neither unused dice nor exhausted items.
refusal-climb_no_platform = There is no platform above { $hero }.
refusal-climb_already = { $hero } is right under the platform already.
refusal-climb_occupied = Somebody stands on the space under that platform.
refusal-save_no_die = You have no such unused die to save.
refusal-not_nimble_target = That enemy is not attacking you now.
refusal-not_boss_spawn = The boss appears on a free boss spawn space.
refusal-no_reaction = { $card } is no answer to an attack, or you do not own it.
refusal-enemy_one_way = Enemies do not pass the floor of the Boss Level.

refusal-shutters_closed = The shop is closed this turn: Closed Shutters is in force.
refusal-rusted = { $card } cannot be exhausted this turn: Rust is in force.
refusal-anvil_same = The anvil takes two unlike symbols.
refusal-no_sigil = You have no sigil to add.
refusal-sigil_boss_only = A sigil helps against the boss only.
refusal-only_up = This move goes up only.
refusal-petrified = { $hero } is petrified: give up two symbols first, or end.
refusal-not_petrified = { $hero } is not petrified.
refusal-two_symbols = That takes two symbols, and you do not have them.
refusal-not_on_icon = { $hero } is not standing on a special icon.
refusal-icon_too_few_coins = You do not have enough coins for what this special icon sells.
refusal-no_mark_left = There is no such token left.
refusal-no_sheet_rule = This boss has no such rule.
refusal-not_beside_boss = { $hero } is not beside the boss, or something is in between.
refusal-sheet_two_swords = That takes two swords, and you do not have them.
refusal-no_tailwind = There is no tailwind, or you have used it.
refusal-spawn_costs = Spawning costs you a die; only the Phoenix Feather makes it free.
refusal-spawn_is_free = Your Phoenix Feather makes spawning free; keep the die.
refusal-cost_too_few_coins = You do not have the coins that using { $card } costs.
refusal-not_nearest = It has to be one of the spaces listed: no other is as near, or as far.
refusal-defender_tile = The Defender appears on a boss spawn space of the other tile.
refusal-no_heart_nor_poison = { $hero } has all hearts and is not poisoned.
refusal-no_enemy_there = There is no enemy on that space.
refusal-spawn_near_shop = The shops of the Boss Level are taken; spawn on a free space next to them.
refusal-spawn_next_row = The lowest row is full; spawn in the next row that has a free space.
refusal-enemies_sealed = The enemies that could be moved are on the other side of the Boss Level’s floor.
refusal-star_cannot_begin = What your star stands for cannot begin this.

## Events: .short for the moves of others in passing, .full for the log and the own moves

event-turn =
    .short = Turn { $turn }, { $hero }:
    .full = — Turn { $turn }: { $hero } —
event-refreshed =
    .short = refreshes
    .full = { $hero } refreshes the exhausted cards.
event-rolled =
    .short = rolls { $dice }
    .full = { $hero } rolls { $dice }.
event-enemy_rolled =
    .short = enemy die: { $result }
    .full = The enemy die shows { $result }.
event-rerolled =
    .short = { $face } rolled again: { $into }
    .full = { $hero } rolls a { $face } again: { $into }.
event-die_turned =
    .short = { $face } turned to { $into }
    .full = { $hero } turns a { $face } to { $into }.
event-used =
    .short = { $times ->
        [one] { "" }
       *[other] { $symbol } ×{ $times }
    }
    .full = { $hero } uses a { $symbol }{ $times ->
        [one] { "" }
       *[other] , { $times } times as strong
    }.
event-forged =
    .short = forges { $first } and { $second } into { $into }
    .full = { $hero } forges { $first } and { $second }{ $special ->
        [none] { "" }
       *[other] { " " }(the special die)
    } into { $into }.
event-saved =
    .short = saves { $face }
    .full = { $hero } saves { $face } on the special die.
event-special_reset =
    .short = { $hero }’s special die is blank
    .full = { $hero }’s special die is turned to blank.
event-gems_spent =
    .short = { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    } spent
    .full = { $hero } spends { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    } and has { $left } left.
event-coins_spent =
    .short = { "" }
    .full = { $hero } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } and has { $left } left.
event-coins_gained =
    .short = { $hero } gains { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    .full = { $hero } gains { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } and has { $left } now.
event-gems_gained =
    .short = { $hero } gains { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    }
    .full = { $hero } gains { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    } and has { $left } now.
event-spawned =
    .short = spawns on { $to }
    .full = { $face ->
        [none] { $hero } spawns on { $to }.
       *[other] { $hero } spends a { $face } die and spawns on { $to }.
    }
event-moved =
    .short = { $moves }
    .full = { $hero } moves { $count ->
        [one] from { $from } to { $to }
       *[other] { $moves }
    }.
event-ported =
    .short = portal from { $from } to { $to }
    .full = { $hero } goes into the portal on { $from } and comes out on { $to }.
event-placed =
    .short = { $from } up to { $to }
    .full = { $hero } is put from { $from } on { $to }.
event-pushed =
    .short = pushes { $figure } to { $to }
    .full = { $hero } pushes { $figure } from { $from } to { $to }.
event-fell =
    .short = { $figure } falls to { $to }
    .full = { $figure } falls from { $from } to { $to }.
event-enemy_moved =
    .short = { $enemy } { $moves }
    .full = { $enemy } moves { $moves }.
event-enemy_attacked =
    .short = { $enemy } attacks { $hero } for { $wounds }
    .full = { $cause ->
        [ambush] { $enemy } on { $from } lay in wait and attacks { $hero }
        [charge] { $enemy } on { $from } charges into { $hero }
        [moving] { $enemy } on { $from } attacks { $hero }, who moves away
        [event] { $enemy } on { $from } attacks { $hero } in savagery
       *[other] { $enemy } on { $from } attacks { $hero }
    }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-attack_ignored =
    .short = { $hero } escapes the attack of { $enemy }
    .full = { $card ->
        [none] { $hero } dodges the attack of { $enemy } on { $from }.
       *[other] { $card } saves { $hero } from the attack of { $enemy } on { $from }.
    }
event-wounded =
    .short = { $hero } at { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
    .full = { $cause ->
        [trap] A trap wounds { $hero }
        [ability] { $hero } gives up a heart
        [poison] Poison wounds { $hero }
        [token] { $hero } has that token already and is wounded
       *[other] { $hero } is wounded
    }: { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    } left.
event-healed =
    .short = { $hero } at { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
    .full = { $hero } gets back { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    } and has { $hearts } now.
event-fainted =
    .short = { $hero } faints
    .full = { $hero } faints on { $from } and leaves the tower; all hearts come back, the special die is blank.
event-attacked =
    .short = attacks { $enemy } ({ $wounds } of { $health })
    .full = { $hero } attacks { $enemy } on { $to }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } of the { $health } it takes.
event-defeated =
    .short = { $enemy } defeated
    .full = { $enemy } is defeated!
event-shattered =
    .short = { $enemy } shatters
    .full = { $enemy } shatters on { $from } and leaves its loot there.
event-level_revealed =
    .short = level { $level } revealed
    .full = { $enemy ->
        [none] The Boss Level is revealed!
       *[other] Level { $level } is revealed; { $enemy } is at home there.
    }
event-level_removed =
    .short = level { $level } removed
    .full = Level { $level } is removed from the tower.
event-coin_laid =
    .short = { "" }
    .full = { $count ->
        [one] A coin lies
       *[other] Coins lie
    } on { $to }.
event-gem_laid =
    .short = { "" }
    .full = { $count ->
        [one] A gem lies
       *[other] Gems lie
    } on { $to }.
event-enemy_placed =
    .short = { "" }
    .full = { $enemy } appears on { $to }.
event-bought =
    .short = buys { $card }
    .full = { $hero } buys { $card } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
event-displayed =
    .short = { "" }
    .full = New in the shop: { $card }.
event-card_used =
    .short = uses { $card }
    .full = { $hero } uses { $card }.
event-ability_used =
    .short = uses the ability
    .full = { $hero } uses the hero’s ability.
event-bonus =
    .short = next attack +{ $total }
    .full = { $hero }’s next attack of this turn gets +{ $total }.
event-gravity =
    .short = { "" }
    .full = Gravity pulls.
event-held =
    .short = { $hero } holds on
    .full = { $hero } holds on at { $from }.
event-glided =
    .short = { $hero } glides
    .full = { $hero } glides from { $from }.
event-turn_ended =
    .short = { "" }
    .full = { $hero }’s turn is over.
event-game_won =
    .short = { $hero } wins
    .full = The boss is beaten. { $hero } wins the game!

event-game_lost =
    .short = { $hero } loses
    .full = { $hero } has lost the game.
event-artifact_taken =
    .short = { $hero } takes { $card }
    .full = { $other ->
        [none] { $hero } takes the artifact { $card }.
       *[other] { $hero } takes the artifact { $card } from { $other }.
    }
event-event =
    .short = event { $card }
    .full = Event: { $card } – { $text }. { $left ->
        [0] It is the last one!
        [one] 1 more is left.
       *[other] { $left } more are left.
    }
event-boss_rolled =
    .short = boss rolls { $result }
    .full = For the boss the die shows { $result }.
event-boss_drew =
    .short = { "" }
    .full = The boss draws { $card }.
event-boss_card =
    .short = { $card }
    .full = { $card }: { $text }.
event-boss_reshuffled =
    .short = { "" }
    .full = The boss’s cards are shuffled again.
event-boss_moved =
    .short = { $enemy } goes to { $to }
    .full = { $enemy } goes from { $from } to { $to }.
event-mark_gained =
    .short = { $hero } gets { $mark }
    .full = { $hero } gets a token: { $mark } – { $text }.
event-mark_lost =
    .short = { $hero } is rid of { $mark }
    .full = { $hero } gives back a token: { $mark }.
event-displaced =
    .short = { $hero } is thrown to { $to }
    .full = { $hero } is thrown from { $from } to { $to }.
event-saved_by_card =
    .short = { $card } saves { $hero }
    .full = { $card } saves { $hero } from fainting and is gone.
event-scored =
    .short = score { $total }
    .full = Score: { $total } (events left { $events }, enemies { $defeats }, wounds to spare { $wounds }, gems { $gems }, wealth { $wealth }).

## The drawing of the tower

tower-level = Level { $level }
tower-boss-level = Boss Level
tower-hidden = { $name }: still hidden
tower-folded = { $name }: { $figures } (map shows it)
tower-removed = { $name }: removed
legend-hero = { $hero }, player { $player }
legend-enemy = { $enemy } (damage { $damage }, health { $health })
legend-coins = coin
legend-gems = gem
legend-ladder = ladder
legend-trap = trap
legend-shop = shop
legend-portal = portal
legend-spawn = enemy spawn
legend-boss_spawn = boss spawn
legend-special_icon = special icon
legend-platform = platform
legend-pierced = platform with ladder
legend-one_way = one-way floor, up only
legend-wall = wall

## The table: players, dice, shop

player-line = hearts { $hearts }/{ $health }  coins { $coins }  gems { $gems }  special: { $special }
player-absent = out
player-cards = cards: { $cards }
player-exhausted = { $card } (exhausted)
player-ability-exhausted = ability exhausted
player-levitating = levitating
player-marks = tokens: { $marks }
turn-line = Turn { $turn }, { $hero }: { $step }
dice-line = Dice: { $dice }
dice-none = all used
dice-enemy = enemy die: { $result }
danger-line = Danger: { $enemies } { $count ->
        [one] attacks
       *[other] attack
    } before each step from here (damage { $wounds }).
dice-bonus = next attack +{ $bonus }
boss-line = Boss: { $boss }, health { $health }
artifacts-line = Artifacts: { $artifacts }
artifact-entry = { $card } for { $condition }
solo-line = Event: { $event } – { $text } ({ $left } more to come)
shop-title = Shop (your price in coins)
shop-line = buy { $slot }  { $price }  { $card }: { $text }
shop-empty = buy { $slot }  –  nothing
type-item = item
type-potion = potion
type-artifact = artifact
about-hero = { $name } (hero, { $health } hearts, star as { $symbols }): { $text }
about-enemy = { $name } (enemy, damage { $damage }, health { $health }, loot { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }): { $text }
about-summon = { $name } (called by a boss, damage { $damage }, health { $health }, loot { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }): { $text }
about-boss = { $name } (boss, damage { $damage }, health { $health } plus 1 for each level): { $text }
about-card = { $name } ({ $type }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }): { $text }
about-artifact = { $name } (artifact, for { $condition }): { $text }
about-solo_event = { $name } (event): { $text }.
about-boss_card = { $name } (boss’s card): { $text }.
about-mark = { $name } (token): { $text }.

## Hints: why a turn is good. The hero of the reader is meant where none is named.

hint-gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
hint-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
hint-win = defeats the boss and wins
hint-defeats = defeats { $enemies }{ $loot ->
        [none] { "" }
       *[other] : { $loot }
    }
hint-spares = saves { $loot }
hint-collects = collects { $loot }
hint-buys = buys { $card }: { $text }
hint-artifact = earns the artifact { $card }
hint-boss-level = reaches the Boss Level
hint-next-roll = beside the boss: { $percent }% of the rolls would be enough to defeat it
hint-climbs = climbs { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $left } below the Boss Level
hint-faint = otherwise { $hero } faints
hint-saves = saves { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
hint-falls = otherwise { $hero } falls { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
hint-leaves = leaves the reach of { $enemies }: saves up to { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
hint-avoids = stays out of the reach of { $enemies }: saves up to { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
hint-rival-faints = { $hero } faints
hint-rival-falls = brings { $hero } down { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
hint-rival-hurt = costs { $hero } { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
hint-heals = heals { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
hint-sheds = gets rid of { $mark }
hint-gains = gets { $mark }: { $text }
hint-keeps-symbol = keeps { $face } for the next turn
hint-keeps-dice = keeps { $dice }
