// What is heard in the museum; runners move by themselves to where the picture has them, cards fly.
import type { Sounds, Stage } from "../../motion";
import type { Happening } from "../../wire";
import type { GameEvent } from "./events";

export const stage = (root: Stage["root"]): Stage => ({ root, piece: () => Promise.resolve() });

export const SOUNDS: Sounds<GameEvent> = {
  TurnedUp: "go",
  Opened: "go",
  Finished: "card",
  RanWrong: "wrong",
  CameLate: "wrong",
  Infected: "growl",
  TurnedOver: "growl",
  Cleared: "wave",
  Cured: "chest",
  Won: "win",
};

const STARTS: GameEvent["event"][] = ["TurnedUp", "Opened"];

/** A path that is seen starts a stopwatch: nothing may hold it up. */
export const urgent = (events: Happening[]): boolean =>
  events.some(({ event }) => (STARTS as string[]).includes(event));
