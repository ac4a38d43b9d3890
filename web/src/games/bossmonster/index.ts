import { type GameClient, openedByPlayer } from "../client";
import Picture from "./Picture.svelte";

export const bossmonster: GameClient = {
  table: () => import("./Table.svelte"),
  texts: "web_bossmonster",
  picture: Picture,
  chapters: ["goal", "turn", "build", "bait", "adventure", "spells", "boss"],
  hintSide: "right",
  figure: "boss",
  standings: ["souls", "wounds"],
  keyEvents: ["level_up", "hero_survived", "eliminated", "won"],
  opened: openedByPlayer,
};
