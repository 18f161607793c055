import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s3};
`;
