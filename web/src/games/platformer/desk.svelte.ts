/** What the parts of the table share: the stage, what is shown of it, whose place it is and what can be chosen. */

import type { Stage } from "../../lib/stage";
import { primaryOf } from "./actions";
import { Choice } from "./choice.svelte";
import { layout } from "./layout.svelte";
import { Show } from "./show.svelte";
import { type Player, type Tower, towerOf, type View } from "./view";

export class Desk {
  readonly show: Show;
  readonly choice: Choice;

  constructor(readonly stage: Stage) {
    this.show = new Show(stage);
    this.choice = new Choice(
      stage,
      () => this.#settled,
      () => this.#settled?.players[stage.seat] ?? null,
    );
  }

  get #settled(): View | null {
    return (this.stage.shown?.view as unknown as View | undefined) ?? null;
  }

  /** While something is being shown, the picture it changes; else the view. */
  readonly view: View | null = $derived.by(() => this.show.scene ?? this.#settled);
  /** One's own place; for a spectator that of the active player. */
  readonly player: Player | null = $derived.by(() => {
    const view = this.view;
    return view ? (view.players[this.stage.seat] ?? view.players[view.active] ?? null) : null;
  });
  readonly tower: Tower | null = $derived.by(() => (this.view ? towerOf(this.view) : null));
  /** What the big button does. */
  readonly primary: string | null = $derived.by(() => primaryOf(this.stage.legal));
  readonly bossNear: boolean = $derived.by(
    () => this.view?.levels.some((level) => level.boss && level.state === "revealed") ?? false,
  );
  /** With few levels left there is room for the boss above the tower. */
  readonly bossAbove: boolean = $derived.by(
    () => this.bossNear && (this.tower?.rows ?? 0) <= (layout.kind === "phone" ? 4 : 8),
  );
}
