import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${tokens.space.s2};
  min-inline-size: 0;
  margin-block-end: ${tokens.space.s4};
  padding: 0;
  border: 0;
`;

/* A legend is not a grid item: its own margin is the gap. */
export const Legend = styled.legend`
  margin-block-end: ${tokens.space.s4};
  padding: 0;
`;

export const Description = styled.p`
  margin-block-end: ${tokens.space.s2};
  color: ${tokens.color.inkSoft};
`;
