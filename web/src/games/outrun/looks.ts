// The colours of runners: the board is dark in both themes.
export const palette = "runner-colour";
