## Bosses: the name, the epithet, and what the Level Up does

boss-draculord = Draculord
    .epithet = Hypnotic Vampire
    .text = Look at an opponent’s hand and take a card of your choice from it.
boss-xyzax = Xyzax
    .epithet = Progenitor Lich
    .text = Take two cards of your choice from the discard pile.
boss-king_croak = King Croak
    .epithet = Sultan of the Sewers
    .text = Find an advanced monster room in the deck or the discard pile; build it at once or keep it.
boss-robobo = Robobo
    .epithet = Angry Golem
    .text = Every opponent chooses a room of their own, which is destroyed.
boss-cerebellus = Cerebellus
    .epithet = Father Brain
    .text = Draw three spells, then discard one spell.
boss-seducia = Seducia
    .epithet = Sorceress of Sexiness
    .text = A hero of your choice, from town or from a hero deck, comes to your entrance.
boss-cleopatra = Cleopatra
    .epithet = Mother of Mummies
    .text = Find an advanced trap room in the deck or the discard pile; build it at once or keep it.
boss-gorgona = Gorgona
    .epithet = Queen of Medusia
    .text = A hero of your choice in town dies and is yours.

## Rooms: the name, and what the room does

room-dark_altar = Dark Altar
    .text = Destroy it: take any card from the discard pile.
room-open_grave = Open Grave
    .text = Once a turn, when a hero dies here: take a room from the discard pile.
room-specters_sanctum = Specter’s Sanctum
    .text = When built: an opponent of your choice loses a spell at random.
room-succubus_spa = Succubus Spa
    .text = Once a turn, when a hero dies here: take a random room or spell from an opponent’s hand.
room-dracolich_lair = Dracolich Lair
    .text = Once a turn, for { $amount } rooms of your hand: take a room from the discard pile.
room-vampire_bordello = Vampire Bordello
    .text = Once a turn, when a hero dies here: you may turn a Wound into a Soul.
room-goblin_armory = Goblin Armory
    .text = Monster rooms beside it deal { $amount } more.
room-golem_factory = Golem Factory
    .text = Once a turn, when a hero dies here: draw { $amount ->
        [one] a room
       *[other] { $amount } rooms
    }.
room-minotaurs_maze = Minotaur’s Maze
    .text = The first time a hero enters, it goes back to the room before.
room-neanderthal_cave = Neanderthal Cave
    .text = No advanced room can be built on it.
room-beast_menagerie = Beast Menagerie
    .text = Once a turn, when you build another monster room: draw { $amount ->
        [one] a room
       *[other] { $amount } rooms
    }.
room-monsters_ballroom = Monster’s Ballroom
    .text = Deals as much as you have monster rooms.
room-brainsucker_hive = Brainsucker Hive
    .text = Once a turn, when a hero dies here: you may draw { $amount ->
        [one] a spell
       *[other] { $amount } spells
    }.
room-dark_laboratory = Dark Laboratory
    .text = When built: draw { $amount } spells, then discard a spell.
room-haunted_library = Haunted Library
    .text = When the turn begins you may draw a spell instead of a room.
room-witchs_kitchen = Witch’s Kitchen
    .text = Once a turn, for a monster room of your hand: draw a spell.
room-all_seeing_eye = All-Seeing Eye
    .text = Once a turn, for a spell of your hand: cancel the spell an opponent has just declared.
room-ligers_den = Liger’s Den
    .text = Once a turn, when a spell of yours was not cancelled: draw { $amount ->
        [one] a spell
       *[other] { $amount } spells
    }.
room-bottomless_pit = Bottomless Pit
    .text = Destroy it: the hero in it dies.
room-boulder_ramp = Boulder Ramp
    .text = Destroy another room of yours: the hero in this one takes { $amount } damage.
room-dizzygas_hallway = Dizzygas Hallway
    .text = A trap room next to it towards the Boss deals { $amount } more.
room-jackpot_stash = Jackpot Stash
    .text = Destroy it: the treasure of your rooms counts twice this turn.
room-recycling_center = Recycling Center
    .text = When another room of yours is destroyed: you may draw { $amount } rooms.
room-crushinator = The Crushinator
    .text = Once a turn, destroy another room of yours: all your rooms deal { $amount } more this turn.
room-centipede_tunnel = Centipede Tunnel
    .text = When built: you may swap two rooms of one dungeon.
room-construction_zone = Construction Zone
    .text = When built: you may build another room from your hand.
room-dragon_hatchery = Dragon Hatchery
    .text = Has treasure of every kind.
room-mimic_vault = Mimic Vault
    .text = When built: an ordinary hero of your choice in town comes to your entrance.
room-monstrous_monument = Monstrous Monument
    .text = When built: take a monster room from the discard pile.
room-torture_chamber = Torture Chamber
    .text = Destroy it: an opponent of your choice loses a room of the hand at random.
room-zombie_prison = Zombie Prison
    .text = Destroy it: a dead hero of an opponent goes back to that player’s entrance.

## Spells: the name, and what the spell does

spell-annihilator = Annihilator
    .text = A trap room deals { $amount } more this turn.
spell-assassin = Assassin
    .text = The hero in an opponent’s dungeon has { $amount } more health this turn.
spell-cave_in = Cave-In
    .text = Destroy a room of yours; a hero in it dies.
spell-counterspell = Counterspell
    .text = Cancel the spell that was just declared.
spell-exhaustion = Exhaustion
    .text = The hero in your dungeon takes 1 damage for each of your active rooms.
spell-fear = Fear
    .text = The hero in a dungeon goes back to town.
spell-freeze = Freeze
    .text = Deactivate a room this turn: no damage, no treasure, no effect.
spell-giant_size = Giant Size
    .text = A monster room deals { $amount } more this turn.
spell-jeopardy = Jeopardy
    .text = Everybody discards the hand and draws a spell and two rooms.
spell-kobold_strike = Kobold Strike
    .text = Nobody builds this turn; face-down rooms go back to the hand.
spell-motivation = Motivation
    .text = If an opponent has more rooms than you: build one more this turn.
spell-princess_in_peril = Princess in Peril
    .text = A hero in town comes to your entrance.
spell-soul_harvest = Soul Harvest
    .text = Give up a dead hero of yours and draw { $amount } spells.
spell-teleportation = Teleportation
    .text = The hero in your dungeon starts again at your first room and keeps its damage.
spell-trepidation = Trepidation
    .text = No hero enters the dungeon of a player with { $amount } Souls more than you this turn.
spell-zombie_attack = Zombie Attack
    .text = A dead hero of an opponent goes back to that player’s entrance with { $amount } more health.

## Heroes: the whole name and the short one

hero-nick_the_masher = Nick the Masher
    .short = Nick
hero-pugi_the_druidess = Pugi the Druidess
    .short = Pugi
hero-acacia_warrior_of_light = Acacia, Warrior of Light
    .short = Acacia
hero-charles_the_young = Charles the Young
    .short = Charles
hero-delatorious_angel_of_light = Delatorious, Angel of Light
    .short = Delatorious
hero-romero_the_indigo_friar = Romero, the Indigo Friar
    .short = Romero
hero-boden_the_pantless = Boden the Pantless
    .short = Boden
hero-jarek_squire_to_the_lion_knights = Jarek, Squire to the Lion Knights
    .short = Jarek
hero-fire_s_breath_heroine_of_arcadia = Fire’s Breath, Heroine of Arcadia
    .short = Fire’s Breath
hero-samurai_tom = Samurai Tom
    .short = Samurai Tom
hero-johnny_of_the_evening_watch = Johnny of the Evening Watch
    .short = Johnny
hero-crystol_and_a_lan_of_gerd = Crystol and A’lan of Gerd
    .short = Crystol and A’lan
hero-tieg_and_the_magic_bubble = Tieg and the Magic Bubble
    .short = Tieg
hero-brandork_the_neverwrong = Brandork the Neverwrong
    .short = Brandork
hero-mitchell_the_judge = Mitchell, the Judge
    .short = Mitchell
hero-kalish_ninefingers = Kalish Ninefingers
    .short = Kalish
hero-dartteon_elf_pyromancer = Dartteon, Elf Pyromancer
    .short = Dartteon
hero-koey_the_last_dragon_mage = Koey, the Last Dragon Mage
    .short = Koey
hero-joman_chimm_cutpurse = Joman Chimm, Cutpurse
    .short = Joman Chimm
hero-lance_uppercut_treasure_hunter = Lance Uppercut, Treasure Hunter
    .short = Lance Uppercut
hero-jesta_the_rogue = Jesta the Rogue
    .short = Jesta
hero-kins_klauski_mad_conquistador = Kins Klauski, Mad Conquistador
    .short = Kins Klauski
hero-sir_digby_apple_ace_detective = Sir Digby Apple, Ace Detective
    .short = Sir Digby
hero-jerome_kung_fu_monkey = Jerome, Kung Fu Monkey
    .short = Jerome
hero-the_fool = The Fool
    .short = The Fool
hero-katelyn_angelic_healer = Katelyn, Angelic Healer
    .short = Katelyn
hero-kerberos_dirtbeard_canine_cleric = Kerberos Dirtbeard, Canine Cleric
    .short = Kerberos
hero-lord_van_ette = Lord Van Ette
    .short = Lord Van Ette
hero-jejune_everlea_holy_sisters = Jejune & Everlea, Holy Sisters
    .short = Jejune & Everlea
hero-frankov_the_envoy = Frankov, the Envoy
    .short = Frankov
hero-nate_the_squidslayer = Nate the Squidslayer
    .short = Nate
hero-antonius_the_rune_knight = Antonius, the Rune Knight
    .short = Antonius
hero-asmor_the_aweless = Asmor the Aweless
    .short = Asmor
hero-tempros_the_time_marauder = Tempros the Time Marauder
    .short = Tempros
hero-chia_kang_mystical_warlock_of_yu = Chia Kang, Mystical Warlock of Yu
    .short = Chia Kang
hero-terric_warhelm_half_elf_archmage = Terric Warhelm, Half-Elf Archmage
    .short = Terric
hero-wayward_the_drifter = Wayward, the Drifter
    .short = Wayward
hero-hya_legendary_shinobi = Hya, Legendary Shinobi
    .short = Hya
hero-blackbeard_jake = Blackbeard Jake
    .short = Blackbeard Jake
hero-cecil_leoran_master_factotum = Cecil Leoran, Master Factotum
    .short = Cecil
hero-wallbanger_basketweaver = Wallbanger Basketweaver
    .short = Wallbanger

class-cleric = cleric
class-fighter = fighter
class-mage = mage
class-thief = thief
class-none = no class

## Options of a game

option-players = players
    .text = how many play
option-bosses = bosses
    .text = the bosses by seat
option-i_choose_you = i_choose_you
    .text = everybody chooses between two bosses
option-scheming = scheming
    .text = whoever gained no Soul in a turn may draw a card
option-hard_mode = hard_mode
    .text = without the weakest heroes
option-spells = spells
    .text = how many spells the deck has

## Phases

phase-set_up = Set-up
phase-beginning = Beginning
phase-build = Build
phase-reveal = Reveal
phase-bait = Bait
phase-adventure = Adventure
phase-end = End

## For newcomers

play-title = Boss Monster
play-goal = You are the Boss of a dungeon. Build rooms whose treasure lures heroes in and whose damage kills them: a dead hero is a Soul, one who comes through is a Wound. Ten Souls win, five Wounds lose; epic heroes count twice.
play-choose = Type a number or the words beside it; help turn tells how a turn goes.
play-why = Say which action: why cast fear.
play-about = Say what: about altar, about fear, about robobo.
play-nothing-found = There is no room, spell, boss or hero “{ $text }”.
play-rules = Say what to look for: rules lure.
play-help =
    Answer a question with the number of a choice or with the words beside it, such
    as place dark_altar, slot 1, cast fear, pass. Slots of a dungeon are numbered
    from the Boss: room 2.1 is the one beside the Boss of player 2. Besides:
    { "  " }help turn     how a turn goes and what the marks mean
    { "  " }pass phase    pass until this phase is over; pass turn: until the turn is
    { "  " }why ACTION    why an action is not possible now
    { "  " }hint          the best moves here, your chances, and why
    { "  " }undo          take your last move back, while nothing new has come out
    { "  " }table         all dungeons, the town and the decks
    { "  " }hand          your cards; discard: the discard pile
    { "  " }about NAME    a room, a spell, a boss or a hero
    { "  " }rules WORD    the rules that hold a word, or a rule: rules BM-7.2
    { "  " }log           everything that you have seen happen
    { "  " }save FILE     save the game (leaving it saves it too)
    { "  " }quit          leave; you are told how to go on later
    If you can only pass, the terminal passes for you.
    Undo stops where a card came out or another player has decided.
play-help-turn =
    A turn has five phases. Beginning: a hero for each player comes to town, and
    everybody draws a room. Build: in the order of XP everybody may place a room
    face down, then all are turned up. Bait: each hero goes to the dungeon with the
    most treasure of its class; if two have equally many, it stays in town.
    Adventure: heroes walk from the left to the Boss and take the damage of every
    room. End: what lasts for a turn is over, Souls and Wounds are counted.
    Your fifth active room is your Level Up: your Boss’s effect, once in the game.
    Spells and some rooms work in the Build or the Adventure phase, whoever’s part
    it is; whoever declares something first may be answered.
    In the table: 2+1 is damage with what is added now; C F M T are treasure for
    cleric, fighter, mage, thief; C6 is a cleric with health 6; * is an advanced
    room or an epic hero; +1 below a room: another one lies under it.
undo-came_out = Cards or something hidden came out, so your move stands.
note-nothing = (Nothing to do for you.)
note-nothing-watched = ({ $player } has nothing to do.)

## Questions. $player decides.

question-choose_boss = { $player }, which Boss are you?
question-mulligan = { $player }, do you want a new hand?
question-discard = { $player }, which card do you discard? Everybody discards two.
question-first_room = { $player }, which ordinary room is your first?
question-draw = { $player }, from which deck do you draw?
question-chance = { $window ->
        [build] { $own ->
            [yes] { $player }, your part of the Build phase: what do you do?
           *[no] { $active } builds. { $player }, do you do anything?
        }
        [entrance] { $own ->
            [yes] { $player }, your part of the Adventure phase: anything before a hero enters?
           *[no] { $active }’s part of the Adventure phase. { $player }, do you do anything?
        }
       *[room] { $hero } is in { $room } of { $active } with { $damage } of { $health } damage. { $player }, do you do anything?
    }
question-response = { $other } declares { $card }{ $target ->
        [none] { "" }
       *[other] : { $target }
    }. { $player }, do you answer?
question-slot = { $player }, where does { $card } go?
question-target_room = { $player }, { $card } on which room?
question-target_hero = { $player }, { $card } on which hero?
question-target_player = { $player }, { $card } on which player?
question-pay_card = { $player }, which card do you discard for { $card }?
question-pay_room = { $player }, which room do you destroy for { $card }?
question-order = { $player }, which of your rooms works first?
question-use = { $player }, { $card ->
        [none] do you use your Level Up
       *[other] do you use { $card }
    }? { $text }
question-opponent = { $player }, which opponent?
question-kind = { $player }, what do you take from { $other }?
question-take = { $player }, which card do you take from the discard pile?
question-look = { $player }, do you look through the room deck?
question-find = { $player }, which advanced room do you take?
question-source = { $player }, where do you take { $card } from?
question-build_on = { $player }, where do you build { $card }?
question-lose_room = { $player }, which of your rooms is destroyed?
question-discard_spell = { $player }, which spell do you discard?
question-look_heroes = { $player }, which heroes do you look through?
question-hero = { $player }, which hero comes to your entrance?
question-swap_first = { $player }, which room do you swap?
question-swap_second = { $player }, with which room?
question-build_more = { $player }, which room do you build besides?
question-steal = { $player }, this is the hand of { $other }. Which card do you take?
question-heal = { $player }, which Wound becomes a Soul?
question-scheming = { $player }, you gained no Soul in this turn. Which card do you draw?
question-lure = { $player }, which hero comes to your entrance?
question-kill = { $player }, which hero in town dies?

## Actions: what they mean, shown beside their notation

action-pass = { $question ->
        [chance] do nothing now
        [response] let it happen
        [first_room] build none
        [build_more] build none
        [swap_first] swap nothing
        [heal] leave it as it is
       *[other] none
    }
action-yes = { $question ->
        [mulligan] shuffle it back and draw again
        [look] look through it, then shuffle it
       *[other] use it
    }
action-no = { $question ->
        [mulligan] keep the hand
        [look] take from the discard pile only
        [look_heroes] only those in town
        [scheming] draw none
       *[other] do not use it
    }
action-room-deck = draw a room
action-spell-deck = draw a spell
action-look-ordinary = the deck of ordinary heroes, besides the town
action-look-epic = the deck of epic heroes, besides the town
action-look-both = both decks, besides the town
action-to-hand = keep it in hand
action-room-card = a random room
action-spell-card = a random spell
action-from-discard = from the discard pile
action-from-deck = from the deck
action-slot = on { $card }
action-new-slot = as a new room at the left end
action-activate = { $card }: { $text }
action-player = { $player } (Souls { $souls }; hand: { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }, { $spells ->
        [one] 1 spell
       *[other] { $spells } spells
    })
action-room = { $room ->
        [none] { $player }, room { $slot }
       *[other] { $room } of { $player }
    }

facts-room = { $type }, damage { $damage }, { $treasure }
facts-spell = spell, { $phase ->
        [both] Build or Adventure
        [build] Build
       *[adventure] Adventure
    }
facts-hero = { $epic ->
        [yes] epic { $hero_class }
       *[no] { $hero_class }
    }, health { $health }
about-boss = { $name }, { $epithet } (XP { $xp }, treasure { $treasure }). Level Up: { $text }
about-card = { $name } ({ $facts }): { $text }
about-hero = { $name } ({ $facts })

## Refusals: why an action is not possible. The rule follows in brackets.

refusal-not_asked = It is not your decision now.
refusal-game_over = The game is over.
refusal-unknown_action = There is no such action.
refusal-not_an_answer = “{ $action }” does not answer this question.
refusal-not_a_choice = “{ $action }” is none of the choices here.
refusal-not_in_hand = { $card } is not in your hand.
refusal-wrong_symbol = { $card } cannot be cast in this phase.
refusal-no_target = There is nothing that { $card } could aim at.
refusal-only_cancels = Only what cancels the spell can answer a player who comes before you.
refusal-nothing_to_cancel = No spell waits to resolve, so there is nothing to cancel.
refusal-cancel_only_spells = { $card } answers a spell that an opponent has just declared; there is none.
refusal-motivation_fewer = No opponent has more rooms than you.
refusal-motivation_late = Your own part of the Build phase is over.
refusal-no_room_there = You have no room there.
refusal-room_not_active = That room is face down or deactivated.
refusal-not_activated = { $card } is nothing you activate; it works by itself.
refusal-used_up = { $card } has been used in this turn.
refusal-cannot_pay = You cannot pay what { $card } costs.
refusal-no_hero_in_room = There is no hero in { $card }.
refusal-no_hero_on_ramp = There is no hero in { $card }.
refusal-no_dead_hero = No opponent has a dead hero.
refusal-eye_needs_spell = { $card } answers a spell of an opponent, and none is waiting.
refusal-pays_another_room = A room cannot pay for itself: another of your active rooms is destroyed.
refusal-pays_monster_room = { $card } is no monster room, and only one from your hand can pay for this.
refusal-pays_room_card = { $card } is no room, and only room cards from your hand can pay for this.
refusal-pays_spell = { $card } is no spell, and only a spell from your hand can pay for this.
refusal-not_build_turn = Rooms are placed in your own part of the Build phase.
refusal-no_placement_left = You have placed your room for this turn.
refusal-kobold_strike = The kobolds are on strike: nobody builds this turn.
refusal-no_place = { $card } fits nowhere in your dungeon.
refusal-five_slots = A dungeon has five slots at most.
refusal-advanced_needs_room = An advanced room goes on top of another room.
refusal-no_shared_treasure = An advanced room needs a room below that shares a kind of treasure with it.
refusal-on_face_down = A room that lies face down cannot be built on.
refusal-on_deactivated = A deactivated room cannot be built on.
refusal-neanderthal = No advanced room can be built on Neanderthal Cave.
refusal-no_such_slot = Your dungeon has no such slot yet.
refusal-first_room_ordinary = The first room is an ordinary one.
refusal-mulligan_hand = A new hand is for those with four advanced rooms, or four rooms with the same treasure.
refusal-not_a_room = { $card } is no room.

## Events: .short for the story of a phase, .full for the log

event-turn =
    .short = Turn { $turn }
    .full = — Turn { $turn } —
event-phase =
    .short = { $phase }
    .full = { $phase }:
event-bosses_shown =
    .short = { $player } with XP { $xp }
    .full = { $about }
event-drew =
    .short = { $player } draws { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] a room
               *[spells] a spell
            }
           *[other] { $count } { $deck ->
                [rooms] rooms
               *[spells] spells
            }
        }
       *[other] { $card }
    }
    .full = { $player } draws { $card ->
        [unknown] { $count ->
            [one] { $deck ->
                [rooms] a room
               *[spells] a spell
            }
           *[other] { $count } { $deck ->
                [rooms] rooms
               *[spells] spells
            }
        }
       *[other] { $card }
    }.
event-mulligan =
    .short = { $player } takes a new hand
    .full = { $player } shows the hand, shuffles it back and draws again.
event-discarded =
    .short = { $player } discards { $card }
    .full = { $player } discards { $card }.
event-discards_chosen =
    .short = { "" }
    .full = Everybody has chosen what to discard.
event-placed =
    .short = { $player } places { $card ->
        [unknown] a room
       *[other] { $card }
    } in slot { $slot }
    .full = { $player } places { $card ->
        [unknown] a room
       *[other] { $card }
    } face down in slot { $slot }.
event-declined =
    .short = { $player } builds nothing
    .full = { $player } builds no first room.
event-revealed =
    .short = { $player }: { $card } in slot { $slot }
    .full = { $player } turns up { $card } in slot { $slot }.
event-built =
    .short = { $player } builds { $card } in slot { $slot }
    .full = { $player } builds { $card } in slot { $slot } at once.
event-returned =
    .short = { $player } takes a room back
    .full = { $player } takes { $card ->
        [unknown] a face-down room
       *[other] { $card }
    } back into the hand.
event-hero_arrived =
    .short = { $count ->
        [one] { $hero } comes
       *[other] { $hero } come
    } to town
    .full = { $count ->
        [one] { $hero } comes
       *[other] { $hero } come
    } to town.
event-lured =
    .short = { $hero } goes to { $player }
    .full = { $hero } is lured to the dungeon of { $player }.
event-stays_in_town =
    .short = { $count ->
        [one] { $hero } stays
       *[other] { $hero } stay
    } in town
    .full = { $count ->
        [one] { $hero } stays
       *[other] { $hero } stay
    } in town.
event-active =
    .short = { $player }
    .full = { $player } is the active player.
event-passed =
    .short = { "" }
    .full = { $count ->
        [one] { $player } passes
       *[other] { $player } pass
    }.
event-declared =
    .short = { $player } casts { $card }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }
    .full = { $player } casts { $card }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }.
event-activated =
    .short = { $player } uses { $card }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }
    .full = { $player } uses { $card }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }.
event-cancelled =
    .short = { $card } is cancelled
    .full = { $player }’s { $card } is cancelled.
event-failed =
    .short = { $card } fails
    .full = { $player }’s { $card } fails: its target is gone or its condition no longer holds.
event-resolved =
    .short = { "" }
    .full = { $player }’s { $card } is done.
event-paid_card =
    .short = { "" }
    .full = { $player } pays with { $card }.
event-destroyed =
    .short = { $card } of { $player } is destroyed
    .full = { $player }’s { $card } in slot { $slot } is destroyed.
event-deactivated =
    .short = { $card } of { $player } is deactivated
    .full = { $player }’s { $card } in slot { $slot } is deactivated until the end of the turn.
event-straightened =
    .short = { $player }: { $card } works again
    .full = { $player }: { $card } works again.
event-boosted =
    .short = { $card } of { $player } +{ $amount }
    .full = { $player }’s { $card } in slot { $slot } deals { $amount } more this turn.
event-dungeon_boosted =
    .short = all rooms of { $player } +{ $amount }
    .full = All rooms of { $player } deal { $amount } more this turn.
event-doubled =
    .short = { $player }’s treasure counts twice
    .full = The treasure of { $player }’s rooms counts twice this turn.
event-barred =
    .short = no hero enters { $player }’s dungeon
    .full = No hero enters the dungeon of { $player } this turn.
event-no_building =
    .short = nobody builds this turn
    .full = Nobody builds this turn.
event-extra_placement =
    .short = { $player } may build one more
    .full = { $player } may build one more room this turn.
event-hero_entered =
    .short = { $hero } enters
    .full = { $hero } enters the dungeon of { $player }.
event-room_entered =
    .short = { $card }:
    .full = { $hero } comes into { $card } (slot { $slot }).
event-sent_back =
    .short = back to slot { $slot }
    .full = { $hero } loses the way and goes back to slot { $slot }.
event-damaged =
    .short = { $amount } damage, { $total } in all
    .full = { $hero } takes { $amount } damage, { $total } in all.
event-health_gained =
    .short = { $hero } has { $amount } more health
    .full = { $hero } has { $amount } more health this turn.
event-hero_died =
    .short = { $hero } dies: Souls for { $player }
    .full = { $hero } dies{ $card ->
        [none] { "" }
       *[other] { " " }in { $card }
    }: Souls for { $player }.
event-hero_survived =
    .short = { $hero } comes through: Wounds for { $player }
    .full = { $hero } comes through and wounds { $player }.
event-hero_to_town =
    .short = { $hero } runs back to town
    .full = { $hero } runs back to town.
event-hero_to_entrance =
    .short = { $hero } comes to { $player }’s entrance
    .full = { $hero } comes to the entrance of { $player }.
event-hero_removed =
    .short = { $player } gives up { $hero }
    .full = { $player } gives up { $hero }, who is out of the game.
event-teleported =
    .short = { $hero } starts again
    .full = { $hero } starts again at the first room of { $player }.
event-healed =
    .short = { $player } turns { $hero } into Souls
    .full = { $player } turns the Wound { $hero } into a Soul.
event-level_up =
    .short = { $player } levels up
    .full = { $player } levels up!
event-level_up_declined =
    .short = { $player } does without the Level Up
    .full = { $player } does without the Level Up; it does not come again.
event-took_from_discard =
    .short = { $player } takes { $card } from the discard pile
    .full = { $player } takes { $card } from the discard pile.
event-took_from_hand =
    .short = { $player } takes { $card ->
        [unknown] { $kind ->
            [room] a room
           *[spell] a spell
        }
       *[other] { $card }
    } from { $other }
    .full = { $player } takes { $card ->
        [unknown] { $kind ->
            [room] a room
           *[spell] a spell
        }
       *[other] { $card }
    } from the hand of { $other }.
event-searched =
    .short = { $player } looks through a deck
    .full = { $player } looks through { $deck ->
        [rooms] the room deck
        [heroes] the deck of ordinary heroes
       *[epics] the deck of epic heroes
    }.
event-found =
    .short = { $player } finds { $card }
    .full = { $player } finds { $card }.
event-rebuilt =
    .short = { $deck ->
        [rooms] the discarded rooms are a new deck
       *[spells] the discarded spells are a new deck
    }
    .full = { $deck ->
        [rooms] The discarded rooms are shuffled
       *[spells] The discarded spells are shuffled
    } into a new deck of { $cards }.
event-shuffled =
    .short = { "" }
    .full = { $deck ->
        [rooms] The room deck
        [heroes] The deck of ordinary heroes
       *[epics] The deck of epic heroes
    } is shuffled.
event-swapped =
    .short = slots { $slot } and { $with } of { $player } change places
    .full = In the dungeon of { $player }, slots { $slot } and { $with } change places.
event-trigger =
    .short = { $player }’s { $card } works
    .full = { $player }’s { $card } works.
event-trigger_declined =
    .short = { "" }
    .full = { $player } does without { $card }.
event-eliminated =
    .short = { $player } is out
    .full = { $player } has too many Wounds and is out of the game.
event-won =
    .short = { $player } wins
    .full = { $player } wins the game!

## The table

player-number = Player { $number }
player-line = Souls { $souls }/10  Wounds { $wounds }/5  hand: { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }, { $spells ->
        [one] 1 spell
       *[other] { $spells } spells
    }
player-out = out of the game
player-barred = No hero enters this turn.
dungeon-empty = (no rooms)
boss-levelled = Level Up
type-monster = monster
type-trap = trap
state-face-down = face down
state-deactivated = off
state-used = used
entrance-line = At the entrance: { $heroes }
entrance-hero = { $hero } { $mark } ({ $fate })
fate-dies = dies in slot { $slot }
fate-survives = survives, { $damage } of { $health }
town-title = Town
town-empty = The town is empty.
town-stays = stays in town
town-lured = → { $player }, { $fate }
turn-line = Turn { $turn }, { $phase }
turn-active = , { $player }’s part
turn-no-building = Nobody builds this turn.
inside-line = { $room ->
        [none] { $hero } is on the way in the dungeon of { $player }
       *[other] { $hero } is in { $room } (slot { $slot }) of { $player }
    }: { $damage } of { $health } damage
pending-line = Waiting: { $card } of { $player }{ $target ->
        [none] { "" }
       *[other] { " " }– { $target }
    }
decks-line = Decks: { $rooms } rooms, { $spells } spells, { $heroes } heroes, { $epics } epic heroes; { $discard } discarded
legend-advanced = * advanced or epic
legend-covered = +1 a room below
hand-title = Your hand{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
hand-empty = Your hand is empty.
discard-line = Discard pile: { $cards }
discard-empty = The discard pile is empty.
target-room = { $player }’s slot { $slot }

## Hints: why a decision is good. The reader's own dungeon is meant where none is named.

hint-win = wins the game
hint-stays-in = otherwise out of the game
hint-lures = lures { $heroes }, { $count ->
        [one] who dies
        [2] both die
       *[other] all die
    }: the dungeon deals { $damage } damage
hint-kills = kills { $heroes }: { $damage } damage instead of { $before }
hint-survives = lures { $heroes }, who would survive{ $count ->
        [one] { " " }with { $health } health
       *[other] { "" }
    }
hint-ties = { $hero } stays in town: the treasure ties with { $player }
hint-sent-off = { $hero }, who would survive, no longer comes
hint-level-up = the fifth room: Level Up
hint-damage = the dungeon deals { $damage } damage, { $more } more than now
hint-leads = the most { $hero_class } treasure: { $own } against { $other }
hint-discards = discards { $card }
hint-keeps = keeps { $cards }
hint-later = saves { $cards } for later
hint-dies = { $hero } dies{ $instead ->
        [yes] { " " }instead of surviving
       *[no] { " " }in the dungeon
    }
hint-no-wound = { $hero } gives no Wound
hint-rival-soul = { $survives ->
        [yes] { $hero } survives: a Wound for { $player }
       *[no] no Soul for { $player } from { $hero }
    }
hint-dies-anyway = { $hero } dies anyway
hint-survives-anyway = { $hero } survives anyway: a Wound for { $player }
