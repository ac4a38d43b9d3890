import { t, told } from "../lib/i18n.svelte";

/** A clock such as `game:900+10` in words. */
export function clockName(clock: string): string {
  const [kind = "none", time = "0"] = clock.split(":");
  const [amount = 0, increment = 0] = time.split("+").map(Number);
  if (kind === "none") return t("clock-none");
  return told(`clock-${kind}`, clock, { amount, minutes: Math.round(amount / 60), increment });
}
