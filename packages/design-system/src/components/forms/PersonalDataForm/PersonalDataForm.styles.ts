import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Two short fields side by side, where both fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2} ${tokens.space.s4};
  ${media.from450} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
