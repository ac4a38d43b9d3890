/** What happened, one event at a time, on a copy of the view. */

import { settings } from "../../lib/settings.svelte";
import type { Performer, Step } from "../../stage/show.svelte";
import type { GameView } from "../../stage/stage";
import { happen } from "./changes";
import { FACES, isSpace, rowOf, type View } from "./view";

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

export class Scene implements Performer {
  /** What is drawn instead of the view. */
  view: View | null = $state(null);
  moment: Moment | null = $state.raw(null);
  flags: Flag[] = $state.raw([]);
  /** The milliseconds of the movement that is being shown. */
  pace = $state(0);
  falling = $state(false);
  #stopOutline = 0;

  steps(events: string[][], before: GameView, after: GameView): Step[] {
    if (settings.still) return [{ ms: 0, least: FADE, draw: () => this.#outline(events) }];
    const begin = () => {
      this.view = structuredClone(before) as unknown as View;
    };
    return [{ ms: 0, draw: begin }, ...events.flatMap((event) => this.#stepsOf(event, after as unknown as View))];
  }

  end(): void {
    this.view = null;
    this.moment = null;
    this.falling = false;
    this.pace = 0;
    if (!settings.still) this.flags = [];
  }

  #stepsOf(event: string[], after: View): Step[] {
    const [name = ""] = event;
    const begins = BEGINNINGS.includes(name);
    const ms = durationOf(event);
    if (name !== "rolled") {
      const draw = (pace: number) => this.#drawing(event, pace, (scene) => happen(scene, event, after));
      return [{ ms, begins, draw }];
    }
    const rolls = Array.from({ length: FRAMES }, () => ({
      ms: ms / FRAMES,
      draw: (pace: number) => this.#drawing(event, pace * FRAMES, roll),
    }));
    return [...rolls, { ms: 0, draw: () => this.view && happen(this.view, event, after) }];
  }

  #drawing(event: string[], pace: number, change: (scene: View) => void): void {
    if (!this.view) return;
    this.pace = pace;
    this.falling = event[0] === "fell";
    this.moment = this.#next(event, pace);
    this.flags = flagsOf(event, this.view);
    change(this.view);
  }

  /** A card that is drawn and then used stays where it is. */
  #next(event: string[], time: number): Moment | null {
    const [now, next] = [this.moment, momentOf(event)];
    if (next) return now?.kind === next.kind && now.id === next.id ? now : next;
    return time > 0 && !LASTING.includes(event[0] ?? "") ? null : now;
  }

  /** Nothing moves: what has changed is outlined for a moment. */
  #outline(events: string[][]): void {
    const places = events.flatMap((event) => event.slice(1).filter(isSpace));
    this.flags = [...new Set(places)].map((space) => ({ space, kind: "changed", amount: 0 }));
    clearTimeout(this.#stopOutline);
    this.#stopOutline = window.setTimeout(() => (this.flags = []), OUTLINE);
  }
}

function roll(scene: View): void {
  const pool: Record<string, number> = {};
  for (let die = 0; die < 5; die++) {
    const face = FACES[Math.floor(Math.random() * FACES.length)] ?? "boot";
    pool[face] = (pool[face] ?? 0) + 1;
  }
  scene.dice = { ...scene.dice, pool, used: {} };
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
