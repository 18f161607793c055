import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${tokens.space.s2};
`;
