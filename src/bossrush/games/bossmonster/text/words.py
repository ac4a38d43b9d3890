"""Events, questions, actions and refusals of Boss Monster in the words of a language."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.ids import (
    ACTIVATE,
    ADVENTURE_SYMBOL,
    BOSS,
    BUILD_SYMBOL,
    CLASSES,
    FROM_DECK,
    FROM_DISCARD,
    HERO,
    LOOK_BOTH,
    LOOK_EPIC,
    LOOK_ORDINARY,
    MAX_BOSSES,
    MAX_SLOTS,
    NO,
    PASS,
    PHASES,
    PLACE,
    PLAYER,
    ROOM,
    ROOM_CARD,
    ROOM_DECK,
    SLOT,
    SPELL_CARD,
    SPELL_DECK,
    SUBTYPES,
    TO_HAND,
    YES,
    kind_named,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.tables import HeroCard, RoomCard, SpellCard
from bossrush.games.bossmonster.text.views import Player, Slot, View, read_view
from bossrush.kernel.game import Refusal
from bossrush.text.messages import Messages
from bossrush.text.words import HIDDEN, NONE, NOTHING, Args, Catalogue, ViewData, Words

PLAIN = {
    ROOM_DECK: "room-deck",
    SPELL_DECK: "spell-deck",
    LOOK_ORDINARY: "look-ordinary",
    LOOK_EPIC: "look-epic",
    LOOK_BOTH: "look-both",
    TO_HAND: "to-hand",
    ROOM_CARD: "room-card",
    SPELL_CARD: "spell-card",
    FROM_DISCARD: "from-discard",
    FROM_DECK: "from-deck",
}
"""Actions whose meaning needs no argument."""
BY_QUESTION = {PASS: "pass", YES: "yes", NO: "no"}
"""Actions whose meaning depends on the question only."""
LETTERS = dict(zip(CLASSES, "CFMT", strict=True))
"""How treasure is written in every language: as the letters of the English classes."""
UNKNOWN = "unknown"
"""What a message selects on where something is hidden from the reader."""
GATHERED = {
    "drew": ("card",),
    "discarded": ("card",),
    "hero_arrived": ("hero",),
    "stays_in_town": ("hero",),
    "passed": ("seat",),
    "straightened": ("card",),
}


class BossMonsterWords(Words):
    gathered = GATHERED

    def __init__(self, messages: Messages, game: BossMonster) -> None:
        super().__init__(messages, game)
        self.game = game
        self.tables = game.tables
        self.bosses: list[str | None] = []
        """Who the players are, by seat, as far as it has been shown."""

    # ---- names

    def player(self, seat: int) -> str:
        """A player goes by the Boss, once it is shown."""
        boss = self.bosses[seat] if seat < len(self.bosses) else None
        return self.name("boss", boss) if boss else self.say("player-number", number=seat + 1)

    def is_room(self, id: str) -> bool:
        return self.tables.kind(id) < len(self.tables.rooms)

    def card(self, id: str) -> str:
        return self.name("room" if self.is_room(id) else "spell", id)

    def room_card(self, id: str) -> RoomCard:
        return self.tables.rooms[self.tables.kind(id)]

    def spell_card(self, id: str) -> SpellCard:
        return self.tables.spells[self.tables.kind(id) - len(self.tables.rooms)]

    def card_text(self, id: str) -> str:
        if self.is_room(id):
            return self.described("room", id, self.room_card(id).amount)
        return self.described("spell", id, self.spell_card(id).amount)

    def card_facts(self, id: str) -> str:
        """What is printed on a card besides name and text."""
        if self.is_room(id):
            room = self.room_card(id)
            args: Args = {"damage": room.damage, "treasure": icons(room)}
            args["type"] = self.room_type(SUBTYPES[room.subtype], room.advanced)
            return self.say("facts-room", **args)
        spell = self.spell_card(id)
        both = spell.has_symbol(BUILD_SYMBOL) and spell.has_symbol(ADVENTURE_SYMBOL)
        phase = "both" if both else "build" if spell.has_symbol(BUILD_SYMBOL) else "adventure"
        return self.say("facts-spell", phase=phase)

    def room_type(self, subtype: str, advanced: bool) -> str:
        return self.say(f"type-{subtype}") + ("*" if advanced else "")

    def hero(self, id: str) -> str:
        """The short name of a hero."""
        key = f"hero-{id}.short"
        return self.say(key) if self.messages.has(key) else self.name("hero", id)

    def hero_card(self, id: str) -> HeroCard:
        return self.tables.heroes[self.tables.hero(id)]

    def hero_class(self, hero: HeroCard) -> str:
        return self.say(f"class-{CLASSES[hero.hero_class]}" if hero.hero_class >= 0 else "class-none")

    def hero_facts(self, id: str) -> str:
        hero = self.hero_card(id)
        epic = "yes" if hero.epic else "no"
        return self.say("facts-hero", hero_class=self.hero_class(hero), health=hero.health, epic=epic)

    # ---- about

    def about(self, text: str) -> list[str]:
        found = [self.about_boss(boss.id) for boss in self.tables.bosses if self.meant("boss", boss.id, text)]
        for id in self.tables.kinds:
            if self.meant("room" if self.is_room(id) else "spell", id, text):
                found.append(self.about_card(id))
        for hero in self.tables.heroes:
            if self.meant("hero", hero.id, text):
                name = self.name("hero", hero.id)
                found.append(self.say("about-hero", name=name, facts=self.hero_facts(hero.id)))
        return found

    def about_boss(self, id: str) -> str:
        boss = self.tables.bosses[self.tables.boss(id)]
        key = f"boss-{id}.epithet"
        epithet = self.say(key) if self.messages.has(key) else ""
        args: Args = {"name": self.name("boss", id), "xp": boss.xp, "text": self.described("boss", id)}
        return self.say("about-boss", **args, epithet=epithet, treasure=self.boss_letter(id))

    def boss_letter(self, id: str) -> str:
        return LETTERS[CLASSES[self.tables.bosses[self.tables.boss(id)].treasure]]

    def about_card(self, id: str) -> str:
        return self.say("about-card", name=self.card(id), facts=self.card_facts(id), text=self.card_text(id))

    def catalogue(self) -> Catalogue:
        tables = self.tables
        return {
            "room": {
                room.id: {
                    "name": self.card(room.id),
                    "text": self.card_text(room.id),
                    "facts": self.card_facts(room.id),
                    "type": SUBTYPES[room.subtype],
                    "advanced": room.advanced,
                    "damage": room.damage,
                    "treasure": {name: room.treasure[c] for c, name in enumerate(CLASSES) if room.treasure[c]},
                }
                for room in tables.rooms
            },
            "spell": {
                spell.id: {
                    "name": self.card(spell.id),
                    "text": self.card_text(spell.id),
                    "facts": self.card_facts(spell.id),
                    "build": spell.has_symbol(BUILD_SYMBOL),
                    "adventure": spell.has_symbol(ADVENTURE_SYMBOL),
                }
                for spell in tables.spells
            },
            "hero": {
                hero.id: {
                    "name": self.name("hero", hero.id),
                    "short": self.hero(hero.id),
                    "facts": self.hero_facts(hero.id),
                    "class": CLASSES[hero.hero_class] if hero.hero_class >= 0 else "",
                    "health": hero.health,
                    "epic": hero.epic,
                }
                for hero in tables.heroes
            },
            "boss": {
                boss.id: {
                    "name": self.name("boss", boss.id),
                    "text": self.described("boss", boss.id),
                    "about": self.about_boss(boss.id),
                    "xp": boss.xp,
                    "treasure": CLASSES[boss.treasure],
                }
                for boss in tables.bosses
            },
            "class": {name: {"name": self.say(f"class-{name}")} for name in CLASSES},
            "phase": {name: {"name": self.say(f"phase-{name}")} for name in PHASES},
        }

    def look(self, view: ViewData) -> None:
        self.bosses = [player["boss"] for player in read_view(view)["players"]]

    # ---- events

    def event_arguments(self, event: list[str]) -> Args:
        args: Args = {}
        for field, word in zip(self.fields[event[0]], event[1:], strict=True):
            args["player" if field == "seat" else field] = self.field(field, word)
        if event[0] == "bosses_shown":
            args["about"] = self.about_boss(event[2])
            args["xp"] = self.tables.bosses[self.tables.boss(event[2])].xp
        return args

    def field(self, field: str, word: str) -> int | str:
        """A field of an event as messages want it: named in this language, or a number, or as it is."""
        if word == NOTHING:
            return NONE
        if word.startswith(HIDDEN):
            return UNKNOWN
        if field in ("seat", "other"):
            return ", ".join(self.player(int(seat)) for seat in word.split(", "))
        if field == "card":
            return ", ".join(self.card(id) for id in word.split(", "))
        if field == "hero":
            return ", ".join(self.hero(id) for id in word.split(", "))
        if field == "boss":
            return self.name("boss", word)
        if field == "phase":
            return self.say(f"phase-{word}")
        if field == "target":
            return self.target(word)
        return int(word) if word.isdecimal() else word

    def target(self, word: str) -> str:
        """What an action aims at: a seat, the room `seat.slot`, a hero or a card."""
        seat, dot, slot = word.partition(".")
        if dot:
            return self.say("target-room", player=self.player(int(seat)), slot=int(slot))
        if seat.isdecimal():
            return self.player(int(seat))
        return self.card(word) if word in self.tables.kinds else self.hero(word)

    # ---- questions

    def question(self, data: ViewData, seat: int) -> str:
        view = read_view(data)
        decision = view["decision"]
        assert decision is not None
        about = decision["about"]
        name = decision["question"]
        args: Args = {"player": self.player(seat)}
        if "window" in about:
            args |= self.window(view, seat, about["window"])
        elif name == "response":
            args |= self.declared(view)
        elif name == "use":
            card = about.get("card")
            args["card"] = self.card(card) if card else NONE
            args["text"] = self.card_text(card) if card else self.described("boss", about["boss"])
        elif "card" in about:
            args["card"] = self.card(about["card"])
        elif "player" in about:
            args["other"] = self.player(about["player"])
        return self.say(f"question-{name}", **args)

    def window(self, view: View, seat: int, window: str) -> Args:
        own = "yes" if view["active"] == seat else "no"
        args: Args = {"window": window, "own": own, "active": self.player(view["active"])}
        inside = view["inside"]
        args |= {"hero": NONE, "room": NONE, "damage": 0, "health": 0}
        if inside is not None:
            args |= {"hero": self.hero(inside["hero"]), "damage": inside["damage"], "health": inside["health"]}
            if inside["slot"]:
                args["room"] = self.slot_name(view["players"][inside["seat"]]["dungeon"][inside["slot"] - 1])
        return args

    def slot_name(self, slot: Slot) -> str:
        return self.card(slot["room"]) if "room" in slot else self.say("state-face-down")

    def declared(self, view: View) -> Args:
        """The action that was declared last."""
        pending = view["pending"][-1]
        target = self.pending_target(view, pending["target"])
        return {"other": self.player(pending["seat"]), "card": self.card(pending["card"]), "target": target}

    def pending_target(self, view: View, target: str | None) -> str:
        """A target given as the notation of the action that named it."""
        if target is None:
            return NONE
        return self.action_name(view, self.game.parse_action(target))

    # ---- actions

    def meaning(self, data: ViewData, seat: int, action: int) -> str:
        view = read_view(data)
        assert view["decision"] is not None
        question = view["decision"]["question"]
        player = view["players"][seat]
        if action in BY_QUESTION:
            return self.say(f"action-{BY_QUESTION[action]}", question=question)
        if action in PLAIN:
            return self.say(f"action-{PLAIN[action]}")
        if SLOT <= action <= SLOT + MAX_SLOTS:
            return self.slot_meaning(player, action - SLOT)
        if ACTIVATE <= action < ACTIVATE + MAX_SLOTS:
            room = player["dungeon"][action - ACTIVATE]["room"]
            return self.say("action-activate", card=self.card(room), text=self.card_text(room))
        if BOSS <= action < BOSS + MAX_BOSSES:
            return self.about_boss(self.tables.bosses[action - BOSS].id)
        if action < PLACE:
            return self.action_name(view, action)
        id = self.tables.kinds[kind_named(action)]
        if id in player.get("hand", []) and question != "steal":
            return f"{self.card(id)} ({self.card_facts(id)})"
        return self.about_card(id)

    def slot_meaning(self, player: Player, slot: int) -> str:
        if slot == len(player["dungeon"]):
            return self.say("action-new-slot")
        return self.say("action-slot", card=self.slot_name(player["dungeon"][slot]))

    def action_name(self, view: View, action: int) -> str:
        """What an action names: a player, a room, a hero."""
        if action < SLOT:
            other = view["players"][action - PLAYER]
            args: Args = {"rooms": other["rooms_in_hand"], "spells": other["spells_in_hand"]}
            return self.say("action-player", player=self.player(other["seat"]), souls=other["souls"], **args)
        if action < BOSS:
            seat, place = seat_of_room(action), slot_of_room(action)
            dungeon = view["players"][seat]["dungeon"]
            room = self.slot_name(dungeon[place]) if place < len(dungeon) else NONE
            return self.say("action-room", player=self.player(seat), room=room, slot=place + 1)
        hero = self.tables.heroes[action - HERO].id
        return f"{self.hero(hero)} ({self.hero_facts(hero)})"

    def find_card(self, text: str) -> str:
        return self.find({id: "room" if self.is_room(id) else "spell" for id in self.tables.kinds}, text)

    # ---- refusals

    def refusal(self, view: ViewData, seat: int, refusal: Refusal) -> str:
        args = dict(refusal.args)
        args["player"] = self.player(seat)
        action = self.game.parse_action(str(args["action"]))
        card = NONE
        if action >= PLACE:  # the vocabulary has room for more cards than there are
            kind = kind_named(action)
            card = self.card(self.tables.kinds[kind]) if kind < len(self.tables.kinds) else NONE
        elif ACTIVATE <= action < ROOM:
            dungeon = read_view(view)["players"][seat]["dungeon"]
            card = self.slot_name(dungeon[action - ACTIVATE]) if action - ACTIVATE < len(dungeon) else NONE
        return self.say("play-refusal", reason=self.say(f"refusal-{refusal.key}", **args, card=card), rule=refusal.rule)


def icons(room: RoomCard) -> str:
    return "".join(LETTERS[name] * room.treasure[c] for c, name in enumerate(CLASSES))
