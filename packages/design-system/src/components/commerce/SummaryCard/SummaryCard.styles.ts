import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

export const Rows = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  font-variant-numeric: tabular-nums;

  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${tokens.space.s4}; }
  & dt { color: ${tokens.color.inkSoft}; }
  & dd {
    min-width: 0;
    margin-inline-start: auto;
    font-weight: ${tokens.fontWeight.bold};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

export const Part = styled.div`
  min-width: 0;
  padding-block-start: ${tokens.space.s4};
  border-block-start: ${tokens.size.border} dashed ${tokens.color.border};
`;
