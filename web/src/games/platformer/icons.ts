/** Which picture of the game-icons set stands for what (visual guide, Icons). */

import angelWings from "icon:angel-wings";
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import barbarian from "icon:barbarian";
import beltBuckles from "icon:belt-buckles";
import bootPrints from "icon:boot-prints";
import bottleVapors from "icon:bottle-vapors";
import bottledBolt from "icon:bottled-bolt";
import bottledShadow from "icon:bottled-shadow";
import boxingGlove from "icon:boxing-glove";
import brainLeak from "icon:brain-leak";
import broadsword from "icon:broadsword";
import chainMail from "icon:chain-mail";
import clawSlashes from "icon:claw-slashes";
import closedDoors from "icon:closed-doors";
import coinsPile from "icon:coins-pile";
import cometSpark from "icon:comet-spark";
import crownCoin from "icon:crown-coin";
import crownedSkull from "icon:crowned-skull";
import crystalCluster from "icon:crystal-cluster";
import cutDiamond from "icon:cut-diamond";
import deadlyStrike from "icon:deadly-strike";
import deathSkull from "icon:death-skull";
import diamondHard from "icon:diamond-hard";
import doubleDragon from "icon:double-dragon";
import earthCrack from "icon:earth-crack";
import elfHelmet from "icon:elf-helmet";
import enrage from "icon:enrage";
import evilBat from "icon:evil-bat";
import evilMoon from "icon:evil-moon";
import evilTree from "icon:evil-tree";
import fallDown from "icon:fall-down";
import fallingStar from "icon:falling-star";
import feather from "icon:feather";
import featheredWing from "icon:feathered-wing";
import fireBottle from "icon:fire-bottle";
import goblinHead from "icon:goblin-head";
import graspingClaws from "icon:grasping-claws";
import hangingSpider from "icon:hanging-spider";
import healthPotion from "icon:health-potion";
import heartNecklace from "icon:heart-necklace";
import heartShield from "icon:heart-shield";
import hearts from "icon:hearts";
import hornedSkull from "icon:horned-skull";
import hourglass from "icon:hourglass";
import knightBanner from "icon:knight-banner";
import ladder from "icon:ladder";
import lanternFlame from "icon:lantern-flame";
import lasso from "icon:lasso";
import lynxHead from "icon:lynx-head";
import magnet from "icon:magnet";
import medusaHead from "icon:medusa-head";
import minotaur from "icon:minotaur";
import mirror from "icon:mirror-mirror";
import ninjaMask from "icon:ninja-mask";
import overlordHelm from "icon:overlord-helm";
import padlock from "icon:padlock";
import payMoney from "icon:pay-money";
import pistolGun from "icon:pistol-gun";
import playerBase from "icon:player-base";
import poisonBottle from "icon:poison-bottle";
import poisonGas from "icon:poison-gas";
import pokerHand from "icon:poker-hand";
import portal from "icon:portal";
import priceTag from "icon:price-tag";
import prism from "icon:prism";
import push from "icon:push";
import quakeStomp from "icon:quake-stomp";
import raiseSkeleton from "icon:raise-skeleton";
import raiseZombie from "icon:raise-zombie";
import reptileTail from "icon:reptile-tail";
import returnArrow from "icon:return-arrow";
import rockGolem from "icon:rock-golem";
import rollingDices from "icon:rolling-dices";
import roundStar from "icon:round-star";
import runeStone from "icon:rune-stone";
import rustySword from "icon:rusty-sword";
import sandSnake from "icon:sand-snake";
import shamblingZombie from "icon:shambling-zombie";
import shinyPurse from "icon:shiny-purse";
import shop from "icon:shop";
import snakeBite from "icon:snake-bite";
import spikyPit from "icon:spiky-pit";
import spiralLollipop from "icon:spiral-lollipop";
import starAltar from "icon:star-altar";
import stoneBlock from "icon:stone-block";
import stoneBust from "icon:stone-bust";
import stoneSphere from "icon:stone-sphere";
import swordClash from "icon:sword-clash";
import teleport from "icon:teleport";
import visoredHelm from "icon:visored-helm";
import walkingBoot from "icon:walking-boot";
import warhammer from "icon:warhammer";
import waxSeal from "icon:wax-seal";
import werewolf from "icon:werewolf";
import windsock from "icon:windsock";
import wingfoot from "icon:wingfoot";
import nextButton from "icon:next-button";
import scroll from "icon:scroll-unfurled";

export const symbols: Record<string, string> = {
  boot: walkingBoot,
  sword: broadsword,
  coin: crownCoin,
  monster: goblinHead,
  star: roundStar,
  attack: clawSlashes,
};

export const signs = {
  heart: hearts,
  coin: crownCoin,
  gem: cutDiamond,
  damage: clawSlashes,
  health: heartShield,
  cards: pokerHand,
  faint: deathSkull,
  fog: padlock,
  trap: spikyPit,
  shop,
  portal,
  ladder,
  spawn: deathSkull,
  bossSpawn: crownedSkull,
  specialIcon: starAltar,
  move: bootPrints,
  attack: swordClash,
  push,
  forge: anvilImpact,
  gravity: fallDown,
  base: playerBase,
  undo: returnArrow,
  end: nextButton,
  log: scroll,
  dice: rollingDices,
  event: hourglass,
};

const known: Record<string, string> = {
  etorn: visoredHelm,
  sweety: spiralLollipop,
  angelo: angelWings,
  avys: barbarian,
  pip: elfHelmet,
  minka: lynxHead,
  zombie: shamblingZombie,
  cave_bat: evilBat,
  ent: evilTree,
  stone_golem: rockGolem,
  werewolf,
  minotaur,
  defender: hornedSkull,
  medusa: medusaHead,
  ikee: overlordHelm,
  snake_attack: snakeBite,
  petrify: stoneBust,
  tail_lash: reptileTail,
  slither: sandSnake,
  venom_rain: poisonGas,
  shockwave: quakeStomp,
  rift_leap: teleport,
  overlords_strike: deadlyStrike,
  tribute: payMoney,
  call_of_the_underworld: raiseSkeleton,
  falling_star: cometSpark,
  poison: poisonBottle,
  petrification: stoneSphere,
  mirror,
  sigil: runeStone,
  boots_of_haste: wingfoot,
  ninja_gear: ninjaMask,
  greedymmer: warhammer,
  loaded_dice: rollingDices,
  lasso,
  chainmail: chainMail,
  climbing_claws: graspingClaws,
  merchants_seal: waxSeal,
  magnet,
  gem_cutter: diamondHard,
  hourglass,
  heart_amulet: heartNecklace,
  stoneskin: stoneBlock,
  healing: healthPotion,
  swiftness: bottledBolt,
  rage: fireBottle,
  levitation: feather,
  invisibility: bottledShadow,
  second_wind: bottleVapors,
  crystal_elixir: crystalCluster,
  coin_gun: pistolGun,
  champions_belt: beltBuckles,
  pathfinders_banner: knightBanner,
  bullys_glove: boxingGlove,
  phoenix_feather: featheredWing,
  dragons_purse: shinyPurse,
  soul_lantern: lanternFlame,
  spider_rope: hangingSpider,
  prism,
  smiths_anvil: anvil,
  savagery: enrage,
  earthquake: earthCrack,
  closed_shutters: closedDoors,
  bargain_day: priceTag,
  gold_rush: coinsPile,
  tailwind: windsock,
  reinforcements: raiseZombie,
  rust: rustySword,
  crystal_rain: fallingStar,
  double_trouble: doubleDragon,
  foggy_mind: brainLeak,
  blood_moon: evilMoon,
};

/** The picture of a hero, an enemy, a card, an event or a token; content of a pack without one gets a plain sign. */
export const picture = (id: string): string => known[id] ?? crownedSkull;
