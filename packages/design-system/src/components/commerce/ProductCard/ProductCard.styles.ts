import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Card } from "../../foundations/Card/Card.tsx";

/** In a row of a list, every card is as high as the highest. */
export const Root = styled(Card)`height: 100%;`;

/** The containing block of the link's hit area: the whole card. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s4};
  height: 100%;
  padding: ${tokens.space.s4};
  @container (max-width: 12rem) { padding: ${tokens.space.s2}; }
`;

export const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  > * { width: 100%; height: 100%; }
  ${media.forcedColors} { &:empty { background: GrayText; } }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s2};
  /* With text at 200% on a phone, a long word of the name is not broken. */
  @container (max-width: 12rem) { && > [data-size="large"] { font-size: min(${tokens.fontSize.large}, 10cqi); } }
`;

/** The hit area of the link covers the whole card; the link itself keeps the name, the focus and its shape. */
export const Action = styled.div`
  margin-block-start: auto;
  > a { position: static; transform: none; }
  > a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
`;
