/**
 * Media query for windows with room for a column, its margins and a tile beside it. The width in em accounts for the
 * text size.
 */
export const besideMedia = "@media (min-width: 998px) and (min-width: 70em)";
