import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** Twelve narrow columns; a field takes all of them unless it says less. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${tokens.space.s2} ${tokens.space.s3};

  & > * { grid-column: 1 / -1; }
  & > [data-span="part"] { grid-column: span 5; }
  & > [data-span="rest"] { grid-column: span 7; }
  & > [data-span="most"] { grid-column: span 8; }
  & > [data-span="few"] { grid-column: span 4; }
  & > [data-span="half"] {
    grid-column: span 7;
    ${media.from450} { grid-column: span 6; }
  }
`;

/** Where the look-up speaks: it has no place of its own while it has nothing to say. */
export const Answer = styled.div`
  margin-block-end: ${tokens.space.s3};
  &:empty { display: none; }
`;
