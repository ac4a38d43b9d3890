/** One stop of the Tab key per region, at what can be done if there is anything; the arrows go from thing to thing. */

const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

export function roving(region: HTMLElement): () => void {
  const items = () => [...region.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(current?: HTMLElement): void {
    const all = items();
    const stop = all.find((item) => item.tabIndex === 0);
    const here = current ?? (region.contains(document.activeElement) ? stop : undefined);
    const lit = stop?.dataset.action ? stop : all.find((item) => item.dataset.action);
    const chosen = here ?? lit ?? stop ?? all[0];
    for (const item of all) item.tabIndex = item === chosen ? 0 : -1;
  }

  function moved(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : BACK.has(event.key)
            ? at - 1
            : ON.has(event.key)
              ? at + 1
              : -1;
    const next = all[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (item) settle(item);
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-action"] });
  region.addEventListener("keydown", moved);
  region.addEventListener("focusin", focused);
  settle();
  return () => {
    watcher.disconnect();
    region.removeEventListener("keydown", moved);
    region.removeEventListener("focusin", focused);
  };
}
