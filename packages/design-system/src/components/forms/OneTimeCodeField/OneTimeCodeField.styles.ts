import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** The boxes: as many as digits, drawn behind one input. The input is one box wider, so that the last digit does not scroll it. */
export const Boxes = styled.div`
  --places: 6;
  --box: ${tokens.size.touchMinimum};
  inline-size: calc(var(--box) * var(--places) + ${tokens.size.border} * 2);
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: repeating-linear-gradient(
      to right,
      transparent 0 calc(var(--box) - ${tokens.size.border}),
      ${tokens.color.border} calc(var(--box) - ${tokens.size.border}) var(--box)
    )
    ${tokens.color.surface};
  overflow: hidden;
  overflow: clip;
  &[data-places="4"] { --places: 4; }
  &[data-places="5"] { --places: 5; }
  &[data-places="7"] { --places: 7; --box: ${tokens.space.s8}; }
  &[data-places="8"] { --places: 8; --box: ${tokens.space.s8}; }
  &:focus-within {
    border-color: ${tokens.color.primary};
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: 0;
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
    box-shadow: 0 0 0 ${tokens.size.border} ${tokens.color.danger};
  }
  &[data-locked] { border-color: ${tokens.color.border}; background-color: ${tokens.color.surfaceSunken}; }
  ${media.forcedColors} { &[data-invalid] { border-width: ${tokens.size.borderThick}; } }
`;

export const Digits = styled.input`
  display: block;
  inline-size: calc(var(--box) * (var(--places) + 1));
  min-block-size: ${tokens.size.touch};
  margin: 0;
  padding: 0;
  padding-inline-start: calc((var(--box) - 1ch) / 2);
  border: 0;
  outline: 0;
  background: none;
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: calc(var(--box) - 1ch);
  &:is([readonly], :disabled) { color: ${tokens.color.inkSoft}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
`;
