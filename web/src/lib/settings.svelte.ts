/** What a person likes, kept in this browser. */

export const LANGUAGES = ["en", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "dark" | "light";
export const SPEEDS = [0.5, 1, 2, 0] as const;
/** 0 is off: things are simply where they belong. */
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  stillness: boolean;
  text: number;
  leftHanded: boolean;
}

const KEY = "bossrush.settings";

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  #values: Stored = $state({
    language: preferred(),
    theme: "auto",
    sound: false,
    speed: 1,
    stillness: false,
    text: 1,
    leftHanded: false,
    ...stored(),
  });
  #systemDark = $state(true);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#systemDark = dark.matches;
    dark.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.show();
    });
    this.show();
  }

  get<K extends keyof Stored>(key: K): Stored[K] {
    return this.#values[key];
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.#values[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
    this.show();
  }

  get dark(): boolean {
    return this.#values.theme === "auto" ? this.#systemDark : this.#values.theme === "dark";
  }

  /** Whether things may move: neither the system nor the person asks for stillness. */
  get still(): boolean {
    return this.#values.stillness || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.style.setProperty("--scale", String(this.#values.text));
    root.lang = this.#values.language;
  }
}

export const settings = new Settings();
