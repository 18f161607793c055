import { keyframes, styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

const settle = keyframes`from { opacity: 0; transform: translateY(calc(-1 * ${tokens.space.s8})) rotate(-90deg); }`;

export const Root = styled.div`
  position: relative;
`;

/** A handful of paper, which falls once and lies still; where motion is not wanted it lies there from the start. */
export const Paper = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  pointer-events: none;

  > i {
    position: absolute;
    width: ${tokens.space.s2};
    height: ${tokens.space.s3};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.highlight};
    animation: ${settle} ${tokens.duration.slow} ${tokens.easing.out} both;
  }
  > i:nth-child(3n) { background: ${tokens.color.primary}; }
  > i:nth-child(3n + 1) { background: ${tokens.color.success}; }
  > i:nth-child(1) { inset: 6% auto auto 5%; rotate: 20deg; }
  > i:nth-child(2) { inset: 14% auto auto 12%; rotate: 65deg; }
  > i:nth-child(3) { inset: 26% auto auto 4%; rotate: 110deg; }
  > i:nth-child(4) { inset: 36% auto auto 10%; rotate: 40deg; }
  > i:nth-child(5) { inset: 9% 6% auto auto; rotate: 150deg; }
  > i:nth-child(6) { inset: 18% 13% auto auto; rotate: 15deg; }
  > i:nth-child(7) { inset: 29% 5% auto auto; rotate: 80deg; }
  > i:nth-child(8) { inset: 40% 11% auto auto; rotate: 130deg; }
  > i:nth-child(even) { animation-delay: ${tokens.duration.fast}; }
  ${media.reducedMotion} { > i { animation: none; } }
  ${media.forcedColors} { display: none; }
`;
