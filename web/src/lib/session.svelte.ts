/** Who we are, and the connection we have. */

import { api, type Catalogue, Refusal } from "./api";
import type { Games, Me } from "./protocol";
import { settings } from "./settings.svelte";
import { Socket } from "./socket";

/** Under this name the browser remembers that the server has met it: strangers need not ask who they are. */
const KNOWN = "bossrush.known";

function remember(id: string): void {
  try {
    if (id) localStorage.setItem(KNOWN, id);
    else localStorage.removeItem(KNOWN);
  } catch {
    // a browser that keeps nothing asks each time
  }
}

function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

class Session {
  me: Me | null = $state(null);
  connected = $state(false);
  games: Games | null = $state(null);
  readonly socket = new Socket();
  #catalogues = new Map<string, Promise<Catalogue>>();

  constructor() {
    this.socket.onstate = (open) => (this.connected = open);
    this.socket.onstranger = () => this.forget();
  }

  /** Find out who we are, if the server knows us. */
  async begin(): Promise<void> {
    this.games = await api.games();
    if (!mayBeKnown()) return;
    try {
      this.welcome(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.forget();
    }
  }

  /** Be a stranger again. */
  forget(): void {
    this.me = null;
    remember("");
  }

  welcome(me: Me): void {
    this.me = me;
    remember(me.id);
    this.socket.open();
  }

  /** A name is all one needs; without one a guest gets a name that can be changed. */
  async come(name: string): Promise<Me> {
    if (this.me) return this.me;
    const me = await api.guest(name).catch((error: unknown) => {
      if (error instanceof Refusal && error.problem.code === "known") return api.me();
      throw error;
    });
    this.welcome(me);
    return me;
  }

  /** Names, texts and numbers of a game in the language of the person. */
  catalogue(game: string): Promise<Catalogue> {
    const lang = settings.get("language");
    const key = `${game} ${lang}`;
    let known = this.#catalogues.get(key);
    if (!known) {
      known = api.catalogue(game, lang);
      this.#catalogues.set(key, known);
    }
    return known;
  }
}

export const session = new Session();
