/** What can be told of a view without knowing the game. */

import { type GameView, SPECTATOR } from "../../stage/stage";

export type Fields = Record<string, unknown>;

/** Shown in places of their own, or not for people. */
const APART = new Set(["game", "seat", "over", "winners", "decision", "players", "picture", "text"]);

/** What a seat sees, as the game draws it: an SVG, or lines of text; else nothing. */
export interface Drawing {
  picture: string;
  text: string;
}

const words = (value: unknown): string => (typeof value === "string" ? value : "");

export const drawingOf = (view: Fields): Drawing => ({ picture: words(view.picture), text: words(view.text) });

/** As an image, in which no script runs and nothing is loaded. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** In a replay with everything open: of all seats. */
export function viewsOf(view: GameView): GameView[] {
  return (view.views as GameView[] | undefined) ?? [view];
}

export function fieldsOf(view: Fields): Fields {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !APART.has(key)));
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a view tells of each player, if it does so by seat. */
export function playersOf(view: Fields): Fields[] {
  const { players } = view;
  return Array.isArray(players) && players.every(isFields) ? players : [];
}

/** What is told of the player of a seat: by themself, if that is shown. */
export function playerOf(view: GameView, seat: number): Fields {
  const own = viewsOf(view).find((one) => one.seat === seat && seat !== SPECTATOR) ?? view;
  return fieldsOf(playersOf(own)[seat] ?? {});
}

/** The legal actions by their verb, in the order in which they are told. */
export function byVerb(actions: string[]): [verb: string, actions: string[]][] {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const [verb = ""] = action.split(" ");
    groups.set(verb, [...(groups.get(verb) ?? []), action]);
  }
  return [...groups];
}
