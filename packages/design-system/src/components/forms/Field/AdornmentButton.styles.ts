import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { adornmentWidth } from "./control.styles.ts";

/** A button inside a field, at least as wide as a touch target. */
export const AdornmentButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${adornmentWidth};
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.primary};
  cursor: pointer;
  ${media.hover} { &:hover { color: ${tokens.color.primaryPressed}; } }
  &:focus-visible {
    outline-offset: calc(${tokens.size.borderThick} * -1);
  }
  &:disabled {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
  svg {
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
  }
`;
