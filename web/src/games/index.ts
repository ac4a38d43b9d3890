/** The only list of games that have a client of their own. All others are played at the generic table. */

import { ready } from "../lib/i18n.svelte";
import { session } from "../lib/session.svelte";
import { bossmonster } from "./bossmonster";
import type { GameClient, GameTable } from "./client";
import { generic } from "./generic";
import { platformer } from "./platformer";

const CLIENTS = new Map<string, GameClient>([
  ["platformer", platformer],
  ["bossmonster", bossmonster],
]);

export const hasClient = (game: string): boolean => CLIENTS.has(game);
export const clientOf = (game: string): GameClient => CLIENTS.get(game) ?? generic;

/** The table of a game with its texts and names. If its client cannot be loaded, the game goes on at the generic table. */
export async function gameTable(game: string): Promise<GameTable> {
  const named = session.catalogue(game);
  const table = load(clientOf(game)).catch(() => load(generic));
  return (await Promise.all([table, named]))[0];
}

async function load(client: GameClient): Promise<GameTable> {
  const [{ default: table }] = await Promise.all([client.table(), ready(client.texts)]);
  return table;
}

export const hasRules = (game: string): boolean => clientOf(game).chapters.length > 0;

/** The page that explains this game; without one, that of the first game that has it. */
export function rulesPage(game = ""): string {
  const known = session.games?.games.map(({ name }) => name) ?? [];
  return `/rules/${[game, ...known].find(hasRules) ?? ""}`;
}
