import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Picture } from "../OfferCard/OfferCard.styles.ts";

export const Call = styled.p`
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-wrap: balance;
  /* Three cards in a row on a tablet: one line each, so that their pictures begin at the same height. */
  ${media.from768} { font-size: ${tokens.fontSize.body}; }
  ${media.from998} { font-size: ${tokens.fontSize.large}; }
`;

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4};
  align-items: flex-start;

  /* Side by side while the text fits; below the picture with large text on a small screen. */
  & > :first-child { flex: 1 1 4em; }
  & > :last-child { flex: 2 1 8em; }
  /* As high as the neighbours' texts, so that the prices of a row are on one line. */
  ${media.from998} { flex-grow: 1; align-items: stretch; }
`;

export const ItemPicture = styled(Picture)`
  align-self: start;
  aspect-ratio: 1;
`;

export const Facts = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${tokens.space.s2};
  min-width: 0;
`;

export const Price = styled.p`
  align-self: end;
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  font-variant-numeric: tabular-nums;
`;
