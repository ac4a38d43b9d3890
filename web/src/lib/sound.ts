/** Small sounds by name of what happens. Made in the browser; silent until asked for, and never the only sign. */

import { settings } from "./settings.svelte";

type Sound = (number | undefined)[];
const _ = undefined;

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, … */
const SOUNDS = {
  move: [0.5, 0.05, 180, _, 0.01, 0.04, 2],
  fall: [0.5, 0.05, 320, 0.01, 0.05, 0.12, 1, 1, -6],
  roll: [0.6, 0.1, 90, _, 0.03, 0.12, 4, 2, _, _, _, _, 0.03, 4],
  attack: [0.8, 0.05, 260, _, 0.03, 0.14, 3, 1.5, -4, _, _, _, _, 2],
  hurt: [0.8, 0.05, 140, 0.01, 0.08, 0.2, 4, 1.2, -2, _, _, _, _, 1.5],
  faint: [0.8, 0.02, 300, 0.02, 0.2, 0.4, 1, 1, -1.5, _, -80, 0.12],
  coin: [0.6, 0.02, 1100, _, 0.03, 0.18, 1, 1.2, _, _, 500, 0.05],
  gem: [0.6, 0.02, 800, _, 0.06, 0.22, _, 1, _, _, 350, 0.06],
  card: [0.4, 0.1, 500, _, 0.01, 0.05, 4, 1, 12, _, _, _, _, 1],
  build: [0.7, 0.05, 120, _, 0.05, 0.1, 3, 0.6, _, _, _, _, _, 1],
  spell: [0.6, 0.05, 420, 0.03, 0.12, 0.3, 1, 1.6, 3, _, 120, 0.08],
  reveal: [0.6, 0.05, 240, 0.04, 0.15, 0.3, 2, 1, 2, _, 160, 0.1],
  turn: [0.6, 0, 520, 0.01, 0.06, 0.2, 1, 1, _, _, 260, 0.08],
  warning: [0.6, 0, 700, 0.01, 0.05, 0.1, 2, 1, _, _, _, _, 0.12],
  win: [0.8, 0, 440, 0.02, 0.3, 0.5, 1, 1, _, _, 220, 0.15, 0.2],
  lose: [0.8, 0, 220, 0.02, 0.3, 0.5, 1, 1, -0.5, _, -60, 0.2],
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

let player: Promise<(...parameters: Sound) => unknown> | null = null;

/** The synthesiser opens its audio when it is loaded, which browsers allow only after a key or a click. */
function load(): Promise<(...parameters: Sound) => unknown> {
  player ??= import("zzfx").then(({ zzfx }) => zzfx);
  return player;
}

export function sound(name: SoundName): void {
  if (!settings.get("sound") || !navigator.userActivation.hasBeenActive) return;
  void load().then((play) => play(...SOUNDS[name]));
}
