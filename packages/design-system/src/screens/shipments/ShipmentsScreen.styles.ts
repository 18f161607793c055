import { styled } from "styled-components";
import { OfflineNotice } from "../../components/feedback/OfflineNotice/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`;

/** Below the heading; takes no space while empty. */
export const Notice = styled(OfflineNotice)`
  &:not(:empty) { margin-block-start: ${tokens.space.s3}; }
`;

/** As tall as the card of a box in transit, so that nothing below it shifts. */
export const CardPlace = styled(Card)`
  ${media.from768} { min-height: calc(${tokens.size.tileLarge} + ${tokens.space.s4}); }
`;
