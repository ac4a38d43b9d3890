"""Matches of Boss Monster played by a script in line mode."""

from bossrush.games import load_game
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.terminal.presenter import BossMonsterPresenter
from bossrush.games.bossmonster.text.views import View, read_view
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import SEALED
from bossrush.text.messages import Messages
from tests.terminal.helpers import play_with


def bossmonster() -> BossMonster:
    game = load_game("bossmonster")
    assert isinstance(game, BossMonster)
    return game


def make_match(seats: str = "human,random", seed: str = "5", **options: str) -> Match:
    kinds = seats.split(",")
    options = {"bosses": "draculord,robobo", **options}
    return new_match(bossmonster(), {"players": str(len(kinds)), **options}, kinds, SEALED, seed)


def words_in(lang: str = "en") -> BossMonsterWords:
    return BossMonsterWords(Messages(lang, "bossmonster", strict=True), bossmonster())


def play(match: Match, *lines: str, lang: str = "en") -> tuple[int, str]:
    return play_with(BossMonsterPresenter(words_in(lang)), match, *lines)


def card(g: State, id: str, number: int = 0) -> int:
    kind = g.tables.kind(id)
    return [c for c, k in enumerate(g.tables.cards) if k == kind][number]


def small_match() -> Match:
    """A position that shows every state of a room, heroes everywhere, and a hand."""
    match = make_match("human,human")
    g = match.state
    assert isinstance(g, State)
    g.turn, g.phase, g.active = 3, 5, 1
    g.dungeons[0] = [
        [card(g, "dark_altar"), card(g, "goblin_armory")],
        [card(g, "golem_factory")],
        [card(g, "monsters_ballroom")],
        [card(g, "witchs_kitchen")],
        [card(g, "open_grave"), card(g, "dizzygas_hallway")],
    ]
    g.dungeons[1] = [[card(g, "neanderthal_cave")], [card(g, "minotaurs_maze"), card(g, "bottomless_pit")]]
    g.down = [card(g, "dizzygas_hallway"), card(g, "bottomless_pit")]
    g.sideways = [card(g, "monsters_ballroom")]
    g.used = [card(g, "witchs_kitchen")]
    g.levelled[0] = True
    g.hands = [[card(g, "fear"), card(g, "freeze"), card(g, "freeze", 1)], [card(g, "open_grave", 1)]]
    names = ["nick_the_masher", "the_fool", "boden_the_pantless", "katelyn_angelic_healer", "samurai_tom"]
    heroes = [g.tables.hero(name) for name in names]
    g.hero_deck = [hero for hero in g.hero_deck if hero not in heroes]
    g.epic_deck = [hero for hero in g.epic_deck if hero not in heroes]
    g.town = heroes[:2]
    g.entrances[0] = [heroes[2], heroes[3]]
    g.inside, g.inside_room, g.inside_damage = heroes[4], card(g, "neanderthal_cave"), 3
    return match


def small_view(words: BossMonsterWords) -> View:
    match = small_match()
    data = match.game.view(match.state, 0)
    BossMonsterPresenter(words).look(data)
    return read_view(data)
