"""Nothing a client receives depends on what it may not know: over real sockets, byte by byte.

Two tables have the same secret and the same people. At the second one everything that one viewer cannot know is dealt
anew, again and again, and in Boss Monster others choose other cards in secret; whatever the viewer is told or answered
must be the same at both tables. Where the viewer rightly learns a difference (a roll, a revealed card), the second
table first gets the true position back.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from bossrush.games.bossmonster.rules.ids import PHASES
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.events import SPECTATOR
from bossrush.server.entries import decode_entry
from bossrush.server.live import Live
from tests.server.running import Message, Player, Server, at_random, dealt, players, run, running_server, started

POSITIONS = 120
BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])
SEATS = {"platformer": 2, "bossmonster": 3}
PACE, WINDOW = 0.011, 0.022


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def came_out(before: Core, after: Core) -> bool:
    return before.secrets + before.chance.drawn != after.secrets + after.chance.drawn


def stepped(state: Core, seat: int, action: int) -> Core:
    """A copy, after this decision, with what happened in its `events`."""
    twin = state.copy()
    twin.listening = True
    twin.take_events()
    twin.answer(seat, action)
    twin.run()
    return twin


class Twins:
    """The two tables, and one who watches both: a player with a seat, or a spectator."""

    def __init__(self, server: Server, tables: list[str], people: list[Player], watching: Player, viewer: int) -> None:
        self.server = server
        self.tables = tables
        self.people = people
        self.watching = watching
        self.viewer = viewer
        self.chance = random.Random(viewer)
        self.lives: list[Live] = [server.live(table) for table in tables]
        self.game = self.lives[0].table.game
        self.read = 0
        """How much of what was received has been compared."""
        self.compared = 0
        """Positions at which something was hidden, and all was the same."""
        self.hidden = False
        """Whether the second table has another position than the first."""

    def state(self, which: int) -> Core:
        return self.lives[which].table.playing().state

    async def set_second(self, state: Core) -> None:
        self.lives[1].table.playing().state = state

    def deal_anew(self) -> None:
        twin = self.state(0).copy()
        self.game.determinize(twin, self.viewer, FastChance(self.chance.randrange(1 << 30)))
        self.server.inside(lambda: self.set_second(twin))
        self.hidden = True

    def restore(self) -> None:
        twin = self.state(0).copy()
        self.server.inside(lambda: self.set_second(twin))
        self.hidden = False

    # ---- a step

    def choose(self) -> tuple[int, list[int]]:
        """Somebody who is asked, and what to do at each table so that it looks the same to the viewer."""
        state = self.state(0)
        assert state.seats == self.state(1).seats
        seat = self.chance.choice(state.seats)
        action = self.chance.choice(state.legal(seat))
        others = self.state(1).legal(seat)
        if seat == self.viewer or self.game.name == "platformer":
            others = [other for other in others if other == action]
        self.chance.shuffle(others)
        end = stepped(state, seat, action)
        for other in others[:8]:
            twin = stepped(self.state(1), seat, other)
            out = came_out(state, end), came_out(self.state(1), twin)
            if self.seen(twin) == self.seen(end):
                assert seat != self.viewer or out[0] == out[1], "what may be taken back tells what is hidden"
                return seat, [action, other]
            assert other != action or any(out), "the game shows what is hidden"
        self.restore()
        return seat, [action, action]

    def seen(self, state: Core) -> str:
        events = [self.game.redact(event, self.viewer) for event in state.events]
        return json.dumps([events, self.game.view(state, self.viewer)])

    async def act(self, seat: int, actions: list[int]) -> None:
        """A decision at each table."""
        for table, live, action in zip(self.tables, self.lives, actions, strict=True):
            version = live.table.version
            answer = await self.people[seat].act(table, seat, version, self.game.texts[action], key=f"k{version}")
            assert answer["type"] == "update", answer

    async def ask_everything(self) -> None:
        """All that can be asked without changing anything: the view, why not, forecasts, what is refused."""
        lang = self.chance.choice(["", "en", "de"])
        texts = self.game.texts
        some = self.chance.sample(texts, 3)
        wrong = [text for text in some if self.game.ids[text] not in self.state(0).legal(self.viewer)]
        for table, live in zip(self.tables, self.lives, strict=True):
            version = live.table.version
            common: Message = {"table": table, "seat": max(self.viewer, 0)}
            await self.watching.send(type="join", table=table, invite=live.table.row.invite, lang=lang)
            for text in some:
                await self.watching.send(type="why", action=text, **common)
            await self.watching.send(type="forecast", **common)
            for text in [*wrong, "no such thing"]:
                await self.watching.send(type="act", actions=[text], version=version, key="wrong", **common)
            await self.watching.send(type="act", actions=[texts[0]], version=0, key="stale", **common)
            await self.watching.send(type="answer", yes=True, key="nothing", **common)

    async def compare(self) -> None:
        """What the viewer has received at the two tables since the last time."""
        await self.watching.heard()
        received: list[list[str]] = [[], []]
        for message in self.watching.inbox[self.read :]:
            if message["type"] != "pong":
                which = self.tables.index(message["table"])
                received[which].append(masked(message, self.tables[which]))
        assert received[0] == received[1]
        assert received[0], "nothing was received"
        self.read = len(self.watching.inbox)
        self.compared += self.hidden

    async def compare_infos(self) -> None:
        infos = []
        for table, live in zip(self.tables, self.lives, strict=True):
            info = await self.watching.get(f"/api/tables/{table}", invite=live.table.row.invite)
            infos.append(masked(info, table))
        assert infos[0] == infos[1]


def masked(message: Message, table: str) -> str:
    """The message as text, without what is different for good reasons: the table's id and the time."""
    return re.sub(r'"(created|at)": \d+', r'"\1": 0', json.dumps(message).replace(table, "TABLE"))


async def twins_for(server: Server, people: list[Player], watching: Player, viewer: int, game: str, seed: int) -> Twins:
    with dealt(seed):
        rounds = [await started(people, game) for _ in range(2)]
    twins = Twins(server, [round.table for round in rounds], people, watching, viewer)
    for live in twins.lives:
        await watching.join(live.id, invite=live.table.row.invite)
    for player in people:
        await player.heard()
    await watching.heard()
    twins.read = len(watching.inbox)
    return twins


async def play_twins(twins: Twins, positions: int) -> None:
    """Up to the end of the game or so many positions."""
    while not twins.state(0).over and twins.compared < positions and twins.lives[0].table.version < 400:
        if not twins.hidden or twins.chance.random() < 0.3:
            twins.deal_anew()
        await twins.ask_everything()
        await twins.compare()
        await twins.act(*twins.choose())
        await twins.compare()
    await twins.compare_infos()
    for player in twins.people:
        await player.heard()


@BOTH
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_what_a_viewer_receives_does_not_depend_on_what_is_hidden_from_it(
    server: Server, game: str, viewer: int
) -> None:
    async def story() -> None:
        async with players(server, "Ada", "Bob", "Cy", "Eve") as (*seated, eve):
            people = seated[: SEATS[game]]
            compared = 0
            for seed in range(10):
                twins = await twins_for(server, people, eve if viewer < 0 else people[viewer], viewer, game, seed)
                await play_twins(twins, POSITIONS - compared)
                compared += twins.compared
                if compared >= POSITIONS:
                    return
            raise AssertionError(f"only {compared} positions could be compared")

    run(story())


# ---- timing


@BOTH
def test_when_a_bot_or_a_standing_pass_answers_does_not_depend_on_its_hand(game: str) -> None:
    """The delay that is scheduled, and whether there is a standing pass at all, for every seat that is asked."""

    async def story(server: Server) -> int:
        positions = 0
        async with players(server, "Ada", "Bob", "Cy") as people:
            for seed in range(3):
                with dealt(seed):
                    round = await started(people[: SEATS[game]], game)
                live = server.live(round.table)
                await round.play(at_random(seed), partial(checked, live))
                positions += live.table.version
        return positions

    def checked(live: Live) -> bool:
        play = live.table.playing()
        true = play.state
        for seat in true.seats:
            live.standing = {seat: list(PHASES)}
            scheduled = (live.pace(seat), live.passes(seat))
            assert scheduled[0] in (PACE, WINDOW)
            for viewer in (SPECTATOR, *range(true.players)):
                if viewer != seat:
                    twin = true.copy()
                    live.table.game.determinize(twin, viewer, FastChance(live.table.version))
                    play.state = twin
                    assert (live.pace(seat), live.passes(seat)) == scheduled
                    play.state = true
        live.standing = {}
        return live.table.version > 120

    with running_server(bot_delay=PACE, window=WINDOW) as server:
        assert run(story(server)) > 200


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_bot_answers_no_sooner_than_the_time_it_always_takes(bot: str) -> None:
    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post("/api/tables", game="platformer", seats=[bot, bot], start=True)
            joined = await ada.join(made["id"])
            while joined["version"] < 20:
                joined = await ada.receive("update")
        times = [decode_entry(data).at for data in server.log(made["id"])]
        assert all(later - sooner >= 1000 * PACE - 1 for sooner, later in pairwise(times[2:20]))

    with running_server(bot_delay=PACE, window=WINDOW) as server:
        run(story(server))
