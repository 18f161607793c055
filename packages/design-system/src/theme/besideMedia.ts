/**
 * A query for the templates of styled parts: where a column, its margins and a tile beside it have room. A tile grows with
 * the text, and so does what it needs.
 */
export const besideMedia = "@media (min-width: 998px) and (min-width: 70em)";

/** The same for `matchMedia`: a window that has room for a StepBeside. */
export const besideQuery = besideMedia.replace("@media ", "");
