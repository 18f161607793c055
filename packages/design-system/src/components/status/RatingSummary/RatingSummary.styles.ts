import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Limits the distance between a name and its stars. */
export const Root = styled.dl`
  display: grid;
  max-width: ${tokens.size.tileLarge};
  gap: ${tokens.space.s2};
  min-width: 0;
`;

/** The stars align in a column, and wrap below a name that needs the whole line. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};
`;

export const Name = styled.dt`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Average = styled.dd`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
`;

export const Figure = styled.span`
  min-width: 1.6em;
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Unrated = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;
