import { t, told } from "../lib/i18n.svelte";
import type { SeatInfo } from "../lib/protocol";

/** A bot in a menu: its name and how strong it is. */
export function botChoice(bot: string): string {
  return t("bot-choice", { name: told(`bot-${bot}`, bot), level: told(`bot-${bot}.level`, bot) });
}

/** Who has a seat: a name, which bot, or nobody yet. */
export function seatName(seat: SeatInfo | undefined): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? t("bot-named", { name: told(`bot-${seat.bot}`, seat.bot) }) : t("seat-open");
}
