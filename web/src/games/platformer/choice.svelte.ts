/** What the person points at, what would follow from it, and the spaces that can be chosen. */

import type { Forecasted } from "../../lib/protocol";
import type { Stage } from "../../stage/stage";
import { missedOf, targetOf } from "./actions";
import { type Outlook, outlookOf } from "./outlook";
import type { Player, View } from "./view";
import { type Lit, litBy, rowsToAsk, strike, THEN } from "./ways";

/** The rule that a refusal names at its end. */
const RULE = / \[[^\]]+\]$/;

/** Questions about a die that is chosen but not yet used. */
const ABOUT_A_DIE = ["star_as", "forge_as", "times", "spawn"];

export class Choice {
  /** The action (or row of actions) pointed at, by pointer or focus or, on a touch screen, by a first tap. */
  pointed: string | null = $state(null);
  /** Whether it waits for a confirmation: a tap, not a pointer. */
  held = $state(false);
  /** The card on sale whose text is wanted. */
  card: string | null = $state(null);
  /** The action that chose the die which is asked about. */
  #begun = $state("");
  #forecasts: Map<string, Forecasted> = $state.raw(new Map());
  #reasons: Map<string, string> = $state.raw(new Map());
  #run = 0;

  constructor(
    readonly stage: Stage,
    readonly view: () => View | null,
    readonly player: () => Player | null,
  ) {}

  /** The spaces that can be chosen: for what is asked, or straight from the main decision. */
  readonly lit: Map<string, Lit> = $derived.by(() => {
    const [view, player, legal] = [this.view(), this.player(), this.stage.legal];
    if (!view || !player) return new Map<string, Lit>();
    const found = litBy(this.#forecasts, view, player, legal);
    for (const action of legal) {
      const space = targetOf(action, view, player);
      if (space) found.set(space, { action });
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
    if (!this.#aboutADie) this.#begun = action.split(THEN)[0] ?? "";
    this.stage.act(...action.split(THEN));
  }

  /** A finger cannot point: its first tap shows what would follow, the second one does it. */
  tap(action: string): void {
    if (this.held && this.pointed === action) this.do(action);
    else this.hold(action);
  }

  get #aboutADie(): boolean {
    return ABOUT_A_DIE.includes(this.stage.shown?.decision?.question ?? "");
  }

  /** What was done with a die, while more is asked about it: `use boot`, `forge special`. */
  get begun(): string {
    return this.stage.mayAct && this.#aboutADie ? this.#begun : "";
  }

  /** A new decision: ask what would follow. */
  follow(): void {
    this.release();
    if (this.stage.mayAct && !this.#aboutADie) this.#begun = "";
    this.#forecasts = new Map();
    this.#reasons = new Map();
    const run = ++this.#run;
    if (this.stage.mayAct) void this.#ask(run);
  }

  async #ask(run: number): Promise<void> {
    const [view, player] = [this.view(), this.player()];
    if (!view || !player) return;
    const { legal } = this.stage;
    const forecasts = await this.stage.foresee([...new Set([...legal, ...rowsToAsk(view, player, legal)])]);
    if (run !== this.#run) return;
    this.#forecasts = forecasts;
    for (const action of missedOf(legal, view, player)) {
      const because = await this.stage.why(action);
      if (run !== this.#run) return;
      const reason = because.text?.replace(RULE, "");
      if (reason) this.#reasons = new Map(this.#reasons).set(action, reason);
    }
  }

  outlook(action: string | null): Outlook | null {
    const forecast = action === null ? undefined : strike(this.#forecasts, action);
    const player = this.player();
    return forecast && player ? outlookOf(forecast, player) : null;
  }

  reason(action: string): string {
    return this.#reasons.get(action) ?? "";
  }
}
