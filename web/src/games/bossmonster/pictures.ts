/** The pictures of cards, by id: names of the game-icons set as the visual guide gives them. */

import allSeeingEye from "icon:all-seeing-eye";
import angelOutfit from "icon:angel-outfit";
import backwardTime from "icon:backward-time";
import barbute from "icon:barbute";
import basket from "icon:basket";
import bathtub from "icon:bathtub";
import bookshelf from "icon:bookshelf";
import boulderDash from "icon:boulder-dash";
import brainTentacle from "icon:brain-tentacle";
import bubbles from "icon:bubbles";
import cage from "icon:cage";
import cancel from "icon:cancel";
import cardRandom from "icon:card-random";
import cauldron from "icon:cauldron";
import caveman from "icon:caveman";
import centipede from "icon:centipede";
import cleopatra from "icon:cleopatra";
import crestedHelmet from "icon:crested-helmet";
import crossedSwords from "icon:crossed-swords";
import crownedSkull from "icon:crowned-skull";
import despair from "icon:despair";
import dragonBreath from "icon:dragon-breath";
import dragonHead from "icon:dragon-head";
import elfHelmet from "icon:elf-helmet";
import enrage from "icon:enrage";
import fallingRocks from "icon:falling-rocks";
import femaleVampire from "icon:female-vampire";
import fireSpellCast from "icon:fire-spell-cast";
import fizzingFlask from "icon:fizzing-flask";
import frogPrince from "icon:frog-prince";
import gavel from "icon:gavel";
import giant from "icon:giant";
import giantSquid from "icon:giant-squid";
import goblinCamp from "icon:goblin-camp";
import golemHead from "icon:golem-head";
import guillotine from "icon:guillotine";
import hand from "icon:hand";
import hastyGrave from "icon:hasty-grave";
import healing from "icon:healing";
import hole from "icon:hole";
import hoodedAssassin from "icon:hooded-assassin";
import imprisoned from "icon:imprisoned";
import jesterHat from "icon:jester-hat";
import labradorHead from "icon:labrador-head";
import laserBlast from "icon:laser-blast";
import lion from "icon:lion";
import lizardman from "icon:lizardman";
import maceHead from "icon:mace-head";
import maze from "icon:maze";
import medusaHead from "icon:medusa-head";
import mimicChest from "icon:mimic-chest";
import monkFace from "icon:monk-face";
import monkey from "icon:monkey";
import musicalNotes from "icon:musical-notes";
import nestEggs from "icon:nest-eggs";
import ninjaHeroicStance from "icon:ninja-heroic-stance";
import nunFace from "icon:nun-face";
import oakLeaf from "icon:oak-leaf";
import pirateCaptain from "icon:pirate-captain";
import pointyHat from "icon:pointy-hat";
import poisonCloud from "icon:poison-cloud";
import prayer from "icon:prayer";
import queenCrown from "icon:queen-crown";
import raiseZombie from "icon:raise-zombie";
import reaperScythe from "icon:reaper-scythe";
import recycle from "icon:recycle";
import robberHand from "icon:robber-hand";
import robotGolem from "icon:robot-golem";
import rogue from "icon:rogue";
import runeSword from "icon:rune-sword";
import saberToothedCatHead from "icon:saber-toothed-cat-head";
import samuraiHelmet from "icon:samurai-helmet";
import sherlockHolmes from "icon:sherlock-holmes";
import skeletonKey from "icon:skeleton-key";
import slotMachine from "icon:slot-machine";
import snowflake2 from "icon:snowflake-2";
import spectre from "icon:spectre";
import spikedDragonHead from "icon:spiked-dragon-head";
import sunbeams from "icon:sunbeams";
import swordAltar from "icon:sword-altar";
import teleport from "icon:teleport";
import templarShield from "icon:templar-shield";
import terror from "icon:terror";
import tiredEye from "icon:tired-eye";
import totem from "icon:totem";
import treasureMap from "icon:treasure-map";
import treeBeehive from "icon:tree-beehive";
import trowel from "icon:trowel";
import underwearShorts from "icon:underwear-shorts";
import vampireDracula from "icon:vampire-dracula";
import vikingHead from "icon:viking-head";
import warlockHood from "icon:warlock-hood";
import watchtower from "icon:watchtower";
import weightCrush from "icon:weight-crush";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";

export const BOSSES: Record<string, string> = {
  cerebellus: brainTentacle,
  cleopatra: cleopatra,
  draculord: vampireDracula,
  gorgona: medusaHead,
  king_croak: frogPrince,
  robobo: robotGolem,
  seducia: witchFace,
  xyzax: crownedSkull,
};

export const CARDS: Record<string, string> = {
  all_seeing_eye: allSeeingEye,
  annihilator: laserBlast,
  assassin: hoodedAssassin,
  beast_menagerie: cage,
  bottomless_pit: hole,
  boulder_ramp: boulderDash,
  brainsucker_hive: treeBeehive,
  cave_in: fallingRocks,
  centipede_tunnel: centipede,
  construction_zone: trowel,
  counterspell: cancel,
  crushinator: weightCrush,
  dark_altar: swordAltar,
  dark_laboratory: fizzingFlask,
  dizzygas_hallway: poisonCloud,
  dracolich_lair: spikedDragonHead,
  dragon_hatchery: nestEggs,
  exhaustion: tiredEye,
  fear: terror,
  freeze: snowflake2,
  giant_size: giant,
  goblin_armory: goblinCamp,
  golem_factory: golemHead,
  haunted_library: bookshelf,
  jackpot_stash: slotMachine,
  jeopardy: cardRandom,
  kobold_strike: lizardman,
  ligers_den: saberToothedCatHead,
  mimic_vault: mimicChest,
  minotaurs_maze: maze,
  monsters_ballroom: musicalNotes,
  monstrous_monument: totem,
  motivation: enrage,
  neanderthal_cave: caveman,
  open_grave: hastyGrave,
  princess_in_peril: queenCrown,
  recycling_center: recycle,
  soul_harvest: reaperScythe,
  specters_sanctum: spectre,
  succubus_spa: bathtub,
  teleportation: teleport,
  torture_chamber: guillotine,
  trepidation: despair,
  vampire_bordello: femaleVampire,
  witchs_kitchen: cauldron,
  zombie_attack: raiseZombie,
  zombie_prison: imprisoned,
};

export const HEROES: Record<string, string> = {
  acacia_warrior_of_light: sunbeams,
  antonius_the_rune_knight: runeSword,
  asmor_the_aweless: vikingHead,
  blackbeard_jake: pirateCaptain,
  boden_the_pantless: underwearShorts,
  brandork_the_neverwrong: wizardFace,
  cecil_leoran_master_factotum: skeletonKey,
  charles_the_young: prayer,
  chia_kang_mystical_warlock_of_yu: warlockHood,
  crystol_and_a_lan_of_gerd: crossedSwords,
  dartteon_elf_pyromancer: fireSpellCast,
  delatorious_angel_of_light: angelOutfit,
  fire_s_breath_heroine_of_arcadia: dragonBreath,
  frankov_the_envoy: barbute,
  hya_legendary_shinobi: ninjaHeroicStance,
  jarek_squire_to_the_lion_knights: lion,
  jejune_everlea_holy_sisters: nunFace,
  jerome_kung_fu_monkey: monkey,
  jesta_the_rogue: rogue,
  johnny_of_the_evening_watch: watchtower,
  joman_chimm_cutpurse: robberHand,
  kalish_ninefingers: hand,
  katelyn_angelic_healer: healing,
  kerberos_dirtbeard_canine_cleric: labradorHead,
  kins_klauski_mad_conquistador: crestedHelmet,
  koey_the_last_dragon_mage: dragonHead,
  lance_uppercut_treasure_hunter: treasureMap,
  lord_van_ette: templarShield,
  mitchell_the_judge: gavel,
  nate_the_squidslayer: giantSquid,
  nick_the_masher: maceHead,
  pugi_the_druidess: oakLeaf,
  romero_the_indigo_friar: monkFace,
  samurai_tom: samuraiHelmet,
  sir_digby_apple_ace_detective: sherlockHolmes,
  tempros_the_time_marauder: backwardTime,
  terric_warhelm_half_elf_archmage: elfHelmet,
  the_fool: jesterHat,
  tieg_and_the_magic_bubble: bubbles,
  wallbanger_basketweaver: basket,
  wayward_the_drifter: pointyHat,
};
