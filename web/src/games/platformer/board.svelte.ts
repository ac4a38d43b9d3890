/** What the parts of the table share: the stage, the view that is drawn of it, whose place it is and what can be chosen. */

import { createContext } from "svelte";
import type { Stage } from "../../stage/stage";
import { primaryOf } from "./actions";
import { Choice } from "./choice.svelte";
import { layout } from "./layout.svelte";
import { Scene } from "./scene.svelte";
import { type Player, type Space, spacesOf, type Tower, towerOf, type View } from "./view";

export class Board {
  readonly scene = new Scene();
  readonly choice: Choice;

  constructor(readonly stage: Stage) {
    this.choice = new Choice(
      stage,
      () => this.#settled,
      () => this.#settled?.players[stage.seat] ?? null,
    );
  }

  get #settled(): View | null {
    return (this.stage.shown?.view as unknown as View | undefined) ?? null;
  }

  /** While something is being shown, the picture it changes; else what is known. A table is only drawn once that is told. */
  readonly view: View = $derived.by(() => this.scene.view ?? (this.#settled as View));
  /** One's own place; for a spectator that of the active player. */
  readonly player: Player = $derived.by(() => {
    const { players, active } = this.view;
    return (players[this.stage.seat] ?? players[active]) as Player;
  });
  /** Whether the person in front of the screen has that place: neither a spectator nor a replay does. */
  readonly mine: boolean = $derived.by(() => this.stage.mine.includes(this.player.seat));
  readonly rivals: Player[] = $derived.by(() => this.view.players.filter((one) => one !== this.player));
  readonly tower: Tower = $derived.by(() => towerOf(this.view));
  readonly spaces: Map<string, Space> = $derived.by(() => spacesOf(this.view));
  /** What the big button does. */
  readonly primary: string | null = $derived.by(() => primaryOf(this.stage.legal));
  readonly bossNear: boolean = $derived.by(() => this.view.levels.some((level) => level.boss && level.state === "revealed"));
  /** With few levels left there is room for the boss above the tower. */
  readonly bossAbove: boolean = $derived.by(() => this.bossNear && this.tower.rows <= (layout.kind === "phone" ? 4 : 8));

  get question(): string {
    return this.stage.shown?.decision?.question ?? "";
  }
}

export const [useBoard, shareBoard] = createContext<Board>();
