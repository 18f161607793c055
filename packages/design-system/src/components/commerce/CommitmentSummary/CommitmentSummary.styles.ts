import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";

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

export const Leaving = styled(Accordion)`
  & table {
    width: 100%;
    margin-block-start: ${tokens.space.s3};
    border-collapse: collapse;
    font-size: ${tokens.fontSize.small};
    font-variant-numeric: tabular-nums;
  }
  & th, & td {
    padding-block: ${tokens.space.s2};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    text-align: start;
  }
  & thead th { border-block-start: 0; color: ${tokens.color.inkSoft}; font-weight: ${tokens.fontWeight.regular}; }
  & td, & thead th:last-child { text-align: end; }
`;
