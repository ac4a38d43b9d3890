"""Building a Platformer position from a scenario. What is impossible on a table is an error here."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.rules.ids import (
    ACTION_DICE,
    COIN_SPACE,
    DIE_NAMES,
    EMPTY,
    FACE_NAMES,
    FACES,
    GEM_SPACE,
    MARKS,
    MAX_ON_SPACE,
)
from bossrush.games.platformer.rules.notation import parse_space
from bossrush.games.platformer.rules.setup import TIERS, lay_boss
from bossrush.games.platformer.rules.state import State, TurnedDie, fresh_state, replaced
from bossrush.games.platformer.rules.tables import BossCard, BossSheet, EnemyCard, ShopCard, Tables
from bossrush.games.platformer.rules.turn import ACT, BOSS_TURN, ENEMY_DIE, RESOLVE_EVENT, Turn
from bossrush.games.platformer.rules.wounds import health_pool
from bossrush.games.platformer.scenario.cards import EVENT, Cards
from bossrush.games.platformer.scenario.map import Levels
from bossrush.kernel.chance import Chance
from bossrush.kernel.game import GameError
from bossrush.scenarios.comparing import MOST
from bossrush.scenarios.files import Part, stop_if_broken

MAX_PLAYERS: Final = 4
MAX_ENEMY_ROLLS: Final = 2
ABSENT: Final = "absent"
ROLLED_FACES: Final = FACE_NAMES[:FACES]


def build_state(part: Part, tables: Tables, chance: Chance) -> State:
    """The position, with the turn frame at its step, not yet run; `ScenarioError` if it is impossible."""
    heroes = read_heroes(part, tables)
    levels = Levels(part, tables)
    stop_if_broken(part.document)
    own = own_tables(tables, levels)
    g = fresh_state(len(heroes), chance, own, [own.tiles.index(tile) for tile in levels.tiles()])
    g.heroes = heroes
    g.low = levels.low()
    g.high = levels.high()
    g.listening = True
    builder = Builder(part, g)
    builder.build()
    stop_if_broken(part.document)
    return g


def read_heroes(part: Part, tables: Tables) -> list[int]:
    heroes = part.names("heroes", "hero", [hero.id for hero in tables.heroes])
    if not heroes:
        part.fail("'heroes' must name the heroes of the players in seat order", "heroes")
    elif len(heroes) > MAX_PLAYERS:
        part.fail(f"{len(heroes)} heroes are more than the {MAX_PLAYERS} players there can be", "heroes")
    elif len(set(heroes)) < len(heroes):
        part.fail("a hero is named twice", "heroes")
    return heroes or []


def own_tables(tables: Tables, levels: Levels) -> Tables:
    """The content with the drawn tiles added. Totals may be changed in it without touching the shared one."""
    tiles = tables.tiles + [tile for tile in levels.tiles() if tile not in tables.tiles]
    enemies = [
        EnemyCard(f.id, f.tier, f.damage, f.health, f.coins, f.gems, f.ability, f.amount, f.tokens)
        for f in tables.enemies
    ]
    cards = [
        ShopCard(c.id, c.type, c.use, c.price, c.copies, c.effect, c.amount, c.cost, c.condition, c.threshold, c.least)
        for c in tables.cards
    ]
    return Tables(
        tables.hash,
        tables.action_die,
        tables.enemy_die,
        tables.coins,
        tables.gems,
        tables.heroes,
        enemies,
        [copy_sheet(sheet) for sheet in tables.sheets],
        [BossCard(c.id, c.boss, c.symbols, c.reach, c.lines) for c in tables.boss_cards],
        cards,
        tables.events,
        tiles,
        tables.scoring,
    )


def copy_sheet(s: BossSheet) -> BossSheet:
    return BossSheet(
        s.enemy,
        s.turn,
        s.icon_mark,
        s.icon_price,
        s.sheet_swords,
        s.sheet_gems,
        s.summon,
        s.marks[:],
        s.mirror_gems,
        s.sigil_wounds,
    )


class Builder:
    """Fills a fresh state key by key."""

    def __init__(self, part: Part, g: State) -> None:
        self.part = part
        self.g = g
        self.tables = g.tables
        self.hero_names = [g.hero_card(seat).id for seat in range(g.players)]
        self.card_names = [card.id for card in self.tables.cards]
        self.enemy_names = [enemy.id for enemy in self.tables.enemies]

    def build(self) -> None:
        self.read_boss()
        self.read_players()
        self.read_enemies()
        self.read_tokens()
        Cards(self.part, self.g).build()
        self.read_turn()
        self.read_dice()
        self.read_record()
        self.read_supply()
        self.part.close()

    def cell(self, part: Part, key: str, word: str) -> int:
        """The space of the Map with this name; -1 and an error noted if there is none."""
        try:
            cell = parse_space(word)
        except GameError as error:
            part.fail(str(error), key)
            return -1
        if not self.g.on_map(cell):
            part.fail(f"{word} is not on the Map: that level is hidden, removed or not there", key)
            return -1
        return cell

    # ---- figures

    def read_boss(self) -> None:
        g = self.g
        sheets = self.tables.sheets
        bosses = [self.enemy_names[sheet.enemy] for sheet in sheets]
        word = self.part.word("boss")
        index = 0 if word is None else self.part.index("boss", "boss", word, bosses)
        lay_boss(g, sheets[index or 0].enemy)
        regular = g.tower.boss_level
        kinds = self.part.names("level_enemies", "enemy", [f.id for f in self.tables.enemies if f.tier > 0])
        if kinds is None:
            for level in range(regular):
                fits = [i for i, enemy in enumerate(self.tables.enemies) if enemy.tier == min(level + 1, TIERS)]
                g.level_enemies.append(next(kind for kind in fits if kind not in g.level_enemies))
        else:
            regulars = [i for i, enemy in enumerate(self.tables.enemies) if enemy.tier > 0]
            g.level_enemies = [regulars[kind] for kind in kinds]
            if len(kinds) != regular:
                message = f"'level_enemies' must name the enemy of each regular level: {regular}, not {len(kinds)}"
                self.part.fail(message, "level_enemies")

    def read_enemies(self) -> None:
        enemies = self.part.part("enemies")
        if enemies is None:
            return
        for name in list(enemies.table):
            words = enemies.words(name) or []
            kind = enemies.index(name, "enemy", name, self.enemy_names)
            owners = [sheet.enemy for sheet in self.tables.sheets if kind in (sheet.enemy, sheet.summon)]
            if owners and self.g.boss not in owners:
                boss, other = self.enemy_names[self.g.boss], self.enemy_names[owners[0]]
                enemies.fail(f"the boss of this game is {boss}, not {other}", name)
            for word in words:
                cell = self.cell(enemies, name, word)
                if cell < 0 or kind is None:
                    continue
                if self.g.at[cell] != EMPTY:
                    enemies.fail(f"two figures are on {word}", name)
                else:
                    self.g.put_enemy(kind, cell)

    def read_players(self) -> None:
        for seat, name in enumerate(self.hero_names):
            part = self.part.part(name) or Part(self.part.document, (*self.part.path, name), {})
            self.read_player(part, seat)
            part.close()

    def read_player(self, part: Part, seat: int) -> None:
        g = self.g
        word = part.word("at") or ABSENT
        cell = -1 if word == ABSENT else self.cell(part, "at", word)
        if cell >= 0 and g.at[cell] != EMPTY:
            part.fail(f"two figures are on {word}", "at")
        elif cell >= 0:
            g.put_hero(seat, cell)
        g.coins[seat] = part.number("coins", 0, MOST, 0)
        g.gems[seat] = part.number("gems", 0, MOST, 0)
        faces = part.names("special", "face", list(FACE_NAMES))
        if faces:
            g.special[seat] = faces[0]
        g.cards[seat] = sorted(part.names("cards", "card", self.card_names) or [])
        g.exhausted[seat] = sorted(part.names("exhausted", "card", self.card_names) or [])
        for kind in set(g.exhausted[seat]):
            if g.exhausted[seat].count(kind) > g.cards[seat].count(kind):
                part.fail(f"{self.card_names[kind]} is exhausted but not among the cards", "exhausted")
        pool = health_pool(g, seat)
        g.hearts[seat] = part.number("hearts", 1, pool, pool)
        g.hero_exhausted[seat] = part.flag("ability_exhausted")
        g.levitating[seat] = part.flag("levitating")
        entered = part.switch("entered_boss_level")
        on_boss_level = cell >= 0 and g.on_boss_level(cell)
        if on_boss_level and entered is False:
            part.fail("a hero on the Boss Level has entered it", "entered_boss_level")
        g.committed[seat] = on_boss_level or entered is True
        self.read_marks(part, seat)

    def read_marks(self, part: Part, seat: int) -> None:
        g = self.g
        marks = part.names("marks", "boss token", list(MARKS)) or []
        if marks and g.pos[seat] < 0:
            part.fail("an absent hero has no boss tokens", "marks")
        for mark in marks:
            if g.has_mark(seat, mark):
                part.fail(f"a hero holds at most one {MARKS[mark]}", "marks")
            g.marks[seat] = tuple(sorted((*g.marks[seat], mark)))

    # ---- tokens

    def read_tokens(self) -> None:
        g = self.g
        if self.part.flag("stocked"):
            for cell in range(g.first_cell(), g.end_cell()):
                g.put_coins(cell, int(g.tower.has(cell, COIN_SPACE)))
                g.put_gems(cell, int(g.tower.has(cell, GEM_SPACE)))
        for key, put in (("coins_at", g.put_coins), ("gems_at", g.put_gems)):
            part = self.part.part(key)
            for word in list(part.table) if part else []:
                assert part is not None
                number = part.number(word, 0, MAX_ON_SPACE)
                cell = self.cell(part, word, word)
                if cell >= 0:
                    put(cell, number)

    def read_supply(self) -> None:
        """What is not on the Map or with a player, unless the file says how much is there."""
        g = self.g
        part = self.part.part("supply") or Part(self.part.document, (*self.part.path, "supply"), {})
        coins = sum(g.coins) + sum(g.coins_on)
        gems = sum(g.gems) + sum(g.gems_on)
        g.coin_supply = self.supply(part, "coins", coins, self.tables.coins)
        g.gem_supply = self.supply(part, "gems", gems, self.tables.gems)
        self.tables.coins = coins + g.coin_supply
        self.tables.gems = gems + g.gem_supply
        for kind, enemy in enumerate(self.tables.enemies):
            placed = sum(1 for cell in g.enemies if g.enemy_at(cell) == kind)
            g.enemy_supply = replaced(g.enemy_supply, kind, self.supply(part, enemy.id, placed, enemy.tokens))
            enemy.tokens = placed + g.enemy_supply[kind]
        totals = self.tables.sheet(g.boss).marks
        for mark, name in enumerate(MARKS):
            held = sum(1 for seat in range(g.players) if g.has_mark(seat, mark))
            g.mark_supply = replaced(g.mark_supply, mark, self.supply(part, name, held, totals[mark]))
            totals[mark] = held + g.mark_supply[mark]
        part.close()

    def supply(self, part: Part, name: str, out: int, total: int) -> int:
        given = part.count(name, 0, MOST)
        if out > total:
            self.part.fail(f"{out} {name} are in play, more than the {total} that exist")
        elif given is not None and out + given > total:
            part.fail(f"{out} {name} in play and {given} in the supply are more than the {total} that exist", name)
        return max(0, total - out) if given is None else given

    # ---- the turn

    def read_turn(self) -> None:
        g = self.g
        step = self.part.number("step", RESOLVE_EVENT, BOSS_TURN, ACT)
        word = self.part.word("turn")
        seat = 0 if word is None else self.part.index("turn", "hero of this game", word, self.hero_names)
        g.active = seat or 0
        fresh = self.part.names("first_turn", "hero of this game", self.hero_names) or []
        if step > 0 and g.active in fresh:
            self.part.fail(f"{self.hero_names[g.active]} has begun its first turn; step 0 comes before", "first_turn")
        if step == RESOLVE_EVENT and g.event >= 0:
            self.part.fail("the event of the turn is turned up in step 0; put it in 'events'", EVENT)
        g.turns = [0 if seat in fresh else 1 for seat in range(g.players)]
        g.turn = sum(g.turns)
        g.push(Turn(g.active))
        g.stack[0].step = step
        g.bonus = self.part.number("bonus", 0, MOST, 0)
        g.invisible = self.part.flag("invisible")
        g.nimble_used = self.part.flag("nimble_used")
        g.tailwind_used = self.part.flag("tailwind_used")
        g.defeats = self.part.number("defeats", 0, MOST, 0)
        g.defeats_this_turn = self.part.number("defeats_this_turn", 0, MOST, 0)
        g.forges = self.part.number("forges", 0, MOST, 0)
        g.collect_on_fall = self.part.flag("collect_on_fall")

    def read_dice(self) -> None:
        g = self.g
        step = g.stack[0].step
        for key, faces in (("dice", g.pool), ("used", g.used)):
            for face in self.part.names(key, "face", list(ROLLED_FACES)) or []:
                faces[face] += 1
            if key in self.part.table and step < ENEMY_DIE:
                self.part.fail(f"the dice are not yet rolled at step {step}; put them in 'dice_script'", key)
            elif key in self.part.table and step == BOSS_TURN:
                self.part.fail("the dice are lost before the boss's turn; 'recorded' says what was rolled", key)
        if sum(g.pool) + sum(g.used) > ACTION_DICE:
            self.part.fail(f"{sum(g.pool) + sum(g.used)} dice are more than {ACTION_DICE}", "dice")
        results = self.part.names("enemy_die", "result", list(DIE_NAMES))
        if results:
            g.enemy_rolls = tuple(results)
            if step < ENEMY_DIE:
                self.part.fail(f"the enemy die is not yet rolled at step {step}", "enemy_die")
            if len(results) > MAX_ENEMY_ROLLS:
                self.part.fail(f"the enemy die is rolled at most {MAX_ENEMY_ROLLS} times", "enemy_die")
        elif step == ENEMY_DIE:
            self.part.fail("step 4 needs the result of the enemy die: enemy_die = attack, left or right", "step")

    def read_record(self) -> None:
        """PF-R123: what the dice showed when they were rolled, if it is not what they show now."""
        g = self.g
        self.read_turned()
        unused = g.pool[:]
        for die in g.turned:
            unused[die.face] -= 1
            unused[die.recorded] += 1
        faces = self.part.names("recorded", "face", list(ROLLED_FACES))
        if faces is None:
            g.recorded = [number + g.used[face] for face, number in enumerate(unused)]
            return
        g.recorded = [faces.count(face) for face in range(FACES)]
        if g.stack[0].step < ENEMY_DIE:
            self.part.fail(f"the dice are not yet rolled at step {g.stack[0].step}", "recorded")
        if len(faces) > ACTION_DICE:
            self.part.fail(f"{len(faces)} dice are more than {ACTION_DICE}", "recorded")
        for face, name in enumerate(ROLLED_FACES):
            if g.recorded[face] < unused[face]:
                message = f"{unused[face]} unused dice were rolled as {name}, but 'recorded' has {g.recorded[face]}"
                self.part.fail(message, "recorded")

    def read_turned(self) -> None:
        part = self.part.part("turned")
        for name in list(part.table) if part else []:
            assert part is not None
            face = part.index(name, "face", name, ROLLED_FACES)
            rolled = part.names(name, "face", list(ROLLED_FACES)) or []
            if face is None:
                continue
            if face in rolled:
                part.fail(f"a die that was rolled as {name} was not turned to {name}", name)
            if len(rolled) > self.g.pool[face]:
                part.fail(f"{len(rolled)} dice were turned to {name}, but {self.g.pool[face]} are unused", name)
            self.g.turned += tuple(TurnedDie(face, recorded) for recorded in rolled)
