/** The view of Boss Monster as the server sends it, and its catalogue. Slots count from the Boss, from 1. */

import type { Decision } from "../../stage/stage";

export const CLASSES = ["cleric", "fighter", "mage", "thief"] as const;
export type HeroClass = (typeof CLASSES)[number];
export const PHASES = ["beginning", "build", "reveal", "bait", "adventure", "end"] as const;
export const SOULS_TO_WIN = 10;
export const WOUNDS_TO_LOSE = 5;
export const MOST_SLOTS = 5;

export interface Slot {
  slot: number;
  covered: string[];
  face_down: boolean;
  room?: string;
  type?: "monster" | "trap";
  advanced?: boolean;
  treasure?: Partial<Record<HeroClass, number>>;
  deactivated?: boolean;
  used?: boolean;
  damage?: number;
  bonus?: number;
}

/** The damage along the path of a dungeon, from the entrance on, over its active rooms. */
export interface Run {
  seat: number;
  damage: number[];
  dies_in: number | null;
}

export interface Hero {
  hero: string;
  class: HeroClass | null;
  health: number;
  epic: boolean;
  lured_to?: number;
  runs?: Run[];
}

export interface Player {
  seat: number;
  boss: string | null;
  xp: number | null;
  alive: boolean;
  levelled_up: boolean;
  level_up_waiting: boolean;
  souls: number;
  wounds: number;
  dead: string[];
  survived: string[];
  rooms_in_hand: number;
  spells_in_hand: number;
  dungeon: Slot[];
  entrance: Hero[];
  barred: boolean;
  placements: number;
  treasure?: Record<HeroClass, number>;
  damage?: number;
  hand?: string[];
  offered?: string[];
}

export interface Inside {
  seat: number;
  hero: string;
  damage: number;
  health: number;
  slot: number | null;
}

export interface Pending {
  seat: number;
  spell: boolean;
  card: string;
  target: string | null;
}

export interface View {
  game: string;
  seat: number;
  turn: number;
  phase: string;
  active: number;
  over: boolean;
  winners: number[];
  order: number[];
  players: Player[];
  town: Hero[];
  inside: Inside | null;
  decks: Record<"rooms" | "spells" | "heroes" | "epics", number>;
  discard: string[];
  no_building: boolean;
  pending: Pending[];
  search: string[] | null;
  decision: Decision | null;
}

export interface RoomCard {
  name: string;
  text: string;
  facts: string;
  type: "monster" | "trap";
  advanced: boolean;
  damage: number;
  treasure: Partial<Record<HeroClass, number>>;
}

export interface SpellCard {
  name: string;
  text: string;
  facts: string;
  build: boolean;
  adventure: boolean;
}

export interface HeroCard {
  name: string;
  short: string;
  facts: string;
  class: HeroClass | "";
  health: number;
  epic: boolean;
}

export interface BossCard {
  name: string;
  text: string;
  about: string;
  xp: number;
  treasure: HeroClass;
}

export interface Cards {
  room: Record<string, RoomCard>;
  spell: Record<string, SpellCard>;
  hero: Record<string, HeroCard>;
  boss: Record<string, BossCard>;
  class: Record<string, { name: string }>;
  phase: Record<string, { name: string }>;
}

/** The kinds of treasure of a room or hand card as a flat list, one entry for each symbol. */
export function symbols(treasure: Partial<Record<HeroClass, number>> | undefined): HeroClass[] {
  return CLASSES.flatMap((name) => Array<HeroClass>(treasure?.[name] ?? 0).fill(name));
}

export function isActive(slot: Slot): boolean {
  return slot.damage !== undefined;
}

/** The damage so far in each slot, for a hero at the entrance (from its run) or inside (from where it stands). */
export function damageAlong(player: Player, inside: Inside | null, run: Run | undefined): Map<number, number> {
  const along = new Map<number, number>();
  const path = player.dungeon.filter(isActive).reverse();
  if (!inside || inside.seat !== player.seat) {
    path.forEach((slot, i) => {
      const total = run?.damage[i];
      if (total !== undefined) along.set(slot.slot, total);
    });
    return along;
  }
  const at = inside.slot ?? Infinity;
  let total = inside.damage;
  if (inside.slot) along.set(inside.slot, total);
  for (const slot of path) {
    if (slot.slot >= at) continue;
    total += slot.damage ?? 0;
    along.set(slot.slot, total);
  }
  // What the rooms behind it dealt is only known to be what they deal now if it adds up.
  let behind = 0;
  const passed = path.filter((slot) => slot.slot >= at).map((slot) => [slot.slot, (behind += slot.damage ?? 0)] as const);
  if (behind === inside.damage) for (const [slot, damage] of passed) along.set(slot, damage);
  return along;
}

/** The slot in which the damage so far reaches the health of the hero; null if it comes through. */
export function diesIn(along: Map<number, number>, health: number): number | null {
  const enough = [...along].filter(([, damage]) => damage >= health).map(([slot]) => slot);
  return enough.length ? Math.max(...enough) : null;
}
