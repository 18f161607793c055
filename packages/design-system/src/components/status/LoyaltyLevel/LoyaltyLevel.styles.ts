import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.s4};
  align-items: center;
  ${media.from600} { column-gap: ${tokens.space.s6}; }
`;

export const Medal = styled.div`
  width: ${tokens.space.s16};
  ${media.from600} { width: calc(${tokens.space.s12} * 2); grid-row: span 2; }
`;

export const Names = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
`;

/** Under the medal on a phone, where there is no room beside it. */
export const Way = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  grid-column: 1 / -1;
  ${media.from600} { grid-column: 2; }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.semibold};
`;

export const Benefit = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s2};
  min-width: 0;
  overflow-wrap: anywhere;
  > svg { margin-block-start: ${tokens.size.borderThick}; color: ${tokens.color.success}; }
`;
