/** A forecast that hurts, in one sentence. */

import { t } from "../../lib/i18n.svelte";
import { names } from "./names.svelte";
import type { Outlook } from "./outlook";

export function dangerTitle(outlook: Outlook): string {
  if (!outlook.attackers.length) return t("pf-danger-wounds");
  return t("pf-danger-attacks", {
    count: outlook.attackers.length,
    enemies: outlook.attackers.map((id) => names.of("enemy", id)).join(", "),
  });
}

export function dangerOf(outlook: Outlook | null): string {
  if (!outlook || (!outlook.wounds && !outlook.faints)) return "";
  const { wounds, before, after } = outlook;
  const hearts = t("pf-danger-hearts", { wounds, before, after });
  return `${dangerTitle(outlook)} ${hearts}${outlook.faints ? ` ${t("pf-danger-faint")}` : ""}`;
}
