/** The keys of the table. They do nothing while a text is written or a dialog is open. */

import { isStep } from "./actions";
import type { Board } from "./board.svelte";

const WAYS: Record<string, string> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

export function press(event: KeyboardEvent, { choice, primary, stage }: Board): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  const done = (): void => event.preventDefault();
  if (stage.show.busy && [" ", "Escape", "s", "S"].includes(event.key)) {
    done();
    stage.show.skip();
  } else if (event.key === "Escape") {
    choice.release();
  } else if (event.key === "z" || event.key === "Z") {
    stage.undo();
  } else if ((event.key === "e" || event.key === "E") && stage.legal.includes("end")) {
    choice.do("end");
  } else if (/^[1-6]$/.test(event.key)) {
    document.querySelector<HTMLElement>(`[data-die="${event.key}"]`)?.click();
  } else if (event.key === " " && !target.closest("button, a, [role=region]")) {
    const action = choice.held ? choice.pointed : primary;
    if (action && action !== "end") {
      done();
      choice.do(action);
    }
  } else {
    const way = WAYS[event.key];
    if (way && isStep(way) && stage.legal.includes(way) && !target.closest("[role=grid], [role=region]")) {
      done();
      choice.do(way);
    }
  }
}
