import { styled } from "styled-components";
import { Root as Skeleton } from "../../components/status/Skeleton/Skeleton.styles.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** Keeps the place of a part of the page, about as high as it will be: what is below it is moved where nobody looks. */
export const Place = styled(Skeleton)`
  border-radius: ${tokens.radius.card};
  &[data-of="boxes"] { height: calc(4 * ${tokens.size.tileLarge}); ${media.from768} { height: calc(${tokens.size.tileLarge} + 2 * ${tokens.space.s16}); } }
  &[data-of="offers"] { height: calc(1.5 * ${tokens.size.tileLarge}); }
`;

/** Below what is seen first: laid out and painted when it comes near, at about its height until then. */
export const Below = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(4 * ${tokens.size.tileLarge});
  overflow-clip-margin: ${tokens.space.s4};
`;
