// Icons of cards, areas and gangs, and the colours of prisoners.
import bandana from "icon:bandana";
import basketballBall from "icon:basketball-ball";
import boombox from "icon:boombox";
import bowieKnife from "icon:bowie-knife";
import brassKnuckles from "icon:brass-knuckles";
import brokenBottle from "icon:broken-bottle";
import broom from "icon:broom";
import cactus from "icon:cactus";
import cage from "icon:cage";
import cardPickup from "icon:card-pickup";
import cardRandom from "icon:card-random";
import cardboardBoxClosed from "icon:cardboard-box-closed";
import clawHammer from "icon:claw-hammer";
import crossedChains from "icon:crossed-chains";
import dragonHead from "icon:dragon-head";
import fedora from "icon:fedora";
import fireBottle from "icon:fire-bottle";
import firstAidKit from "icon:first-aid-kit";
import fist from "icon:fist";
import fullMotorcycleHelmet from "icon:full-motorcycle-helmet";
import gemChain from "icon:gem-chain";
import gloves from "icon:gloves";
import gothicCross from "icon:gothic-cross";
import handcuffs from "icon:handcuffs";
import horseshoe from "icon:horseshoe";
import hospitalCross from "icon:hospital-cross";
import hotMeal from "icon:hot-meal";
import keyring from "icon:keyring";
import magnifyingGlass from "icon:magnifying-glass";
import medicinePills from "icon:medicine-pills";
import newspaper from "icon:newspaper";
import phrygianCap from "icon:phrygian-cap";
import prayerBeads from "icon:prayer-beads";
import punch from "icon:punch";
import razorBlade from "icon:razor-blade";
import ring from "icon:ring";
import robberHand from "icon:robber-hand";
import saucepan from "icon:saucepan";
import scissors from "icon:scissors";
import secretBook from "icon:secret-book";
import sewingNeedle from "icon:sewing-needle";
import shirt from "icon:shirt";
import shouting from "icon:shouting";
import shower from "icon:shower";
import smartphone from "icon:smartphone";
import socks from "icon:socks";
import spoon from "icon:spoon";
import steeltoeBoots from "icon:steeltoe-boots";
import stickingPlaster from "icon:sticking-plaster";
import sunglasses from "icon:sunglasses";
import toothbrush from "icon:toothbrush";
import trenchSpade from "icon:trench-spade";
import warPick from "icon:war-pick";
import watch from "icon:watch";
import waterFlask from "icon:water-flask";
import type { Use } from "./cards";

// Drawn by us, to be legible when small.
const cigarette =
  "M5 82.5h27.5v20H5zm32.5 0H105v20H37.5zm72.5 0h13v20h-13zm3-7.5c0-15-17.5-12.5-17.5-27.5 0-10 10-12.5 10-25h8.5" +
  "c0 17.5-9.5 19-9.5 26 0 9 17.5 9 17.5 26.5z";

/** Icons of cards, by their names in notation. */
export const CARD_ICONS: Record<string, string> = {
  spoon,
  knife: bowieKnife,
  pick: warPick,
  shovel: trenchSpade,
  "lucky-charm": horseshoe,
  "gold-chain": gemChain,
  "signet-ring": ring,
  rosary: gothicCross,
  "needle-and-ink": sewingNeedle,
  bandana,
  "leather-gloves": gloves,
  "steel-toe-boots": steeltoeBoots,
  "silk-shirt": shirt,
  "prayer-beads": prayerBeads,
  sunglasses,
  "knit-cap": phrygianCap,
  "broom-handle": broom,
  scissors,
  "frying-pan": saucepan,
  toothbrush,
  "razor-blade": razorBlade,
  "soap-in-a-sock": socks,
  "bicycle-chain": crossedChains,
  "broken-bottle": brokenBottle,
  "brass-knuckles": brassKnuckles,
  "care-package": cardboardBoxClosed,
  "cheap-shot": punch,
  "cell-toss": cardRandom,
  snitch: shouting,
  "guards-keys": keyring,
  pickpocket: robberHand,
  "first-aid-kit": firstAidKit,
  riot: fireBottle,
  drugs: medicinePills,
  "mobile-phone": smartphone,
  "gold-watch": watch,
  magazine: newspaper,
  "whisky-flask": waterFlask,
};

export const SIGNS: Record<string, string> = {
  search: magnifyingGlass,
  craft: clawHammer,
  cigarette,
  beating: stickingPlaster,
  cards: cardPickup,
  fists: fist,
  secret: secretBook,
};

export const AREA_ICONS: Record<string, string> = {
  "cell-block": cage,
  "block-b": cage,
  cafeteria: hotMeal,
  recreation: basketballBall,
  infirmary: hospitalCross,
  showers: shower,
  solitary: handcuffs,
};

export const GANG_ICONS: Record<string, string> = {
  cartel: cactus,
  bikers: fullMotorcycleHelmet,
  triad: dragonHead,
  crew: boombox,
  mafia: fedora,
  brotherhood: fist,
};

/** The colour of each group of cards, with enough contrast on a card in both themes. */
export const USE_COLOURS: Record<Use, string> = {
  dig: "#7a4a12",
  fight: "#a32a22",
  make: "#1f5f86",
  join: "#6a3fa0",
  play: "#1f6b41",
  sell: "#5c5a1c",
};

export const seatColour = (seat: number): string => `var(--crew-${seat % 6})`;
export const teamColour = (team: number): string => (team % 2 === 0 ? "var(--team-a)" : "var(--team-b)");
