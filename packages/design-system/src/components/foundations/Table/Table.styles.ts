import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../VisuallyHidden/visuallyHidden.ts";
import { tableStyle } from "./tableStyle.ts";

export const Root = styled.div`
  container-type: inline-size;
  position: relative;
`;

export const Body = styled.table`
  ${tableStyle}
  border-collapse: collapse;

  & caption[data-hidden] { ${visuallyHidden} }
  & th, & td {
    padding: ${tokens.space.s2};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
  }
  & th:first-child { padding-inline-start: 0; }
  & :is(th, td):last-child { padding-inline-end: 0; }
  & thead th { border-block-start: 0; }
  & tbody th { font-weight: ${tokens.fontWeight.regular}; }
  & [data-align="end"] { text-align: end; }
  & [aria-current] > * { font-weight: ${tokens.fontWeight.bold}; }
  ${media.forcedColors} { & [aria-current] { outline: ${tokens.size.border} solid Highlight; } }

  /* Stacks the cells of a row, each with the label of its column, e.g. with text at 200%. */
  @container (width < 15rem) {
    & thead { display: none; }
    & tbody :is(th, td) { display: block; padding-inline: 0; text-align: start; }
    & td { border: 0; }
    & tbody th { font-weight: ${tokens.fontWeight.bold}; }
    & :is(th, td)[data-label]::before {
      content: attr(data-label) ": ";
      color: ${tokens.color.inkSoft};
      font-weight: ${tokens.fontWeight.regular};
    }
  }
`;
