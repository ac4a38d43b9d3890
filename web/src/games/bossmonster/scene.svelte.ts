/** What happened, one event at a time: each is drawn as a view of its own, figures walk from one to the next. */

import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Performer, Step } from "../../stage/show.svelte";
import type { GameView } from "../../stage/stage";
import { type Change, changes } from "./changes";
import type { Cards, View } from "./view";

const FADE = 120;
const OUTLINE = 600;
const FRAME = 20;

export class Scene implements Performer {
  /** What is drawn instead of the view. */
  view: View | null = $state.raw(null);
  marks: ReadonlySet<string> = $state.raw(new Set());
  root: HTMLElement | null = null;
  #running: Animation[] = [];

  constructor(readonly cards: () => Cards | null) {}

  steps(events: string[][], before: GameView, after: GameView): Step[] {
    const cards = this.cards();
    if (!cards) return [];
    return [...changes(events, before as unknown as View, after as unknown as View, cards)].map((change) => ({
      ms: change.ms,
      least: settings.still && change.marks.length ? OUTLINE : 0,
      draw: (ms) => this.#draw(change, ms),
    }));
  }

  end(): void {
    this.view = null;
    this.marks = new Set();
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  async #draw({ view, marks }: Change, ms: number): Promise<void> {
    const places = this.#places();
    this.#running = [];
    this.view = view;
    this.marks = new Set(marks);
    await tick();
    if (ms <= 0) return;
    if (settings.still) this.#fade(places);
    else this.#move(places, ms);
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
