// The ticks of a new table's form: a tick that is not offered does not count, and is not sent.

/** Anyone can find the table, it counts for ratings, it shows which card comes next. */
export interface Ticks {
  public: boolean;
  rated: boolean;
  hints: boolean;
}

/** What decides which ticks are offered: open seats, several players on one device, a box's data, and whether the game has hints. */
export interface Situation {
  withOthers: boolean;
  sharing: boolean;
  boxed: boolean;
  hinting: boolean;
}

/** Which ticks are offered: the server refuses a rated table with a box, with hints, or with two seats for one person. */
export function offeredTicks(ticked: Ticks, { withOthers, sharing, boxed, hinting }: Situation): Ticks {
  const rated = withOthers && !sharing && !boxed;
  return { public: withOthers, rated, hints: hinting && !(ticked.rated && rated) };
}

/** The ticks that count. */
export function sentTicks(ticked: Ticks, situation: Situation): Ticks {
  const offered = offeredTicks(ticked, situation);
  return {
    public: ticked.public && offered.public,
    rated: ticked.rated && offered.rated,
    hints: ticked.hints && offered.hints,
  };
}
