import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const List = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
`;
