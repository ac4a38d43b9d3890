/** The keys of the table. They do nothing while a text is written or a dialog is open. */

import { isStep } from "./actions";
import type { Desk } from "./desk.svelte";

const WAYS: Record<string, string> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

export function press(event: KeyboardEvent, { choice, show, primary }: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  const { stage } = choice;
  const done = (): void => event.preventDefault();
  if (stage.busy && [" ", "Escape", "s", "S"].includes(event.key)) {
    done();
    show.skip();
  } else if (event.key === "Escape") {
    choice.release();
  } else if (event.key === "z" || event.key === "Z") {
    stage.undo();
  } else if ((event.key === "e" || event.key === "E") && stage.isLegal("end")) {
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
    if (way && isStep(way) && stage.isLegal(way) && !target.closest("[role=grid], [role=region]")) {
      done();
      choice.do(way);
    }
  }
}
