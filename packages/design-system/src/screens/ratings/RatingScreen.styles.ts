import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The picture beside the question, or above it on narrow phones, where five stars need the whole line. */
export const Item = styled.li`
  display: grid;
  gap: ${tokens.space.s3};
  padding-block: ${tokens.space.s4};
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  &:last-child { border-block-end: 0; padding-block-end: 0; }
  > img, > svg { width: ${tokens.space.s16}; }
  ${media.from450} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.s4};
    align-items: start;
  }
`;

/** Two equal buttons at the end of a step; the primary one is closer to the thumb. */
export const StepActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space.s3};
  ${media.from450} { flex-direction: row; & > * { flex: 1 1 0; } }
`;
