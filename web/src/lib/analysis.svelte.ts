/** What decided a finished game. The server works it out in the background; until then one asks again. */

import { api, Refusal } from "./api";
import type { Analysis, TurningPoint } from "./protocol";
import { settings } from "./settings.svelte";

const PAUSE = 1500;
/** When the server has too much to do, or cannot be reached. */
const LONG_PAUSE = 30_000;

/** A corner of the lines: what led to it, and how things stood then. */
export interface Corner {
  /** How many moves had been made. */
  move: number;
  chances: number[];
  /** The step it belongs to, and whether it is what chance made of it; the first corner is the start. */
  step: number;
  byChance: boolean;
}

export class Analysing {
  share = $state(0);
  analysis: Analysis | null = $state.raw(null);
  /** There is none: the server makes none, or could not. */
  gone = $state(false);
  /** It was tried, and did not work. */
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the questions: what comes back to an older one is nobody's concern. */
  #asked = 0;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  /** Ask until it is there, in the language of the person; call again when that has changed. */
  async ask(): Promise<void> {
    this.stop();
    const asked = this.#asked;
    const wanted = { lang: settings.get("language"), invite: this.invite };
    try {
      const { status, share, analysis } = await api.analysis(this.id, wanted);
      if (asked !== this.#asked) return;
      this.share = share ?? 0;
      this.failed = status === "failed";
      this.gone = status === "none" || this.failed;
      if (analysis) this.analysis = analysis;
      else if (status === "running") this.#again(PAUSE);
    } catch (error) {
      if (asked !== this.#asked) return;
      const refused = error instanceof Refusal && error.status < 500 && error.status !== 429;
      if (refused) this.gone = true;
      else this.#again(LONG_PAUSE);
    }
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  #again(pause: number): void {
    this.#timer = setTimeout(() => void this.ask(), pause);
  }
}

/** Before and after each decision, and the end. */
export function cornersOf({ steps }: Analysis): Corner[] {
  const first = steps[0];
  if (!first) return [];
  const corners: Corner[] = [{ move: first.move, chances: first.before, step: -1, byChance: true }];
  steps.forEach(({ move, actions, after, then, then_move }, step) => {
    corners.push({ move: Math.min(move + actions.length, then_move), chances: after, step, byChance: false });
    corners.push({ move: then_move, chances: then, step, byChance: true });
  });
  return corners;
}

export function cornerOf({ step, by_chance }: TurningPoint): number {
  return 2 * step + (by_chance ? 2 : 1);
}

/** The last corner that has come about after so many moves. */
export function cornerAt(corners: Corner[], move: number): number {
  return Math.max(
    0,
    corners.findLastIndex((corner) => corner.move <= move),
  );
}
