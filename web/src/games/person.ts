/** Who sits on a seat: the person's or the bot's name. */

import { t, told } from "../lib/i18n.svelte";
import type { TableInfo } from "../lib/protocol";

export function person(info: TableInfo | null, seat: number): string {
  const one = info?.seats[seat];
  if (one?.bot) return t("bot-named", { name: told(`bot-${one.bot}`, one.bot) });
  return one?.name || t("player", { number: seat + 1 });
}
