/** Whether a press comes from a finger: it cannot point at something first, as a mouse or the focus can. */

let last = "";
addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });

/** A press of a key has no clicks to count. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && last === "touch";
