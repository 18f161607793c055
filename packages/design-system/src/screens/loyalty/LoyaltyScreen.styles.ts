import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The level, with its coupon beside it on wide screens. */
export const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  align-items: start;
  ${media.from998} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** Cards of equal height, with the medal above the text and at its edge. */
export const Level = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: start;
  gap: ${tokens.space.s4};
  height: 100%;
  > img, > svg { width: calc(${tokens.space.s12} * 2); }
`;

export const AboutLevel = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s3};
  width: 100%;
`;

/** The level's name, with a badge for the current level. */
export const LevelName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  min-height: ${tokens.space.s8};
`;
