// Ids, events and actions in English. `{1}` is the first word after an event's name; `[…{2}…]` stands only if it has one.

export const title = (id) => String(id).replaceAll("_", " ").replace(/^\w/, (letter) => letter.toUpperCase());

const PLAIN = /^([a-h]\d+|-?\d+|boot|sword|coin|monster|star|blank|left|right|attack|rooms|spells|heroes|epics)$/;

function word(text, names) {
  if (text === "?") return "a card";
  const [who, room] = text.split(".");
  if (room) return `${word(who, names)}’s room ${room}`;
  const seat = /^seat_(\d)$/.exec(who);
  if (seat) return names[seat[1] - 1] ?? `Player ${seat[1]}`;
  return PLAIN.test(text) ? text : title(text);
}

const PLATFORMER = {
  turn: "— Turn {2}: {1} —", refreshed: "{1} refreshes cards", rolled: "{1} rolls {dice}",
  enemy_rolled: "The enemy die shows {2}", rerolled: "{1} rolls {2} again: {3}", die_turned: "{1} turns {2} to {3}",
  used: "{1} uses {3} ×{4}", forged: "{1} forges {2} and {3} into {4}", saved: "{1} saves {2}",
  special_reset: "{1}’s special die is blank", gems_spent: "{1} spends gems: {2}", coins_spent: "{1} spends coins: {2}",
  coins_gained: "{1} gains coins: {2}", gems_gained: "{1} gains gems: {2}", spawned: "{1} spawns on {2}",
  moved: "{1} moves {2} → {3}", ported: "{1} goes through the portal {2} → {3}", placed: "{1} is put {2} → {3}",
  pushed: "{1} pushes {2} {3} → {4}", fell: "{1} falls {2} → {3}", enemy_moved: "{1} moves {2} → {3}",
  enemy_attacked: "{2} attacks {1} for {4}", attack_ignored: "{1} escapes the attack of {2}",
  wounded: "{1} is wounded: {3} hearts left", healed: "{1} heals: {3} hearts", fainted: "{1} faints on {2}",
  attacked: "{1} attacks {2} on {3}: {4} against {5}", defeated: "{2} is defeated by {1}", shattered: "{1} shatters on {2}",
  level_revealed: "Level {1} is revealed[: {4}]", level_removed: "Level {1} is removed", coin_laid: "", gem_laid: "",
  enemy_placed: "{1} appears on {2}", bought: "{1} buys {2} for {3}", displayed: "New in the shop: {1}",
  card_used: "{1} uses {2}", ability_used: "{1} uses the ability", bonus: "{1}’s next attack gets +{3}",
  gravity: "Gravity pulls", held: "{1} holds on at {2}", glided: "{1} glides from {2}", turn_ended: "",
  game_won: "{1} beats the boss and wins!", game_lost: "{1} has lost", artifact_taken: "{1} takes {2}[ from {3}]",
  event: "Event: {2}", boss_rolled: "The boss rolls {2}", boss_drew: "", boss_card: "The boss plays {1}",
  boss_reshuffled: "The boss’s cards are shuffled", boss_moved: "{1} moves {2} → {3}", mark_gained: "{1} gets {2}",
  mark_lost: "{1} loses {2}", displaced: "{1} is moved {2} → {3}", saved_by_card: "{2} saves {1}", scored: "Score: {6}",
};

const BOSSMONSTER = {
  turn: "— Turn {1} —", phase: "{1} phase", bosses_shown: "{1} is {2}", drew: "{1} draws {3} ({2})",
  mulligan: "{1} takes a new hand", discarded: "{1} discards {2}", discards_chosen: "",
  placed: "{1} places {3} in slot {2}", declined: "{1} builds nothing", revealed: "{1} turns up {3} in slot {2}",
  built: "{1} builds {3} in slot {2}", returned: "{1} takes {2} back", hero_arrived: "{1} comes to town",
  lured: "{1} goes to {2}", stays_in_town: "{1} stays in town", active: "{1} is the active player", passed: "{1} passes",
  declared: "{1} casts {2}[ on {3}]", activated: "{1} uses {2}[ on {3}]", cancelled: "{1}’s {2} is cancelled",
  failed: "{1}’s {2} fails", resolved: "", paid_card: "{1} pays with {2}", destroyed: "{1}’s {3} is destroyed",
  deactivated: "{1}’s {3} is deactivated", straightened: "{1}’s {2} works again", boosted: "{1}’s {3} gets +{4}",
  dungeon_boosted: "All rooms of {1} get +{2}", doubled: "{1}’s treasure counts twice",
  barred: "No hero enters {1}’s dungeon", no_building: "Nobody builds this turn",
  extra_placement: "{1} may build one more", hero_entered: "{2} enters {1}’s dungeon", room_entered: "{2} comes into {4}",
  sent_back: "{2} goes back to slot {3}", damaged: "{2} takes {3} damage, {4} in all",
  health_gained: "{1} has {2} more health", hero_died: "{2} dies: a Soul for {1}",
  hero_survived: "{2} comes through and wounds {1}", hero_to_town: "{1} runs back to town",
  hero_to_entrance: "{2} comes to {1}’s entrance", hero_removed: "{1} gives up {2}", teleported: "{2} starts again",
  healed: "{1} turns {2} into a Soul", level_up: "{1} levels up!", level_up_declined: "{1} does without the Level Up",
  took_from_discard: "{1} takes {2} from the discard pile", took_from_hand: "{1} takes {3} from {2}’s hand",
  searched: "{1} looks through a deck ({2})", found: "{1} finds {2}", rebuilt: "The discard pile is a new deck ({1})",
  shuffled: "", swapped: "{1}: slots {2} and {3} change places", trigger: "{1}’s {2} works", trigger_declined: "",
  eliminated: "{1} is out of the game", won: "{1} wins the game!",
};

export const EVENTS = { platformer: PLATFORMER, bossmonster: BOSSMONSTER };

/** An event as a sentence; `names` are the players of a game in which events call them by their seats. */
export function eventText(game, event, names) {
  const template = EVENTS[game]?.[event[0]];
  if (template === undefined) return event.map((one) => word(one, names)).join(" ");
  const dice = ["boot", "sword", "coin", "monster", "star"].map((face, i) => [face, Number(event[i + 2])]);
  const rolled = dice.filter(([, number]) => number > 0).map(([face, number]) => `${number} ${face}`).join(", ");
  const optional = template.replace(/\[(.*?\{(\d)\}.*?)\]/g, (_, part, i) => (event[i] === "-" ? "" : part));
  return optional.replace("{dice}", rolled).replace(/\{(\d)\}/g, (_, i) => word(event[i] ?? "", names));
}

// ---- actions: a group and a label for each

const GROUPS = { use: "Use", forge: "Forge", as: "As", spawn: "Spawn", save: "Save", die: "Die", buy: "Buy", card: "Card",
  take: "Take", place: "Build", cast: "Cast", activate: "Use room", room: "Room", slot: "Slot", player: "Player",
  hero: "Hero", boss: "Boss", look: "Look at" };

const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };

export function actionWords(action, view) {
  const [verb, ...rest] = action.split(" ");
  const object = rest.join(" ");
  if (/^[a-h]\d+$/.test(action)) return ["Space", action];
  if (/^x\d+$/.test(action)) return ["How often", action.slice(1) + "×"];
  if (ARROWS[action]) return ["Go", `${ARROWS[action]} ${action}`];
  if (!object || !GROUPS[verb]) return ["", title(action)];
  return [GROUPS[verb], objectWords(verb, object, view)];
}

function objectWords(verb, object, view) {
  const seat = view.seat >= 0 ? view.seat : 0;
  const roomAt = (owner, slot) => title(view.players[owner]?.dungeon?.[slot - 1]?.room ?? `slot ${slot}`);
  if (verb === "buy" && view.shop?.[object - 1]) {
    const card = view.shop[object - 1];
    return `${title(card.card)} (${card.prices[seat]} coins)`;
  }
  if (verb === "activate") return roomAt(seat, object);
  if (verb === "player") return title(view.players[object - 1]?.boss ?? `player ${object}`);
  if (verb === "room") {
    const [owner, slot] = object.split(".");
    return `${roomAt(owner - 1, slot)} of ${title(view.players[owner - 1]?.boss ?? `player ${owner}`)}`;
  }
  return title(object);
}
