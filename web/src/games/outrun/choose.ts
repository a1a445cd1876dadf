// What one points at to mean a move.
import type { MoveDescription, Spot } from "../../wire";

/** The card of the hand a move is made with. */
export const cardPicked = ({ picks = [] }: MoveDescription): number | undefined =>
  picks.find((one) => one.pick === "card")?.card;

/** The player it is done to. */
export const playerPicked = ({ picks = [] }: MoveDescription): number | undefined =>
  picks.find((one) => one.pick === "player")?.seat;

/** The place it goes to. */
export const spotPicked = ({ picks = [] }: MoveDescription): Spot | undefined =>
  picks.find((one) => one.pick === "spot")?.spot;
