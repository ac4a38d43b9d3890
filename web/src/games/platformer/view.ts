/** The shape of a view of Platformer (see `build_view` of the game), and the geometry of its spaces. */

export type Face = "boot" | "sword" | "coin" | "monster" | "star" | "blank";
export const FACES = ["boot", "sword", "coin", "monster", "star"] as const;

export interface Level {
  level: number;
  state: "hidden" | "revealed" | "removed";
  boss: boolean;
  tiles?: string[];
  enemy?: string;
}

export interface Space {
  space: string;
  features?: string[];
  floor?: "platform" | "pierced" | "one_way";
  wall_right?: boolean;
  coins?: number;
  gems?: number;
  enemy?: string;
  hero?: number;
}

export interface Player {
  seat: number;
  hero: string;
  space: string | null;
  level: number | null;
  hearts: number;
  health: number;
  coins: number;
  gems: number;
  special: Face;
  cards: string[];
  exhausted: string[];
  ability_exhausted: boolean;
  marks: string[];
  levitating: boolean;
  entered_boss_level: boolean;
  turns: number;
}

export type Counts = Record<string, number>;

export interface Dice {
  pool: Counts;
  used: Counts;
  recorded: Counts;
  enemy: string[];
}

export interface ShopSlot {
  card: string;
  type: string;
  price: number;
  prices: number[];
}

export interface Solo {
  event: string | null;
  events_left: number;
  events_seen: string[];
  defeats: number;
  score?: number[];
}

export interface View {
  game: string;
  seat: number;
  turn: number;
  active: number;
  step: number;
  over: boolean;
  winners: number[];
  levels: Level[];
  spaces: Space[];
  players: Player[];
  dice: Dice;
  bonus: number;
  invisible: boolean;
  boss: string;
  boss_health: number;
  boss_cards: { deck: number; discard: string[] };
  marks: Counts;
  artifacts: string[];
  solo: Solo | null;
  shop: (ShopSlot | null)[];
  decks: { items: number; potions: number };
  supply: { coins: number; gems: number; enemies: Counts };
  decision: { question: string; seats: number[]; about?: { space?: string } } | null;
}

export const COLUMNS = 8;
export const LEVEL_ROWS = 4;
export const LETTERS = "abcdefgh";

export const isSpace = (text: string): boolean => /^[a-h]\d+$/.test(text);
export const columnOf = (space: string): number => LETTERS.indexOf(space.charAt(0));
export const rowOf = (space: string): number => Number(space.slice(1)) - 1;
export const spaceAt = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;
export const levelOf = (space: string): number => Math.floor(rowOf(space) / LEVEL_ROWS) + 1;

export const WAYS = ["up", "down", "left", "right"] as const;
export type Way = (typeof WAYS)[number];
const OFFSETS: Record<Way, [number, number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

/** The space in this direction, whatever lies in between; null outside the tower's sides and bottom. */
export function neighbour(space: string, way: Way): string | null {
  const [across, along] = OFFSETS[way];
  const column = columnOf(space) + across;
  const row = rowOf(space) + along;
  return column < 0 || column >= COLUMNS || row < 0 ? null : spaceAt(column, row);
}

export interface Tower {
  /** Rows from 0, lowest and highest in play. */
  low: number;
  high: number;
  rows: number;
  /** The levels in play, from the top. */
  levels: Level[];
  /** Hidden ones above them, the lowest first. */
  hidden: Level[];
}

export function towerOf(view: View): Tower {
  const levels = view.levels.filter((level) => level.state === "revealed").reverse();
  const hidden = view.levels.filter((level) => level.state === "hidden");
  const low = ((levels.at(-1)?.level ?? 1) - 1) * LEVEL_ROWS;
  const high = (levels[0]?.level ?? 1) * LEVEL_ROWS - 1;
  return { low, high, rows: high - low + 1, levels, hidden };
}

export function spacesOf(view: View): Map<string, Space> {
  return new Map(view.spaces.map((space) => [space.space, space]));
}
