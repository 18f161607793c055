import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Line = styled.p`
  min-height: calc(1em * ${tokens.lineHeight.body});
  min-height: 1lh;
  font-size: ${tokens.fontSize.large};
  & b { font-size: ${tokens.fontSize.title}; font-weight: ${tokens.fontWeight.black}; font-variant-numeric: tabular-nums; line-height: 1; }
`;
