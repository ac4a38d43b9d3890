import type { Component, Snippet } from "svelte";
import { ready } from "../../lib/i18n.svelte";
import { session } from "../../lib/session.svelte";
import type { Stage } from "../../stage/stage";

export type GameTable = Component<{ stage: Stage; more?: Snippet }>;

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  platformer: () => import("../../games/platformer/Table.svelte"),
  bossmonster: () => import("../../games/bossmonster/Table.svelte"),
};

/** The drawing of a game with its texts and names, loaded when it is played. */
export async function gameTable(game: string): Promise<GameTable> {
  const load = TABLES[game];
  if (!load) throw new Error(`nothing here draws ${game}`);
  const [drawing] = await Promise.all([load(), ready(`web_${game}`), session.catalogue(game)]);
  return drawing.default;
}
