/** A table as this page knows it: what the server told, in order, and what we can ask of it. */

import { Show } from "../stage/show.svelte";
import { type Decision, type GameView, type LogLine, type SeatState, SPECTATOR, type Stage } from "../stage/stage";
import { api } from "./api";
import { Hints } from "./hints.svelte";
import type {
  AnyFromServer,
  Because,
  ClockInfo,
  Forecasted,
  Muted,
  Refused,
  Said,
  SeatUpdate,
  TableInfo,
  Update,
} from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** With these codes the server says that we may not follow the table, or no longer. */
const NOT_OURS = ["forbidden", "no_table", "sent_away"];
/** So many lines of the chat the server tells at once. */
const CHAT_PAGE = 100;

export class Table implements Stage {
  info: TableInfo | null = $state.raw(null);
  version = $state(-1);
  mine: number[] = $state.raw([]);
  /** The seat whose knowledge is shown: one's own; at a hot-seat table the one in front of the screen. */
  seat = $state(SPECTATOR);
  shown: SeatState | null = $state.raw(null);
  clock: (ClockInfo & { at: number }) | null = $state.raw(null);
  online: number[] = $state.raw([]);
  log: LogLine[] = $state([]);
  chat: Said[] = $state([]);
  /** Whom one has muted here; it can be taken back. */
  muted: Muted[] = $state([]);
  /** How often a seat was opened: the invitation may be another one since. */
  opened = $state(0);
  /** How many lines of the chat have been read. */
  chatRead = $state(0);
  refusal: Refused | null = $state.raw(null);
  problem: string | null = $state(null);
  waiting = $state(false);
  /** How many tables go first while this one's bots wait to think; null if they do not. */
  ahead: number | null = $state(null);
  readonly show = new Show();
  readonly hints = new Hints(this);

  #states = new Map<number, SeatState>();
  #key = 0;
  #stop: (() => void)[] = [];
  /** Who waits for an answer, by what was asked; the same may be asked again before it is answered. */
  #asked = new Map<string, ((answer: AnyFromServer) => void)[]>();
  #pending: { key: string; actions: string[]; seat: number } | null = null;

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    const { socket } = session;
    this.#stop.push(socket.listen((message) => this.#hear(message)));
    this.#stop.push(socket.onopen(() => this.join()));
  }

  leave(): void {
    session.socket.send({ type: "part", table: this.id });
    for (const stop of this.#stop) stop();
  }

  join(anew = false): void {
    const since = anew || !this.shown ? -1 : this.version;
    const lang = settings.get("language");
    session.socket.send({ type: "join", table: this.id, since, views: true, lang, invite: this.invite });
  }

  /** The language has changed: everything is told anew. */
  retell(): void {
    this.log = [];
    this.join(true);
  }

  // ---- what we are asked

  get decision(): Decision | null {
    return this.shown?.decision ?? null;
  }

  get mayAct(): boolean {
    if (this.info?.status !== "running" || this.info.seats[this.seat]?.bot) return false;
    return !this.show.busy && !this.waiting && (this.decision?.legal?.length ?? 0) > 0 && this.mine.includes(this.seat);
  }

  get legal(): string[] {
    return this.mayAct ? (this.decision?.legal ?? []) : [];
  }

  meaning(action: string): string {
    return this.shown?.words.actions?.[action] ?? action;
  }

  get question(): string {
    return this.shown?.words.question ?? "";
  }

  // ---- what we do

  act(...actions: string[]): void {
    if (!this.mayAct) return;
    this.refusal = null;
    this.waiting = true;
    const key = this.newKey();
    this.#pending = { key, actions, seat: this.seat };
    this.#send();
  }

  #send(): void {
    const pending = this.#pending;
    if (pending) session.socket.send({ type: "act", table: this.id, version: this.version, ...pending });
  }

  undo(): void {
    session.socket.send({ type: "undo", table: this.id, seat: this.seat, key: this.newKey() });
  }

  abandon(): void {
    session.socket.send({ type: "abandon", table: this.id, seat: this.seat, key: this.newKey() });
  }

  answer(yes: boolean): void {
    session.socket.send({ type: "answer", table: this.id, seat: this.seat, yes, key: this.newKey() });
  }

  say(text: string): void {
    session.socket.send({ type: "say", table: this.id, text });
  }

  sayPhrase(phrase: string): void {
    session.socket.send({ type: "say", table: this.id, phrase });
  }

  mute(person: string, name: string): void {
    session.mute(person);
    this.muted.push({ person, name });
    this.chat = this.chat.filter((said) => said.person !== person);
  }

  unmute(person: string): void {
    session.mute(person, false);
    this.muted = this.muted.filter((one) => one.person !== person);
    void this.#history();
  }

  standing(phases: string[]): void {
    session.socket.send({ type: "standing", table: this.id, seat: this.seat, phases });
  }

  async why(action: string): Promise<Because> {
    const asked = this.#ask<Because>(`because ${action}`);
    session.socket.send({ type: "why", table: this.id, seat: this.seat, action });
    return asked;
  }

  #all: { when: string; forecasts: Promise<Map<string, Forecasted>> } | null = null;

  /** All are asked for only once, when the first is wanted. */
  foresee(actions?: string[]): Promise<Map<string, Forecasted>> {
    if (actions) return this.#foresee(actions);
    const when = `${this.version} ${this.seat}`;
    if (this.#all?.when !== when) this.#all = { when, forecasts: this.#foresee() };
    return this.#all.forecasts;
  }

  async #foresee(actions?: string[]): Promise<Map<string, Forecasted>> {
    const asked = this.#ask<{ forecasts: Forecasted[] }>(`forecasts ${this.version}`);
    session.socket.send({ type: "forecast", table: this.id, seat: this.seat, ...(actions && { actions }) });
    const { forecasts } = await asked;
    return new Map(forecasts.map((one) => [one.action, one]));
  }

  #ask<T>(what: string): Promise<T> {
    return new Promise((resolve) => {
      const waiting = this.#asked.get(what) ?? [];
      this.#asked.set(what, [...waiting, (answer) => resolve(answer as T)]);
    });
  }

  newKey(): string {
    this.#key += 1;
    return `${Date.now().toString(36)}-${this.#key}`;
  }

  /** Show the knowledge of another of one's seats (hot-seat). */
  look(seat: number): void {
    this.seat = seat;
    this.shown = this.#states.get(seat) ?? null;
    this.hints.look();
    this.log = [];
    void this.#history();
  }

  /** At a hot-seat table: another of one's own seats that has to decide; the screen is to be handed over. */
  get handOver(): number | null {
    if (this.show.busy || this.mine.length < 2 || this.decision?.legal?.length) return null;
    const next = this.mine.find((seat) => this.#states.get(seat)?.decision?.legal?.length);
    return next === undefined || next === this.seat ? null : next;
  }

  // ---- what we hear

  #hear(message: AnyFromServer): void {
    if (!("table" in message) || message.table !== this.id) return;
    switch (message.type) {
      case "joined":
        this.problem = null;
        this.ahead = null;
        this.#know(message.info);
        this.mine = message.mine;
        this.#tick(message.clock);
        if (message.seats?.length) {
          this.version = message.version;
          this.#take(message.seats, message.mine);
          void this.#history();
        } else {
          void this.#readOn();
        }
        if (this.#pending) this.#send();
        this.hints.joined();
        break;
      case "update":
        this.ahead = null;
        void this.show.add(() => this.#update(message));
        break;
      case "done":
        if (message.key === this.#pending?.key) this.#answered();
        break;
      case "refused":
        if (message.key === this.#pending?.key) this.#answered();
        if (!this.hints.refused(message)) this.refusal = message;
        break;
      case "hinted":
        this.hints.hear(message);
        break;
      case "waiting":
        if (message.key) this.hints.wait(message);
        else this.ahead = message.ahead;
        break;
      case "because":
        this.#answer(`because ${message.action}`, message);
        break;
      case "forecasts":
        this.#answer(`forecasts ${message.version}`, message);
        break;
      case "said":
        this.#listen([message]);
        break;
      case "presence":
        this.online = message.online;
        break;
      case "error":
        this.problem = message.code;
        if (NOT_OURS.includes(message.code)) this.info = null;
        break;
    }
  }

  #know(info: TableInfo): void {
    this.info = info;
    this.online = info.seats.flatMap((seat, i) => (seat.online ? [i] : []));
  }

  #answer(what: string, message: AnyFromServer): void {
    const [first, ...others] = this.#asked.get(what) ?? [];
    first?.(message);
    if (others.length) this.#asked.set(what, others);
    else this.#asked.delete(what);
  }

  #answered(): void {
    this.#pending = null;
    this.waiting = false;
  }

  #tick(clock: ClockInfo | null | undefined): void {
    if (clock) this.clock = { ...clock, at: performance.now() };
  }

  async #update(update: Update): Promise<void> {
    if (update.version <= this.version) return;
    const mine = this.mine;
    if (update.info) {
      this.#know(update.info);
      this.mine = update.info.seats.flatMap((seat, i) => (seat.person === session.me?.id ? [i] : []));
    }
    if (update.what === "opened") this.opened += 1;
    const own = update.seats?.find((part) => part.seat === this.seat);
    const before = this.shown?.view;
    const settle = () => this.#settle(update, own, mine);
    if (own?.view && before && own.events?.length) {
      await this.show.play(own.events, before, own.view as GameView, settle);
    } else settle();
  }

  #settle(update: Update, own: SeatUpdate | undefined, mine: number[]): void {
    this.version = update.version;
    this.#tick(update.clock);
    this.#take(update.seats ?? [], mine);
    this.#note(own?.words?.lines ?? []);
    // a row of actions is settled when all of them are: the server says so
    if (update.key && update.key === this.#pending?.key && this.#pending.actions.length === 1) this.#answered();
    if (["started", "undone", "answered"].includes(update.what)) void this.#history();
  }

  #take(seats: SeatUpdate[], before: number[]): void {
    for (const part of seats) {
      const known = this.#states.get(part.seat);
      const view = (part.view as GameView | undefined) ?? known?.view;
      if (!view) continue;
      this.#states.set(part.seat, {
        view,
        decision: (part.decision as unknown as Decision | undefined) ?? null,
        words: part.words ?? {},
      });
    }
    if (!this.mine.includes(this.seat) || this.mine.length !== before.length) this.seat = this.mine[0] ?? SPECTATOR;
    this.shown = this.#states.get(this.seat) ?? null;
    this.hints.look();
  }

  #note(lines: string[]): void {
    const move = this.info?.status === "running" ? this.moves + 1 : this.moves;
    this.moves = move;
    for (const text of lines) this.log.push({ move, text });
  }

  moves = 0;

  /** The log from the beginning, as this seat knows it. */
  async #history(): Promise<void> {
    try {
      const lang = settings.get("language");
      const seat = this.seat;
      const past = await api.timeline(this.id, { seat, lang, limit: 5000, invite: this.invite });
      if (seat !== this.seat || lang !== settings.get("language")) return;
      this.moves = past.total;
      this.log = past.moves.flatMap((move) => (move.lines ?? []).map((text) => ({ move: move.number, text })));
      const said = await api.chat(this.id, this.invite);
      const unread = this.chat.length - this.chatRead;
      this.#listen(said);
      this.chatRead = this.chat.length - unread;
    } catch {
      // a spectator of a delayed table has no history; the log begins now
    }
  }

  /** What was said while the connection was lost, page by page; the last page if nothing is known. */
  async #readOn(): Promise<void> {
    try {
      for (let more = true; more; ) {
        const last = this.chat.at(-1)?.number;
        const said = await api.chat(this.id, this.invite, last);
        this.#listen(said);
        more = last !== undefined && said.length >= CHAT_PAGE;
      }
    } catch {
      // the next time
    }
  }

  /** Lines of the chat, some of which may be known already, in whatever order they come. */
  #listen(lines: Omit<Said, "type" | "table">[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, { ...line, type: "said", table: this.id });
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }
}
