import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Picture } from "../OfferCard/OfferCard.styles.ts";

export const Call = styled.p`
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-wrap: balance;
`;

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4};
  align-items: flex-start;

  /* Side by side while the text fits; below the picture with large text on a small screen. */
  & > :first-child { flex: 1 1 4em; }
  & > :last-child { flex: 2 1 8em; }
`;

export const ItemPicture = styled(Picture)`
  aspect-ratio: 1;
`;

export const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  min-width: 0;
`;

export const Price = styled.p`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  font-variant-numeric: tabular-nums;
`;
