import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { choiceMark } from "../Field/choiceMark.styles.ts";

/** The circle of a radio, with a dot if it is chosen. */
export const radioMark = css`
  ${choiceMark}
  @media screen and (forced-colors: none) {
    &, &::before { border-radius: ${tokens.radius.pill}; }
    &::before { background: ${tokens.color.primary}; }
  }
`;
