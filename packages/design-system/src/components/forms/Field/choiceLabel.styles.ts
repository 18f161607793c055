import { css } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** The label of a checkbox or a radio, with its mark in it: a touch target as tall as its text. */
export const choiceLabel = css`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s3};
  min-height: ${tokens.size.touch};
  padding-block: ${tokens.space.s3};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:disabled) {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    ${media.forcedColors} { color: GrayText; }
  }
`;
