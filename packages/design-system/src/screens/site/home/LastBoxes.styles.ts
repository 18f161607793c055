import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s8} ${tokens.space.s16};
  ${media.from768} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s4};
`;

export const Table = styled.div`container-type: inline-size;`;

/**
 * Photographs scattered on a table, each tilted. They overlap only where there is room beside the months, and lie in one column in large
 * text sizes.
 */
export const Photographs = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: ${tokens.space.s2};
    padding: ${tokens.space.s2} ${tokens.space.s2} ${tokens.space.s3};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.bold};
    line-height: ${tokens.lineHeight.tight};
    text-align: center;
    ${media.from998} { padding: ${tokens.space.s4} ${tokens.space.s4} ${tokens.space.s5}; font-size: ${tokens.fontSize.body}; }
  }
  @container (min-width: 15.5rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
    /* Every month in two lines, instead of only the longest one. */
    & a { max-width: 6em; margin-inline: auto; text-wrap: balance; }
    & > :nth-child(3n + 1) { transform: rotate(-5deg); }
    & > :nth-child(3n + 2) { transform: rotate(2deg) translateY(-6%); }
    & > :nth-child(3n) { transform: rotate(6deg); }
  }
  @container (min-width: 30rem) {
    & > li { margin-inline: -4%; }
    & a { max-width: none; }
  }
  & img { width: 100%; background: none; }
  /* Makes the whole photograph a click target for its link. */
  & a::after { content: ""; position: absolute; inset: 0; border-radius: ${tokens.radius.small}; }
`;
