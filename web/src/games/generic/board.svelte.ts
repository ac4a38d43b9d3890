/** What the parts of the table share: the stage, the view that is drawn of it, and the names of what is in it. */

import { createContext } from "svelte";
import type { Catalogue } from "../../lib/api";
import { session } from "../../lib/session.svelte";
import type { GameView, Stage } from "../../stage/stage";
import { person } from "../person";

export class Board {
  #names: Catalogue = $state.raw({});

  constructor(readonly stage: Stage) {}

  /** A table is only drawn once a view is told. */
  get view(): GameView {
    return this.stage.shown?.view as GameView;
  }

  /** Whether the person in front of the screen plays that seat: neither a spectator nor a replay does. */
  get mine(): boolean {
    return this.stage.mine.includes(this.stage.seat);
  }

  /** Who has to decide, and is waited for. */
  get asked(): number[] {
    return this.view.over ? [] : (this.stage.shown?.decision?.seats ?? []);
  }

  get winners(): number[] {
    return (this.view.winners as number[] | undefined) ?? [];
  }

  personName(seat: number): string {
    return person(this.stage.info, seat);
  }

  /** To be called in an effect: loads again when the language changes. */
  load(): void {
    const game = this.stage.info?.game;
    if (game) void session.catalogue(game).then((names) => (this.#names = names));
  }

  /** The name of something by its id; `field` is where it stands, and may say what kind of thing it is. */
  nameOf(field: string, id: string): string {
    const kinds = [this.#names[field], this.#names[field.replace(/s$/, "")], ...Object.values(this.#names)];
    const name = kinds.find((kind) => kind && Object.hasOwn(kind, id))?.[id]?.["name"];
    return typeof name === "string" ? name : id;
  }
}

export const [useBoard, shareBoard] = createContext<Board>();
