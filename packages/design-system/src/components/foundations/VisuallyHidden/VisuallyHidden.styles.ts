import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Visually hidden, yet available to screen readers and to the keyboard. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: ${tokens.size.border};
  block-size: ${tokens.size.border};
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
