import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s4};
  margin: 0;
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { margin: 0; }
  & strong { font-size: ${tokens.fontSize.large}; font-variant-numeric: tabular-nums; }
`;

export const Months = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  & caption { margin-block-end: ${tokens.space.s2}; font-size: ${tokens.fontSize.body}; font-weight: ${tokens.fontWeight.bold}; text-align: start; }
  & th, & td {
    padding: ${tokens.space.s2};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th { border-block-start: 0; color: ${tokens.color.inkSoft}; font-weight: ${tokens.fontWeight.regular}; }
  & th:last-child, & td:last-child { text-align: end; }
  & tbody th { font-weight: ${tokens.fontWeight.regular}; }
  /* The current month. */
  & tbody tr:first-child > * { font-weight: ${tokens.fontWeight.bold}; }
`;
