import { styled } from "styled-components";

/** Coupons beside each other are torn off at one height, whatever stands above; the rules of one move no other's code. */
export const Place = styled.li`
  @supports (grid-template-rows: subgrid) {
    &&& { grid-row: span 3; grid-template-rows: subgrid; row-gap: 0; }
    & > * { display: grid; grid-row: 1 / -1; grid-template-rows: subgrid; }
  }
`;
