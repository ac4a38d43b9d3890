/** Where the turns of a game begin, and which moments of it one would look for. */

import type { TimelineMove } from "../../lib/protocol";

export interface Turn {
  number: number;
  /** The move with which it begins. */
  move: number;
  /** Whose turn it is, if one seat alone decides in it. */
  owner: number | null;
}

export interface KeyMoment {
  move: number;
  text: string;
}

export function turnsOf(moves: TimelineMove[]): Turn[] {
  const turns: (Turn & { seats: Set<number> })[] = [];
  for (const { number, seat, events } of moves) {
    const passes = events.length > 0 && events.every(([name]) => name === "passed");
    if (number > 0 && !passes) turns.at(-1)?.seats.add(seat);
    for (const event of events) {
      if (event[0] === "turn") turns.push({ number: Number(event.at(-1)), move: number, owner: null, seats: new Set() });
    }
  }
  return turns.map(({ seats, ...turn }) => ({ ...turn, owner: seats.size === 1 ? ([...seats][0] ?? null) : null }));
}

export function turnAt(turns: Turn[], move: number): number {
  return turns.findLast((turn) => turn.move <= move)?.number ?? 0;
}

export function keyMomentsOf(moves: TimelineMove[], keyEvents: readonly string[]): KeyMoment[] {
  return moves
    .filter(({ events }) => events.some(([name = ""]) => keyEvents.includes(name)))
    .map(({ number, lines }) => ({ move: number, text: lines?.at(-1) ?? "" }));
}
