import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** Boxes outside the viewport skip layout and paint; the intrinsic height is an estimate until they are first rendered. */
export const BoxPlace = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto calc(${tokens.space.s16} * 4);
  /* Paint containment would clip the card's shadow. */
  padding: ${tokens.space.s1};
  margin: calc(-1 * ${tokens.space.s1});
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s2};
`;

/** Every label stands above its value, so that all values start in one line. */
export const Fact = styled.div`
  > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
