import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.s3};
  align-items: start;
  font-variant-numeric: tabular-nums;

  & > svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; fill: ${tokens.color.primary}; }
  /* The lines of the estimate. */
  & > div > section { gap: ${tokens.space.s1}; justify-items: start; min-height: calc(2 * ${tokens.lineHeight.body} * 1em); }
`;

export const Title = styled.p`
  font-weight: ${tokens.fontWeight.bold};
`;

export const Detail = styled.p`
  color: ${tokens.color.inkSoft};
`;
