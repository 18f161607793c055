import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Rows = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  margin: 0;
`;

/** What it is on the left, what it costs on the right; one below the other where there is no room for both. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s4};
  > dt { color: ${tokens.color.inkSoft}; }
  > dd {
    margin: 0;
    font-weight: ${tokens.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &[data-total] { font-size: ${tokens.fontSize.large}; }
`;
