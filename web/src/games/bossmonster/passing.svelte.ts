/** Passing without being asked: by phase through the server, or here where nothing else is possible. */

import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Board } from "./board.svelte";

/** The phases in which one gets a chance. */
export const STOPS = ["build", "adventure"] as const;
const LOOK = 160;

export class Passing {
  /** Phases in which the server passes for this seat. */
  phases: string[] = $state.raw([]);
  /** Pass by itself where nothing else is possible; only offered against bots, whom the time tells nothing. */
  forced = $state(true);

  /** The turn in which it was passed by itself last. */
  #passed = $state(0);

  constructor(readonly board: Board) {}

  /** Whether to say that it passes by itself: it will, or has done so this turn and nothing is asked. */
  get note(): boolean {
    return this.soon || (this.#passed === this.board.view.turn && !this.board.stage.mayAct);
  }

  toggle(phase: string): void {
    const on = !this.phases.includes(phase);
    this.phases = on ? [...this.phases, phase] : this.phases.filter((one) => one !== phase);
    this.board.stage.standing(this.phases);
  }

  /** The server forgets a standing pass with the connection: say it again on the next one. */
  renew(): void {
    if (session.connected && this.phases.length) this.board.stage.standing(this.phases);
  }

  /** Whether this chance passes by itself in a moment. A room just placed can still be taken back. */
  get soon(): boolean {
    const { board } = this;
    const { legal } = board.stage;
    if (!this.forced || !board.onlyBots || legal.length !== 1 || legal[0] !== "pass") return false;
    const { phase, active } = board.view;
    return phase !== "build" || active !== board.stage.seat || board.player.placements > 0;
  }

  /** After a moment to look. */
  pass(): () => void {
    const timer = setTimeout(() => {
      if (!this.soon) return;
      this.#passed = this.board.view.turn;
      this.board.act("pass");
    }, LOOK / (settings.get("speed") || 4));
    return () => clearTimeout(timer);
  }
}
