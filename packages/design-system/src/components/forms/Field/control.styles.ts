import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/**
 * The look of every control for typing or picking: visible border, touch target, and states not shown by colour alone.
 */
export const controlLook = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${tokens.size.touch};
  margin: 0;
  /* The padding is s4 at the default text size, and a smaller part of a narrow field with larger text. */
  padding: ${tokens.space.s2} calc(${tokens.space.s6} - 0.5em);
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  line-height: ${tokens.lineHeight.body};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${tokens.color.primary};
  }
  &[aria-invalid="true"] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.danger};
  }
  &[readonly],
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[aria-invalid="true"] {
      border-width: ${tokens.size.borderThick};
    }
  }
`;

/** As wide as a touch target, with room on both sides of the icon at every text size. */
export const adornmentWidth = `calc(${tokens.size.icon} + ${tokens.space.s6})`;

export const ControlFrame = styled.div`
  position: relative;
  &[data-adorned] > :is(input, select) {
    padding-inline-end: ${adornmentWidth};
  }
  /* Digits run from left to right on every page; the adornment is at the end of the page's direction. */
  [dir="rtl"] &[data-adorned] > input[dir="ltr"] {
    padding-inline: ${adornmentWidth} ${tokens.space.s4};
  }
`;

export const Adornment = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${adornmentWidth};
  color: ${tokens.color.inkSoft};
  pointer-events: none;
  > svg {
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
  }
  > button {
    pointer-events: auto;
  }
  &:not(:has(> button)) {
    padding-inline: ${tokens.space.s2};
  }
`;

export const TextInput = styled.input`
  ${controlLook}
`;
