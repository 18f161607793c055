import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  padding: 0;
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  > svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &:active { transform: scale(0.94); }
  &[data-variant="surface"] { border-color: ${tokens.color.borderStrong}; background: ${tokens.color.surface}; }
  &[data-size="small"] { width: ${tokens.size.touchMinimum}; height: ${tokens.size.touchMinimum}; }
  &:disabled, &[aria-disabled="true"] {
    background: transparent;
    color: ${tokens.color.borderStrong};
    cursor: not-allowed;
    transform: none;
  }
`;
