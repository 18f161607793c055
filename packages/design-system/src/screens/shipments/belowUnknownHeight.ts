import { css, keyframes } from "styled-components";
import { tokens } from "../../tokens/index.ts";

const hidden = keyframes`from, to { visibility: hidden; }`;

/**
 * For the parent of a section of which the height is not known while it loads, marked with `data-height="unknown"`: what
 * follows it stays hidden, so that nothing in view moves. The end of the animation shows it, however long the section takes.
 */
export const belowUnknownHeight = css`
  > [data-height="unknown"] ~ * { animation: ${hidden} ${tokens.duration.breath}; }
`;
