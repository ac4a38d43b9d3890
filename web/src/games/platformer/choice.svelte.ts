/** What the person points at, what would follow from it, and the short ways of choosing. */

import type { Forecasted } from "../../lib/protocol";
import type { Stage } from "../../lib/stage";
import { missedOf, targetOf } from "./actions";
import { type Outlook, outlookOf } from "./outlook";
import { isOpen, type Player, type View } from "./view";

/** The rule that a refusal names at its end. */
const RULE = / \[[^\]]+\]$/;

export class Choice {
  /** The action pointed at, by pointer or focus or, on a touch screen, by a first tap. */
  pointed: string | null = $state(null);
  /** Whether it waits for a confirmation: a tap, not a pointer. */
  held = $state(false);
  #forecasts: Map<string, Forecasted> = $state.raw(new Map());
  #reasons: Map<string, string> = $state.raw(new Map());
  #run = 0;
  /** The rest of a short way: the space that was tapped, to be chosen when the server asks. */
  #wanted: string | null = null;

  constructor(
    readonly stage: Stage,
    readonly view: () => View | null,
    readonly player: () => Player | null,
  ) {}

  /** The legal actions by the space on which they can be chosen. */
  readonly targets: Map<string, string> = $derived.by(() => {
    const [view, player] = [this.view(), this.player()];
    const found = new Map<string, string>();
    if (!view || !player) return found;
    for (const action of this.stage.legal) {
      const space = targetOf(action, view, player);
      if (space) found.set(space, action);
    }
    return found;
  });

  point(action: string | null): void {
    if (!this.held) this.pointed = action;
  }

  hold(action: string): void {
    this.pointed = action;
    this.held = true;
  }

  release(): void {
    this.pointed = null;
    this.held = false;
  }

  do(action: string): void {
    this.release();
    this.stage.act(action);
  }

  /** A new decision: ask what would follow, or go on with a short way. */
  follow(): void {
    this.release();
    this.#forecasts = new Map();
    this.#reasons = new Map();
    const run = ++this.#run;
    if (!this.stage.mayAct) return;
    if (this.#goOn()) return;
    void this.#ask(run);
  }

  async #ask(run: number): Promise<void> {
    const [view, player] = [this.view(), this.player()];
    if (!view || !player) return;
    const forecasts = new Map<string, Forecasted>();
    for (const action of this.stage.legal) {
      const forecast = await this.stage.forecast(action);
      if (run !== this.#run) return;
      if (forecast) forecasts.set(action, forecast);
    }
    this.#forecasts = forecasts;
    for (const action of missedOf(this.stage.legal, view, player)) {
      const because = await this.stage.why(action);
      if (run !== this.#run) return;
      const reason = because.text?.replace(RULE, "");
      if (reason) this.#reasons = new Map(this.#reasons).set(action, reason);
    }
  }

  outlook(action: string | null): Outlook | null {
    const forecast = action === null ? undefined : this.#forecasts.get(action);
    const player = this.player();
    return forecast && player ? outlookOf(forecast, player) : null;
  }

  reason(action: string): string {
    return this.#reasons.get(action) ?? "";
  }

  /** From the main decision: what a tap on this space begins, a step or an attack on a neighbour. */
  shortcut(space: string): string | null {
    const [view, player] = [this.view(), this.player()];
    if (view?.decision?.question !== "main" || !player?.space || !isOpen(view, player.space, space)) return null;
    const begin = view.spaces.find((one) => one.space === space)?.enemy ? "use sword" : "use boot";
    if (!this.stage.isLegal(begin)) return null;
    // where only one step is possible it is taken at once: it must be the one that was meant
    const step = this.#forecasts.get(begin)?.events.find(([name, who]) => name === "moved" && who === player.hero);
    return step && step[3] !== space ? null : begin;
  }

  begin(action: string, space: string): void {
    this.#wanted = space;
    this.do(action);
  }

  #goOn(): boolean {
    const wanted = this.#wanted;
    if (!wanted) return false;
    const next = this.targets.get(wanted) ?? (this.stage.isLegal("x1") ? "x1" : null);
    if (next !== "x1") this.#wanted = null;
    if (next) this.stage.act(next);
    return next !== null;
  }
}
