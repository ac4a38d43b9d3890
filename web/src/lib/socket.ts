/** The one WebSocket of this page: connects again by itself, and tells whoever listens. */

import type { AnyFromClient, AnyFromServer } from "./protocol";

type Listener = (message: AnyFromServer) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const BEAT = 20_000;
/** With these codes the server closes a connection that it would not let in again. */
const NOT_KNOWN = 4401;
export const BANNED = 4403;

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #listeners = new Set<Listener>();
  #openers = new Set<() => void>();
  #wanted = false;
  /** Told whether the server can be reached. */
  onstate: (open: boolean) => void = () => {};
  /** Told when the server does not let us in, and with which code: it does not know us, or we are banned. */
  onrefused: (code: number) => void = () => {};

  constructor() {
    setInterval(() => this.send({ type: "ping" }), BEAT);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: AnyFromClient): boolean {
    if (!this.connected) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Every message; call the answer to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Now, if connected, and each time the connection is there again; call the answer to stop. */
  onopen(opener: () => void): () => void {
    this.#openers.add(opener);
    if (this.connected) opener();
    return () => this.#openers.delete(opener);
  }

  #hurry(): void {
    if (this.#wanted && !this.#socket) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  }

  #connect(): void {
    if (this.#socket) return;
    const address = `${location.origin.replace(/^http/, "ws")}/ws`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as AnyFromServer;
      if (message.type === "welcome") {
        this.#wait = FIRST_WAIT;
        this.onstate(true);
        for (const opener of this.#openers) opener();
      }
      for (const listener of [...this.#listeners]) listener(message);
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      this.onstate(false);
      if (code === NOT_KNOWN || code === BANNED) {
        this.#wanted = false;
        this.onrefused(code);
        return;
      }
      setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
