import { styled } from "styled-components";
import { Names } from "./PlanCard.styles.ts";

/** Where the names will be: while they are not here nothing else would hold the column open. */
export const NamesPlace = styled(Names)`
  justify-items: stretch;
`;
