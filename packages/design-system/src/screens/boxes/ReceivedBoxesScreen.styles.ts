import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** Out of sight, a box costs no layout and no paint; about as tall as it is when it was never in sight. */
export const BoxPlace = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto calc(${tokens.space.s16} * 4);
  /* The shadow of the card may reach out of what is contained. */
  padding: ${tokens.space.s1};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s2};
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s4};
  max-width: ${tokens.size.tileLarge};
  > dt { color: ${tokens.color.inkSoft}; }
  > dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
