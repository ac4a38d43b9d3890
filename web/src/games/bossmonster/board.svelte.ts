/** What the parts of the table share: the view that is drawn, what is legal where, and what is pointed at. */

import { createContext } from "svelte";
import { t } from "../../lib/i18n.svelte";
import { session } from "../../lib/session.svelte";
import type { Stage } from "../../stage/stage";
import { person } from "../person";
import type { Cards, Hero, HeroClass, Player, Slot, View } from "./view";
import { CLASSES, symbols } from "./view";
import { Scene } from "./scene.svelte";

/** A thing that can be looked at closely: its name, what is printed on it, and what doing it would bring. */
export interface Thing {
  name: string;
  facts: string;
  text: string;
  action?: string | undefined;
  /** What one would try with it: asked why not, while it cannot be done. */
  tries?: string | undefined;
}

export type Size = "phone" | "tablet" | "desktop";

/** Questions that are answered from a pile, not from the hand or the table. */
const FROM_PILES = new Set(["take", "find", "steal", "source"]);

/** Questions in which one may do anything, not answer something. */
export const OPEN = new Set(["chance", "response"]);
/** Questions that follow on playing a card from the hand. */
const IN_PLAY = new Set(["slot", "target_room", "target_hero", "target_player"]);

export class Board {
  cards: Cards | null = $state.raw(null);
  size: Size = $state("desktop");
  /** On a phone: whether the cards that cannot be played are shown as well. */
  wholeHand = $state(false);
  pointed: Thing | null = $state.raw(null);
  /** A finger has pointed: what it would do waits for a second tap. */
  tapped = $state(false);
  /** Whether a finger has ever confirmed something here: until then it is told how. */
  practised = $state(false);
  /** What certainly follows from the action that is pointed at. */
  forecast: string[] = $state.raw([]);
  /** Why what is pointed at cannot be done. */
  refused = $state("");
  /** Why a card of the hand cannot be played now, by the action it would be. */
  whyNot: Record<string, string> = $state.raw({});
  readonly scene = new Scene(() => this.cards);

  constructor(readonly stage: Stage) {}

  /** While something is being shown, the picture it changes; else what is known. A table is only drawn once that is told. */
  get view(): View {
    return this.scene.view ?? (this.stage.shown?.view as unknown as View);
  }

  /** Whose dungeon a spectator wants to see large. */
  watched: number | null = $state(null);

  /** The seat at the bottom: one's own; for a spectator the one that was picked, else whoever is active. */
  get seat(): number {
    return this.stage.seat >= 0 ? this.stage.seat : (this.watched ?? Math.max(0, this.view.active));
  }

  /** Whether the person in front of the screen plays that seat: neither a spectator nor a replay does. */
  get mine(): boolean {
    return this.stage.mine.includes(this.stage.seat);
  }

  /** How it ended. */
  get result(): string {
    const winners = this.view.winners.map((seat) => this.playerName(seat)).join(", ");
    return winners ? t("bm-won", { player: winners }) : t("bm-over-nobody");
  }

  /** Who has that seat. */
  get player(): Player {
    return this.view.players[this.seat] as Player;
  }

  get rivals(): Player[] {
    const { players } = this.view;
    return players.map((_, i) => players[(this.seat + i) % players.length] as Player).slice(1);
  }

  get question(): string {
    return this.stage.shown?.decision?.question ?? "";
  }

  /** What is asked, in few words. */
  get asked(): string {
    const { stage } = this;
    const own = this.view.active === stage.seat ? "own" : "other";
    const build = stage.legal.some((action) => action.startsWith("place "));
    return t("bm-ask", { question: this.question, part: this.keepsHand ? "keep" : build ? "build" : own });
  }

  /** What is asked, in a sentence. */
  get wholeQuestion(): string {
    return this.keepsHand ? this.asked : this.stage.question;
  }

  /** One may not have a new hand. */
  get keepsHand(): boolean {
    return this.question === "mulligan" && !this.stage.legal.includes("yes");
  }

  // ---- what is legal, and where

  /** Legal actions that nothing on the table stands for: they become buttons. */
  get choices(): string[] {
    return this.stage.legal.filter((action) => action !== "pass" && this.placeOf(action) === "choice");
  }

  get searched(): string[] {
    return this.stage.legal.filter((action) => this.placeOf(action) === "pile");
  }

  placeOf(action: string): "hand" | "table" | "pile" | "choice" {
    const [verb, name = ""] = action.split(" ");
    switch (verb) {
      case "place":
      case "cast":
      case "card":
        return !FROM_PILES.has(this.question) && this.player.hand?.includes(name) ? "hand" : "pile";
      case "activate":
      case "slot":
        return name && name !== "deck" ? "table" : "choice";
      case "room":
        return name.includes(".") ? "table" : "choice";
      case "hero":
        return this.heroesInSight.has(name) ? "table" : "pile";
      case "player":
        return Number(name) - 1 === this.seat ? "choice" : "table";
      case "boss":
        return "pile";
      default:
        return "choice";
    }
  }

  get heroesInSight(): Set<string> {
    const { town, players, inside } = this.view;
    const seen = [...town, ...players.flatMap((player) => player.entrance)].map((hero) => hero.hero);
    return new Set(inside ? [...seen, inside.hero] : seen);
  }

  /** The card of the hand that is being played: its place or target is asked for. */
  get inPlay(): string | null {
    const asked = this.stage.shown?.decision?.seats.includes(this.stage.seat);
    return asked && IN_PLAY.has(this.question) ? this.#played : null;
  }

  #played: string | null = null;

  /** What doing this is called, in a word or a few. */
  deed(action: string): string {
    const [verb = ""] = action.split(" ");
    const fromCard = verb === "place" || verb === "cast" || verb === "card";
    return fromCard ? t("bm-do", { verb, question: this.question }) : this.stage.meaning(action);
  }

  isArmed(action: string): boolean {
    return this.tapped && this.pointed?.action === action;
  }

  act(action: string): void {
    if (this.isArmed(action)) this.practised = true;
    void this.point(null);
    const [verb, name = ""] = action.split(" ");
    if (verb === "place" || verb === "cast") this.#played = name;
    else if (verb === "activate") this.#played = null;
    this.stage.act(action);
  }

  /** Look at a thing; if it can be done, ask what would follow. */
  async point(thing: Thing | null, tapped = false): Promise<void> {
    this.pointed = thing;
    this.tapped = tapped && thing !== null;
    this.forecast = [];
    this.refused = "";
    if (!thing || !this.stage.mayAct) return;
    if (thing.action) {
      const seen = await this.stage.foresee();
      if (this.pointed === thing) this.forecast = seen.get(thing.action)?.lines ?? [];
    } else if (thing.tries && OPEN.has(this.question)) {
      const { text } = await this.stage.why(thing.tries);
      if (this.pointed === thing) this.refused = reason(text ?? "");
    }
  }

  /** Whether it is one's own part of building: only then is it worth saying why a room cannot be placed. */
  get building(): boolean {
    return this.question === "chance" && this.view.phase === "build" && this.view.active === this.stage.seat;
  }

  /** Ask why what one might think of doing now cannot be done: each card of the hand, or a new hand. */
  async askWhy(): Promise<void> {
    const { stage } = this;
    const version = stage.shown;
    const thought = (this.player.hand ?? []).filter((id) => this.building || !this.isRoom(id)).map((id) => this.playing(id));
    const meant = this.question === "mulligan" ? ["yes"] : thought;
    const asked = new Set(meant.filter((action) => !stage.legal.includes(action)));
    const told = await Promise.all([...asked].map((action) => stage.why(action)));
    if (stage.shown !== version) return;
    const reasons = told.filter((one) => !one.legal && one.text).map((one) => [one.action, reason(one.text ?? "")]);
    this.whyNot = Object.fromEntries(reasons) as Record<string, string>;
  }

  // ---- names

  isRoom(id: string): boolean {
    return id in (this.cards?.room ?? {});
  }

  /** The action by which a card is played from the hand. */
  playing(id: string): string {
    return `${this.isRoom(id) ? "place" : "cast"} ${id}`;
  }

  cardName(id: string): string {
    return (this.cards?.room[id] ?? this.cards?.spell[id])?.name ?? id;
  }

  /** With soft hyphens in long words: not every browser knows where a language breaks them. */
  breakable(name: string): string {
    const joint = new RegExp(`(?<=\\p{L}{3})(?=${t("bm-joints").replaceAll(" ", "|")})`, "gu");
    return name.replace(joint, "\u00ad");
  }

  heroName(id: string): string {
    return this.cards?.hero[id]?.short ?? id;
  }

  className(name: HeroClass | null): string {
    return (name && this.cards?.class[name]?.name) || t("bm-no-class");
  }

  /** A player goes by the Boss, once it is shown. */
  playerName(seat: number): string {
    const boss = this.view.players[seat]?.boss;
    return (boss && this.cards?.boss[boss]?.name) || this.personName(seat);
  }

  personName(seat: number): string {
    return this.mine && this.stage.seat === seat ? t("bm-you") : person(this.stage.info, seat);
  }

  /** What an action aimed at, from its notation: `room 2.1`, `hero x`, `player 2`. */
  targetName(target: string): string {
    const [verb, name = ""] = target.split(" ");
    if (verb === "hero") return this.heroName(name);
    if (verb === "player") return this.playerName(Number(name) - 1);
    if (verb === "room") {
      const [seat = 0, slot = 0] = name.split(".").map(Number);
      const room = this.view.players[seat - 1]?.dungeon[slot - 1];
      const of = this.playerName(seat - 1);
      return t("bm-room-of", { room: room?.room ? this.cardName(room.room) : t("bm-slot", { slot }), player: of });
    }
    return this.cardName(name);
  }

  treasureWords(treasure: Slot["treasure"]): string {
    return symbols(treasure).map((name) => this.className(name)).join(", ");
  }

  // ---- things to look at

  cardThing(id: string, action?: string): Thing {
    const card = this.cards?.room[id] ?? this.cards?.spell[id];
    return { name: card?.name ?? id, facts: this.factsOf(id), text: card?.text ?? "", action };
  }

  /** What is printed on a card besides its name and text, in words. */
  factsOf(id: string): string {
    const room = this.cards?.room[id];
    if (!room) return this.cards?.spell[id]?.facts ?? "";
    const kind = t("bm-kind", { type: room.type, advanced: room.advanced ? "yes" : "no" });
    return t("bm-room-facts", { kind, damage: room.damage, treasure: this.treasureWords(room.treasure) });
  }

  heroThing(hero: Hero, action?: string): Thing {
    const card = this.cards?.hero[hero.hero];
    const facts = t("bm-hero-facts", {
      class: this.className(hero.class),
      health: hero.health,
      epic: hero.epic ? "yes" : "no",
    });
    return { name: card?.name ?? hero.hero, facts, text: this.fateOf(hero), action };
  }

  bossThing(player: Player, action?: string): Thing {
    const boss = player.boss ? this.cards?.boss[player.boss] : undefined;
    if (!boss) return { name: this.playerName(player.seat), facts: "", text: "", action };
    const treasure = this.className(boss.treasure);
    const facts = t("bm-boss-facts", { xp: boss.xp, treasure, levelled: player.levelled_up ? "yes" : "no" });
    return { name: boss.name, facts, text: boss.text, action };
  }

  /** The best two counts that decide over a hero: treasure of its class, or Souls for one without. */
  countsFor(hero: Hero): [number, number] {
    const alive = this.view.players.filter((player) => player.alive);
    const kind = hero.class;
    const values = alive.map((player) => (kind ? (player.treasure?.[kind] ?? 0) : player.souls));
    values.sort((a, b) => (kind ? b - a : a - b));
    return [values[0] ?? 0, values[1] ?? 0];
  }

  /** What makes a hero in town go or stay. */
  reasonFor(hero: Hero): string {
    const [first, second] = this.countsFor(hero);
    const treasure = this.className(hero.class);
    return t("bm-because", { kind: hero.class ? "treasure" : "souls", treasure, first, second });
  }

  /** Where a hero would go, and what would become of it there. */
  fateOf(hero: Hero, seat = hero.lured_to ?? -1): string {
    const run = hero.runs?.find((one) => one.seat === seat);
    if (hero.lured_to === undefined) return "";
    if (!run) return t("bm-stays");
    const player = this.playerName(seat);
    const room = run.dies_in ? this.view.players[seat]?.dungeon[run.dies_in - 1]?.room : undefined;
    if (run.dies_in) return t("bm-would-die", { player, room: room ? this.cardName(room) : run.dies_in });
    return t("bm-would-survive", { player, damage: run.damage.at(-1) ?? 0, health: hero.health });
  }

  canPlay(id: string): boolean {
    if (this.placeOf(`card ${id}`) !== "hand") return false;
    return fromHand(id).some((action) => this.stage.legal.includes(action));
  }

  /** The best count of each treasure at the table. */
  get best(): Record<HeroClass, number> {
    const counts = (name: HeroClass) => this.view.players.map((player) => player.treasure?.[name] ?? 0);
    return Object.fromEntries(CLASSES.map((name) => [name, Math.max(...counts(name))])) as Record<HeroClass, number>;
  }

  /** Everybody else is a bot: how quickly one passes tells nobody anything. */
  get onlyBots(): boolean {
    const { info, mine } = this.stage;
    return mine.length === 1 && (info?.seats.every((seat, i) => seat.bot || mine.includes(i)) ?? false);
  }

  async load(): Promise<void> {
    this.cards = (await session.catalogue("bossmonster")) as unknown as Cards;
  }
}

/** The actions a card of the hand may stand for. */
export const fromHand = (id: string) => [`place ${id}`, `cast ${id}`, `card ${id}`];

/** The rule in brackets behind a reason is for programs. */
function reason(text: string): string {
  return text.replace(/ \[[^\]]*\]$/, "");
}

export const [useBoard, shareBoard] = createContext<Board>();
