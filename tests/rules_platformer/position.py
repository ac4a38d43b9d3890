"""A position written as in a scenario file, then changed and played by a test: for what scenario files do not name."""

from __future__ import annotations

from pathlib import Path

from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.text.events import event_words
from bossrush.scenarios import load_scenario, open_scenario


class Position:
    def __init__(self, folder: Path, text: str, script: str = "") -> None:
        path = folder / "position.toml"
        head = 'title = "A position"\nrules = ["PF-1.1"]\ngame = "platformer"'
        path.write_text(f'{head}\ndice_script = "{script}"\n[position]\n{text}\n[expect]\nover = false\n', "utf-8")
        self.table = open_scenario(load_scenario(path), ())
        assert isinstance(self.table.state, State)
        assert isinstance(self.table.game, Platformer)
        self.g: State = self.table.state
        self.game: Platformer = self.table.game

    def stack_boss_deck(self, *tops: str) -> None:
        """These cards come next, the first one on top."""
        ids = [card.id for card in self.g.tables.boss_cards]
        top = [ids.index(card) for card in reversed(tops)]
        self.g.boss_deck = (*(card for card in self.g.boss_deck if card not in top), *top)

    def play(self, *actions: str) -> list[str]:
        """Take these actions; the events from the first one on, as text."""
        self.run()
        self.g.take_events()
        for text in actions:
            action = self.game.parse_action(text)
            assert action in self.g.legal(self.g.seats[0]), f"'{text}' is not among {', '.join(self.legal())}"
            self.g.answer(self.g.seats[0], action)
            self.run()
        return [" ".join(event_words(self.g, event)) for event in self.g.take_events()]

    def run(self) -> None:
        while not self.g.over and not self.g.pending() and not self.table.waits_for():
            self.g.advance()

    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.g.legal(self.g.seats[0])]

    def question(self) -> str:
        return self.g.asked().name
