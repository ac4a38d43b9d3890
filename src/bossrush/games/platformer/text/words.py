"""Events, questions, actions and refusals of Platformer in the words of a language."""

from __future__ import annotations

from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import (
    A_SHEPHERD,
    ABILITY,
    ARTIFACT,
    AS,
    BUY,
    CARD,
    CARD_TYPES,
    CONDITIONS,
    DECLINE,
    DIE,
    DONE_CHOOSING,
    E_SLAYER,
    END,
    F_AMBUSH,
    FACE_NAMES,
    FACES,
    FALL,
    FORGE,
    FORGE_SPECIAL,
    GLIDE,
    GO,
    GRAVITY,
    HOLD,
    ICON,
    KEEP,
    MARKS,
    PORTAL_JUMP,
    SAVE,
    SHED,
    SHEET,
    SLOTS,
    SPACE,
    SPAWN_FREE,
    SPAWN_WITH,
    SPECIAL,
    STEP,
    STOP,
    STRIKE,
    TAILWIND,
    TAKE_COIN,
    TAKE_GEM,
    TIMES,
    USE_MIRROR,
    USE_SIGIL,
    V_BLOOD_MOON,
    V_GOLD_RUSH,
)
from bossrush.games.platformer.rules.notation import parse_space, space_name
from bossrush.games.platformer.rules.symbols import gem_cost
from bossrush.games.platformer.rules.tables import BossSheet, Tile
from bossrush.games.platformer.rules.tower import OFFSETS
from bossrush.games.platformer.text.views import About, Player, Space, View, find_space, read_view, threats
from bossrush.kernel.game import Refusal
from bossrush.text.messages import Messages
from bossrush.text.words import NONE, Args, Catalogue, ViewData, Words

NAME_KINDS = {
    "seat": "hero",
    "other": "hero",
    "enemy": "enemy",
    "card": "card",
    "face": "face",
    "first": "face",
    "second": "face",
    "into": "face",
    "symbol": "face",
    "result": "die",
    "mark": "mark",
}
"""Fields of events that hold an id, and the message that names it."""
OTHER_CARDS = {"event": "solo_event", "boss_drew": "boss_card", "boss_card": "boss_card"}
"""Events whose card is none of the players'."""
GATHERED = {
    "coin_laid": ("to",),
    "gem_laid": ("to",),
    "enemy_placed": ("to",),
    "enemy_moved": ("from", "to"),
    "moved": ("from", "to"),
    "displayed": ("card", "slot"),
}
"""Events told once for several in a row, and the fields in which they may differ."""
PLAIN = {
    STOP: "stop",
    GO: "go",
    GRAVITY: "gravity",
    PORTAL_JUMP: "portal",
    KEEP: "keep",
    HOLD: "hold",
    FALL: "fall",
    DONE_CHOOSING: "done",
    TAKE_COIN: "take",
    TAKE_GEM: "take",
    DECLINE: "decline",
    SPAWN_FREE: "spawn-free",
    SHED: "shed",
    TAILWIND: "tailwind",
}
"""Actions whose meaning needs no argument."""
BY_SHEET = {SHEET: "sheet", ICON: "icon", USE_SIGIL: "sigil", USE_MIRROR: "mirror"}
"""Actions whose meaning stands on the boss sheet."""
ABOUT_A_SPACE = ("attack", "heavy", "enemy_step", "react", "push", "push_on", "gravity", "token")
"""Questions about a space."""
ADDING = ("attack", "heavy", "sheet")
"""Questions in which a symbol joins what was begun."""
ABOUT_ENEMIES = ("target", "enemy", "nimble")


class PlatformerWords(Words):
    gathered = GATHERED

    def __init__(self, messages: Messages, game: Platformer) -> None:
        super().__init__(messages, game)
        self.game = game
        self.tables = game.tables

    # ---- names

    def faces(self, counts: dict[str, int]) -> str:
        return " ".join(self.name("face", face) for face, count in counts.items() for _ in range(count))

    def figure(self, view: View, space: Space) -> str:
        if "enemy" in space:
            return self.name("enemy", space["enemy"])
        return self.hero(view, space["hero"]) if "hero" in space else ""

    def hero(self, view: View, seat: int) -> str:
        return self.name("hero", view["players"][seat]["hero"])

    def card_text(self, id: str) -> str:
        card = self.tables.cards[self.tables.card(id)]
        return self.described("card", id, card.amount, card.cost)

    def hero_text(self, id: str) -> str:
        return self.described("hero", id, self.tables.heroes[self.tables.hero(id)].amount)

    def solo_event_text(self, id: str) -> str:
        event = next(event for event in self.tables.events if event.id == id)
        text = self.described("solo_event", id, event.amount)
        dice = self.say("solo_event-fewer_dice", dice=event.fewer_dice) if event.fewer_dice else ""
        return "; ".join(part for part in (text, dice) if part)

    def tile_name(self, tile: Tile) -> str:
        """The tiles of a pack have their name in the tile file alone."""
        return self.name("tile", tile.id) if self.messages.has(f"tile-{tile.id}") else tile.name

    def condition(self, artifact: str) -> str:
        card = self.tables.cards[self.tables.card(artifact)]
        return self.say(f"condition-{CONDITIONS[card.condition]}", threshold=card.threshold)

    def health(self, view: View, enemy: str) -> int:
        return view["boss_health"] if enemy == view["boss"] else self.tables.enemies[self.tables.enemy(enemy)].health

    def damage(self, view: View, enemy: str) -> int:
        return self.tables.enemies[self.tables.enemy(enemy)].damage + self.event_amount(view, V_BLOOD_MOON)

    def event_amount(self, view: View, effect: int) -> int:
        """The amount of the event in force if it does this, else 0."""
        in_force = view["solo"]["event"] if view["solo"] is not None else None
        return sum(event.amount for event in self.tables.events if event.id == in_force and event.effect == effect)

    def enemy(self, view: View, id: str) -> str:
        """The name of an enemy with what it does and what it takes."""
        args: Args = {"enemy": self.name("enemy", id), "damage": self.damage(view, id), "health": self.health(view, id)}
        return self.say("legend-enemy", **args)

    def star(self, hero: str) -> str:
        return ", ".join(
            self.name("face", FACE_NAMES[face]) for face in self.tables.heroes[self.tables.hero(hero)].star
        )

    def about(self, text: str) -> list[str]:
        found: list[str] = []
        for hero in self.tables.heroes:
            if self.meant("hero", hero.id, text):
                found.append(self.about_hero(hero.id))
        for kind, enemy in enumerate(self.tables.enemies):
            if self.meant("enemy", enemy.id, text):
                found.append(self.about_enemy(kind))
        found += [self.about_card(card.id) for card in self.tables.cards if self.meant("card", card.id, text)]
        for event in self.tables.events:
            if self.meant("solo_event", event.id, text):
                name = self.name("solo_event", event.id)
                found.append(self.say("about-solo_event", name=name, text=self.solo_event_text(event.id)))
        for kind_of, ids in (("boss_card", [card.id for card in self.tables.boss_cards]), ("mark", list(MARKS))):
            for id in ids:
                if self.meant(kind_of, id, text):
                    what = self.described(kind_of, id)
                    found.append(self.say(f"about-{kind_of}", name=self.name(kind_of, id), text=what))
        return found

    def about_hero(self, id: str) -> str:
        args: Args = {"name": self.name("hero", id), "health": self.tables.heroes[self.tables.hero(id)].health}
        return self.say("about-hero", **args, symbols=self.star(id), text=self.hero_text(id))

    def about_enemy(self, kind: int) -> str:
        enemy = self.tables.enemies[kind]
        args: Args = {"name": self.name("enemy", enemy.id), "damage": enemy.damage, "health": enemy.health}
        args |= {"coins": enemy.coins, "gems": enemy.gems}
        args["text"] = self.described("enemy", enemy.id, enemy.amount)
        if enemy.tier:
            return self.say("about-enemy", **args)
        is_boss = any(sheet.enemy == kind for sheet in self.tables.sheets)
        return self.say("about-boss" if is_boss else "about-summon", **args)

    def about_card(self, id: str) -> str:
        card = self.tables.cards[self.tables.card(id)]
        name, text = self.name("card", id), self.card_text(id)
        if card.type == ARTIFACT:
            return self.say("about-artifact", name=name, condition=self.condition(id), text=text)
        type = self.name("type", CARD_TYPES[card.type])
        return self.say("about-card", name=name, type=type, price=card.price, text=text)

    def find_card(self, text: str) -> str:
        """The id of the one card meant by this text, or nothing."""
        return self.find({card.id: "card" for card in self.tables.cards}, text)

    def catalogue(self) -> Catalogue:
        tables = self.tables
        bosses = [sheet.enemy for sheet in tables.sheets]
        return {
            "face": {face: {"name": self.name("face", face)} for face in FACE_NAMES[:FACES]},
            "hero": {
                hero.id: {
                    "name": self.name("hero", hero.id),
                    "text": self.hero_text(hero.id),
                    "health": hero.health,
                    "star": [FACE_NAMES[face] for face in hero.star],
                }
                for hero in tables.heroes
            },
            "enemy": {
                enemy.id: {
                    "name": self.name("enemy", enemy.id),
                    "text": self.described("enemy", enemy.id, enemy.amount),
                    "damage": enemy.damage,
                    "health": enemy.health,
                    "coins": enemy.coins,
                    "gems": enemy.gems,
                    "boss": kind in bosses,
                }
                for kind, enemy in enumerate(tables.enemies)
            },
            "card": {
                card.id: {
                    "name": self.name("card", card.id),
                    "text": self.card_text(card.id),
                    "type": CARD_TYPES[card.type],
                    "price": card.price,
                    "condition": self.condition(card.id) if card.type == ARTIFACT else "",
                }
                for card in tables.cards
            },
            "boss_card": {
                card.id: {"name": self.name("boss_card", card.id), "text": self.described("boss_card", card.id)}
                for card in tables.boss_cards
            },
            "mark": {mark: {"name": self.name("mark", mark), "text": self.described("mark", mark)} for mark in MARKS},
            "event": {
                event.id: {"name": self.name("solo_event", event.id), "text": self.solo_event_text(event.id)}
                for event in tables.events
            },
            "tile": {tile.id: {"name": self.tile_name(tile), "set": tile.set} for tile in tables.tiles},
        }

    # ---- events

    def event_arguments(self, event: list[str]) -> Args:
        args: Args = {}
        name = event[0]
        for field, word in zip(self.fields[name], event[1:], strict=True):
            args["hero" if field == "seat" else field] = self.field(name, field, word)
        if name == "rolled":
            args["dice"] = self.faces({face: int(args[face]) for face in FACE_NAMES[:FACES]})
        elif name in ("enemy_moved", "moved"):
            args["moves"] = path(str(args["from"]).split(", "), str(args["to"]).split(", "))
        elif name == "mark_gained":
            args["text"] = self.described("mark", event[2])
        elif name == "event":
            args["text"] = self.solo_event_text(event[2])
        elif name == "boss_card":
            args["text"] = self.described("boss_card", event[1])
        return args

    def field(self, event: str, field: str, word: str) -> int | str:
        """A field of an event as messages want it: named in this language, or a number, or as it is."""
        if word == "-" or (event == "spawned" and word == "blank"):
            return NONE
        if field == "figure":
            is_hero = any(hero.id == word for hero in self.tables.heroes)
            return self.name("hero" if is_hero else "enemy", word)
        if field in NAME_KINDS:
            kind = OTHER_CARDS.get(event, "card") if field == "card" else NAME_KINDS[field]
            return ", ".join(self.name(kind, id) for id in word.split(", "))
        return int(word) if word.isdecimal() else word

    # ---- questions

    def question(self, data: ViewData, seat: int) -> str:
        view = read_view(data)
        decision = view["decision"]
        assert decision is not None
        name, about = decision["question"], decision["about"]
        player = view["players"][seat]
        args: Args = {"hero": self.hero(view, seat), "gems": player["gems"]}
        if name == "main":
            args["absent"] = "no" if player["space"] else "yes"
        elif name == "forge_as":
            args["faces"] = " + ".join(self.name("face", face) for face in about["forged"])
        elif name == "turn_to":
            args["face"] = self.name("face", about["face"])
        elif name == "anvil_second":
            args["face"] = self.name("face", about["first"])
        elif name in ABOUT_A_SPACE:
            space = find_space(view, about["space"])
            args["space"] = space["space"]
            args["figure"] = args["enemy"] = self.figure(view, space)
            if name == "enemy_step":
                args["left"] = about["spaces_left"]
            elif name == "heavy":
                args["units"] = about["units"]
            elif name == "attack":
                args["units"] = about["wounds"]
                args["health"] = self.health(view, space["enemy"])
                args["total"] = self.attack_total(view, player, about)
        elif name == "step":
            args["left"] = about["spaces_left"]
        elif name == "save":
            args["special"] = self.name("face", player["special"])
        elif name == "dice":
            args["chosen"] = about["chosen"]
        elif name == "boss_place":
            args["enemy"] = self.name("enemy", about["enemy"])
        elif name == "nearest":
            args["near"] = int(about["near"])
        return self.say(f"question-{name}", **args)

    def attack_total(self, view: View, player: Player, about: About) -> int:
        """The wounds of an attack as it stands, bonuses included."""
        total = about["wounds"] + view["bonus"] + int(about["sigil"]) * self.sheet(view).sigil_wounds
        if about["enemy"] != view["boss"]:
            cards = [self.tables.cards[self.tables.card(id)] for id in player["cards"]]
            total += sum(card.amount for card in cards if card.effect == E_SLAYER)
        return total

    def sheet(self, view: View) -> BossSheet:
        return self.tables.sheet(self.tables.enemy(view["boss"]))

    # ---- actions

    def meaning(self, data: ViewData, seat: int, action: int) -> str:
        view = read_view(data)
        decision = view["decision"]
        assert decision is not None
        name, about = decision["question"], decision["about"]
        player = view["players"][seat]
        special = self.name("face", player["special"])
        if action == END:
            return self.say("action-end", left=sum(view["dice"]["pool"].values()))
        if action == STRIKE:
            enough = self.attack_total(view, player, about) >= self.health(view, about["enemy"])
            return self.say("action-strike", enough="yes" if enough else "no")
        if action == GLIDE:
            return self.say("action-glide", amount=self.tables.heroes[self.tables.hero(player["hero"])].amount)
        if action in PLAIN:
            return self.say(f"action-{PLAIN[action]}")
        if action in BY_SHEET:
            return self.sheet_meaning(view, action)
        if action < SPECIAL and name in ADDING:
            return self.say("action-add", face=self.name("face", FACE_NAMES[action]))
        if action < SPECIAL:
            return self.use_meaning(view, player, FACE_NAMES[action])
        if action == SPECIAL:
            return self.say("action-special", face=special)
        if action <= FORGE_SPECIAL:
            if action == FORGE_SPECIAL:
                return self.say("action-forge-special", face=special)
            return self.say("action-forge", face=self.name("face", FACE_NAMES[action - FORGE]))
        if action < TIMES:
            face = FACE_NAMES[action - AS]
            if name == "turn_to":
                return self.say("action-turned", face=self.name("face", face))
            return self.say(f"action-as-{face}", symbols=self.star(player["hero"]))
        if action < STEP:
            times = action - TIMES + 1
            return self.say("action-times", times=times, price=gem_cost(times, len(about["helping"])))
        if action < STOP:
            cell = parse_space(about["space"] if name == "enemy_step" else player["space"] or "")
            return self.step_meaning(view, cell, cell + OFFSETS[action - STEP], name == "step")
        if BUY <= action < BUY + SLOTS:
            return self.buy_meaning(view, seat, action - BUY)
        if SPAWN_WITH <= action < SPAWN_WITH + FACES:
            return self.say("action-spawn", face=self.name("face", FACE_NAMES[action - SPAWN_WITH]))
        if SAVE <= action < SAVE + FACES:
            return self.say("action-save", face=self.name("face", FACE_NAMES[action - SAVE]))
        if DIE <= action < DIE + FACES:
            return self.say("action-die", face=self.name("face", FACE_NAMES[action - DIE]))
        if action == ABILITY:
            return self.say("action-ability", text=self.hero_text(player["hero"]))
        if action < CARD:
            return self.space_meaning(view, seat, space_name(action - SPACE), name)
        card = self.tables.cards[action - CARD].id
        return self.say("action-card", card=self.name("card", card), text=self.card_text(card))

    def use_meaning(self, view: View, player: Player, face: str) -> str:
        hero = self.tables.heroes[self.tables.hero(player["hero"])]
        args: Args = {"spaces": hero.amount if hero.ability == A_SHEPHERD else 1}
        args["coins"] = self.event_amount(view, V_GOLD_RUSH) or 1
        return self.say(f"action-use-{face}", **args, symbols=self.star(player["hero"]))

    def sheet_meaning(self, view: View, action: int) -> str:
        sheet = self.sheet(view)
        mark = MARKS[sheet.icon_mark]
        args: Args = {"mark": self.name("mark", mark), "text": self.described("mark", mark)}
        args |= {"price": sheet.icon_price, "swords": sheet.sheet_swords, "wounds": sheet.sigil_wounds}
        args["gems"] = sheet.sheet_gems if action == SHEET else sheet.mirror_gems
        return self.say(f"action-{BY_SHEET[action]}", **args)

    def step_meaning(self, view: View, start: int, target: int, of_a_hero: bool) -> str:
        space = find_space(view, space_name(target))
        notes = [self.say("action-step", space=space["space"])]
        if self.figure(view, space):
            notes.append(self.say("note-push", figure=self.figure(view, space)))
        notes += self.notes(space)
        if of_a_hero:
            notes += self.dangers(view, space_name(start), space)
        return ", ".join(notes)

    def dangers(self, view: View, start: str, target: Space) -> list[str]:
        """The ambushes a step leads into (PF-R116); attacks for leaving stand beside the dice."""
        if view["invisible"]:
            return []
        left = [space["space"] for space in threats(view, start)]
        waiting = [
            space["enemy"]
            for space in threats(view, target["space"])
            if "enemy" in space and space["space"] not in left
        ]
        kinds = [id for id in waiting if self.tables.enemies[self.tables.enemy(id)].ability == F_AMBUSH]
        return [self.say("note-ambush", enemy=self.name("enemy", id), damage=self.damage(view, id)) for id in kinds]

    def space_meaning(self, view: View, seat: int, name: str, question: str) -> str:
        space = find_space(view, name)
        if question in ABOUT_ENEMIES and "enemy" in space:
            return self.enemy(view, space["enemy"])
        notes = self.notes(space)
        if question == "push" and space.get("hero") == seat:
            notes.insert(0, self.say("note-swap"))
        elif "hero" in space:
            notes.insert(0, self.say("note-hero", hero=self.figure(view, space)))
        elif "enemy" in space:
            notes.insert(0, self.say("note-enemy", enemy=self.figure(view, space)))
        return self.say("action-space", what=", ".join(notes) or self.say("note-empty"))

    def notes(self, space: Space) -> list[str]:
        """What a hero would find on this space."""
        features = space.get("features", [])
        notes = [self.say(f"note-{feature}") for feature in ("trap", "shop", "portal") if feature in features]
        if "coins" in space:
            notes.append(self.say("note-coins", count=space["coins"]))
        if "gems" in space:
            notes.append(self.say("note-gems", count=space["gems"]))
        return notes

    def buy_meaning(self, view: View, seat: int, slot: int) -> str:
        card = view["shop"][slot]
        assert card is not None
        name = self.name("card", card["card"])
        return self.say("action-buy", card=name, price=card["prices"][seat], text=self.card_text(card["card"]))

    # ---- refusals

    def refusal(self, view: ViewData, seat: int, refusal: Refusal) -> str:
        args = dict(refusal.args)
        args["hero"] = self.hero(read_view(view), seat)
        key = f"refusal-{refusal.key}"
        if "card" in args:
            args["card"] = self.name("card", str(args["card"]))
        elif str(args["action"]).startswith("card "):
            key = "refusal-no_such_card"
        return self.say("play-refusal", reason=self.say(key, **args), rule=refusal.rule)


def path(starts: list[str], ends: list[str]) -> str:
    """Moves as ways: a1–a2–a3, c4–c5."""
    ways: list[str] = []
    for i, (start, end) in enumerate(zip(starts, ends, strict=True)):
        if i and ends[i - 1] == start:
            ways[-1] += f"–{end}"
        else:
            ways.append(f"{start}–{end}")
    return ", ".join(ways)
