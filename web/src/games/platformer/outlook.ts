/** What a forecast means for a hero, read from its events: wounds, where it ends, who falls. */

import type { Forecasted } from "../../lib/protocol";
import type { Player } from "./view";

export interface Outlook {
  /** Those whose attacks wound the hero, by id, each once. */
  attackers: string[];
  wounds: number;
  before: number;
  after: number;
  faints: boolean;
  /** Ways of figures, to be drawn: from, to, and whether it is a fall. */
  ways: { from: string; to: string; fall: boolean }[];
  /** Where the hero stands then, if it moves. */
  ends: string;
  lines: string[];
  /** Whether more follows than that the action is taken. */
  eventful: boolean;
}

const PLAIN = ["used", "forged", "gravity", "special_reset", "saved", "card_used"];

const MOVES: Record<string, [number, number]> = {
  moved: [2, 3],
  ported: [2, 3],
  placed: [2, 3],
  pushed: [3, 4],
  fell: [2, 3],
  enemy_moved: [2, 3],
  boss_moved: [2, 3],
  displaced: [2, 3],
};

/** How the next turn begins, each with a line of its own. */
const NEXT_TURN = ["turn", "refreshed"];

/** What is worth saying: neither that a die is used nor that another turn begins. */
function linesOf({ events, lines = [] }: Forecasted): string[] {
  const next = events.findIndex(([name]) => name === "turn");
  const begins = (at: number): boolean => next >= 0 && at >= next && NEXT_TURN.includes(events[at]?.[0] ?? "");
  // from there on, an event is as far from the end as its line
  const told = lines.filter((_, i) => !begins(i + events.length - lines.length));
  return events[0]?.[0] === "used" ? told.slice(1) : told;
}

export function outlookOf(forecast: Forecasted, player: Player): Outlook {
  const outlook: Outlook = {
    attackers: [],
    wounds: 0,
    before: player.hearts,
    after: player.hearts,
    faints: false,
    ways: [],
    ends: "",
    lines: linesOf(forecast),
    eventful: forecast.events.some(([name = ""]) => !PLAIN.includes(name)),
  };
  for (const event of forecast.events) {
    const [name = "", who = "", what = ""] = event;
    const mine = who === player.hero;
    if (name === "enemy_attacked" && mine && !outlook.attackers.includes(what)) outlook.attackers.push(what);
    if (name === "wounded" && mine) {
      outlook.wounds += Number(what);
      outlook.after = Number(event[3]);
    }
    if ((name === "fainted" || name === "game_lost") && mine) outlook.faints = true;
    const move = MOVES[name];
    if (move && mine && name !== "pushed") outlook.ends = event[move[1]] ?? "";
    if (move) outlook.ways.push({ from: event[move[0]] ?? "", to: event[move[1]] ?? "", fall: name === "fell" });
  }
  return outlook;
}
