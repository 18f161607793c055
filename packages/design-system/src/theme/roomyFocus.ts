import { tokens } from "../tokens/index.ts";

/**
 * CSS rules for an element whose text begins at its edge: the focus ring keeps its distance from the letters. The halo fills that distance,
 * and nothing moves.
 */
export const roomyFocus = `&:focus-visible { outline-offset: ${tokens.space.s1}; box-shadow: 0 0 0 ${tokens.space.s1} ${tokens.color.focusHalo}; }`;
