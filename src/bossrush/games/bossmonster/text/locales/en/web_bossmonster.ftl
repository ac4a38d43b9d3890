## Boss Monster in the browser: what the table says besides the words of the game

bm-phases = Phases of the turn
bm-phase-beginning = Begin
bm-phase-build = Build
bm-phase-reveal = Reveal
bm-phase-bait = Bait
bm-phase-adventure = Adventure
bm-phase-end = End
bm-turn = Turn { $turn }

## The prompt

bm-ask = { $question ->
        [choose_boss] Choose your Boss
        [mulligan] { $part ->
            [keep] Keep this hand
           *[other] A new hand?
        }
        [discard] Discard a card
        [first_room] Build a first room
        [draw] Draw a card
        [chance] { $part ->
            [build] Build a room or pass
            [own] Your part: act or pass
           *[other] Your chance: act or pass
        }
        [response] Answer or pass
        [slot] Choose a place
        [build_on] Choose a place
        [target_room] Choose a room
        [pay_room] Choose a room
        [lose_room] Choose a room
        [swap_first] Choose a room
        [swap_second] Choose a room
        [order] Which one first?
        [target_hero] Choose a hero
        [hero] Choose a hero
        [lure] Choose a hero
        [kill] Choose a hero
        [heal] Choose a hero
        [target_player] Choose a player
        [opponent] Choose a player
        [pay_card] Choose a card
        [discard_spell] Choose a spell
        [take] Choose a card
        [find] Choose a card
        [steal] Choose a card
        [build_more] Build one more?
        [use] Use it?
       *[other] Your choice
    }
bm-waiting-for = Waiting for
bm-moment = One moment …
bm-won = { $player } wins!
bm-over-nobody = The game is over
bm-asked = What is asked
bm-stack = Stack
bm-stack-empty = Nothing is declared.
bm-whose-chance = Whose chance
bm-now = now
bm-later = later
bm-passed = passed
bm-declared-it = declared it
bm-resolves = { $place ->
        [1] Happens first
       *[other] Happens after that
    }
bm-if-pass = If you pass:
bm-if = If you answer with { $what }:
bm-follows = What follows:
bm-tap-first = Tap a card or a lit place to see what would follow, then confirm.
bm-back = Back
bm-confirm = { $verb }: { $name }
bm-on = on { $target }
bm-room-of = { $room } of { $player }

## What can be done

bm-actions = What you can do
bm-pass = Pass
bm-space = Space
bm-undo = Take back
bm-stops = Stops
bm-passes-itself = You have nothing to play here: the table passes for you. Change that under Stops.
bm-stops-what = You are asked at every chance to act. Switch a phase off and the server passes for you in it, until you switch it on again or leave the table.
bm-stop-in = Ask me: { $phase }
bm-stops-leak = It passes whatever you hold and always after the same time, so nobody learns anything about your cards.
bm-pass-forced = Pass where nothing else is possible
bm-pass-forced-why = Only against bots: people could tell from the quick pass that you hold no answer.
bm-choose = Choose
bm-open-pile = { $count ->
        [one] Look at the one to choose
       *[other] Look at the { $count } to choose from
    }
bm-can = { $label }. You can: { $action }
bm-do = { $verb ->
        [place] Place
        [cast] Cast
       *[other] { $question ->
            [discard] Discard
            [discard_spell] Discard
            [pay_card] Discard
            [first_room] Build
           *[other] Choose
        }
    }
bm-chosen = Chosen
bm-why-not = Why not: { $reason }
bm-why-no-new-hand = Why no new hand: { $reason }

## Players

bm-you = You
bm-rival = Dungeon of { $player }
bm-xp = { $xp } XP
bm-out = out of the game
bm-active = active
bm-decides = decides
bm-barred = no hero enters
bm-no-building = nobody builds
bm-souls = Souls
bm-wounds = Wounds
bm-rooms-in-hand = Rooms in hand
bm-spells-in-hand = Spells in hand
bm-damage = Damage of the dungeon
bm-treasure = Treasure
bm-most = the most at the table
bm-scores = Souls and Wounds
bm-scores-what = { $souls } Souls win the game, { $wounds } Wounds lose it. An epic hero counts twice.
bm-nobody = nobody

## The dungeon

bm-dungeon = Your dungeon
bm-boss = Boss
bm-levelled-up = Level Up used
bm-level-up-now = Level Up!
bm-boss-facts = { $xp } XP, treasure { $treasure }, Level Up { $levelled ->
        [yes] used
       *[no] to come
    }
bm-entrance = Entrance
bm-at-entrance = { $count ->
        [one] 1 hero at the entrance
       *[other] { $count } heroes at the entrance
    }
bm-slot = Slot { $slot }
bm-free-slot = New room in slot { $slot }
bm-face-down = Face down
bm-deactivated = Deactivated
bm-used = Used
bm-covers = covers { $rooms }
bm-hero-here = { $hero } is here
bm-room-label = Slot { $slot }, { $name }{ $damage ->
        [none] { "" }
       *[other] , damage { $damage }
    }{ $treasure ->
        [none] { "" }
       *[other] , treasure { $treasure }
    }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }
bm-kind = { $advanced ->
        [yes] Advanced { $type ->
            [monster] monster room
           *[trap] trap room
        }
       *[no] { $type ->
            [monster] Monster room
           *[trap] Trap room
        }
    }
bm-room-facts = { $kind }, damage { $damage }, treasure { $treasure }
bm-damage-so-far = Damage so far
bm-next = Next
bm-dies-here = dies here
bm-damage-here = { $damage } of { $health } damage up to here
bm-survives = comes through
bm-walks = { $hero }, { $damage } of { $health } damage{ $slot ->
        [0] , at the gate
       *[other] , in slot { $slot }
    }

## Heroes and the town

bm-town = Town
bm-town-note = Whom they would follow now
bm-town-empty = The town is empty.
bm-town-hero = Number { $place }, { $hero }, { $facts }. { $fate }
bm-no-class = no class
bm-hero-facts = { $class }, health { $health }{ $epic ->
        [yes] , epic
       *[no] { "" }
    }
bm-stays = Stays in town.
bm-because = { $kind ->
        [souls] Fewest Souls: { $first } against { $second }.
       *[treasure] Treasure ({ $treasure }): { $first } against { $second }.
    }
bm-stays-short = stays
bm-stays-counts = { $kind ->
        [souls] stays: fewest Souls { $first } and { $second }
       *[treasure] stays: { $first } against { $second }
    }
bm-over = { $first } over { $second }
bm-would-die = Would go to { $player } and die in { $room }.
bm-would-survive = Would go to { $player } and come through: { $damage } of { $health } damage.

## Piles and hands

bm-decks = Decks
bm-deck-rooms = Room deck
bm-deck-spells = Spell deck
bm-deck-heroes = Heroes to come
bm-deck-epics = Epic heroes to come
bm-discard-pile = Discard pile: { $count }
bm-pile-empty = The discard pile is empty.
bm-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bm-hand-of = Hand of { $player }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bm-read-hand = Read all cards
bm-fold = Put the cards away
bm-unfold = Show the cards
bm-out-hand = { $own ->
        [yes] You are out of the game. Watch who wins, or leave the table.
        [over] You were out of the game.
       *[no] { $player } is out of the game.
    }
bm-hand-empty = Your hand is empty.
bm-hidden-hand = In hand: { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }, { $spells ->
        [one] 1 spell
       *[other] { $spells } spells
    }
bm-more-cards = { $count } more
bm-fewer = Fewer
bm-threat = { $player } aims { $card } at { $target }.
# The parts of long names before which a line may break.
bm-joints = struction sucker thal
