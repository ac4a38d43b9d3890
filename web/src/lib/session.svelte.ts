/** Who we are, and the connection we have. */

import { api, type Catalogue, Refusal } from "./api";
import type { Games, Me } from "./protocol";
import { settings } from "./settings.svelte";
import { Socket } from "./socket";

class Session {
  me: Me | null = $state(null);
  connected = $state(false);
  games: Games | null = $state(null);
  readonly socket = new Socket();
  #catalogues = new Map<string, Promise<Catalogue>>();

  constructor() {
    this.socket.onstate = (open) => (this.connected = open);
    this.socket.onstranger = () => (this.me = null);
  }

  /** Find out who we are, if the server knows us. */
  async begin(): Promise<void> {
    this.games = await api.games();
    try {
      this.welcome(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  welcome(me: Me): void {
    this.me = me;
    this.socket.open();
  }

  /** A name is all one needs; without one a guest gets a name that can be changed. */
  async come(name: string): Promise<Me> {
    if (!this.me) this.welcome(await api.guest(name));
    return this.me as Me;
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
