import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** What can be chosen; beside it, where there is room, what comes of it, which stays in sight. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.s6};
  ${media.from998} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    > :last-child { position: sticky; inset-block-start: ${tokens.space.s16}; }
  }
`;

/** What a category adds to each month. */
export const Price = styled.strong`
  display: block;
  margin-block-start: ${tokens.space.s1};
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.body};
  font-variant-numeric: tabular-nums;
`;
