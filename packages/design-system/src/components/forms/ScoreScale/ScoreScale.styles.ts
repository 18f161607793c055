import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { hiddenRadio } from "../../foundations/VisuallyHidden/hiddenRadio.ts";

/** Rows of five on a phone, so that every number is a touch target, or of six for more than ten numbers; one row where there is room. */
export const Scores = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(${tokens.size.touchMinimum}, 1fr));
  gap: ${tokens.space.s2};
  max-width: ${tokens.size.column};
  margin-block-start: ${tokens.space.s2};
  &[data-many] { grid-template-columns: repeat(6, minmax(0, 1fr)); column-gap: ${tokens.space.s1}; }
  ${media.from600} {
    &, &[data-many] { grid-auto-columns: minmax(min-content, 1fr); grid-auto-flow: column; grid-template-columns: none; }
  }
`;

export const Score = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${tokens.size.touch};
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; } }
  &:active { transform: scale(0.94); }
  [aria-invalid="true"] & { border-color: ${tokens.color.danger}; }
  &:has(:checked) {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    text-decoration: underline;
    text-decoration-thickness: ${tokens.size.borderThick};
    text-underline-offset: 0.2em;
  }
  &:has(:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: ${tokens.size.borderThick};
  }
  &:has(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    transform: none;
  }
  &:has(:disabled:checked) { border-color: ${tokens.color.borderStrong}; background: ${tokens.color.skeleton}; }
  ${media.forcedColors} {
    &:has(:checked) { border-width: ${tokens.size.focusRing}; border-color: Highlight; }
    &:has(:disabled) { border-color: GrayText; color: GrayText; }
  }
`;

export const Radio = styled.input`${hiddenRadio}`;

/** The meanings of the ends side by side or, where they do not fit, one below the other, each at its end. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-block-start: ${tokens.space.s2};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  overflow-wrap: break-word;
  > :last-child { margin-inline-start: auto; text-align: end; }
`;
