/** From the main decision straight to a space: rows of actions that end there. The server says which of them are legal. */

import type { Forecasted } from "../../lib/protocol";
import { type Player, spacesOf, type View, WAYS, neighbour } from "./view";

/** Between the actions of a row, as in a forecast. */
export const THEN = ", ";

/** A space that can be chosen, and by what. */
export interface Lit {
  /** An action, or a row of them. */
  action: string;
  /** The symbol it takes, where the choice of the space spends one. */
  cost?: "boot" | "sword";
}

const COSTS = ["boot", "sword"] as const;

/** The action that uses such a symbol: a die, else the special die. */
function beginning(face: string, legal: string[], player: Player): string | null {
  if (legal.includes(`use ${face}`)) return `use ${face}`;
  return player.special === face && legal.includes("use special") ? "use special" : null;
}

/** With gems there is a question more: how often the symbol counts. Once, then. */
const starts = (begin: string): string[] => [begin, begin + THEN + "x1"];

export function rowsToAsk(view: View, player: Player, legal: string[]): string[] {
  if (view.decision?.question !== "main" || !player.space) return [];
  const home = player.space;
  const spaces = spacesOf(view);
  const enemies = WAYS.map((way) => neighbour(home, way) ?? "").filter((name) => spaces.get(name)?.enemy);
  return COSTS.flatMap((cost) => {
    const begin = beginning(cost, legal, player);
    if (!begin) return [];
    const ends: string[] = cost === "boot" ? [...WAYS] : [...enemies.flatMap((name) => [name, name + THEN + "strike"]), "strike"];
    return starts(begin).flatMap((start) => [start, ...ends.map((end) => start + THEN + end)]);
  });
}

/** The spaces that these forecasts lead to. */
export function litBy(forecasts: Map<string, Forecasted>, view: View, player: Player, legal: string[]): Map<string, Lit> {
  const found = new Map<string, Lit>();
  if (view.decision?.question !== "main" || !player.space) return found;
  for (const cost of COSTS) {
    const begin = beginning(cost, legal, player);
    if (!begin) continue;
    for (const start of starts(begin)) {
      for (const [action, space] of cost === "boot" ? steps(forecasts, start, player) : attacks(forecasts, start, view)) {
        found.set(space, { action, cost });
      }
    }
  }
  return found;
}

type Led = [action: string, space: string];

/** Where only one step is possible it is taken at once, without being asked for. */
function steps(forecasts: Map<string, Forecasted>, start: string, player: Player): Led[] {
  const taken = forecasts.get(start)?.events.find(([name, who]) => name === "moved" && who === player.hero)?.[3];
  if (taken) return [[start, taken]];
  return WAYS.flatMap((way): Led[] => {
    const space = neighbour(player.space ?? "", way);
    return space && forecasts.has(start + THEN + way) ? [[start + THEN + way, space]] : [];
  });
}

function attacks(forecasts: Map<string, Forecasted>, start: string, view: View): Led[] {
  const only = strike(forecasts, start)?.events.find(([name]) => name === "attacked")?.[3];
  if (only) return [[start, only]];
  return view.spaces.flatMap(({ space }): Led[] => {
    const row = start + THEN + space;
    return forecasts.has(row) ? [[row, space]] : [];
  });
}

/** What an attack comes to if nothing is added to it. */
export function strike(forecasts: Map<string, Forecasted>, action: string): Forecasted | undefined {
  return forecasts.get(action + THEN + "strike") ?? forecasts.get(action);
}
