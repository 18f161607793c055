import { styled } from "styled-components";
import { hiddenRadio } from "../../components/foundations/VisuallyHidden/hiddenRadio.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  min-width: 0;
  margin: ${tokens.space.s2} 0 0;
  padding: 0;
  border: 0;
`;

export const Chip = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &:has(:checked) {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
    box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.primary};
  }
  &:has(:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: ${tokens.size.borderThick};
  }
  ${media.forcedColors} {
    &:has(:checked) { border-width: ${tokens.size.focusRing}; border-color: Highlight; }
  }
`;

export const Radio = styled.input`${hiddenRadio}`;

export const Counted = styled.span`font-weight: ${tokens.fontWeight.bold};`;
