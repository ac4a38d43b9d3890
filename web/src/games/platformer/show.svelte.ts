/** Plays what happened, one event at a time, on a copy of the view; then the new view is shown by itself. */

import { settings } from "../../lib/settings.svelte";
import type { Stage } from "../../lib/stage";
import type { Performer } from "../../lib/table.svelte";
import { happen } from "./scene";
import { FACES, rowOf, type View } from "./view";

/** Something to be read while it happens: a die, a boss card, an event, a level. */
export interface Moment {
  kind: "enemy_die" | "boss_card" | "event" | "level" | "removed" | "artifact" | "mark" | "won" | "lost";
  id: string;
  hero?: string;
}

export interface Flag {
  space: string;
  kind: "wounds" | "blocked" | "hit" | "defeat" | "changed" | "coin" | "gem";
  amount: number;
}

const STEP = 160;
const FALL = 90;
const ROLL = 500;
const FRAMES = 6;
const CARD = 220;
const NUMBER = 300;
const FADE = 120;
const OUTLINE = 600;
/** An enemy's or the boss's turn never takes longer. */
const LONGEST = 2500;

const DURATIONS: Record<string, number> = {
  turn: CARD,
  rolled: ROLL,
  enemy_rolled: ROLL,
  boss_rolled: ROLL,
  moved: STEP,
  ported: CARD,
  placed: STEP,
  pushed: STEP,
  displaced: STEP,
  enemy_moved: STEP,
  boss_moved: CARD,
  spawned: CARD,
  enemy_attacked: NUMBER,
  attack_ignored: NUMBER,
  wounded: NUMBER,
  healed: NUMBER,
  fainted: NUMBER,
  attacked: NUMBER,
  defeated: CARD,
  shattered: CARD,
  coins_gained: CARD,
  gems_gained: CARD,
  level_revealed: 2 * NUMBER,
  level_removed: NUMBER,
  enemy_placed: 40,
  bought: CARD,
  card_used: CARD,
  event: 4 * NUMBER,
  boss_drew: CARD,
  boss_card: 4 * NUMBER,
  mark_gained: NUMBER,
  artifact_taken: 2 * NUMBER,
  game_won: 2 * NUMBER,
  game_lost: 2 * NUMBER,
};
const BEGINNINGS = ["turn", "enemy_rolled", "boss_rolled", "boss_drew"];

function durationOf(event: string[]): number {
  const [name = "", , from = "", to = ""] = event;
  return name === "fell" ? FALL * Math.max(1, Math.abs(rowOf(from) - rowOf(to))) : (DURATIONS[name] ?? 0);
}

/** How long each event takes, at this speed and within the longest time of a turn. */
function paces(events: string[][], speed: number): number[] {
  const times = events.map((event) => durationOf(event) / speed);
  let start = 0;
  for (let end = 1; end <= events.length; end++) {
    if (end < events.length && !BEGINNINGS.includes(events[end]?.[0] ?? "")) continue;
    const total = times.slice(start, end).reduce((sum, time) => sum + time, 0);
    if (total > LONGEST) for (let i = start; i < end; i++) times[i] = ((times[i] ?? 0) * LONGEST) / total;
    start = end;
  }
  return times;
}

export class Show {
  scene: View | null = $state(null);
  moment: Moment | null = $state.raw(null);
  flags: Flag[] = $state.raw([]);
  /** The milliseconds of the movement that is being shown. */
  pace = $state(0);
  falling = $state(false);
  #wake: () => void = () => {};
  #stopOutline = 0;

  constructor(readonly stage: Stage) {}

  readonly perform: Performer = async (events, before, after) => {
    const next = after as unknown as View;
    if (settings.still) {
      await this.#fade(events);
      return;
    }
    this.scene = structuredClone(before) as unknown as View;
    const times = paces(events, settings.get("speed") || 1);
    for (const [i, event] of events.entries()) {
      if (this.stage.hurried) break;
      await this.#play(event, next, times[i] ?? 0);
    }
    this.#clear();
  };

  skip(): void {
    this.stage.skip();
    this.#wake();
  }

  #clear(): void {
    this.scene = null;
    this.moment = null;
    this.flags = [];
    this.falling = false;
    this.pace = 0;
  }

  async #play(event: string[], after: View, time: number): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const [name = ""] = event;
    this.pace = time;
    this.falling = name === "fell";
    this.moment = this.#next(event, time);
    this.flags = flagsOf(event, scene);
    if (name === "rolled") await this.#roll(scene, time);
    happen(scene, event, after);
    if (time > 0 && name !== "rolled") await this.#wait(time);
  }

  /** A card that is drawn and then used stays where it is. */
  #next(event: string[], time: number): Moment | null {
    const [now, next] = [this.moment, momentOf(event)];
    if (next) return now?.kind === next.kind && now.id === next.id ? now : next;
    return time > 0 && !LASTING.includes(event[0] ?? "") ? null : now;
  }

  async #roll(scene: View, time: number): Promise<void> {
    for (let frame = 0; frame < FRAMES && !this.stage.hurried; frame++) {
      const pool: Record<string, number> = {};
      for (let die = 0; die < 5; die++) {
        const face = FACES[Math.floor(Math.random() * FACES.length)] ?? "boot";
        pool[face] = (pool[face] ?? 0) + 1;
      }
      scene.dice = { ...scene.dice, pool, used: {} };
      await this.#wait(time / FRAMES);
    }
  }

  async #fade(events: string[][]): Promise<void> {
    const places = events.flatMap((event) => event.slice(1).filter((word) => /^[a-h]\d+$/.test(word)));
    const changed = [...new Set(places)];
    this.flags = changed.map((space) => ({ space, kind: "changed", amount: 0 }));
    clearTimeout(this.#stopOutline);
    this.#stopOutline = window.setTimeout(() => (this.flags = []), OUTLINE);
    await this.#wait(FADE);
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Events during which what is to be read stays. */
const LASTING = ["enemy_moved", "enemy_attacked", "wounded", "boss_moved", "displaced", "enemy_placed", "fell"];

function momentOf(event: string[]): Moment | null {
  const [name, who = "", what = ""] = event;
  switch (name) {
    case "enemy_rolled":
    case "boss_rolled":
      return { kind: "enemy_die", id: what };
    case "boss_drew":
    case "boss_card":
      return { kind: "boss_card", id: who };
    case "event":
      return { kind: "event", id: what };
    case "level_revealed":
      return { kind: "level", id: who };
    case "level_removed":
      return { kind: "removed", id: who };
    case "artifact_taken":
      return { kind: "artifact", id: what, hero: who };
    case "mark_gained":
      return { kind: "mark", id: what, hero: who };
    case "game_won":
      return { kind: "won", id: who, hero: who };
    case "game_lost":
      return { kind: "lost", id: who, hero: who };
    default:
      return null;
  }
}

function flagsOf(event: string[], scene: View): Flag[] {
  const [name, who = "", what = "", where = "", amount = ""] = event;
  const home = scene.players.find((player) => player.hero === who)?.space ?? "";
  switch (name) {
    case "enemy_attacked":
      return [{ space: where, kind: "hit", amount: 0 }];
    case "attack_ignored":
      return [{ space: home, kind: "blocked", amount: 0 }];
    case "wounded":
      return [{ space: home, kind: "wounds", amount: Number(what) }];
    case "attacked":
      return [{ space: where, kind: "wounds", amount: Number(amount) }];
    case "defeated":
      return [{ space: where, kind: "defeat", amount: 0 }];
    case "shattered":
      return [{ space: what, kind: "defeat", amount: 0 }];
    case "coins_gained":
      return [{ space: home, kind: "coin", amount: Number(what) }];
    case "gems_gained":
      return [{ space: home, kind: "gem", amount: Number(what) }];
    default:
      return [];
  }
}
