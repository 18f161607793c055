import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";
import { Picture } from "../OfferCard/OfferCard.styles.ts";

export const Call = styled.p`
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-wrap: balance;
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${tokens.space.s4};
  align-items: start;
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
