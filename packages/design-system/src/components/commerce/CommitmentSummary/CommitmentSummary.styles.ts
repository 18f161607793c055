import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

export const Rows = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  font-variant-numeric: tabular-nums;

  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { min-width: 0; font-weight: ${tokens.fontWeight.bold}; overflow-wrap: anywhere; }
`;
