import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** As large as is pleasant on a page; a press opens it larger. */
export const Root = styled.div`
  width: 100%;
  min-width: 0;
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
`;

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s2};
`;

/**
 * Pictures of every shape are shown uncropped in the same frame, so the layout below does not shift. Without a ground: a drawn picture has
 * its own.
 */
export const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  /* Fits on a low screen with its buttons. */
  max-height: max(48vh, ${tokens.size.tileMedium});
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  > :is(img, svg) { position: absolute; inset: 0; width: 100%; height: 100%; }
  /* Portraits use the height of a phone, and no picture is larger than the screen. */
  &[data-large] {
    max-height: none;
    height: 50vh;
    height: min(50dvh, 125cqi);
    aspect-ratio: auto;
    @container (min-width: 24rem) { height: 60vh; height: 60dvh; }
  }
`;

/** On a phone an enlarged picture reaches from edge to edge; text and buttons keep the dialog's padding. */
export const Large = styled.div`
  margin-inline: calc(-1 * ${tokens.space.s6});
  overflow-x: hidden;
  overflow-x: clip;
  & ${Frame} { border-radius: 0; }
  & figure > :not(:first-child) { padding-inline: ${tokens.space.s6}; }
  & section > :has(> button) { padding-inline: ${tokens.space.s6}; }
  ${media.from600} {
    margin-inline: 0;
    overflow-x: visible;
    & ${Frame} { border-radius: ${tokens.radius.card}; }
    & figure > :not(:first-child) { padding-inline: 0; }
    & section > :has(> button) { padding-inline: 0; }
  }
`;

/** Only below a picture that failed to load. */
export const Missing = styled.p`
  display: none;
  color: ${tokens.color.inkSoft};
  text-align: center;
  :has([data-missing]) + & { display: block; }
`;

export const Caption = styled.figcaption`
  font-weight: ${tokens.fontWeight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Below the caption, in the size of body text. */
export const Description = styled.div`
  margin-block-start: ${tokens.space.s1};
  font-weight: ${tokens.fontWeight.regular};
  text-wrap: balance;
`;

/** As wide as the frame's height allows, so that the sign stays beside the picture on a low screen. */
export const frameWidth = css`
  width: 100%;
  width: min(100%, calc(4 / 3 * max(48vh, ${tokens.size.tileMedium})));
  margin-inline: auto;
`;

export const Enlarge = styled.button`
  ${frameWidth}
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.card};
  background: none;
  color: inherit;
  font: inherit;
  cursor: zoom-in;
`;

export const Sign = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s2};
  inset-inline-end: ${tokens.space.s2};
  display: grid;
  place-items: center;
  width: ${tokens.size.touchMinimum};
  height: ${tokens.size.touchMinimum};
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  > svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  ${media.hover} { button:hover > & { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
`;

/** Padding for the focus rings of the thumbnails, which a scroll container would cut off. */
export const Strip = styled.ul`
  position: relative;
  display: flex;
  gap: ${tokens.space.s2};
  width: fit-content;
  max-width: 100%;
  padding: ${tokens.space.s2};
  list-style: none;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scrollbar-width: none;
  > li { flex: none; }
  ${media.reducedMotion} { scroll-behavior: auto; }
  [data-motion="reduced"] & { scroll-behavior: auto; }
`;

export const Thumbnail = styled.button`
  display: block;
  width: ${tokens.space.s16};
  height: ${tokens.space.s16};
  padding: 0;
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;
  cursor: pointer;
  > :is(img, svg) { width: 100%; height: 100%; }
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &[aria-current] { border: ${tokens.size.focusRing} solid ${tokens.color.primary}; }
  &:focus-visible { outline-offset: ${tokens.size.border}; }
  ${media.forcedColors} { &[aria-current] { border-color: Highlight; } }
`;
