/** Who stands where, each under a key that stays the same when the figure moves, so that it can be seen moving. */

import type { Space } from "./view";

export interface Figure {
  key: string;
  space: string;
  enemy?: string;
  hero?: number;
}

let made = 0;

export function figuresOf(before: Figure[], spaces: Space[]): Figure[] {
  const heroes: Figure[] = [];
  const enemies: Figure[] = [];
  const lost = new Map(before.filter((one) => one.enemy).map((one) => [one.space, one]));
  const moved: Space[] = [];
  for (const space of spaces) {
    if (space.hero !== undefined) heroes.push({ key: `hero-${space.hero}`, space: space.space, hero: space.hero });
    if (!space.enemy) continue;
    const known = lost.get(space.space);
    if (known?.enemy === space.enemy) {
      lost.delete(space.space);
      enemies.push(known);
    } else {
      moved.push(space);
    }
  }
  for (const { space, enemy } of moved) {
    const from = [...lost.values()].find((one) => one.enemy === enemy);
    if (from) lost.delete(from.space);
    enemies.push({ key: from?.key ?? `enemy-${++made}`, space, enemy });
  }
  // an order that does not change keeps the elements of the page in place
  return [...heroes, ...enemies].sort((a, b) => (a.key < b.key ? -1 : 1));
}
