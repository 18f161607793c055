import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  > [data-tone] { margin-block-end: ${tokens.space.s3}; }
`;

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s3};
`;
