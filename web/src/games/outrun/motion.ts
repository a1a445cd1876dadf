// Outrun's sounds. Runners move by CSS transitions.
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

/** Whether events must be shown at once: a new path starts the stopwatch. */
export const urgent = (events: Happening[]): boolean =>
  events.some(({ event }) => (STARTS as string[]).includes(event));
