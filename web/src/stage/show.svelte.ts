/** What happened, event by event, before the new view stands by itself: queue, speed and skip of every table. */

import { settings } from "../lib/settings.svelte";
import type { GameView } from "./stage";

export interface Step {
  /** How long it takes at normal speed. */
  ms: number;
  /** How long it is seen at any speed. */
  least?: number;
  /** Somebody's turn begins, which may take its own time. */
  begins?: boolean;
  /** Begin to draw it, over so many milliseconds. */
  draw(ms: number): void | Promise<void>;
}

/** A game's part in it. */
export interface Performer {
  steps(events: string[][], before: GameView, after: GameView): Step[];
  /** The new view is there: what was drawn instead of it goes. */
  end(): void;
}

const LONG_QUEUE = 6;
/** At normal speed a turn never takes longer. */
const LONGEST = 2500;

export class Show {
  /** Whether something is being shown: nothing can be decided meanwhile. */
  busy = $state(false);
  performer: Performer | null = null;
  #queue: (() => Promise<void>)[] = [];
  #skip = false;
  #wake: () => void = () => {};

  /** `fast` says whether there is no time for it, for reasons of its own. */
  constructor(readonly fast: () => boolean = () => false) {}

  /** One act after the other, in the order in which they came. */
  add(act: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push(() => act().then(resolve, reject));
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) await act();
    this.busy = false;
    this.#skip = false;
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skip = true;
    this.#wake();
  }

  get #hurried(): boolean {
    if (this.#skip || this.fast() || document.hidden) return true;
    return this.#queue.length > LONG_QUEUE || settings.get("speed") === 0;
  }

  /** Play what lies between two views; `settle` then shows the new one. */
  async play(events: string[][], before: GameView, after: GameView, settle: () => void): Promise<void> {
    const { performer } = this;
    try {
      if (!performer || this.#hurried) return;
      const steps = performer.steps(events, before, after);
      const times = paces(steps, settings.get("speed") || 1);
      for (const [i, step] of steps.entries()) {
        if (this.#hurried) return;
        await this.#take(step, times[i] ?? 0);
      }
    } finally {
      settle();
      performer?.end();
    }
  }

  async #take(step: Step, ms: number): Promise<void> {
    await step.draw(ms);
    const seen = Math.max(ms, step.least ?? 0);
    if (seen <= 0 || this.#skip) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seen);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** How long each step takes, at this speed and within the longest time of a turn. */
function paces(steps: Step[], speed: number): number[] {
  const times: number[] = [];
  while (times.length < steps.length) {
    const start = times.length;
    const next = steps.findIndex(({ begins }, i) => begins && i > start);
    const turn = steps.slice(start, next < 0 ? undefined : next);
    const total = turn.reduce((sum, { ms }) => sum + ms, 0);
    times.push(...turn.map(({ ms }) => (ms * Math.min(1, LONGEST / Math.max(1, total))) / speed));
  }
  return times;
}
