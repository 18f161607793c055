import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s2} ${tokens.space.s4};
  margin-block-start: ${tokens.space.s4};
`;

/** As wide as the form, always or on a phone only. */
export const Wide = styled.div`
  grid-column: 1 / -1;

  &[data-on="phone"] {
    ${media.from450} { grid-column: auto; }
  }
`;
