/** How the legal actions of a decision are shown: where on the tower, with which picture, under which title. */

import { t, told } from "../../lib/i18n.svelte";
import { picture, signs, symbols } from "./icons";
import { names } from "./names.svelte";
import type { Stage } from "../../stage/stage";
import { isSpace, neighbour, type Player, type View, type Way, WAYS } from "./view";
import { THEN } from "./ways";

const split = (action: string): [string, string] => {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
};

export const isStep = (action: string): action is Way => (WAYS as readonly string[]).includes(action);
export const isTimes = (action: string): boolean => /^x\d+$/.test(action);

/** The space of the figure that a step moves. */
export function moverOf(view: View, player: Player): string | null {
  const decision = view.decision;
  if (decision?.question === "enemy_step") return decision.about?.space ?? "";
  return player.space;
}

/** The space on which this action can be chosen, if there is one. */
export function targetOf(action: string, view: View, player: Player): string | null {
  if (isSpace(action)) return action;
  const mover = moverOf(view, player);
  return isStep(action) && mover ? neighbour(mover, action) : null;
}

/** What a press on a die of this face does, first of all. */
export const dieActions = (face: string): string[] => [`use ${face}`, `spawn ${face}`, `save ${face}`, `die ${face}`];

const PICTURES: Record<string, string> = {
  stop: signs.base,
  strike: signs.attack,
  go: signs.push,
  gravity: signs.gravity,
  fall: signs.gravity,
  hold: picture("climbing_claws"),
  glide: picture("levitation"),
  portal: signs.portal,
  end: signs.end,
  keep: signs.dice,
  done: signs.dice,
  "take coin": signs.coin,
  "take gem": signs.gem,
  decline: signs.damage,
  "spawn free": signs.base,
  icon: signs.specialIcon,
  shed: picture("petrification"),
  tailwind: picture("tailwind"),
  sigil: picture("sigil"),
  mirror: picture("mirror"),
  "use boot": signs.move,
  "use sword": signs.attack,
  "use monster": signs.push,
};

export function pictureOf(action: string, view: View, player: Player): string {
  const plain = PICTURES[action];
  if (plain && view.decision?.question === "main") return plain;
  const [verb, what] = split(action);
  if (verb === "forge") return signs.forge;
  if (verb === "card") return picture(what);
  if (action === "ability") return picture(player.hero);
  if (action === "boss rule") return picture(view.boss);
  if (action === "use special") return symbols[player.special] ?? signs.dice;
  if (verb === "buy") return picture(view.shop[Number(what) - 1]?.card ?? "");
  if (isTimes(action)) return signs.gem;
  if (isStep(action)) return signs.move;
  if (isSpace(action)) return figurePicture(action, view) ?? signs.base;
  return symbols[what] ?? plain ?? signs.dice;
}

function figurePicture(name: string, view: View): string | null {
  const space = view.spaces.find((one) => one.space === name);
  if (space?.enemy) return picture(space.enemy);
  const hero = space?.hero === undefined ? undefined : view.players[space.hero];
  return hero ? picture(hero.hero) : null;
}

const ADDING = ["attack", "heavy", "sheet", "shed"];

export function titleOf(action: string, view: View, player: Player): string {
  const [first = ""] = action.split(THEN);
  if (first !== action) return titleOf(first, view, player);
  const [verb, what] = split(action);
  const question = view.decision?.question ?? "";
  if (isSpace(action)) return action;
  if (isTimes(action)) return t("pf-do-times", { times: Number(action.slice(1)) });
  if (verb === "card") return names.of("card", what);
  if (verb === "buy") return names.of("card", view.shop[Number(what) - 1]?.card ?? "");
  if (verb === "as" || verb === "die") return names.face(what);
  const face = names.face(what === "special" ? player.special : what);
  if (verb === "use" && ADDING.includes(question)) return t("pf-do-add", { face });
  if (verb === "forge" || verb === "spawn" || verb === "save") {
    return told(`pf-do-${action.replace(" ", "-")}`, t(`pf-do-${verb}`, { face }), { face });
  }
  return told(`pf-do-${action.replace(" ", "-")}`, action, { face });
}

/** What it would do, in the server's words; of a row, what its first action does. */
export const meaningOf = (action: string, stage: Stage): string => stage.meaning(action.split(THEN)[0] ?? "");

const PRIMARY = ["end", "strike", "go", "stop", "x1", "keep", "done", "decline", "hold"];

/** The one action that the big button does. */
export function primaryOf(legal: string[]): string | null {
  return PRIMARY.find((action) => legal.includes(action)) ?? (legal.length === 1 ? (legal[0] ?? null) : null);
}

/** Actions that people would look for in the main decision and that are not possible: the server says why. */
export function missedOf(legal: string[], view: View, player: Player): string[] {
  if (view.decision?.question !== "main" || !player.space) return [];
  const missed = Object.entries(view.dice.pool)
    .filter(([face, count]) => count > 0 && !legal.includes(`use ${face}`))
    .map(([face]) => `use ${face}`);
  const slot = view.shop.findIndex((one) => one !== null);
  if (slot >= 0 && !legal.some((action) => action.startsWith("buy "))) missed.push(`buy ${slot + 1}`);
  return missed;
}
