"""What a position of Boss Monster is worth to the heuristic player.

It is counted from what lies open: which dungeon lures which hero, whether it dies there, what the heroes still to come
would do. Other hands and face-down rooms count by their number only.
"""

from __future__ import annotations

from typing import Final, cast

from bossrush.bots.parameters import HEURISTIC, Worths, load_parameters
from bossrush.games.bossmonster.rules.dungeon import share_treasure
from bossrush.games.bossmonster.rules.effects.abilities import Boulder, Pit
from bossrush.games.bossmonster.rules.effects.rooms import Heal, Maze
from bossrush.games.bossmonster.rules.effects.table import ROOM_EFFECTS, SPELL_EFFECTS
from bossrush.games.bossmonster.rules.ids import CLASSES, MAX_SLOTS, NO_CLASS, P_ADVENTURE, P_END, U_BUILT
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.games.bossmonster.rules.turn import SOULS_TO_WIN, WOUNDS_TO_LOSE, Turn

ENOUGH_DAMAGE: Final = 16
FUTURE_TURNS: Final = 2
MOST_PULL: Final = 6
"""Of so much treasure; more pulls no stronger."""


class BossMonsterWorths(Worths):
    __slots__ = (
        "card",
        "card_built",
        "card_damage",
        "card_effect",
        "card_treasure",
        "card_without_base",
        "damage",
        "future",
        "grows_treasure",
        "growth",
        "later_wound",
        "level_up",
        "margin",
        "pull",
        "rivals",
        "room_effects",
        "room_in_hand",
        "rooms",
        "soul",
        "spell_effects",
        "spell_in_hand",
        "win",
        "wounds",
    )

    def use(self, numbers: dict[str, float]) -> None:
        super().use(numbers)
        self.soul = numbers["soul"]
        self.win = numbers["win"]
        self.wounds = self.sums("wound", 1, WOUNDS_TO_LOSE)
        """What so many wounds cost."""
        self.rivals = numbers["rivals"]
        """How much of the other players' worth counts against the own one."""
        self.damage = numbers["damage"]
        self.rooms = self.sums("open_room", 1, MAX_SLOTS)
        """The worth of so many rooms side by side before the Level Up."""
        self.level_up = numbers["level_up"]
        self.future = numbers["future"]
        """Of a soul or a wound in the turns to come."""
        self.later_wound = numbers["later_wound"]
        """What a wound in those turns costs."""
        self.growth = numbers["growth"]
        """Damage that a dungeon gains in the meantime."""
        self.grows_treasure = numbers["grows_treasure"]
        """How likely a room not seen yet adds to the treasure of a class."""
        self.spell_in_hand = numbers["spell_in_hand"]
        self.room_in_hand = numbers["room_in_hand"]
        self.pull = self.sums("pull", 0, MOST_PULL)
        """How strongly so much treasure pulls the heroes of later turns."""
        self.margin = numbers["margin"]
        """What a spell or an ability must gain over passing."""
        self.card = numbers["card"]
        self.card_damage = numbers["card_damage"]
        self.card_treasure = numbers["card_treasure"]
        self.card_effect = numbers["card_effect"]
        self.card_built = numbers["card_built"]
        self.card_without_base = numbers["card_without_base"]
        self.spell_effects = self.row("spell", list(SPELL_EFFECTS))
        self.room_effects = self.row("room", list(ROOM_EFFECTS))


WORTHS: Final = BossMonsterWorths(load_parameters("bossmonster", "bossrush.games.bossmonster.bot")[HEURISTIC])


def ahead(g: State) -> int:
    """The damage that waits for the hero inside."""
    slots = g.slot_of(g.active, g.inside_room) if g.inside_room >= 0 else g.walk
    return sum(Dungeon(g, g.active).damages[:slots])


class Dungeon:
    """What one dungeon means for heroes: treasure by class, the damage of each slot, and what its rooms can do."""

    __slots__ = ("damage", "damages", "pits", "ramps", "rooms", "treasure", "worth")

    def __init__(self, g: State, seat: int) -> None:
        self.damages: list[int] = []
        self.treasure = [0] * len(CLASSES)
        self.pits = 0.0
        self.ramps = 0
        self.rooms = 0
        self.worth = 0.0
        mazes: list[int] = []
        for slot in range(len(g.dungeons[seat])):
            card = g.active_room(seat, slot)
            if card < 0:
                self.damages.append(0)
                continue
            room = g.room(card)
            self.damages.append(g.damage(seat, slot))
            self.rooms += 1
            self.worth += WORTHS.room_effects[room.effect_number]
            for c in range(len(CLASSES)):
                self.treasure[c] += room.treasure[c]
            effect = room.effect
            if isinstance(effect, Pit):
                self.pits += 1.0
            elif isinstance(effect, Boulder):
                self.ramps += 1
            elif isinstance(effect, Maze):
                mazes.append(slot)
            elif isinstance(effect, Heal):
                self.worth += 3.0 * len(g.survived[seat])
        for slot in mazes:
            if g.active_room(seat, slot + 1) >= 0:
                self.damages[slot] += self.damages[slot + 1]
        self.damage = sum(self.damages)
        boss = g.tables.bosses[g.bosses[seat]].treasure
        for c in range(len(CLASSES)):
            self.treasure[c] = (self.treasure[c] << g.jackpots[seat]) + int(boss == c)


def uncover(g: State, seat: int) -> None:
    """Turn own face-down rooms up and take those of others away: what they are is not known."""
    for card in g.down:
        owner = g.owner_of(card)
        if owner != seat:
            slot = g.slot_of(owner, card)
            g.dungeons[owner][slot].pop()
            if not g.dungeons[owner][slot]:
                g.dungeons[owner].pop(slot)
            g.placements[owner] = max(g.placements[owner], 1)
    g.down = []


def outlook(g: State, seat: int) -> float:
    """How good this seat stands, from a position without face-down rooms."""
    left = g.players_left()
    dungeons = [Dungeon(g, other) for other in left]
    souls = [float(g.souls(other)) for other in left]
    wounds = [float(g.wounds(other)) for other in left]
    expect_this_turn(g, seat, left, dungeons, souls, wounds)
    later = expect_later(g, left, dungeons)
    own = 0.0
    rivals: list[float] = []
    for i, other in enumerate(left):
        worth = score_worth(souls[i], wounds[i]) + later[i] + board_worth(g, other, dungeons[i])
        if other == seat:
            own = worth + hand_worth(g, seat)
        else:
            hand = (
                len(g.spells_in_hand(other)) * WORTHS.spell_in_hand + len(g.rooms_in_hand(other)) * WORTHS.room_in_hand
            )
            rivals.append(worth + hand)
    if not rivals:
        return own
    return own - WORTHS.rivals * (max(rivals) + sum(rivals) / len(rivals)) / 2


def score_worth(souls: float, wounds: float) -> float:
    worth = WORTHS.soul * souls + WORTHS.win * min(max(souls - SOULS_TO_WIN + 1, 0.0), 1.0)
    costs = WORTHS.wounds
    whole = min(int(wounds), WOUNDS_TO_LOSE - 1)
    part = min(wounds - whole, 1.0)
    return worth - costs[whole] - part * (costs[whole + 1] - costs[whole])


def board_worth(g: State, seat: int, dungeon: Dungeon) -> float:
    worth = dungeon.worth + WORTHS.damage * min(dungeon.damage, ENOUGH_DAMAGE)
    if g.levelled[seat]:
        return worth + WORTHS.rooms[MAX_SLOTS]
    return worth + WORTHS.rooms[dungeon.rooms] + (WORTHS.level_up if dungeon.rooms == MAX_SLOTS else 0.0)


def hand_worth(g: State, seat: int) -> float:
    spells = 0.0
    for card in g.spells_in_hand(seat):
        spells += card_worth(g, seat, g.tables.cards[card])
    rooms = [card_worth(g, seat, g.tables.cards[card]) for card in g.rooms_in_hand(seat)]
    rooms.sort(reverse=True)
    best = others = 0.0
    for i, worth in enumerate(rooms):
        if i < 2:
            best += worth
        else:
            others += worth
    return spells + 0.4 * best + 0.15 * others


def expect_this_turn(
    g: State, seat: int, left: list[int], dungeons: list[Dungeon], souls: list[float], wounds: list[float]
) -> None:
    """Add the souls and wounds that the heroes lured and still to be lured will bring.

    What `seat` builds is settled, the others may still grow; `NONE` for nobody's.
    """
    adventure = g.phase == P_ADVENTURE
    over = cast(Turn, g.stack[0]).begun - int(g.active >= 0) if adventure else 0
    unsure = [not adventure and other != seat and g.placements[other] > 0 for other in left]
    for i, other in enumerate(left):
        if adventure and other == g.active and g.inside >= 0:
            meet(g, g.inside, dungeons[i], g.inside_damage + ahead(g), 1.0, False, i, souls, wounds)
        weight = WORTHS.future if i < over or g.barred[other] or g.phase == P_END else 1.0
        for hero in g.entrances[other]:
            meet(g, hero, dungeons[i], dungeons[i].damage, weight, unsure[i], i, souls, wounds)
    late = g.phase >= P_ADVENTURE
    if late:
        unsure = [True] * len(left)
    shares: dict[int, list[float]] = {}
    for hero in g.town:
        hero_class = g.tables.heroes[hero].hero_class
        if hero_class not in shares:
            fool = hero_class == NO_CLASS
            shares[hero_class] = fool_shares(g, left) if fool else lure_shares(dungeons, hero_class, unsure)
        for i, chance in enumerate(shares[hero_class]):
            if chance > 0.0:
                weight = chance * WORTHS.future if late else chance
                meet(g, hero, dungeons[i], dungeons[i].damage, weight, unsure[i], i, souls, wounds)


def meet(
    g: State,
    hero: int,
    dungeon: Dungeon,
    damage: int,
    chance: float,
    unsure: bool,
    i: int,
    souls: list[float],
    wounds: list[float],
) -> None:
    """This hero comes to that dungeon with this chance."""
    missing = g.health(hero) - damage
    dies = 0.04
    if missing <= 0:
        dies = 0.97 if missing <= -3 else 0.93
    elif dungeon.pits >= chance and g.inside != hero:
        dungeon.pits -= chance
        dies = 0.85
    elif dungeon.ramps and missing <= 4 and dungeon.rooms > 1 and g.inside != hero:
        dies = 0.6
    elif unsure and missing <= 2:
        dies = 0.4
    size = 2.0 if g.tables.heroes[hero].epic else 1.0
    souls[i] += size * chance * dies
    wounds[i] += size * chance * (1.0 - dies)


def lure_shares(dungeons: list[Dungeon], hero_class: int, unsure: list[bool]) -> list[float]:
    """The chance of each dungeon to have the most treasure alone, those not settled perhaps gaining one more."""
    shares: list[float] = []
    for i, dungeon in enumerate(dungeons):
        value = dungeon.treasure[hero_class]
        share = most_alone(dungeons, hero_class, unsure, i, value) if value > 0 else 0.0
        if unsure[i]:
            grown = most_alone(dungeons, hero_class, unsure, i, value + 1)
            share += WORTHS.grows_treasure * (grown - share)
        shares.append(share)
    return shares


def most_alone(dungeons: list[Dungeon], hero_class: int, unsure: list[bool], i: int, value: int) -> float:
    """The chance that all others have less than this."""
    chance = 1.0
    for j, dungeon in enumerate(dungeons):
        other = dungeon.treasure[hero_class]
        if j == i or other + int(unsure[j]) < value:
            continue
        if other >= value:
            return 0.0
        chance *= 1.0 - WORTHS.grows_treasure
    return chance


def fool_shares(g: State, left: list[int]) -> list[float]:
    """BM-7.12."""
    souls = [g.souls(other) for other in left]
    alone = souls.count(min(souls)) == 1
    return [float(alone and s == min(souls)) for s in souls]


def expect_later(g: State, left: list[int], dungeons: list[Dungeon]) -> list[float]:
    """What the heroes of the next turns are worth to each dungeon, by its pull and its damage."""
    pulls = later_pulls(dungeons)
    later = [0.0] * len(left)
    coming = FUTURE_TURNS * len(left)
    for deck in (g.hero_deck, g.epic_deck):
        if not deck or coming <= 0:
            continue
        likely = min(coming, len(deck)) / len(deck) * WORTHS.future
        coming -= len(deck)
        for i, dungeon in enumerate(dungeons):
            later[i] += likely * deck_worth(g, deck, dungeon.damage + WORTHS.growth, pulls[i])
    return later


def later_pulls(dungeons: list[Dungeon]) -> list[list[float]]:
    """By dungeon and class: its share of what all dungeons pull with."""
    strengths = WORTHS.pull
    pulls: list[list[float]] = [[] for _ in dungeons]
    for c in range(len(CLASSES)):
        total = 0.0
        for dungeon in dungeons:
            total += strengths[min(dungeon.treasure[c], MOST_PULL)]
        for i, dungeon in enumerate(dungeons):
            pulls[i].append(strengths[min(dungeon.treasure[c], MOST_PULL)] / total)
    return pulls


def deck_worth(g: State, deck: list[int], damage: float, pulls: list[float]) -> float:
    """What all heroes of the deck are worth to a dungeon of this damage that attracts each class so strongly."""
    soul, wound = WORTHS.soul, WORTHS.later_wound
    worth = 0.0
    for hero in deck:
        card = g.tables.heroes[hero]
        if card.hero_class == NO_CLASS:
            continue
        dies = 0.5 + (damage - card.health) * 0.25
        if dies > 0.97:
            dies = 0.97
        elif dies < 0.03:
            dies = 0.03
        size = 2.0 if card.epic else 1.0
        worth += size * pulls[card.hero_class] * (soul * dies - wound * (1.0 - dies))
    return worth


# ---- single cards


def card_worth(g: State, seat: int, kind: int) -> float:
    """To hold in hand."""
    if kind >= len(g.tables.rooms):
        return WORTHS.spell_effects[g.tables.spell_of_kind(kind).effect_number]
    room = g.tables.rooms[kind]
    treasure = 0
    for symbols in room.treasure:
        treasure += symbols
    worth = WORTHS.card + WORTHS.card_damage * room.damage + WORTHS.card_treasure * treasure
    worth += WORTHS.card_effect * WORTHS.room_effects[room.effect_number]
    if room.use == U_BUILT:
        worth += WORTHS.card_built
    if room.advanced and not has_base(g, seat, room):
        worth += WORTHS.card_without_base
    return worth


def has_base(g: State, seat: int, room: RoomCard) -> bool:
    """Whether a room of the dungeon or the hand could carry this Advanced Room."""
    below = [g.active_room(seat, slot) for slot in g.active_slots(seat)] + g.rooms_in_hand(seat)
    for card in below:
        other = g.room(card)
        if not other.advanced and share_treasure(other, room):
            return True
    return False
