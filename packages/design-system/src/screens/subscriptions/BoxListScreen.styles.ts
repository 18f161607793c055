import { styled } from "styled-components";
import { Grid } from "../../components/foundations/Grid/index.ts";

/** A single subscription uses the width of the page. */
export const Boxes = styled(Grid)`
  > li:only-child { grid-column: 1 / -1; }
`;
