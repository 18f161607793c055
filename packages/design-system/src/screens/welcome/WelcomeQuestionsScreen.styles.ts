import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** A hidden step keeps its answers. */
export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  &[hidden] { display: none; }
`;

/** The primary button is closer to the thumb. */
export const StepActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space.s3};
  ${media.from450} {
    flex-direction: row;
    justify-content: space-between;
    > :last-child { margin-inline-start: auto; }
  }
`;
