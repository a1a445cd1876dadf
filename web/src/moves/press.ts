// Pressing a button of a move.

/** Press, but not with the second click of a double click: another button may be there by now. */
export const press =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) act();
  };
