import { styled } from "styled-components";

/** Aligns the tear-off edges of coupons in a row; long rules in one do not push the code of another. */
export const Place = styled.li`
  @supports (grid-template-rows: subgrid) {
    &&& { grid-row: span 3; grid-template-rows: subgrid; row-gap: 0; }
    & > * { display: grid; grid-row: 1 / -1; grid-template-rows: subgrid; }
  }
`;
