// Which card of a hand is chosen: one of several equal cards is the one that was pressed.

/** The position of the chosen card; −1 if none is. A card that a hint chose was not pressed. */
export function chosenAt(hand: number[], chosen: number | null, pressed: number): number {
  if (chosen === null) return -1;
  return hand[pressed] === chosen ? pressed : hand.indexOf(chosen);
}
