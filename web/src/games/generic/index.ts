import { type GameView, SPECTATOR } from "../../stage/stage";
import type { GameClient } from "../client";
import Picture from "./Picture.svelte";

/** For every game without a client of its own. */
export const generic: GameClient = {
  table: () => import("./Table.svelte"),
  texts: "web_generic",
  picture: Picture,
  chapters: [],
  hintSide: "left",
  standings: [],
  keyEvents: [],
  opened: (views) => ({ ...(views[0] as GameView), seat: SPECTATOR, views }),
};
