import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Picture } from "../OfferCard/OfferCard.styles.ts";

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`;

export const Names = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  flex: 1 1 8em;
  min-width: 0;
  justify-items: start;
`;

/** Keeps the column of the names open while they load. */
export const NamesPlace = styled(Names)`
  justify-items: stretch;
`;

export const PlanPicture = styled(Picture)`
  width: ${tokens.space.s16};
  height: ${tokens.space.s16};
`;

export const Length = styled.p`
  color: ${tokens.color.inkSoft};
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
`;

export const Detail = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  &[data-strong] { color: ${tokens.color.ink}; font-weight: ${tokens.fontWeight.bold}; }
`;
