/** Which of the three layouts fits the window. */

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 699px");
const desktop = new MediaQuery("min-width: 1120px");
/** The bar above has a menu of its own below this width. */
const bar = new MediaQuery("min-width: 860px");

/** How many steps of a turn can be named. */
const allSteps = new MediaQuery("min-width: 1440px");
const comingSteps = new MediaQuery("min-width: 1240px");

export const layout = {
  get kind(): "phone" | "tablet" | "desktop" {
    return phone.current ? "phone" : desktop.current ? "desktop" : "tablet";
  },
  get namedSteps(): "all" | "coming" | "now" {
    return allSteps.current ? "all" : comingSteps.current ? "coming" : "now";
  },
  get wideBar(): boolean {
    return bar.current;
  },
};
