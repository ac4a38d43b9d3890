/** The pictures of what is not a card: treasure, kinds, zones. */

import ankh from "icon:ankh";
import barbute from "icon:barbute";
import battleAxe from "icon:battle-axe";
import circularSaw from "icon:circular-saw";
import crystalWand from "icon:crystal-wand";
import fangs from "icon:fangs";
import hood from "icon:hood";
import jesterHat from "icon:jester-hat";
import monkFace from "icon:monk-face";
import swapBag from "icon:swap-bag";
import wizardFace from "icon:wizard-face";

export { default as advanced } from "icon:crown";
export { default as brick } from "icon:brick-wall";
export { default as cardPick } from "icon:card-pick";
export { default as chevron } from "icon:plain-arrow";
export { default as claws } from "icon:claw-slashes";
export { default as discardPile } from "icon:card-discard";
export { default as entrance } from "icon:dungeon-gate";
export { default as epic } from "icon:laurel-crown";
export { default as frozen } from "icon:frozen-block";
export { default as heart } from "icon:hearts";
export { default as scroll } from "icon:scroll-unfurled";
export { default as skull } from "icon:death-skull";
export { default as soul } from "icon:ghost";
export { default as undo } from "icon:return-arrow";
export { default as wound } from "icon:broken-heart";

export const TREASURE = { cleric: ankh, fighter: battleAxe, mage: crystalWand, thief: swapBag };
export const PORTRAITS = { cleric: monkFace, fighter: barbute, mage: wizardFace, thief: hood, none: jesterHat };
export const KINDS = { monster: fangs, trap: circularSaw };
