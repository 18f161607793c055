import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { tableStyle } from "../../foundations/Table/tableStyle.ts";

export const Root = styled.div`
  container-type: inline-size;
`;

export const Table = styled.table`
  ${tableStyle}
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & th, & td { padding-inline: ${tokens.space.s3}; }
  & thead th { padding-block: ${tokens.space.s2}; }
  /* Emphasizes the new value. */
  & thead th:last-child {
    border-start-start-radius: ${tokens.radius.control};
    border-start-end-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.bold};
  }
  & thead th:last-child, & td:last-child { background: ${tokens.color.primaryTint}; }

  & tbody th {
    padding-block: ${tokens.space.s3} ${tokens.space.s1};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.regular};
    /* Extends the tint behind the label of the upper half. */
    background: linear-gradient(to right, transparent 50%, ${tokens.color.primaryTint} 50%);
  }
  & td { padding-block-end: ${tokens.space.s3}; }
  & tbody:last-child td:last-child {
    border-end-start-radius: ${tokens.radius.control};
    border-end-end-radius: ${tokens.radius.control};
  }
  & [data-changed] td:last-child { font-weight: ${tokens.fontWeight.bold}; }

  /* Stacks the two values, each with its label, where they do not fit side by side, e.g. with text at 200%. */
  @container (width < 15rem) {
    & thead { display: none; }
    & td, & th { display: block; }
    & tbody th { background: none; }
    & td::before { content: attr(data-when) ": "; color: ${tokens.color.inkSoft}; font-weight: ${tokens.fontWeight.regular}; }
  }
`;
