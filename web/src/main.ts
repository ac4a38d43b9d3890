import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { ready } from "./lib/i18n.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
void ready().then(() => mount(App, { target }));
