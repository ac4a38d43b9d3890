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
const loading = new Map<string, Promise<void>>();
/** The files in use: `web` and `levels` always, others when a page asks for them. */
const wanted = new Set(["web", "levels"]);
let changes = $state(0);

async function load(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadFile(language, name)));
}

function loadFile(language: Language, name: string): Promise<void> {
  const path = `${language}/${name}.ftl`;
  const known = loading.get(path) ?? addFile(language, path);
  loading.set(path, known);
  known.catch(() => loading.delete(path)); // the next who wants it tries again
  return known;
}

async function addFile(language: Language, path: string): Promise<void> {
  const file = files.get(path);
  if (!file) throw new Error(`there is no ${path}`);
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  bundle.addResource(new FluentResource(await file()));
  changes += 1;
}

/** Load the texts of the first page, or of `names` (such as `web_replay`) as well. */
export async function ready(...names: string[]): Promise<void> {
  const asked = names.filter((name) => !wanted.has(name));
  for (const name of asked) wanted.add(name);
  try {
    await load(settings.get("language"));
  } catch (error) {
    // what else is read does not wait for them again
    for (const name of asked) wanted.delete(name);
    throw error;
  }
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
