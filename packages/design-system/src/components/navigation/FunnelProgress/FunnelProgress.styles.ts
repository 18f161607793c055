import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** As wide as the names need, and the rest shared. */
export const Phases = styled.ol`
  display: flex;
  gap: ${tokens.space.s2};
  min-width: 0;
  padding-block: ${tokens.space.s3} ${tokens.space.s1};
  list-style: none;

  & > li { flex: 1 1 0; min-width: min-content; }
  /* Only the last name, the longest, has two lines on a phone. */
  @media (min-width: 22em) { & > li:not(:last-child) { white-space: nowrap; } }
`;

export const Bar = styled.div`
  display: flex;
  height: ${tokens.space.s2};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.border};

  /* Turned as a whole, with the paw and its way. */
  [dir="rtl"] & { direction: ltr; transform: scaleX(-1); }
  ${media.forcedColors} { border: ${tokens.size.border} solid; }
`;

const walk = keyframes`from { transform: translate(-100%, -55%) rotate(0deg); }`;
const walkBack = keyframes`from { transform: translate(100%, -55%) rotate(36deg); }`;

/** A step. The done ones make one line. */
export const Segment = styled.span`
  position: relative;
  flex: 1;

  &[data-done] { background: ${tokens.color.highlight}; }
  &[data-done]:first-child { border-start-start-radius: ${tokens.radius.pill}; border-end-start-radius: ${tokens.radius.pill}; }
  &[data-done]:not(:has(+ [data-done])) { border-start-end-radius: ${tokens.radius.pill}; border-end-end-radius: ${tokens.radius.pill}; }
  ${media.forcedColors} { &[data-done] { background: Highlight; } }

  & svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0;
    width: ${tokens.space.s6};
    height: ${tokens.space.s6};
    max-width: none;
    transform: translate(35%, -55%) rotate(18deg);
    color: ${tokens.color.ink};
    [data-way] & { animation: ${walk} ${tokens.duration.medium} ${tokens.easing.out}; }
    [data-way="back"] & { animation-name: ${walkBack}; }
  }
`;

export const Name = styled.span`
  display: block;
  margin-block-start: ${tokens.space.s1};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  /* The same weight in every state: a change of phase moves no name. */
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};

  [aria-current] > & { color: ${tokens.color.ink}; }
`;
