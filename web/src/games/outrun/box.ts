// Outrun's printed data on the page of a box: what lists and their entries are called; paths are traced.
import type { Component } from "svelte";
import type { TextEditor } from "../box";
import { t } from "../../words.svelte";
import { MOVEMENT, splitCard } from "./look";
import PathTracer from "./PathTracer.svelte";

const MONSTERS = ["bear", "vampire", "zombie", "dragon"];
const OF_A_CARD = ["copies", "vampires", "zombies"]; // what the numbers of an interference card count

export function label([list, key, below, inside]: string[]): string | undefined {
  if (inside !== undefined) return undefined; // an open place
  if (MONSTERS.includes(list!)) return boardLabel(list!, key, below);
  if (key === undefined) return t(`outrun-box-${list}`);
  if (list === "symbols") return MOVEMENT[Number(key)];
  if (list === "paths") return t("outrun-box-path", { number: Number(key) + 1 });
  if (below === undefined) return cardLabel(key);
  return OF_A_CARD[Number(below)] && t(`outrun-box-${OF_A_CARD[Number(below)]}`);
}

function boardLabel(monster: string, key?: string, below?: string): string | undefined {
  if (key === undefined) return t("outrun-box-board", { monster: t(`value-outrun-monster-${monster}`) });
  if (below !== undefined) return key === "open" ? t("outrun-box-players", { number: below }) : undefined;
  if (key === "numbers" || key === "open") return t(`outrun-box-${key}`);
  return t("outrun-box-sign", { sign: t(`outrun-sign-${key}`) });
}

function cardLabel(word: string): string {
  const [kind, detail] = splitCard(word);
  return t(`outrun-card-${kind}`, { detail: kind === "swap" ? [...detail].join("/") : detail });
}

export const editor = ([list]: string[]): Component<TextEditor> | undefined =>
  list === "paths" ? PathTracer : undefined;

/** All but the places with a sign, and those that are open, are as many as in the rules. */
export const fixed = ([list, key]: string[]): boolean => !MONSTERS.includes(list!) || key === "numbers";
