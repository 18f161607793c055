import { styled } from "styled-components";
import { tokens } from "../tokens/index.ts";

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  &:focus { outline: none; box-shadow: none; }
`;
