/** A space in words, for those who do not see it. */

import { t } from "../../lib/i18n.svelte";
import { capital, names } from "./names.svelte";
import { neighbour, type Space, type View, type Way, WAYS } from "./view";

const FEATURES = ["ladder", "trap", "shop", "portal", "boss_spawn", "special_icon"];

export function describe(view: View, spaces: Map<string, Space>, name: string, seat: number): string {
  const space = spaces.get(name);
  if (!space) return name;
  const parts = FEATURES.filter((feature) => space.features?.includes(feature)).map((feature) =>
    t(`pf-say-${feature.replace("_", "-")}`),
  );
  if (space.features?.includes("spawn") && !space.enemy) parts.push(t("pf-say-spawn"));
  if (space.coins) parts.push(t("pf-coins", { count: space.coins }));
  if (space.gems) parts.push(t("pf-gems", { count: space.gems }));
  const who = figure(view, space, seat);
  if (who) parts.push(who);
  if (!space.floor && beside(spaces, name, "down")) parts.push(t("pf-say-open"));
  if (space.floor === "one_way") parts.push(t("pf-say-one-way"));
  const around = [...walls(spaces, space), ...enemies(view, spaces, name)];
  const here = [name, ...parts].join(", ");
  return around.length ? `${here}; ${around.join(", ")}` : here;
}

function figure(view: View, space: Space, seat: number): string {
  if (space.enemy) return enemyWords(view, space.enemy);
  if (space.hero === undefined) return "";
  return space.hero === seat ? t("pf-you") : names.of("hero", view.players[space.hero]?.hero ?? "");
}

export function enemyWords(view: View, enemy: string): string {
  const health = enemy === view.boss ? view.boss_health : names.number("enemy", enemy, "health");
  return t("pf-say-enemy", {
    enemy: names.of("enemy", enemy),
    damage: names.number("enemy", enemy, "damage"),
    health,
  });
}

function enemies(view: View, spaces: Map<string, Space>, name: string): string[] {
  return WAYS.flatMap((way) => {
    const enemy = isOpen(spaces, name, way) && beside(spaces, name, way)?.enemy;
    if (!enemy) return [];
    const damage = names.number("enemy", enemy, "damage");
    return [t(`pf-say-beside-${way}`, { enemy: capital(names.of("enemy", enemy)), damage })];
  });
}

const beside = (spaces: Map<string, Space>, name: string, way: Way): Space | undefined =>
  spaces.get(neighbour(name, way) ?? "");

/** PF-2.1, PF-2.2, PF-2.7: nobody attacks through a wall or a platform without a ladder. */
function isOpen(spaces: Map<string, Space>, name: string, way: Way): boolean {
  if (way === "left") return !beside(spaces, name, way)?.wall_right;
  if (way === "right") return !spaces.get(name)?.wall_right;
  const floor = (way === "up" ? beside(spaces, name, way) : spaces.get(name))?.floor;
  return !floor || floor === "pierced";
}

function walls(spaces: Map<string, Space>, space: Space): string[] {
  const before = beside(spaces, space.space, "left");
  const found: string[] = [];
  if (before?.wall_right) found.push(t("pf-say-wall-left"));
  if (space.wall_right) found.push(t("pf-say-wall-right"));
  return found;
}
