"""Boss Monster as a game of the kernel."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.rules import building, priority, setup, triggers, turn
from bossrush.games.bossmonster.rules.effects import bosses, common, rooms, targets
from bossrush.games.bossmonster.rules.events import EV_BUILT, EV_DECLARED, EV_REVEALED, EVENTS
from bossrush.games.bossmonster.rules.ids import NO, PASS
from bossrush.games.bossmonster.rules.notation import action_texts
from bossrush.games.bossmonster.rules.reasons import QUESTION_RULE, REASONS
from bossrush.games.bossmonster.rules.redeal import redeal_hidden, shuffle_decks
from bossrush.games.bossmonster.rules.state import OWN_FIELDS, State
from bossrush.games.bossmonster.rules.tables import Tables
from bossrush.games.bossmonster.rules.view import build_view, decision_view, knowledge_of
from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import Core, Question
from bossrush.kernel.game import Game, Option, OptionValue, Refusal, Summary

QUESTIONS: Final[list[type[Question]]] = [
    setup.ChooseBoss,
    setup.Mulligan,
    setup.Discard,
    setup.FirstRoom,
    turn.DrawFrom,
    priority.ChanceToAct,
    priority.Respond,
    building.ChooseSlot,
    targets.TargetRoom,
    targets.TargetHero,
    targets.TargetPlayer,
    priority.PayCard,
    priority.PayRoom,
    triggers.Order,
    common.Use,
    common.ChooseOpponent,
    rooms.ChooseKind,
    common.Take,
    bosses.Look,
    bosses.Find,
    bosses.Source,
    bosses.BuildOn,
    bosses.LoseRoom,
    common.DiscardSpell,
    bosses.LookHeroes,
    bosses.ChooseHero,
    rooms.SwapFirst,
    rooms.SwapSecond,
    rooms.BuildOneMore,
    bosses.Steal,
    rooms.HealWhom,
    turn.Scheming,
    rooms.LureWhom,
    bosses.Kill,
]


class BossMonster(Game):
    """Made with its content (`bossrush.content.load_tables`), packs included."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            "bossmonster",
            1,
            tables.hash,
            action_texts(tables),
            QUESTIONS,
            EVENTS,
            "'pass', 'place open_grave', 'slot 1'",
        )
        self.tables = tables
        self.card_events = [EV_REVEALED, EV_BUILT, EV_DECLARED]

    def options(self) -> list[Option]:
        return setup.list_options()

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> State:
        return setup.new_state(self.tables, options, chance)

    def out_of_turn_rule(self) -> str:
        return "BM-11.4"

    def explain(self, state: Core, seat: int, code: int, action: int) -> Refusal:
        """BM-I1, BM-I2."""
        rule, key = REASONS[code]
        if rule == QUESTION_RULE:
            rule = state.asked().rule
        return Refusal(rule, key, {"action": self.texts[action], "seat": seat})

    def default_action(self, state: Core, seat: int) -> int:
        """BM-R84: pass, decline, no mulligan; else the first legal option."""
        legal = state.legal(seat)
        for action in (PASS, NO):
            if action in legal:
                return action
        return legal[0]

    def view(self, state: Core, seat: int) -> dict[str, object]:
        assert isinstance(state, State)
        return build_view(state, seat, self.texts)

    def decision(self, state: Core, seat: int) -> dict[str, object] | None:
        assert isinstance(state, State)
        return decision_view(state, knowledge_of(state, seat), self.texts)

    def determinize(self, state: Core, seat: int, chance: Chance) -> None:
        """Re-deal what this seat cannot know, consistent with what it sees now; all chance to come is new."""
        assert isinstance(state, State)
        redeal_hidden(state, seat, chance)
        state.chance = FastChance(chance.below(1 << 30))

    def redeal(self, state: Core, chance: Chance) -> None:
        """The order of the decks; hands and face-down rooms are known to somebody."""
        assert isinstance(state, State)
        shuffle_decks([state.room_deck, state.spell_deck, state.hero_deck, state.epic_deck], chance)

    def summary(self, state: Core) -> Summary:
        assert isinstance(state, State)
        names = [self.tables.bosses[boss].id if boss >= 0 else "" for boss in state.bosses]
        return Summary([state.turn] * state.players, {"boss": names}, None)

    def playing(self, state: Core) -> list[int]:
        assert isinstance(state, State)
        return sorted(state.players_left())

    def card_of(self, event: tuple[int, ...]) -> tuple[int, str]:
        """A room that was built or a spell that was cast."""
        return event[1], self.tables.kinds[event[2] if event[0] == EV_DECLARED else event[3]]

    def dump(self, state: Core) -> dict[str, object]:
        assert isinstance(state, State)
        data = self.dump_core(state)
        for name in OWN_FIELDS:
            data[name] = getattr(state, name)
        return data
