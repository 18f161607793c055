import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** The circle of a radio, for the same reason as the box of a checkbox; the browser's own on paper and in forced colours. */
export const radioMark = css`
  @media screen and (forced-colors: none) {
    display: grid;
    place-items: center;
    appearance: none;
    border: ${tokens.size.borderThick} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surface};
    &::before {
      content: "";
      width: 60%;
      height: 60%;
      border-radius: ${tokens.radius.pill};
      background: ${tokens.color.primary};
      visibility: hidden;
    }
    &:checked { border-color: ${tokens.color.primary}; }
    &:checked::before { visibility: visible; }
    &:disabled { opacity: 0.6; }
  }
`;
