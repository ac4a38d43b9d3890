/** What the page asks of a game. Only this is loaded with every page: the rest of a game when it is played. */

import type { Component, Snippet } from "svelte";
import { type GameView, SPECTATOR, type Stage } from "../stage/stage";

/** Draws a stage; `more` is what a running table offers besides the game. */
export type GameTable = Component<{ stage: Stage; more?: Snippet }>;

/** A number that counts at the end, by the name of its text. */
export interface Points {
  part: string;
  points: number;
}

export interface GameClient {
  table: () => Promise<{ default: GameTable }>;
  /** The Fluent file of its texts. */
  texts: string;
  /** What the first page shows of it. */
  picture: Component;
  /** Of the page that explains it; none, and there is no such page. */
  chapters: readonly string[];
  /** Where a hint covers least of the table. */
  hintSide: "left" | "right";
  /** What a player goes by: a field of players in the view, and a kind in the catalogue. */
  figure?: string;
  /** The numbers of players that the result compares. */
  standings: readonly string[];
  /** What a result adds up. */
  score?: (view: GameView) => Points[];
  /** Events that one would look for in a replay. */
  keyEvents: readonly string[];
  /** A replay with everything open: one view from those of all seats. */
  opened: (views: GameView[]) => GameView;
}

/** Each player as that player sees it. */
export function openedByPlayer(views: GameView[]): GameView {
  const players = views.map((view, seat) => (view.players as unknown[])[seat]);
  return { ...(views[0] as GameView), seat: SPECTATOR, players };
}
