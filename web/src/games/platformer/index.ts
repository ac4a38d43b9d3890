import { type GameClient, openedByPlayer, type Points } from "../client";
import Picture from "./Picture.svelte";
import type { View } from "./view";

const PARTS = ["events", "enemies", "wounds", "gems", "wealth"];

/** Of a game alone. */
function scoreOf({ solo }: Pick<View, "solo">): Points[] {
  return (solo?.score ?? []).map((points, i) => ({ part: PARTS[i] ?? "", points }));
}

export const platformer: GameClient = {
  table: () => import("./Table.svelte"),
  texts: "web_platformer",
  picture: Picture,
  chapters: ["goal", "turn", "dice", "moving", "enemies", "shop", "fall", "boss", "solo"],
  hintSide: "left",
  figure: "hero",
  standings: ["hearts", "coins", "gems", "level"],
  score: (view) => scoreOf(view as unknown as View),
  keyEvents: ["level_revealed", "fainted", "defeated", "game_won", "game_lost"],
  opened: openedByPlayer,
};
