import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Fields = styled.div`
  display: grid;
  /* Two columns, or one where large text leaves no room for a select in half of the form. */
  grid-template-columns: repeat(auto-fit, minmax(max(${tokens.size.illustration}, 50% - ${tokens.space.s4}), 1fr));
  gap: ${tokens.space.s2} ${tokens.space.s4};
  margin-block-start: ${tokens.space.s4};
`;

/** Spans the form: always, on a phone only, or never. */
export const Wide = styled.div`
  grid-column: 1 / -1;

  &[data-on="phone"] {
    ${media.from450} { grid-column: auto; }
  }
  &[data-on="none"] { grid-column: auto; }
`;
