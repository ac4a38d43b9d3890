/** The texts of the pages, from Fluent files beside those of the games: `locales/LANGUAGE/web.ftl`, `web_….ftl`, `levels.ftl`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

const found = import.meta.glob<string>("../../../src/bossrush/{text,games/*/text}/locales/*/{web*,levels}.ftl", {
  query: "?raw",
  import: "default",
});
/** By language and name, wherever the file is. */
const files = new Map(Object.entries(found).map(([path, file]) => [path.split("/").slice(-2).join("/"), file]));

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/** The files in use: `web` and `levels` always, others when a page asks for them. */
const wanted = new Set(["web", "levels"]);
let changes = $state(0);

async function load(language: Language): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  for (const name of wanted) {
    const path = `${language}/${name}.ftl`;
    const file = files.get(path);
    if (!file) throw new Error(`there is no ${path}`);
    if (loaded.has(path)) continue;
    loaded.add(path);
    bundle.addResource(new FluentResource(await file()));
    changes += 1;
  }
}

/** Load the texts of the first page, or of `names` (such as `web_platformer`) as well. */
export function ready(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  return load(settings.get("language"));
}

export async function speak(language: Language): Promise<void> {
  await load(language);
  settings.set("language", language);
}

/** The message with this key in the language of the person; `key.attribute` for an attribute. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  void changes;
  const bundle = bundles.get(settings.get("language"));
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : key;
}

/** The same, or other words where there is no such message: for names that a game or a server may add. */
export function told(key: string, otherwise: string, args: Record<string, string | number> = {}): string {
  const text = t(key, args);
  return text === key ? otherwise : text;
}
