import { getContext, setContext } from "svelte";

const KEY = Symbol("moments");
type Show = (move: number) => void;

/** A page that can show a past moment of the game says how; the log below it offers it. */
export function offerMoments(show: Show): void {
  setContext(KEY, show);
}

export function offeredMoments(): Show | undefined {
  return getContext<Show | undefined>(KEY);
}
