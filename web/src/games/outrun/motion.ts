// What is heard when something happens; pieces move by themselves to where the picture has them.
import type { Sounds } from "../../motion";
import { play as sound } from "../../sound";
import type { GameEvent } from "./events";

const SOUNDS: Sounds<GameEvent> = {
  TurnedUp: "go",
  Opened: "go",
  Finished: "card",
  RanWrong: "wrong",
  CameLate: "wrong",
  Moved: "step",
  Infected: "growl",
  Played: "card",
  TurnedOver: "growl",
  Cleared: "wave",
  Cured: "chest",
  Won: "win",
};

/** Let a story be heard: each sound once, however often it happened. */
export function heard(events: GameEvent[]): Promise<void> {
  for (const name of new Set(events.map((event) => SOUNDS[event.event]))) if (name) sound(name);
  return Promise.resolve();
}

/** A path that is seen starts a stopwatch: nothing may hold it up. */
export const urgent = (events: GameEvent[]): boolean =>
  events.some((event) => event.event === "TurnedUp" || event.event === "Opened");
