import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.a`
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.semibold};
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.2em;
  border-radius: ${tokens.radius.small};
  ${media.hover} { &:hover { color: ${tokens.color.primaryPressed}; text-decoration-thickness: 0.14em; } }
  &[data-tone="ink"] { color: inherit; }
  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touchMinimum};
  }
`;
