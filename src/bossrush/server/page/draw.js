// A game as text: sections with a heading, text, and whether it is a grid of characters. Reads nothing but the view.

import { title } from "./words.js";

const CELL = 4;
const FEATURES = { trap: "^", shop: "$", portal: "O", spawn: ":", boss_spawn: "B", special_icon: "*", ladder: "H" };
const FLOORS = { platform: "====", pierced: "=HH=", one_way: "^^^^" };
const LEGEND = "c coin, g gem, ^ trap, $ shop, O portal, : spawn, B boss spawn, * special, H ladder";
const UNDER = "==== floor, =HH= floor with a ladder, ^^^^ only upwards, | wall";

export function draw(view) {
  return view.game === "platformer" ? drawPlatformer(view) : drawBossMonster(view);
}

const counted = (counts) => Object.entries(counts).filter(([, n]) => n > 0).map(([id, n]) => `${n} ${id}`).join(", ");
const names = (ids) => {
  const unique = [...new Set(ids)];
  return unique.map((id) => [id, ids.filter((other) => other === id).length])
    .map(([id, n]) => (n > 1 ? `${n} × ${title(id)}` : title(id))).join(", ");
};
const pointer = (view, seat) => (view.active === seat ? "▸" : " ");

// ---- Platformer

const enemyMark = (id) => (id.includes("_") ? id.split("_").map((part) => part[0]).join("") : id).slice(0, 2);
const heroMark = (view, seat) => view.players[seat].hero[0].toUpperCase() + (seat + 1);

function drawPlatformer(view) {
  const dice = [`Dice: ${counted(view.dice.pool) || "none left"}`];
  if (view.dice.enemy.length) dice.push(`enemy die: ${view.dice.enemy.join(", ")}`);
  if (view.bonus) dice.push(`next attack +${view.bonus}`);
  dice.push(`boss ${title(view.boss)}, health ${view.boss_health}`);
  if (view.solo?.event) dice.push(`event ${title(view.solo.event)}, ${view.solo.events_left} to come`);
  const shop = view.shop.map((card, i) => card && `${i + 1} ${title(card.card)} (${card.price})`).filter(Boolean);
  const sections = [
    { title: `Turn ${view.turn}`, text: dice.join("; ") },
    { title: "Tower", text: tower(view), grid: true },
    { title: "", text: figures(view) },
    { title: "Heroes", text: view.players.map((player) => heroLine(view, player)).join("\n") },
    { title: "Shop", text: shop.join(", ") },
  ];
  if (view.artifacts.length) sections.push({ title: "Artifacts", text: names(view.artifacts) });
  return sections;
}

function tower(view) {
  const spaces = new Map(view.spaces.map((space) => [space.space, space]));
  const lowest = Math.min(...view.spaces.map((space) => Number(space.space.slice(1))));
  const frame = "   " + "+----".repeat(8) + "+";
  const lines = [];
  for (const level of [...view.levels].reverse()) {
    const name = level.boss ? "boss level" : `level ${level.level}`;
    if (level.state !== "revealed") {
      lines.push(`   ~~ ${name}: ${level.state} `.padEnd(frame.length, "~"));
      continue;
    }
    if (!lines.at(-1)?.startsWith("   +")) lines.push(frame);
    for (let row = level.level * 4; row > level.level * 4 - 4; row--) {
      const cells = [..."abcdefgh"].map((column) => spaces.get(column + row));
      const shown = cells.map((space, i) => drawSpace(view, space) + (space.wall_right || i === 7 ? "|" : " "));
      const floors = cells.map((space) => FLOORS[space.floor] ?? (row === lowest ? "====" : "    "));
      lines.push(`${String(row).padStart(2)} |${shown.join("")}`, `   +${floors.join("+")}+`);
    }
  }
  lines.push("    " + [..."abcdefgh"].map((column) => ` ${column}`.padEnd(CELL + 1)).join(""));
  return lines.join("\n");
}

function drawSpace(view, space) {
  const figure = space.enemy ? enemyMark(space.enemy) : "hero" in space ? heroMark(view, space.hero) : "";
  const tokens = (space.coins ? "c" : "") + (space.gems ? "g" : "");
  const features = Object.keys(FEATURES).filter((name) => space.features?.includes(name));
  const marks = tokens + features.map((name) => FEATURES[name]).join("");
  return figure.padEnd(2) + marks.slice(0, CELL - 2).padStart(CELL - 2);
}

function figures(view) {
  const enemies = [...new Set(view.spaces.filter((space) => space.enemy).map((space) => space.enemy))];
  const present = view.players.filter((player) => player.space);
  const heroes = present.map((player) => `${heroMark(view, player.seat)} ${title(player.hero)}`);
  return [...heroes, ...enemies.map((id) => `${enemyMark(id)} ${title(id)}`), LEGEND, UNDER].join(", ");
}

function heroLine(view, player) {
  const parts = [`${player.space ?? "not in the tower"}`, `hearts ${player.hearts}/${player.health}`,
    `coins ${player.coins}`, `gems ${player.gems}`, `special die ${player.special}`];
  if (player.ability_exhausted) parts.push("ability used");
  if (player.marks.length) parts.push(names(player.marks));
  const cards = player.cards.length ? `\n    cards: ${names(player.cards)}` : "";
  const exhausted = player.exhausted.length ? `\n    exhausted: ${names(player.exhausted)}` : "";
  return `${pointer(view, player.seat)} ${player.seat + 1} ${title(player.hero)}: ${parts.join(", ")}${cards}${exhausted}`;
}

// ---- Boss Monster

const playerName = (view, seat) => title(view.players[seat].boss ?? `player ${seat + 1}`);

function drawBossMonster(view) {
  const turn = [`${title(view.phase)} phase`];
  if (view.inside) turn.push(insideLine(view));
  for (const waiting of [...view.pending].reverse()) {
    const target = waiting.target ? ` on ${waiting.target}` : "";
    turn.push(`waits: ${title(waiting.card)} of ${playerName(view, waiting.seat)}${target}`);
  }
  if (view.no_building) turn.push("nobody builds this turn");
  const sections = [{ title: `Turn ${view.turn}`, text: turn.join("\n") }];
  for (const player of view.players) sections.push({ title: playerTitle(view, player), text: dungeon(view, player) });
  const own = view.players[view.seat]?.hand;
  if (own) sections.push({ title: "Your hand", text: names(own) || "empty" });
  if (view.search) sections.push({ title: "You look through", text: names(view.search) });
  sections.push({ title: "Town", text: view.town.map((hero) => townLine(view, hero)).join("\n") || "empty" });
  sections.push({ title: "Decks", text: `${counted(view.decks)}; discarded: ${names(view.discard) || "nothing"}` });
  return sections;
}

function insideLine(view) {
  const { hero, seat, slot, damage, health } = view.inside;
  const where = slot ? `in slot ${slot} of` : "on the way into";
  return `${title(hero)} is ${where} ${playerName(view, seat)}’s dungeon: ${damage} of ${health} damage`;
}

function playerTitle(view, player) {
  if (!player.alive) return `  ${player.seat + 1} ${playerName(view, player.seat)}: out of the game`;
  const hand = `hand ${player.rooms_in_hand} rooms, ${player.spells_in_hand} spells`;
  const treasure = player.treasure ? `; treasure ${counted(player.treasure) || "none"}` : "";
  const level = player.levelled_up ? "; levelled up" : "";
  return `${pointer(view, player.seat)} ${player.seat + 1} ${playerName(view, player.seat)}: ` +
    `Souls ${player.souls}/10, Wounds ${player.wounds}/5; ${hand}${treasure}${level}`;
}

function dungeon(view, player) {
  if (!player.alive) return "";
  const heroes = player.entrance.map((hero) => `  at the entrance: ${heroName(hero)} – ${fate(hero, player.seat)}`);
  const rooms = [...player.dungeon].reverse().map((slot) => `  ${slot.slot} ${roomLine(slot)}`);
  return [...heroes, ...(rooms.length ? rooms : ["  no rooms"])].join("\n");
}

function roomLine(slot) {
  if (slot.face_down) return slot.room ? `${title(slot.room)} (face down)` : "face down";
  const parts = [`${slot.advanced ? "advanced " : ""}${slot.type}`];
  parts.push(slot.deactivated ? "deactivated" : `damage ${slot.damage}`);
  if (counted(slot.treasure)) parts.push(counted(slot.treasure));
  if (slot.used) parts.push("used");
  if (slot.covered.length) parts.push(`on ${names(slot.covered)}`);
  return `${title(slot.room)} (${parts.join(", ")})`;
}

const heroName = (hero) => `${title(hero.hero)} (${hero.epic ? "epic " : ""}${hero.class ?? "no class"}, health ${hero.health})`;

function townLine(view, hero) {
  if (hero.lured_to === undefined) return heroName(hero);
  if (hero.lured_to < 0) return `${heroName(hero)} – stays in town`;
  return `${heroName(hero)} → ${playerName(view, hero.lured_to)}, ${fate(hero, hero.lured_to)}`;
}

function fate(hero, seat) {
  const run = hero.runs?.find((path) => path.seat === seat);
  if (!run) return "";
  return run.dies_in ? `dies in slot ${run.dies_in}` : `survives with ${run.damage.at(-1) ?? 0} damage`;
}
