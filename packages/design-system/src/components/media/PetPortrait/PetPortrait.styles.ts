import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const arrive = keyframes`from { opacity: 0; transform: translateY(${tokens.space.s3}); }`;
const listen = keyframes`
  0%, 100% { transform: rotate(-7deg); }
  40%, 60% { transform: rotate(6deg); }
`;

export const Root = styled.svg`
  display: block;
  flex: none;
  max-width: 100%;
  height: auto;
  aspect-ratio: 1;
  overflow: visible;
`;

/** One layer. The layer that has just been added arrives with a small movement. */
export const Layer = styled.g`
  &[data-arriving] { animation: ${arrive} ${tokens.duration.slow} ${tokens.easing.out} both; }
`;

/** Head and face, which tilt together at the neck. */
export const Tilting = styled.g`
  transform-origin: 50% 72%;

  [data-mood="listening"] & {
    transform: rotate(-7deg);
    animation: ${listen} calc(${tokens.duration.breath} * 2) ease-in-out ${tokens.repeat.endless};
  }
  ${media.reducedMotion} {
    [data-mood="listening"] & { animation: none; }
  }
`;
