import { styled } from "styled-components";
import { Root as Skeleton } from "../../components/status/Skeleton/Skeleton.styles.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** Reserves roughly the final height of a section, so that content below it does not shift in view. */
export const Place = styled(Skeleton)`
  border-radius: ${tokens.radius.card};
  &[data-of="boxes"] { height: calc(4 * ${tokens.size.tileLarge}); ${media.from768} { height: calc(${tokens.size.tileLarge} + 2 * ${tokens.space.s16}); } }
  &[data-of="offers"] { height: calc(1.5 * ${tokens.size.tileLarge}); }
`;

/** Content below the fold: skipped in layout and paint until it is near the viewport, with an estimated height. */
export const Below = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(4 * ${tokens.size.tileLarge});
  overflow-clip-margin: ${tokens.space.s4};
`;
