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

/** Two columns, or one in large text. A date needs the whole row. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(40%, min(100%, ${tokens.size.illustration})), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s4};
  max-width: ${tokens.size.column};
  > [data-whole-row] { grid-column: 1 / -1; }
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
  max-width: ${tokens.size.column};
  > * { flex: 1 1 12em; }
`;
