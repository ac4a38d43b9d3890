/** The pages besides the first one, by the first word of their address: each is loaded when somebody goes there. */

export const pages = {
  table: () => import("./TablePage.svelte"),
  new: () => import("./NewTable.svelte"),
  lobby: () => import("./Lobby.svelte"),
  records: () => import("./Records.svelte"),
  replay: () => import("./Replay.svelte"),
  statistics: () => import("./Statistics.svelte"),
  settings: () => import("./Settings.svelte"),
  rules: () => import("./Rules.svelte"),
  credits: () => import("./Credits.svelte"),
};

/** Begin to load the page of this address. */
export function foresee(path: string): void {
  const load = pages[path.split("/")[1] as keyof typeof pages] as (() => Promise<unknown>) | undefined;
  load?.().catch(() => {}); // whoever shows the page tells that it cannot be loaded
}
