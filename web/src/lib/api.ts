/** The HTTP interface of the server. */

import type {
  Analysed,
  ChatLine,
  Created,
  DiceReport,
  Fork,
  Games,
  Me,
  Muted,
  Problem,
  TableInfo,
  TableOrder,
  Timeline,
} from "./protocol";

/** A request that was refused: why, for programs and for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refusal(response.status, problem ?? { code: "unknown", text: response.statusText });
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

function query(values: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : "";
}

/** What follows this table in a list, the newest first; without one the list from its beginning. */
function following(last?: TableInfo): { before?: number; before_id?: string } {
  return last ? { before: last.created, before_id: last.id } : {};
}

export type Catalogue = Record<string, Record<string, Record<string, unknown>>>;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  guest: (name: string) => ask<Me>("POST", "/api/guest", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  claim: (login: string, password: string) => ask<Me>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  logOut: () => ask<void>("POST", "/api/logout"),
  changePassword: (old: string, next: string) => ask<Me>("POST", "/api/password", { old, new: next }),
  muted: () => ask<Muted[]>("GET", "/api/me/muted"),
  games: () => ask<Games>("GET", "/api/games"),
  catalogue: (game: string, lang: string) => ask<Catalogue>("GET", `/api/games/${game}/catalogue${query({ lang })}`),
  tables: (game = "", status = "all") => ask<TableInfo[]>("GET", `/api/tables${query({ game, status })}`),
  myTables: (status = "all", last?: TableInfo) =>
    ask<TableInfo[]>("GET", `/api/me/tables${query({ status, ...following(last) })}`),
  create: (order: TableOrder) => ask<Created>("POST", "/api/tables", order),
  table: (id: string, invite = "") => ask<TableInfo>("GET", `/api/tables/${id}${query({ invite })}`),
  invite: (id: string) => ask<Created>("GET", `/api/tables/${id}/invite`),
  sit: (id: string, seat: number | null, invite = "") =>
    ask<TableInfo>("POST", `/api/tables/${id}/sit`, { seat, invite }),
  leave: (id: string, seat: number) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/leave`),
  giveBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  openSeat: (id: string, seat: number) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/open`),
  mix: (id: string, seat: number, entropy: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/mix`, { entropy }),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  cancel: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/cancel`),
  rematch: (id: string) => ask<Created>("POST", `/api/tables/${id}/rematch`),
  chat: (id: string, invite = "", after?: number) =>
    ask<ChatLine[]>("GET", `/api/tables/${id}/chat${query({ invite, after })}`),
  records: (game = "", last?: TableInfo) =>
    ask<TableInfo[]>("GET", `/api/records${query({ game, ...following(last) })}`),
  timeline: (
    id: string,
    wanted: { seat: number; views?: boolean; after?: number; limit?: number; lang?: string; invite?: string },
  ) => ask<Timeline>("GET", `/api/records/${id}/timeline${query(wanted)}`),
  analysis: (id: string, wanted: { lang: string; invite: string }) =>
    ask<Analysed>("GET", `/api/records/${id}/analysis${query(wanted)}`),
  fork: (id: string, fork: Fork) => ask<Created>("POST", `/api/records/${id}/fork`, fork),
  dice: () => ask<DiceReport>("GET", "/api/statistics/dice"),
};
