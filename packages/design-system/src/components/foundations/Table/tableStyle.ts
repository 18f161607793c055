import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** What all tables of the library share: full width, figures in columns, a bold caption and a soft head. */
export const tableStyle = css`
  width: 100%;
  color: ${tokens.color.ink};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & caption { margin-block-end: ${tokens.space.s2}; font-weight: ${tokens.fontWeight.bold}; text-align: start; }
  & th, & td { text-align: start; vertical-align: top; }
  & thead th { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; font-weight: ${tokens.fontWeight.semibold}; }
`;
