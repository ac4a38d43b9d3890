// The page of `bossrush serve`: come in, open a table or take a seat, and play. All rules are on the server.

import { draw } from "./draw.js";
import { actionWords, eventText, title } from "./words.js";

const $ = (id) => document.getElementById(id);
const path = /^\/table\/([^/]+)$/.exec(location.pathname);
const invite = new URLSearchParams(location.search).get("invite") ?? "";
let me = null;

function element(tag, text = "", more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more);
}

const button = (text, onclick, more = {}) => element("button", text, { type: "button", onclick, ...more });

async function api(method, address, body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data?.text ?? "The server cannot do this now."), { status: answer.status });
  return data;
}

function problem(text) {
  $("problem").textContent = text;
}

/** Run what a click asks for; if the server refuses, say why. */
function attempt(action) {
  problem("");
  return action().catch((error) => problem(error.message));
}

async function whoAmI() {
  me = await api("GET", "/api/me").catch((error) => {
    if (error.status === 401) return null;
    throw error;
  });
  $("me").textContent = me?.name ?? "";
}

async function comeIn(name) {
  if (!me) me = await api("POST", "/api/guest", { name });
  else if (me.name !== name) me = await api("PATCH", "/api/me", { name });
  $("me").textContent = me.name;
}

// ---- the first page

let games = [];

async function home() {
  $("home").hidden = false;
  ({ games } = await api("GET", "/api/games"));
  $("name").value = me?.name ?? "";
  $("game").replaceChildren(...games.map((game) => element("option", title(game.name), { value: game.name })));
  $("game").onchange = showOptions;
  showOptions();
  $("new").onsubmit = (event) => {
    event.preventDefault();
    attempt(() => newTable(event.submitter.value));
  };
  await showTables();
  setInterval(() => showTables().catch(() => {}), 10000);
}

function showOptions() {
  const game = games.find((one) => one.name === $("game").value);
  $("bot").replaceChildren(...game.bots.map((bot) => element("option", bot, { selected: bot === "heuristic" })));
  $("options").replaceChildren(...game.options.map(optionField));
}

function optionField(option) {
  const label = element("label", `${title(option.name)} `);
  const choices = option.kind === "switch" ? ["on", "off"] : option.choices;
  const field = element(choices.length ? "select" : "input", "", { name: option.name });
  field.append(...choices.map((choice) => element("option", choice)));
  if (option.kind === "number") Object.assign(field, { type: "number", min: option.low, max: option.high });
  field.value = option.default;
  label.append(field);
  return label;
}

async function newTable(kind) {
  await comeIn($("name").value);
  const options = Object.fromEntries([...$("options").querySelectorAll("[name]")].map((field) => [field.name, field.value]));
  const others = Array(Number(options.players) - 1).fill(kind === "bots" ? $("bot").value : "open");
  const order = { game: $("game").value, options, seats: ["me", ...others], private: kind !== "public", start: kind === "bots" };
  location.href = `/table/${(await api("POST", "/api/tables", order)).id}`;
}

async function showTables() {
  const list = (id, tables, empty) => $(id).replaceChildren(...(tables.length ? tables.map(tableLine) : [element("li", empty)]));
  list("lobby", await api("GET", "/api/tables"), "There is none. Open one!");
  const mine = me ? await api("GET", "/api/me/tables") : [];
  list("mine", mine.filter((table) => ["open", "running"].includes(table.status)), "None yet.");
}

function tableLine(table) {
  const line = element("li");
  const seats = table.seats.map((seat) => seat.name || (seat.bot ? `bot ${seat.bot}` : "open seat")).join(", ");
  line.append(element("a", `${title(table.game)}, ${table.status}`, { href: `/table/${table.id}` }), `: ${seats}`);
  return line;
}

// ---- a table

const table = { id: path?.[1], version: -1, info: null, mine: [], seats: new Map(), waiting: null, socket: null, delay: 500 };

async function tablePage() {
  $("table").hidden = false;
  $("say").onsubmit = (event) => {
    event.preventDefault();
    if ($("text").value.trim()) send({ type: "say", table: table.id, text: $("text").value.trim() });
    $("text").value = "";
  };
  if (me) return enter();
  $("join").hidden = false;
  $("status").textContent = "You are invited to a table.";
  $("join").onsubmit = (event) => {
    event.preventDefault();
    attempt(async () => {
      await comeIn($("guest").value);
      $("join").hidden = true;
      await enter();
    });
  };
}

async function enter() {
  connect();
  const { phrases } = await api("GET", "/api/games");
  const say = (phrase) => () => send({ type: "say", table: table.id, phrase });
  $("phrases").replaceChildren(...phrases.map((phrase) => button(title(phrase), say(phrase))));
  const query = new URLSearchParams({ invite });
  for (const line of await api("GET", `/api/tables/${table.id}/chat?${query}`)) showChat(line);
}

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  table.socket = socket;
  socket.onopen = () => {
    table.delay = 500;
    send({ type: "join", table: table.id, since: table.version, views: true, invite });
    if (table.waiting) send(table.waiting);
  };
  socket.onmessage = (event) => HEAR[JSON.parse(event.data).type]?.(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 4401) return location.reload();
    $("status").textContent = "The connection was lost. Trying again …";
    setTimeout(connect, table.delay);
    table.delay = Math.min(table.delay * 2, 8000);
  };
}

function send(message) {
  if (table.socket.readyState === WebSocket.OPEN) table.socket.send(JSON.stringify(message));
}

/** Send a request that is to be carried out once; sent again after a lost connection until it is answered. */
function request(message) {
  problem("");
  table.waiting = { table: table.id, key: crypto.getRandomValues(new Uint32Array(4)).join("-"), ...message };
  send(table.waiting);
  show();
}

const HEAR = {
  joined(message) {
    table.mine = message.mine;
    if (table.version < 0 || message.seats) table.version = message.version;
    take(message);
  },
  update(message) {
    if (message.version <= table.version) return;
    table.version = message.version;
    const first = message.seats?.find((part) => part.seat === shownSeat()) ?? message.seats?.[0];
    const names = (first?.view?.players ?? []).map(({ boss }, i) => title(boss ?? `player ${i + 1}`));
    for (const event of first?.events ?? []) log(eventText(table.info.game, event, names));
    if (NEWS[message.what]) log(NEWS[message.what]);
    take(message);
  },
  refused(message) {
    if (answered(message) && message.code !== "stale") problem(message.text);
    show();
  },
  done(message) {
    answered(message);
    show();
  },
  presence(message) {
    table.info?.seats.forEach((seat, i) => (seat.online = message.online.includes(i)));
    showSeats();
  },
  said: showChat,
  error: (message) => problem(message.text),
};
const NEWS = { undone: "— Moves were taken back —", started: "— The game begins —", closed: "— The table is closed —" };

function answered(message) {
  const ours = Boolean(message.key) && table.waiting?.key === message.key;
  if (ours) table.waiting = null;
  return ours;
}

function take(message) {
  answered(message);
  if (message.info) {
    table.info = message.info;
    table.mine = message.info.seats.flatMap((seat, i) => (seat.person === me.id ? [i] : []));
  }
  for (const { seat, decision = null, view } of message.seats ?? []) {
    table.seats.set(seat, { decision, view: view ?? table.seats.get(seat)?.view });
  }
  if (table.mine.length) table.seats.delete(-1);
  show();
}

/** Of one's own seats the one that decides, else the first; as a spectator -1. */
function shownSeat() {
  return table.mine.find((seat) => table.seats.get(seat)?.decision?.legal) ?? table.mine[0] ?? -1;
}

function log(text) {
  if (!text) return;
  $("log").append(element("li", text));
  $("log").scrollTop = $("log").scrollHeight;
}

function showChat({ name, text, phrase }) {
  $("chat").append(element("li", `${name}: ${text || title(phrase)}`));
  $("chat").scrollTop = $("chat").scrollHeight;
}

function seatName(i) {
  const { name, bot } = table.info.seats[i];
  return name || (bot ? `bot ${bot}` : `seat ${i + 1}`);
}

function show() {
  if (!table.info) return;
  const seat = shownSeat();
  const { decision, view } = table.seats.get(seat) ?? {};
  document.title = `${decision?.legal ? "● " : ""}${title(table.info.game)} – bossrush`;
  $("status").textContent = statusText(decision);
  showSeats();
  showActions(seat, decision, view);
  $("picture").replaceChildren(...(view ? draw(view).map(section) : []));
}

function statusText(decision) {
  const { status, winners = [], reason = "", request: asked } = table.info;
  const won = winners.length ? `Won by ${winners.map(seatName).join(", ")}.` : "Nobody won.";
  if (status === "open") return "The game has not begun.";
  if (status === "closed") return `The table is closed (${reason}).`;
  if (status === "finished") return `The game is over. ${won}`;
  if (asked) return `${seatName(asked.seat)} asks: ${asked.what === "undo" ? "take moves back?" : "end the game?"}`;
  if (decision?.legal) return table.mine.length > 1 ? `Seat ${shownSeat() + 1} decides.` : "It is up to you.";
  return decision ? `Waiting for ${decision.seats.map(seatName).join(", ")}.` : "";
}

function section({ title: heading, text, grid }) {
  const part = element("section");
  if (heading) part.append(element("h3", heading));
  part.append(element("pre", text, { className: grid ? "grid" : "" }));
  return part;
}

function showActions(seat, decision, view) {
  const focused = $("actions").contains(document.activeElement);
  const running = table.info.status === "running";
  const legal = (running && view && decision?.legal) || [];
  $("question").textContent = legal.length ? title(decision.question) : "";
  const groups = new Map();
  for (const action of legal) {
    const [group, label] = actionWords(action, view);
    if (!groups.has(group)) groups.set(group, element("div", "", { className: "group" }));
    if (group && !groups.get(group).firstChild) groups.get(group).append(element("span", group));
    const act = () => request({ type: "act", seat, actions: [action], version: table.version });
    const more = { disabled: Boolean(table.waiting), ariaLabel: `${group} ${label}`.trim() };
    groups.get(group).append(button(label, act, more));
  }
  $("actions").replaceChildren(...groups.values());
  if (focused) $("actions").querySelector("button:enabled")?.focus();
  const more = [];
  const asked = table.info.request;
  const voter = asked && table.mine.find((mine) => asked.waiting.includes(mine));
  if (voter !== undefined && voter !== null) {
    const answer = (yes) => () => request({ type: "answer", seat: voter, yes });
    more.push(button("Yes", answer(true)), button("No", answer(false)));
  } else if (running && seat >= 0 && !asked) {
    more.push(button("Undo", () => request({ type: "undo", seat })));
    more.push(button("End the game", () => request({ type: "abandon", seat })));
  }
  if (table.info.rematch) more.push(button("To the new table", () => (location.href = `/table/${table.info.rematch}`)));
  else if (table.info.status === "finished" && seat >= 0) more.push(button("Play again", () => attempt(rematch)));
  $("more").replaceChildren(...more);
}

async function rematch() {
  location.href = `/table/${(await api("POST", `/api/tables/${table.id}/rematch`)).id}`;
}

function showSeats() {
  if (!table.info) return;
  const { seats, host, status, hot_seat: hotSeat } = table.info;
  const post = (rest, body) => () => attempt(() => api("POST", `/api/tables/${table.id}/${rest}`, body));
  const lines = seats.map((seat, i) => {
    const free = !seat.person && !seat.bot;
    const notes = [
      seat.person && seat.bot && `(bot ${seat.bot} plays)`, seat.away && "(away)", seat.person && !seat.online && "(offline)",
    ].filter(Boolean).join(" ");
    const line = element("li", `${i + 1}. ${free ? "open" : seatName(i)} ${notes} `);
    const mine = seat.person === me.id;
    const [open, running] = [status === "open", status === "running"];
    const absent = seat.person && !seat.bot && (seat.away || !seat.online);
    const sit = post("sit", { seat: i, invite });
    const giveBot = post(`seats/${i}/bot`, { bot: "heuristic" });
    if (open && free && (hotSeat || !table.mine.length)) line.append(button("Sit here", sit));
    if (open && free && host === me.id) line.append(button("Give to a bot", giveBot));
    if (running && mine && (seat.away || seat.bot)) line.append(button("Come back", sit));
    if ((open || running) && mine && !seat.away) line.append(button("Leave", post(`seats/${i}/leave`)));
    if (running && !mine && absent) line.append(button("Let a bot play", giveBot));
    return line;
  });
  const taken = seats.every((seat) => seat.person || seat.bot);
  if (status === "open" && host === me.id) lines.push(button("Start", post("start"), { disabled: !taken }));
  $("seats").replaceChildren(...lines);
  $("invite").hidden = status !== "open";
  if (status === "open" && table.mine.length && !$("invite").hasChildNodes()) attempt(showInvite);
}

async function showInvite() {
  const label = element("label", "Link for others ");
  $("invite").replaceChildren(label);
  const found = await api("GET", `/api/tables/${table.id}/invite`);
  label.append(element("input", "", { value: `${location.origin}/table/${table.id}?invite=${found.invite}`, readOnly: true }));
}

await whoAmI();
await (path ? tablePage() : home());
