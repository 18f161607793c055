import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/**
 * The frame of a checkbox or a radio, with room for its mark in `::before`. Browsers fill an empty one with grey in the dark, where it
 * looks disabled. Paper and forced colours need the browser's own.
 */
export const choiceMark = css`
  @media screen and (forced-colors: none) {
    display: grid;
    place-items: center;
    appearance: none;
    border: ${tokens.size.borderThick} solid ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
    &::before {
      content: "";
      width: 60%;
      height: 60%;
      visibility: hidden;
    }
    &:checked { border-color: ${tokens.color.primary}; }
    &:checked::before { visibility: visible; }
    &:disabled { opacity: 0.6; }
  }
`;
