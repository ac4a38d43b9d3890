import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { ready } from "./lib/i18n.svelte";
import { session } from "./lib/session.svelte";
import { foresee } from "./pages";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// All that is needed is asked for at once: texts, who we are, and the page itself.
const begun = session.begin();
begun.catch(() => {}); // the page says so
foresee(location.pathname);
void ready().then(() => mount(App, { target, props: { begun } }));
