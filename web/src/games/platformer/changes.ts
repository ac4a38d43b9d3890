/** What each event changes in the picture of the table. No rules: what an event says has happened is drawn. */

import { levelOf, type Player, type Space, type View } from "./view";

type Change = (scene: View, words: string[], after: View) => void;

const spaceIn = (scene: View, name = ""): Space | undefined => scene.spaces.find((space) => space.space === name);
const playerOf = (scene: View, hero = ""): Player | undefined => scene.players.find((player) => player.hero === hero);

function move(scene: View, from = "", to = ""): void {
  const [start, end] = [spaceIn(scene, from), spaceIn(scene, to)];
  if (!start || !end || start === end) return;
  const { enemy, hero } = start;
  delete start.enemy;
  delete start.hero;
  if (enemy !== undefined) end.enemy = enemy;
  if (hero !== undefined) {
    end.hero = hero;
    const player = scene.players[hero];
    if (player) player.space = to;
  }
}

/** Two figures that change places pass through each other: the one that is told first waits aside. */
function push(scene: View, from = "", to = "", by = ""): void {
  const [start, end, pusher] = [spaceIn(scene, from), spaceIn(scene, to), playerOf(scene, by)];
  if (!start || !end) return;
  if (end.hero === undefined || end.hero !== pusher?.seat) {
    move(scene, from, to);
    return;
  }
  const { enemy, hero } = start;
  delete start.enemy;
  delete end.hero;
  start.hero = pusher.seat;
  pusher.space = from;
  if (enemy !== undefined) end.enemy = enemy;
  if (hero !== undefined) {
    end.hero = hero;
    const pushed = scene.players[hero];
    if (pushed) pushed.space = to;
  }
}

function gain(scene: View, hero: string | undefined, what: "coins" | "gems", left: string | undefined): void {
  const player = playerOf(scene, hero);
  if (!player) return;
  player[what] = Number(left);
  const here = spaceIn(scene, player.space ?? "");
  if (here) delete here[what];
}

function spendDie(scene: View, face = ""): void {
  const { pool, used } = scene.dice;
  if ((pool[face] ?? 0) > 0) {
    pool[face] = (pool[face] ?? 0) - 1;
    used[face] = (used[face] ?? 0) + 1;
  }
}

function reveal(scene: View, level: number, after: View): void {
  const shown = after.levels.find((one) => one.level === level);
  if (!shown) return;
  scene.levels = scene.levels.map((one) => (one.level === level ? shown : one));
  const bare = after.spaces
    .filter((space) => levelOf(space.space) === level)
    .map(({ space, features, floor, wall_right }) => ({ space, features, floor, wall_right }));
  scene.spaces.push(...bare);
}

const CHANGES: Record<string, Change> = {
  turn: (scene, [hero, turn]) => {
    scene.turn = Number(turn);
    scene.active = playerOf(scene, hero)?.seat ?? scene.active;
    scene.dice = { pool: {}, used: {}, recorded: {}, enemy: [] };
  },
  rolled: (scene, [, boot, sword, coin, monster, star]) => {
    const pool = { boot, sword, coin, monster, star };
    scene.dice.pool = Object.fromEntries(Object.entries(pool).map(([face, count]) => [face, Number(count)]));
    scene.dice.used = {};
  },
  enemy_rolled: (scene, [, result = ""]) => scene.dice.enemy.push(result),
  boss_rolled: (scene, [, result = ""]) => scene.dice.enemy.push(result),
  used: (scene, [, source = ""]) => {
    const face = source.replace("forge_", "");
    spendDie(scene, face);
    if (face !== source) spendDie(scene, face);
  },
  saved: (scene, [hero, face]) => {
    const player = playerOf(scene, hero);
    if (player) player.special = face as Player["special"];
  },
  special_reset: (scene, [hero]) => {
    const player = playerOf(scene, hero);
    if (player) player.special = "blank";
  },
  gems_spent: (scene, [hero, , left]) => {
    const player = playerOf(scene, hero);
    if (player) player.gems = Number(left);
  },
  coins_spent: (scene, [hero, , left]) => {
    const player = playerOf(scene, hero);
    if (player) player.coins = Number(left);
  },
  coins_gained: (scene, [hero, , left]) => gain(scene, hero, "coins", left),
  gems_gained: (scene, [hero, , left]) => gain(scene, hero, "gems", left),
  spawned: (scene, [hero, to, face]) => {
    const [player, space] = [playerOf(scene, hero), spaceIn(scene, to)];
    if (player && space) {
      player.space = space.space;
      space.hero = player.seat;
    }
    spendDie(scene, face);
  },
  moved: (scene, [, from, to]) => move(scene, from, to),
  ported: (scene, [, from, to]) => move(scene, from, to),
  placed: (scene, [, from, to]) => move(scene, from, to),
  displaced: (scene, [, from, to]) => move(scene, from, to),
  fell: (scene, [, from, to]) => move(scene, from, to),
  enemy_moved: (scene, [, from, to]) => move(scene, from, to),
  boss_moved: (scene, [, from, to]) => move(scene, from, to),
  pushed: (scene, [by, , from, to]) => push(scene, from, to, by),
  wounded: (scene, [hero, , left]) => {
    const player = playerOf(scene, hero);
    if (player) player.hearts = Number(left);
  },
  healed: (scene, [hero, , left]) => {
    const player = playerOf(scene, hero);
    if (player) player.hearts = Number(left);
  },
  fainted: (scene, [hero, from]) => {
    const [player, space] = [playerOf(scene, hero), spaceIn(scene, from)];
    if (player) player.space = null;
    if (space) delete space.hero;
  },
  defeated: (scene, [, , from]) => {
    const space = spaceIn(scene, from);
    if (space) delete space.enemy;
  },
  shattered: (scene, [, from]) => {
    const space = spaceIn(scene, from);
    if (space) delete space.enemy;
  },
  level_revealed: (scene, [level], after) => reveal(scene, Number(level), after),
  level_removed: (scene, [level]) => {
    scene.levels = scene.levels.map((one) => (one.level === Number(level) ? { ...one, state: "removed" } : one));
    scene.spaces = scene.spaces.filter((space) => levelOf(space.space) !== Number(level));
  },
  coin_laid: (scene, [to]) => {
    const space = spaceIn(scene, to);
    if (space) space.coins = (space.coins ?? 0) + 1;
  },
  gem_laid: (scene, [to]) => {
    const space = spaceIn(scene, to);
    if (space) space.gems = (space.gems ?? 0) + 1;
  },
  enemy_placed: (scene, [enemy, to]) => {
    const space = spaceIn(scene, to);
    if (space && enemy) space.enemy = enemy;
  },
  event: (scene, [, card = "", left]) => {
    if (scene.solo)
      scene.solo = {
        ...scene.solo,
        event: card,
        events_left: Number(left),
        events_seen: [...scene.solo.events_seen, card],
      };
  },
  boss_drew: (scene, [card = ""]) => {
    const { deck, discard } = scene.boss_cards;
    scene.boss_cards = { deck: deck - 1, discard: [...discard, card] };
  },
  boss_reshuffled: (scene, [cards]) => {
    scene.boss_cards = { deck: Number(cards), discard: [] };
  },
  mark_gained: (scene, [hero, mark = ""]) => {
    playerOf(scene, hero)?.marks.push(mark);
  },
  mark_lost: (scene, [hero, mark]) => {
    const player = playerOf(scene, hero);
    if (player) player.marks = player.marks.filter((one) => one !== mark);
  },
};

/** The step of the turn in which these happen. */
const STEPS: Record<string, number> = {
  turn: 0,
  level_removed: 1,
  refreshed: 2,
  rolled: 3,
  enemy_rolled: 4,
  saved: 6,
  turn_ended: 8,
  boss_rolled: 9,
  boss_drew: 9,
};

export function happen(scene: View, event: string[], after: View): void {
  const [name = "", ...words] = event;
  CHANGES[name]?.(scene, words, after);
  scene.step = STEPS[name] ?? scene.step;
}
