import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Where cards are side by side, the actions align at the foot of each. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s4};
  height: 100%;
  > :last-child:not(dl) { margin-block-start: auto; }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`;

export const Portrait = styled.div`
  flex: none;
  width: ${tokens.space.s16};
`;

export const Names = styled.div`
  display: grid;
  flex: 1 1 8em;
  justify-items: start;
  gap: ${tokens.space.s1};
  min-width: 0;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${tokens.size.illustration}, 100%), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s4};
  /* The last of an odd number takes the whole row: a date needs the room. */
  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
`;

export const Term = styled.dt`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Fact = styled.dd`
  font-weight: ${tokens.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** Below each other in a narrow card, with one width; side by side where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s3};
  > * { flex: 1 1 12em; max-width: ${tokens.size.column}; }
`;
