/** Who we are, and the connection we have. */

import { api, type Catalogue, Refusal } from "./api";
import type { Games, Me } from "./protocol";
import { settings } from "./settings.svelte";
import { BANNED, Socket } from "./socket";

/** Milliseconds after which we come back with a new cookie. */
const COME_BACK = 1000;

class Session {
  me: Me | null = $state(null);
  /** Why we are a stranger although we were not: the key of a text. */
  farewell = $state("");
  connected = $state(false);
  games: Games | null = $state(null);
  readonly socket = new Socket();
  #catalogues = new Map<string, Promise<Catalogue>>();

  constructor() {
    this.socket.onstate = (open) => (this.connected = open);
    this.socket.onrefused = (code) => void this.#refused(code);
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
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.code === "banned") this.#goodbye("problem-banned");
    }
  }

  /** The session ended, unless another page of this browser got a new cookie meanwhile; or we are banned. */
  async #refused(code: number): Promise<void> {
    const me = code === BANNED ? null : await api.me().catch(() => null);
    if (me?.id) setTimeout(() => this.welcome(me), COME_BACK);
    else this.#goodbye(code === BANNED ? "problem-banned" : "session-ended");
  }

  #goodbye(why: string): void {
    this.farewell = why;
    this.forget();
  }

  /** Be a stranger again. */
  forget(): void {
    this.me = null;
  }

  welcome(me: Me): void {
    this.me = me;
    this.farewell = "";
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
