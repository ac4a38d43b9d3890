/** Names, texts and printed numbers of everything in the game, in the language of the person. */

import type { Catalogue } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";

class Names {
  #catalogue: Catalogue | null = $state.raw(null);

  /** Without names nothing is drawn: ids instead of them would flash up. */
  get known(): boolean {
    return this.#catalogue !== null;
  }

  /** To be called in an effect: loads again when the language changes. */
  load(): void {
    void settings.get("language");
    void session.catalogue("platformer").then((catalogue) => (this.#catalogue = catalogue));
  }

  #entry(kind: string, id: string): Record<string, unknown> {
    return this.#catalogue?.[kind]?.[id] ?? {};
  }

  of(kind: string, id: string): string {
    return (this.#entry(kind, id)["name"] as string | undefined) ?? id;
  }

  text(kind: string, id: string): string {
    return sentence((this.#entry(kind, id)["text"] as string | undefined) ?? "");
  }

  word(kind: string, id: string, field: string): string {
    return (this.#entry(kind, id)[field] as string | undefined) ?? "";
  }

  number(kind: string, id: string, field: string): number {
    return (this.#entry(kind, id)[field] as number | undefined) ?? 0;
  }

  face(face: string): string {
    return face === "blank" ? t("pf-blank") : capital(this.of("face", face));
  }
}

export const names = new Names();

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const sentence = (text: string): string => (text && !/[.!?]$/.test(text) ? `${capital(text)}.` : capital(text));
