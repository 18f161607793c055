import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/**
 * The place of the navigation on a page for everybody, until it is known whether the visitor has an account. It takes room only where the
 * root element of the document says `data-in-account`.
 */
export const AccountNavPlace = styled.div`
  display: none;
  min-height: calc(${tokens.size.touch} + ${tokens.space.s2} + ${tokens.size.border});
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  ${media.from600} { min-height: calc(${tokens.size.touch} + ${tokens.size.border}); }
  :root[data-in-account] & { display: block; }
`;
