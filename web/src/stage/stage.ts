/** What a game's table draws and asks: a running table, or a moment of a replay. */

import type { Hints } from "../lib/hints.svelte";
import type { Because, ClockInfo, Forecasted, SeatWords, TableInfo } from "../lib/protocol";
import type { Show } from "./show.svelte";

export const SPECTATOR = -1;

export interface Decision {
  question: string;
  seats: number[];
  /** What the question is about, by name. */
  about?: Record<string, unknown>;
  legal?: string[];
  passed?: number[];
  chosen?: string[];
}

export type GameView = Record<string, unknown> & { game: string; seat: number; over: boolean; decision: Decision | null };

/** What one seat knows, as it was told. */
export interface SeatState {
  view: GameView;
  decision: Decision | null;
  words: SeatWords;
}

export interface LogLine {
  /** The number of moves after which this stood: a replay shows that moment. */
  move: number;
  text: string;
}

export interface Stage {
  readonly info: TableInfo | null;
  /** The seat whose knowledge is shown. */
  readonly seat: number;
  /** The seats of whoever is in front of the screen: none for a spectator and in a replay. */
  readonly mine: number[];
  readonly shown: SeatState | null;
  readonly show: Show;
  readonly log: LogLine[];
  readonly clock: (ClockInfo & { at: number }) | null;
  readonly hints?: Hints;

  /** What is asked, in a sentence; in a replay what just happened. */
  readonly question: string;
  /** Whether it is for the seat in front of the screen to decide, now. */
  readonly mayAct: boolean;
  /** What it may do: nothing while something is being shown. */
  readonly legal: string[];
  /** What an action would do, in words. */
  meaning(action: string): string;

  /** Do this, or a row of actions. */
  act(...actions: string[]): void;
  undo(): void;
  /** Let the server pass in these phases. */
  standing(phases: string[]): void;
  /** What certainly follows from these actions, or rows of actions (`use boot, x1, left`); without any, from all. */
  foresee(actions?: string[]): Promise<Map<string, Forecasted>>;
  /** Why an action is refused, in words. */
  why(action: string): Promise<Because>;
}
