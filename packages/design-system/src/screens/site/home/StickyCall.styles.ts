import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const come = keyframes`from { opacity: 0; visibility: hidden; }`;
const leave = keyframes`to { opacity: 0; visibility: hidden; }`;

/** The part of the page that the call accompanies. */
export const Accompanied = styled.div`
  view-timeline: --accompanied block;
`;

/** Stays at the lower edge while the page is read. Wider screens have a button in the header. */
export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  /* Where the call cannot leave, it lies above the last call. */
  margin-block-end: ${tokens.space.s8};
  z-index: ${tokens.layer.bar};
  padding: ${tokens.space.s3} ${tokens.space.s4} max(${tokens.space.s3}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* It comes when the button of the first screen has gone, and goes when the last call comes: one button at a time. */
  @supports (animation-timeline: view()) {
    /* Gone at its own place, it takes no room there: the part above ends with its own. */
    margin-block: calc(-1 * (${tokens.size.touch} + 2 * ${tokens.space.s3} + ${tokens.size.border})) 0;
    animation: ${come} linear backwards, ${leave} linear forwards;
    animation-timeline: --accompanied;
    animation-range: entry 50% entry 55%, exit 0% exit ${tokens.space.s8};
  }

  ${media.from768} { display: none; }
  /* Enlarged text needs the small window. */
  @media (max-height: 24em) { position: static; }
  @media print { display: none; }
`;
