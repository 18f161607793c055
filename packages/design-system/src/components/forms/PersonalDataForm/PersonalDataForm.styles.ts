import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Two short fields beside each other, where there is room for both. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2} ${tokens.space.s4};
  ${media.from450} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
