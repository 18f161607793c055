import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { measureOfRoom, smallWindow } from "../../../theme/smallWindow.ts";
import { tokens } from "../../../tokens/index.ts";
import { Picture } from "../OfferCard/OfferCard.styles.ts";

export const Layout = styled.div`
  ${measureOfRoom}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${tokens.space.s3} ${tokens.space.s4};
  align-items: start;

  ${media.from768} { grid-template-columns: minmax(0, 1fr); }
  ${smallWindow} { grid-template-columns: minmax(0, 1fr); }
`;

export const TrackPicture = styled(Picture)`
  aspect-ratio: 1;
  ${media.from768} { aspect-ratio: auto; height: calc(${tokens.size.illustration} * 1.3); }
  ${smallWindow} { aspect-ratio: 2; height: auto; }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  min-width: 0;
`;

export const Description = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.inkSoft};
`;

export const CouponTotal = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
`;
