/** Hints at a table: asked for, on their way, shown, and followed step by step. */

import type { Hinted, Refused, Waiting } from "./protocol";
import { session } from "./session.svelte";
import type { Table } from "./table.svelte";

export class Hints {
  thinking = $state(false);
  /** How many tables go first while the server has more to think about than it can at once; null if it thinks. */
  ahead: number | null = $state(null);
  shown: Hinted | null = $state.raw(null);
  /** The line that is followed, -1 for none, and how many of its actions are done. */
  line = $state(-1);
  done = $state(0);

  #key = "";
  #about = "";

  constructor(readonly table: Table) {}

  /** Whether this table has hints for whoever is in front of the screen. */
  get offered(): boolean {
    const { info, mine, seat } = this.table;
    return info?.status === "running" && info.hints && mine.includes(seat);
  }

  get may(): boolean {
    return this.offered && this.table.mayAct && !this.thinking;
  }

  ask(): void {
    if (!this.may) return;
    this.close();
    this.#key = this.table.newKey();
    this.#about = this.#decision();
    this.#send();
  }

  /** The connection was lost and is back: the answer may have gone with it. */
  joined(): void {
    if (this.thinking) this.#send();
  }

  #send(): void {
    const { id, seat } = this.table;
    this.ahead = null;
    this.thinking = session.socket.send({ type: "hint", table: id, seat, key: this.#key });
  }

  wait({ key, ahead }: Waiting): void {
    if (key === this.#key) this.ahead = ahead;
  }

  hear(hint: Hinted): void {
    if (hint.key !== this.#key) return;
    this.thinking = false;
    if (this.#about === this.#decision()) this.shown = hint;
  }

  /** Whether this was about a hint; one that came too late is nobody's concern. */
  refused({ key, code }: Refused): boolean {
    if (!this.thinking || key !== this.#key) return false;
    this.thinking = false;
    return code === "stale";
  }

  close(): void {
    this.shown = null;
    this.thinking = false;
    this.#key = "";
    this.line = -1;
    this.done = 0;
  }

  /** What this line does next. */
  next(line: number): string {
    return this.shown?.lines[line]?.actions[line === this.line ? this.done : 0] ?? "";
  }

  /** Do it, and keep to this line. */
  follow(line: number): void {
    const action = this.next(line);
    if (!this.table.legal.includes(action)) return;
    if (this.line !== line) this.done = 0;
    this.line = line;
    this.done += 1;
    this.table.act(action);
  }

  /** Something was told: a hint about another decision is gone, unless its line goes on. */
  look(): void {
    const about = this.#decision();
    if (about === this.#about) return;
    this.#about = about;
    this.thinking = false;
    const goesOn = this.line >= 0 && (this.table.decision?.legal ?? []).includes(this.next(this.line));
    if (!goesOn) this.close();
  }

  #decision(): string {
    const { seat, decision } = this.table;
    return JSON.stringify([seat, decision]);
  }
}
