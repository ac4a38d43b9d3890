/** Who is who at a table: the hero or boss of a seat, and who plays it. */

import { clientOf } from "../games";
import type { Catalogue } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Table } from "../lib/table.svelte";
import { seatName } from "./seats";

export class Figures {
  #catalogue: Catalogue = $state.raw({});

  constructor(readonly table: Table) {}

  /** To be called in an effect: loads again when the language changes. */
  load(): void {
    const game = this.table.info?.game;
    if (game) void session.catalogue(game).then((catalogue) => (this.#catalogue = catalogue)).catch(() => {});
  }

  /** The figure first: several bots, or several seats of one person, have the same name. */
  name(seat: number): string {
    const players = this.table.shown?.view.players as Record<string, unknown>[] | undefined;
    const kind = clientOf(this.table.info?.game ?? "").figure ?? "";
    const figure = this.#catalogue[kind]?.[String(players?.[seat]?.[kind])]?.["name"];
    const person = seatName(this.table.info?.seats[seat]);
    return figure ? `${figure} · ${person}` : person;
  }
}
