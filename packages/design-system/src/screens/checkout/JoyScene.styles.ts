import { keyframes, styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** Out of the box, a little too high, and back on its edge. */
const jump = keyframes`
  from { transform: translateY(80%); }
  60% { transform: translateY(-8%); }
`;
const open = keyframes`from { transform: none; }`;

/** A square stage, as wide as its place allows. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  max-width: ${tokens.size.tileMedium};
  aspect-ratio: 1;
  margin-inline: auto;

  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
`;

/** Cut off at the edge of the box, behind whose front the pet comes up. */
export const Opening = styled.div`
  position: absolute;
  inset: 0 0 26%;
  overflow: hidden;

  & > * {
    position: absolute;
    inset: auto 16% 0;
    animation: ${jump} calc(2 * ${tokens.duration.slow}) ${tokens.duration.medium} ${tokens.easing.out} backwards;
  }
  & > * > svg { width: 100%; }
  ${media.reducedMotion} { & > * { animation: none; } }
`;

/** The lid, which lies open beside the box. */
export const Lid = styled.g`
  transform: translate(23%, 25%) rotate(68deg);
  transform-origin: 75% 66%;
  animation: ${open} ${tokens.duration.slow} ${tokens.easing.out};
  ${media.reducedMotion} { animation: none; }
`;
