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
    this.socket.onstranger = () => this.forget();
  }

  /** Find out who we are, if the server knows us. */
  async begin(): Promise<void> {
    const games = api.games().then((known) => (this.games = known));
    await Promise.all([games, this.#recall()]);
  }

  async #recall(): Promise<void> {
    try {
      const me = await api.me();
      if (me.id) this.welcome(me);
    } catch (error) {
      // who is banned stays a stranger here
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Be a stranger again. */
  forget(): void {
    this.me = null;
  }

  welcome(me: Me): void {
    this.me = me;
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

  /** Hear no more, or again, what somebody says. */
  mute(person: string, muted = true): void {
    this.socket.send({ type: "mute", person, muted });
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
