/** What is built, as paths of a drawing with 52 units a space: one path for all slabs, one for all rungs … A path costs
 *  the browser little, a thousand small shapes take longer to draw than everything else together. */

import { names } from "./names.svelte";
import { COLUMNS, columnOf, levelOf, neighbour, rowOf, type Space, type Tower, type View } from "./view";

export const UNIT = 52;
const SLAB = 44;
const RUNGS = [4, 13, 22, 31, 40, 49];
const BRICKS = [8, 17, 26, 35, 44];
/** The upright joints of a wall: how far across, from, to. */
const UPRIGHT = [
  [52, 0, 8],
  [50, 8, 17],
  [54, 17, 26],
  [50, 26, 35],
  [54, 35, 44],
  [52, 44, 52],
] as const;

export interface Place {
  x: number;
  y: number;
}

export const has = (space: Space, feature: string): boolean => space.features?.includes(feature) ?? false;
/** Where things stand: on the slab or on the edge. */
export const ground = (space: Space): number => (space.floor ? SLAB : 50);

export function placeOf(tower: Tower, space: string): Place {
  return { x: columnOf(space) * UNIT, y: (tower.high - rowOf(space)) * UNIT };
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The stone of one tile set. */
export interface Masonry {
  set: string;
  spaces: string;
  others: string;
  dots: string;
  slabs: string;
  lights: string;
  shades: string;
  walls: string;
  joints: string;
  chevrons: string;
}

function setOf(view: View, space: Space): string {
  const tiles = view.levels[levelOf(space.space) - 1]?.tiles;
  return names.word("tile", tiles?.[columnOf(space.space) < COLUMNS / 2 ? 0 : 1] ?? "", "set");
}

export function masonryOf(view: View, tower: Tower): Masonry[] {
  const sets = new Map<string, Masonry>();
  for (const space of view.spaces) {
    const set = setOf(view, space);
    const part = sets.get(set) ?? bare(set);
    sets.set(set, part);
    lay(part, space, placeOf(tower, space.space));
  }
  return [...sets.values()];
}

function bare(set: string): Masonry {
  const none = "";
  return {
    set,
    spaces: none,
    others: none,
    dots: none,
    slabs: none,
    lights: none,
    shades: none,
    walls: none,
    joints: none,
    chevrons: none,
  };
}

function lay(part: Masonry, space: Space, { x, y }: Place): void {
  const other = (columnOf(space.space) + rowOf(space.space)) % 2 === 1;
  part[other ? "others" : "spaces"] += box(x, y, UNIT, UNIT);
  part.dots += box(x - 1.5, y - 1.5, 3, 3);
  if (space.floor === "pierced") {
    slab(part, x, y, 12);
    slab(part, x + 40, y, 12);
  } else if (space.floor) {
    slab(part, x, y, UNIT);
    part.joints += `M${x + 17} ${y + 46}v4M${x + 35} ${y + 46}v4`;
  }
  if (space.floor === "one_way") {
    for (const across of [8, 21, 34]) part.chevrons += `M${x + across} ${y + 50}l5-5 5 5`;
  }
  if (space.wall_right) {
    part.walls += box(x + 47, y, 10, UNIT);
    for (const row of BRICKS) part.joints += `M${x + 47} ${y + row}h10`;
    for (const [across, from, to] of UPRIGHT) part.joints += `M${x + across} ${y + from}V${y + to}`;
  }
}

function slab(part: Masonry, x: number, y: number, width: number): void {
  part.slabs += box(x, y + SLAB, width, 8);
  part.lights += box(x, y + SLAB, width, 2);
  part.shades += box(x, y + SLAB + 6, width, 2);
}

/** What is printed on spaces, whatever they are made of. */
export interface Prints {
  rungs: string;
  rails: string;
  railShades: string;
  traps: string;
  portals: string;
  rings: string;
  eyes: string;
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

export function printsOf(view: View, tower: Tower, spaces: Map<string, Space>): Prints {
  const prints: Prints = { rungs: "", rails: "", railShades: "", traps: "", portals: "", rings: "", eyes: "" };
  for (const space of view.spaces) {
    const { x, y } = placeOf(tower, space.space);
    if (has(space, "ladder")) ladder(prints, space, spaces.get(neighbour(space.space, "up") ?? ""), { x, y });
    if (has(space, "trap")) {
      for (const spike of [7, 16, 26, 35]) prints.traps += `M${x + spike} ${y + ground(space)}l5-16 5 16z`;
    }
    if (has(space, "portal")) {
      prints.portals += `M${x + 19} ${y + 8}h14l11 11v14l-11 11h-14l-11-11v-14z`;
      prints.rings += circle(x + 26, y + 26, 11);
      prints.eyes += circle(x + 26, y + 26, 4);
    }
  }
  return prints;
}

/** Where it crosses a platform it stands out above it. */
function ladder(prints: Prints, space: Space, above: Space | undefined, { x, y }: Place): void {
  const top = above?.floor === "pierced" ? y - 12 : y;
  const bottom = y + (space.floor === "platform" ? SLAB : UNIT);
  const rungs = RUNGS.map((rung) => y + rung).filter((rung) => rung < bottom);
  if (top < y) rungs.push(y - 5);
  for (const rung of rungs) prints.rungs += `M${x + 18} ${rung}h16`;
  for (const rail of [17, 35]) prints.rails += `M${x + rail} ${top}V${bottom}`;
  for (const shade of [19, 37]) prints.railShades += `M${x + shade} ${top}V${bottom}`;
}

export function spawnsOf(view: View, tower: Tower): string {
  let path = "";
  for (const space of view.spaces) {
    if (!has(space, "spawn") || space.enemy) continue;
    const { x, y } = placeOf(tower, space.space);
    path += `M${x + 17} ${y + ground(space) - 8}h18M${x + 20} ${y + ground(space) - 4}h12`;
  }
  return path;
}
