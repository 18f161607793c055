import { tokens } from "../tokens/index.ts";

/** A step of the 4-point scale. */
export type Gap = keyof typeof tokens.space;

/** CSS rules that set a layout's gap from `data-gap`. */
export const gaps = Object.entries(tokens.space)
  .map(([step, length]) => `&[data-gap="${step}"]{gap:${length};}`)
  .join("");
