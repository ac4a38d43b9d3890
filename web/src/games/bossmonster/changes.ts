/** What each event changes in the view. No rules: only what the event itself says is changed. */

import type { Cards, Hero, Player, Slot, View } from "./view";

/** The view after it, what to look at, and how long it takes at normal speed. */
export interface Change {
  view: View;
  marks: string[];
  ms: number;
}

const STEP = 160;
const CARD = 220;
const NUMBER = 300;

export const roomMark = (seat: number, slot: number) => `room ${seat}.${slot}`;
export const heroMark = (hero: string) => `hero ${hero}`;
export const playerMark = (seat: number) => `player ${seat}`;

/** Events name seats as `seat_1`. */
const seatOf = (word = "") => Number(word.slice("seat_".length)) - 1;

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) };
}

function withSlot(view: View, seat: number, slot: number, change: (old: Slot | undefined) => Slot): View {
  return withPlayer(view, seat, ({ dungeon }) => {
    const next = [...dungeon];
    next[slot - 1] = change(dungeon[slot - 1]);
    return { dungeon: next };
  });
}

function withoutHero(view: View, hero: string): View {
  const others = (heroes: Hero[]) => heroes.filter((one) => one.hero !== hero);
  return {
    ...view,
    town: others(view.town),
    inside: view.inside?.hero === hero ? null : view.inside,
    players: view.players.map((p) => ({ ...p, entrance: others(p.entrance) })),
  };
}

/** A hero as one of the two views shows it, else as it is printed. */
function findHero(hero: string, cards: Cards, ...views: View[]): Hero {
  for (const view of views)
    for (const one of [...view.town, ...view.players.flatMap((p) => p.entrance)]) if (one.hero === hero) return one;
  const card = cards.hero[hero];
  return { hero, class: card?.class || null, health: card?.health ?? 0, epic: card?.epic ?? false };
}

function builtRoom(card: string, slot: number, old: Slot | undefined, after: Slot | undefined, cards: Cards): Slot {
  if (after?.room === card && !after.face_down) return after;
  const printed = cards.room[card];
  const covered = old?.covered ?? [];
  if (!printed) return { slot, covered, face_down: false, room: card };
  const { type, advanced, treasure, damage } = printed;
  return { slot, covered, face_down: false, room: card, type, advanced, treasure, damage, bonus: 0 };
}

type Draw = (view: View, words: string[], after: View, cards: Cards) => Change;

const rooms: Record<string, Draw> = {
  placed(view, [seatWord, slotWord, card]) {
    const [seat, slot] = [seatOf(seatWord), Number(slotWord)];
    const below = (old: Slot | undefined) => (old ? [...old.covered, ...(old.room ? [old.room] : [])] : []);
    const face: Pick<Slot, "room"> = card && card !== "?" ? { room: card } : {};
    const placed = (old: Slot | undefined): Slot => ({ slot, covered: below(old), face_down: true, ...face });
    return { view: withSlot(view, seat, slot, placed), marks: [roomMark(seat, slot)], ms: CARD };
  },
  revealed(view, [seatWord, slotWord, card = ""], after, cards) {
    const [seat, slot] = [seatOf(seatWord), Number(slotWord)];
    const now = after.players[seat]?.dungeon[slot - 1];
    const shown = withSlot(view, seat, slot, (old) => builtRoom(card, slot, old, now, cards));
    return { view: shown, marks: [roomMark(seat, slot)], ms: CARD };
  },
  deactivated(view, [seatWord, slotWord]) {
    const [seat, slot] = [seatOf(seatWord), Number(slotWord)];
    const shown = withSlot(view, seat, slot, (old) => ({ ...(old as Slot), deactivated: true }));
    return { view: shown, marks: [roomMark(seat, slot)], ms: NUMBER };
  },
  destroyed: (view, [seat, slot]) => ({ view, marks: [roomMark(seatOf(seat), Number(slot))], ms: NUMBER }),
  boosted: (view, [seat, slot]) => ({ view, marks: [roomMark(seatOf(seat), Number(slot))], ms: NUMBER }),
};

const heroes: Record<string, Draw> = {
  hero_arrived(view, [hero = ""], after, cards) {
    const arrived = findHero(hero, cards, after);
    return { view: { ...view, town: [...view.town, arrived] }, marks: [heroMark(hero)], ms: STEP };
  },
  lured(view, [hero = "", seatWord], after, cards) {
    const found = findHero(hero, cards, after, view);
    const entrance = (player: Player) => ({ entrance: [...player.entrance, found] });
    const shown = withPlayer(withoutHero(view, hero), seatOf(seatWord), entrance);
    return { view: shown, marks: [heroMark(hero)], ms: NUMBER };
  },
  hero_to_town(view, [hero = ""], after, cards) {
    const found = findHero(hero, cards, after, view);
    const without = withoutHero(view, hero);
    return { view: { ...without, town: [...without.town, found] }, marks: [heroMark(hero)], ms: NUMBER };
  },
  stays_in_town: (view, [hero = ""]) => ({ view, marks: [heroMark(hero)], ms: STEP }),
  hero_to_entrance: (view, [seat = "", hero = ""], after, cards) =>
    (heroes.lured as Draw)(view, [hero, seat], after, cards),
  hero_entered(view, [seatWord, hero = ""], after, cards) {
    const { health } = findHero(hero, cards, view, after);
    const inside = { seat: seatOf(seatWord), hero, damage: 0, health, slot: null };
    return { view: { ...withoutHero(view, hero), inside }, marks: [heroMark(hero)], ms: STEP };
  },
  room_entered(view, [seatWord, hero = "", slotWord]) {
    const inside = view.inside && { ...view.inside, slot: Number(slotWord) };
    return { view: { ...view, inside }, marks: [roomMark(seatOf(seatWord), Number(slotWord)), heroMark(hero)], ms: STEP };
  },
  damaged(view, [seatWord, hero = "", , total]) {
    const inside = view.inside && { ...view.inside, damage: Number(total) };
    const room = view.inside?.slot ? [roomMark(seatOf(seatWord), view.inside.slot)] : [];
    return { view: { ...view, inside }, marks: [...room, heroMark(hero)], ms: NUMBER };
  },
  hero_died(view, [seatWord, hero = ""]) {
    const seat = seatOf(seatWord);
    const shown = withPlayer(withoutHero(view, hero), seat, ({ dead }) => ({ dead: [...dead, hero] }));
    return { view: shown, marks: [playerMark(seat)], ms: NUMBER };
  },
  hero_survived(view, [seatWord, hero = ""]) {
    const seat = seatOf(seatWord);
    const shown = withPlayer(withoutHero(view, hero), seat, ({ survived }) => ({ survived: [...survived, hero] }));
    return { view: shown, marks: [playerMark(seat)], ms: NUMBER };
  },
};

function declared(spell: boolean): Draw {
  return (view, [seatWord, card = ""]) => {
    const seat = seatOf(seatWord);
    const pending = [...view.pending, { seat, spell, card, target: null }];
    return { view: { ...view, pending }, marks: [playerMark(seat)], ms: CARD };
  };
}

const done: Draw = (view, [, card]) => {
  const last = view.pending.findLastIndex((one) => one.card === card);
  return { view: { ...view, pending: view.pending.filter((_, i) => i !== last) }, marks: [], ms: CARD };
};

const player: Draw = (view, [seat]) => ({ view, marks: [playerMark(seatOf(seat))], ms: NUMBER });

const CHANGES: Record<string, Draw> = {
  ...rooms,
  ...heroes,
  built: rooms.revealed as Draw,
  declared: declared(true),
  activated: declared(false),
  cancelled: done,
  failed: done,
  resolved: done,
  level_up: player,
  healed: player,
  eliminated: player,
  dungeon_boosted: player,
  doubled: player,
  barred: player,
  won: player,
  turn: (view, [turn]) => ({ view: { ...view, turn: Number(turn) }, marks: [], ms: 0 }),
  phase: (view, [phase = ""]) => ({ view: { ...view, phase }, marks: [], ms: STEP }),
  active: (view, [seat]) => ({ view: { ...view, active: seatOf(seat) }, marks: [], ms: 0 }),
};

/** Events of these kinds that follow each other happen at once. */
const TOGETHER = new Set(["revealed", "hero_arrived"]);

/** One after the other; events with nothing to see are left out. */
export function* changes(events: string[][], before: View, after: View, cards: Cards): Generator<Change> {
  let view = before;
  let held: Change | null = null;
  for (const [i, [name = "", ...words]] of events.entries()) {
    const draw = CHANGES[name];
    if (!draw) continue;
    const step = draw(view, words, after, cards);
    view = step.view;
    held = held ? { view, marks: [...held.marks, ...step.marks], ms: step.ms } : step;
    if (TOGETHER.has(name) && events[i + 1]?.[0] === name) continue;
    yield held;
    held = null;
  }
}
