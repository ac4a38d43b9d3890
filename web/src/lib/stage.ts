/** What a game's table draws and asks: a running table, or a moment of a replay. */

import type { Table } from "./table.svelte";

export type Stage = Pick<
  Table,
  | "info"
  | "seat"
  | "mine"
  | "shown"
  | "decision"
  | "mayAct"
  | "legal"
  | "isLegal"
  | "meaning"
  | "question"
  | "act"
  | "undo"
  | "forecast"
  | "foresee"
  | "why"
  | "standing"
  | "refusal"
  | "busy"
  | "hurried"
  | "skip"
  | "log"
  | "clock"
  | "online"
  | "performer"
> &
  Partial<Pick<Table, "hints">>;
