// Whose chat messages are hidden on this device.
import { keep, recallJson } from "./storage";

const KEY = "escapade-muted";
const MOST = 200; // people; the oldest are forgotten

let muted = $state.raw<string[]>(recallJson<string[]>(KEY) ?? []);

export const isMuted = (person: string): boolean => muted.includes(person);

export function setMuted(person: string, yes: boolean): void {
  const others = muted.filter((one) => one !== person);
  muted = yes ? [...others, person].slice(-MOST) : others;
  keep(KEY, JSON.stringify(muted));
}
