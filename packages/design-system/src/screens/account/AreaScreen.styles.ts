import { styled } from "styled-components";
import { Root as Skeleton } from "../../components/status/Skeleton/Skeleton.styles.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { settled } from "../shipments/SettledSections.ts";

/** Sections of the area, denser on a phone. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  ${media.from768} { gap: ${tokens.space.s8}; }
  ${settled}
`;

/** The open payments, apart from the boxes; takes no place without any. */
export const Needs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  &:empty { display: none; }
  ${media.below768} { margin-block-end: ${tokens.space.s3}; }
`;

/** Two columns on a phone where the text fits, a row on wide screens. */
export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tileSmall}), 1fr));
  gap: ${tokens.space.s1} ${tokens.space.s4};
  align-items: start;
  font-size: ${tokens.fontSize.small};
  list-style: none;
  /* The first lines of a row line up. */
  ${media.below768} { > li > a { align-items: flex-start; } }
  ${media.from768} { display: flex; flex-wrap: wrap; gap: ${tokens.space.s2} ${tokens.space.s6}; font-size: inherit; }
`;

/** Reserves roughly the final height of a section, so that content below it does not shift in view. */
export const Place = styled(Skeleton)`
  border-radius: ${tokens.radius.card};
  &[data-of="boxes"] { height: calc(${tokens.size.tileLarge} + 3 * ${tokens.space.s16}); ${media.from768} { height: calc(${tokens.size.tileLarge} + 2 * ${tokens.space.s16}); } }
  &[data-of="loyalty"] { height: calc(${tokens.size.touch} + ${tokens.space.s16}); ${media.from768} { height: calc(${tokens.size.touch} + 2 * ${tokens.space.s4}); } }
  &[data-of="offers"] {
    height: ${tokens.space.s16};
    ${media.from768} { height: calc(1.5 * ${tokens.size.tileLarge} + ${tokens.space.s12}); }
    ${media.from998} { height: calc(2 * ${tokens.size.tileLarge} - ${tokens.space.s8}); }
  }
`;

/** Content below the fold: skipped in layout and paint until it is near the viewport, with an estimated height. */
export const Below = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${tokens.space.s16};
  ${media.from768} { contain-intrinsic-block-size: auto calc(2 * ${tokens.size.tileLarge}); }
  /* The containment clips at the padding's edge, so the shadows inside need it. */
  margin: calc(-1 * ${tokens.space.s4});
  padding: ${tokens.space.s4};
`;
