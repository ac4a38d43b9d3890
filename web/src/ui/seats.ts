import { t, told } from "../lib/i18n.svelte";
import type { SeatInfo } from "../lib/protocol";

/** Who has a seat: a name, which bot, or nobody yet. */
export function seatName(seat: SeatInfo | undefined): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? t("bot-named", { name: told(`bot-${seat.bot}`, seat.bot) }) : t("seat-open");
}
