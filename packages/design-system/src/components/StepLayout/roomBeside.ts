/**
 * The media query of a window that has room for a StepBeside: the column, its margins and a tile. A tile grows with the
 * text, and so does what it needs.
 */
export const roomBeside = "(min-width: 998px) and (min-width: 70em)";
