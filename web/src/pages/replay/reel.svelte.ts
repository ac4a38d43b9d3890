/** A game being replayed: its moves, the moment that is shown, and the stage for the game's table. */

import { clientOf } from "../../games";
import type { GameClient } from "../../games/client";
import { api } from "../../lib/api";
import type { Because, Forecasted, TableInfo, TimelineMove } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Show } from "../../stage/show.svelte";
import { type GameView, type LogLine, type SeatState, SPECTATOR, type Stage } from "../../stage/stage";
import { type KeyMoment, keyMomentsOf } from "./moments";

/** Instead of a seat: everything open, once the game is over. */
export const OPEN = -3;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Views are asked for in pages of so many moves; all other things of a game at once. */
const PAGE = 60;
const MOST = 5000;
const PAUSE = 900;
/** At this speed moments follow each other without a show. */
const FAST = 4;

export class Reel implements Stage {
  info: TableInfo | null = $state.raw(null);
  moves: TimelineMove[] = $state.raw([]);
  over = $state(false);
  total = $state(0);
  /** Whose knowledge is shown: a seat, everybody's, or everything. */
  eyes = $state(SPECTATOR);
  /** The moment: so many moves have been made. */
  at = $state(0);
  shown: SeatState | null = $state.raw(null);
  playing = $state(false);
  speed: number = $state(1);
  readonly show = new Show(() => this.speed >= FAST);

  readonly mine: number[] = [];
  readonly legal: string[] = [];
  readonly mayAct = false;
  readonly clock = null;

  #pages = new Map<number, Promise<TimelineMove[]>>();

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  // ---- what is loaded

  async load(eyes: number, at: number): Promise<void> {
    this.stop();
    this.info ??= await api.table(this.id, this.invite);
    const timeline = await this.#ask({ seat: eyes, limit: MOST });
    this.eyes = eyes;
    this.#pages.clear();
    this.over = timeline.over;
    this.total = timeline.total;
    this.moves = timeline.moves;
    await this.seek(at < 0 ? timeline.total : at);
  }

  /** The language has changed: everything is told anew. */
  retell(): Promise<void> {
    return this.load(this.eyes, this.at);
  }

  #ask(wanted: { seat: number; limit: number; after?: number; views?: boolean }) {
    return api.timeline(this.id, { ...wanted, lang: settings.get("language"), invite: this.invite });
  }

  #page(number: number): Promise<TimelineMove[]> {
    let page = this.#pages.get(number);
    if (!page) {
      page = this.#ask({ seat: this.eyes, views: true, after: number * PAGE, limit: PAGE }).then(({ moves }) => moves);
      this.#pages.set(number, page);
    }
    return page;
  }

  /** The position after so many moves. */
  async #view(move: number): Promise<GameView | null> {
    const number = Math.max(0, Math.ceil(move / PAGE) - 1);
    if (move % PAGE > PAGE / 2 && move + PAGE <= this.total) void this.#page(number + 1);
    const views = (await this.#page(number)).find((one) => one.number === move)?.views as GameView[] | undefined;
    if (!views?.[0]) return null;
    return views.length > 1 ? this.client.opened(views) : views[0];
  }

  // ---- the moment

  /** Go there; with `perform` the events on the way are shown. */
  async seek(move: number, perform = false): Promise<void> {
    const from = this.at;
    const target = Math.min(Math.max(0, move), this.total);
    this.at = target;
    this.show.skip();
    const view = await this.#view(target);
    if (view) await this.show.add(() => this.#reach(target, view, perform ? this.#between(from, target) : []));
  }

  async #reach(move: number, view: GameView, events: string[][]): Promise<void> {
    if (this.at !== move) return;
    const before = this.shown?.view;
    const settle = () => {
      if (this.at === move) this.shown = { view, decision: view.decision, words: {} };
    };
    if (before && events.length) await this.show.play(events, before, view, settle);
    else settle();
  }

  #between(from: number, to: number): string[][] {
    return this.moves.filter(({ number }) => number > from && number <= to).flatMap(({ events }) => events);
  }

  /** Moves at which something is to be seen: not those that were only part of one, and not passes. */
  #eventful(move: TimelineMove): boolean {
    return move.events.some(([name]) => name !== "passed");
  }

  next(perform = false): Promise<void> {
    const move = this.moves.find((one) => one.number > this.at && this.#eventful(one));
    return this.seek(move?.number ?? this.total, perform);
  }

  previous(): Promise<void> {
    const move = this.moves.findLast((one) => one.number < this.at && this.#eventful(one));
    return this.seek(move?.number ?? 0);
  }

  // ---- running

  async run(): Promise<void> {
    if (this.at >= this.total) await this.seek(0);
    this.playing = true;
    while (this.playing && this.at < this.total) {
      await this.next(true);
      await new Promise((resolve) => setTimeout(resolve, PAUSE / this.speed));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
    this.show.skip();
  }

  // ---- the stage: there is nothing to decide

  get seat(): number {
    return this.eyes === OPEN ? SPECTATOR : this.eyes;
  }

  /** In place of a question: what just happened. */
  get question(): string {
    return this.moves.findLast((one) => one.number <= this.at && one.lines?.length)?.lines?.at(-1) ?? "";
  }

  get log(): LogLine[] {
    return this.#lines.filter((line) => line.move <= this.at);
  }

  #lines: LogLine[] = $derived(
    this.moves.flatMap((one) => (one.lines ?? []).map((text) => ({ move: one.number, text }))),
  );

  /** The moments that one would look for. */
  keyMoments: KeyMoment[] = $derived(keyMomentsOf(this.moves, this.client.keyEvents));

  get client(): GameClient {
    return clientOf(this.info?.game ?? "");
  }

  get lines(): LogLine[] {
    return this.#lines;
  }

  meaning(action: string): string {
    return action;
  }

  act(): void {}

  undo(): void {}

  standing(): void {}

  foresee(): Promise<Map<string, Forecasted>> {
    return Promise.resolve(new Map());
  }

  why(action: string): Promise<Because> {
    return Promise.resolve({ type: "because", table: this.id, seat: this.seat, action, version: 0, legal: false });
  }
}
