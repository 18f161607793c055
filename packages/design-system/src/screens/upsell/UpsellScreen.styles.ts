import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The categories, with a sticky summary beside them on wide screens. */
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

/** The description and the price. It fills its card, so that the prices of a row are on one line. */
export const Details = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${tokens.space.s1};
  block-size: 100%;
`;

/** The price added to each month. */
export const Price = styled.strong`
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.body};
  font-variant-numeric: tabular-nums;
`;
