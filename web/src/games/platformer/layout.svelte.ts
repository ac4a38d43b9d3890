/** Which of the three layouts fits the window. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../lib/settings.svelte";

const phone = new MediaQuery("max-width: 699px");
/** For each size of text, how wide the columns side by side must be. */
const desktop = new Map([
  [1, new MediaQuery("min-width: 1120px")],
  [1.15, new MediaQuery("min-width: 1200px")],
  [1.3, new MediaQuery("min-width: 1440px")],
]);
/** A phone held sideways. */
const low = new MediaQuery("max-height: 499px");
/** The bar above has a menu of its own below this width. */
const bar = new MediaQuery("min-width: 860px");

/** How many steps of a turn can be named. */
const allSteps = new MediaQuery("min-width: 1440px");
const comingSteps = new MediaQuery("min-width: 1240px");

export const layout = {
  get kind(): "phone" | "tablet" | "desktop" {
    if (phone.current) return "phone";
    return desktop.get(settings.get("text"))?.current ? "desktop" : "tablet";
  },
  get namedSteps(): "all" | "coming" | "now" {
    return allSteps.current ? "all" : comingSteps.current ? "coming" : "now";
  },
  get low(): boolean {
    return low.current;
  },
  get wideBar(): boolean {
    return bar.current;
  },
};
