import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Stays at the lower edge while the page is read. Wider screens have a button in the header. */
export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  /* At the end of the page it no longer floats: the last call follows it. */
  margin-block-end: ${tokens.space.s8};
  z-index: ${tokens.layer.bar};
  padding: ${tokens.space.s3} ${tokens.space.s4} max(${tokens.space.s3}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${media.from768} { display: none; }
  /* Enlarged text needs the small window. */
  @media (max-height: 24em) { position: static; }
  @media print { display: none; }
`;
