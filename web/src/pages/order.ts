/** Tables as people order them: what to fill in by itself, and how to begin. */

import { gameTable } from "../games";
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { GameInfo, OptionInfo, TableOrder } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { foresee } from ".";

export const ME = "me";
export const OPEN = "open";
export const PLAYERS = "players";
/** How one can play; the last part of the address of a new table. */
export const WAYS = ["bots", "friends", "hot-seat", "solo"] as const;
export type Way = (typeof WAYS)[number];

export function guestName(): string {
  return t("guest-name", { number: 100 + Math.floor(Math.random() * 900) });
}

export function playersOption(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.name === PLAYERS);
}

export function hasSolo(game: GameInfo): boolean {
  return playersOption(game)?.low === 1;
}

/** The bot to begin with. */
export function goodBot(game: Pick<GameInfo, "bots">): string {
  return game.bots.find((bot) => bot === "medium") ?? game.bots[0] ?? "";
}

/** Who sits where at first. */
export function seatsFor(game: GameInfo, way: Way, players: number): string[] {
  const other = { bots: goodBot(game), friends: OPEN, "hot-seat": ME, solo: ME }[way];
  return Array.from({ length: players }, (_, seat) => (seat ? other : ME));
}

export function startsAtOnce(seats: string[]): boolean {
  return !seats.includes(OPEN);
}

/** Create the table, as a guest if nobody is known yet, and go there. */
export async function begin(order: TableOrder): Promise<void> {
  foresee("/table/");
  gameTable(order.game).catch(() => {}); // whoever shows the table tells that it cannot be loaded
  await session.come(guestName());
  const created = await api.create(order);
  router.go(`/table/${created.id}`);
}

/** With good defaults, at once. */
export function playNow(game: GameInfo, way: "bots" | "solo"): Promise<void> {
  const usual = Number(playersOption(game)?.default ?? 2);
  const players = way === "solo" ? 1 : usual;
  const seats = seatsFor(game, way, players);
  return begin({ game: game.name, options: { [PLAYERS]: String(players) }, seats, start: true });
}
