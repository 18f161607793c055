import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  padding-block: ${tokens.space.s5} ${tokens.space.s6};
  overflow-x: clip;
  ${media.from998} { padding-block: ${tokens.space.s6} ${tokens.space.s10}; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Leaves the button in the first screen of a small phone, 360 by 640. */
  gap: ${tokens.space.s4} ${tokens.space.s12};

  ${media.from768} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${tokens.space.s4};
  ${media.from768} { &[data-place="opening"] { align-content: end; } }
  ${media.from998} { gap: ${tokens.space.s5}; }
`;

export const Club = styled.p`
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
`;

/** In em: the width of "ch" changes when the typeface loads, which would rewrap the lines. */
export const Title = styled.h1`
  max-width: 8.8em;
  font-size: ${tokens.fontSize.display};
  font-weight: ${tokens.fontWeight.black};
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${media.from998} { font-size: calc(${tokens.fontSize.display} * 1.6); }
`;

/** After the price and the button on a phone, which belong to its first screen. */
export const Lead = styled.p`
  order: 1;
  max-width: 25em;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.large};
  ${media.from768} { order: 0; }
`;

export const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  width: 100%;
  max-width: ${tokens.size.column};
  /* As wide as one another where they do not fit side by side. */
  & > * { flex: 1 1 auto; }
  ${media.from998} { & > * { flex: none; } }
`;

/**
 * The picture between heading and text on a phone, beside them on wider screens; with a label stuck on it like on a parcel, if the text
 * size leaves room for both.
 */
export const Scene = styled.div`
  position: relative;
  container-type: inline-size;
  width: 100%;
  max-width: ${tokens.size.tileMedium};
  margin-inline: auto;

  ${media.from768} {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    max-width: none;
  }
  & img { width: 100%; background: none; }
`;

export const Sticker = styled.p`
  display: grid;
  position: relative;
  place-items: center;
  width: fit-content;
  margin-inline: auto;
  margin-block-start: calc(-1 * ${tokens.space.s5});
  padding: ${tokens.space.s2} ${tokens.space.s4};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.highlight};
  color: ${tokens.color.onHighlight};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;

  @container (min-width: 16rem) {
    position: absolute;
    inset-block-start: -3%;
    inset-inline-end: 0;
    width: calc(${tokens.size.illustration} * 0.8);
    margin: 0;
    padding: ${tokens.space.s2};
    aspect-ratio: 1;
    transform: rotate(9deg);
  }
  @container (min-width: 32rem) {
    width: ${tokens.size.illustration};
    font-size: ${tokens.fontSize.body};
  }
`;

/** The link stays in one piece where a line has room for it. */
export const Elsewhere = styled.p`
  order: 2;
  color: ${tokens.color.inkSoft};
  & > a { display: inline-block; }
`;

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3} ${tokens.space.s6};
  margin-block-start: ${tokens.space.s6};
  list-style: none;

  ${media.from768} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.from998} { margin-block-start: ${tokens.space.s10}; }

  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space.s3};
    line-height: ${tokens.lineHeight.tight};
    text-wrap: balance;
  }
  & li > span { min-width: 0; }
  & svg {
    flex: none;
    width: ${tokens.space.s10};
    height: ${tokens.space.s10};
    padding: ${tokens.space.s2};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.primaryTint};
    color: ${tokens.color.primary};
  }
`;
