import { Refusal } from "../lib/api";
import { t, told } from "../lib/i18n.svelte";

/** What to tell somebody whose request failed. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("server-away");
  return told(`problem-${error.problem.code}`, error.message);
}
