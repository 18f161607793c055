import { styled } from "styled-components";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { tokens } from "../../tokens/index.ts";

/** A single box is as wide as those of the other pets. */
export const Boxes = styled(Grid)`
  &&[data-aligned] > li:only-child { grid-column: auto; max-width: none; }
`;

/** Boxes outside the viewport skip layout and paint; the intrinsic height is an estimate until they are first rendered. */
export const BoxPlace = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto calc(${tokens.space.s16} * 4);
  /* Paint containment would clip the card's shadow. */
  padding: ${tokens.space.s1};
  margin: calc(-1 * ${tokens.space.s1});
`;

/** The picture of a box beside its month, or above it in large text. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  > :first-child { flex: none; width: ${tokens.space.s16}; }
  > :last-child { flex: 1 1 ${tokens.size.tileSmall}; min-width: 0; }
`;

/** Side by side, or below one another in large text. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2} ${tokens.space.s6};
`;

/** Every label stands above its value, so that all values start in one line. */
export const Fact = styled.div`
  > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
