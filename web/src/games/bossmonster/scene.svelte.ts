/** The show between two views: one event after the other, drawn as a view of its own. */

import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Stage } from "../../lib/stage";
import type { GameView, Performer } from "../../lib/table.svelte";
import type { Cards, View } from "./model";
import { steps } from "./patch";

const LONGEST = 2500;
const FADE = 120;
const OUTLINE = 600;
const FRAME = 20;

export class Scene {
  /** What is drawn instead of `base`, while `base` is what the table shows. */
  view: View | null = $state.raw(null);
  base: GameView | null = $state.raw(null);
  marks: ReadonlySet<string> = $state.raw(new Set());
  root: HTMLElement | null = null;
  #running: Animation[] = [];
  #wake: (() => void) | null = null;

  constructor(
    readonly stage: () => Stage,
    readonly cards: () => Cards | null,
  ) {}

  perform: Performer = async (events, before, after) => {
    const cards = this.cards();
    if (!cards || document.hidden) return;
    const shows = [...steps(events, before as unknown as View, after as unknown as View, cards)];
    if (!shows.length) return;
    const whole = shows.reduce((sum, step) => sum + step.ms, 0);
    const pace = Math.min(1, LONGEST / Math.max(1, whole)) / (settings.get("speed") || 1);
    this.base = before;
    for (const step of shows) {
      if (this.stage().hurried) break;
      await this.#show(step.view, step.marks, step.ms * pace);
    }
    this.marks = new Set();
  };

  skip(): void {
    this.stage().skip();
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  async #show(view: View, marks: string[], ms: number): Promise<void> {
    const places = this.#places();
    this.view = view;
    this.marks = new Set(marks);
    await tick();
    if (ms <= 0) return;
    if (settings.still) this.#fade(places);
    else this.#move(places, ms);
    await this.#wait(settings.still && marks.length ? Math.max(ms, OUTLINE) : ms);
    this.#running = [];
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
  }

  #figures(): HTMLElement[] {
    return this.root ? [...this.root.querySelectorAll<HTMLElement>("[data-figure]")] : [];
  }

  #places(): Map<string, DOMRect> {
    return new Map(this.#figures().map((one) => [one.dataset.figure ?? "", one.getBoundingClientRect()]));
  }

  /** Whoever stands elsewhere now comes from where it stood, in whole pixels; who is new fades in. */
  #move(places: Map<string, DOMRect>, ms: number): void {
    for (const figure of this.#figures()) {
      const from = places.get(figure.dataset.figure ?? "");
      const to = figure.getBoundingClientRect();
      if (!from) this.#animate(figure, [{ opacity: 0 }, { opacity: 1 }], ms);
      else if (from.x !== to.x || from.y !== to.y) this.#animate(figure, walk(from.x - to.x, from.y - to.y, ms), ms);
    }
  }

  #fade(places: Map<string, DOMRect>): void {
    for (const figure of this.#figures()) {
      const from = places.get(figure.dataset.figure ?? "");
      const to = figure.getBoundingClientRect();
      if (from?.x !== to.x || from?.y !== to.y) this.#animate(figure, [{ opacity: 0 }, { opacity: 1 }], FADE);
    }
  }

  #animate(figure: HTMLElement, frames: Keyframe[], duration: number): void {
    this.#running.push(figure.animate(frames, { duration }));
  }
}

function walk(x: number, y: number, ms: number): Keyframe[] {
  const count = Math.max(2, Math.round(ms / FRAME));
  return Array.from({ length: count + 1 }, (_, i) => {
    const rest = 1 - i / count;
    return { translate: `${Math.round(x * rest)}px ${Math.round(y * rest)}px`, easing: "step-end" };
  });
}
