"""Every position of the scenarios of Boss Monster in words: a missing text would raise."""

from pathlib import Path

import pytest

from bossrush.games.bossmonster.terminal.presenter import BossMonsterPresenter
from bossrush.kernel.events import SPECTATOR
from bossrush.scenarios import Scenario, ScenarioError, load_scenario, open_scenario
from bossrush.scenarios.runner import Failed, Run
from bossrush.text.messages import languages
from tests.terminal.bossmonster import words_in

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "bossmonster"


class SaidRun(Run):
    def __init__(self, scenario: Scenario, presenter: BossMonsterPresenter, said: set[str]) -> None:
        super().__init__(scenario, open_scenario(scenario, ()))
        self.presenter = presenter
        self.said = said
        """The kinds of refusals said so far; each is said once."""

    def check_options(self, line: int) -> None:
        """`bossrush scenario run` is the test of the scenarios themselves."""

    def advance(self, line: int) -> None:
        before = len(self.happened)
        super().advance(line)
        words, game = self.presenter.words, self.presenter.words.game
        self.presenter.look(game.view(self.state, SPECTATOR))
        events = [self.presenter.event_words(self.state, event) for event in self.happened[before:]]
        lines = words.events(events, "full") + self.presenter.tell(events, iter(()), [])
        for seat in self.state.seats:
            view = game.view(self.state, seat)
            legal = self.state.legal(seat)
            lines += [words.question(view, seat), self.presenter.changes(view, seat, legal)]
            lines += [words.meaning(view, seat, action) for action in legal]
            for action in range(game.actions):
                refusal = game.check(self.state, seat, action) if self.presenter.exists(action) else None
                if refusal is not None and refusal.key not in self.said:
                    self.said.add(refusal.key)
                    lines.append(words.refusal(view, seat, refusal))
        assert "{" not in "".join(lines)


@pytest.mark.parametrize("lang", languages())
def test_every_position_of_the_scenarios_can_be_said(lang: str) -> None:
    presenter, said = BossMonsterPresenter(words_in(lang)), set[str]()
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            SaidRun(load_scenario(path), presenter, said).run()
        except (Failed, ScenarioError):
            continue
    assert len(said) > 20
