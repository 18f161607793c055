import { css, styled } from "styled-components";
import { visuallyHidden } from "../../components/foundations/VisuallyHidden/VisuallyHidden.styles.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.a`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s4};
  min-height: calc(${tokens.size.touch} + ${tokens.space.s6});
  padding: ${tokens.space.s4};
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  color: ${tokens.color.ink};
  text-decoration: none;

  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &:active { background: ${tokens.color.primaryTint}; }
  ${media.forcedColors} { border-color: LinkText; }
  > svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; color: ${tokens.color.inkSoft}; }
  /* With text at 200% on a phone, the words need the whole width. */
  @container (width < 12rem) { > svg { display: none; } }
`;

/** Sits beside the text; an image fills it. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  @container (width < 12rem) { display: none; }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

/** Only heard above tiles on a phone, which speak for themselves. */
export const ListTitle = styled.div`
  ${media.below768} {
    &[data-tiles] { ${visuallyHidden} }
  }
`;

/** A narrow card has its icon above the words. */
const iconAbove = css`
  flex-direction: column;
  justify-content: flex-start;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s2};
  font-size: ${tokens.fontSize.small};
  text-align: center;
  > svg { display: none; }
  > span:first-child { display: grid; width: ${tokens.space.s10}; height: ${tokens.space.s10}; }
  > span { flex: none; }
`;

/** One column, or a row where all cards fit. */
export const ShortcutList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  list-style: none;
  /* Cards in a row have equal heights. */
  > li { display: grid; }
  ${media.from768} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li:only-child { grid-column: 1 / -1; }
  }
  /* The width of a tile grows with the text, so that no word is broken. The first label is the longest. */
  ${media.below768} {
    &[data-tiles] { display: flex; flex-wrap: wrap; gap: ${tokens.space.s2}; }
    &[data-tiles] > li { flex: 1 1 5.5em; }
    &[data-tiles] > li:first-child { flex-basis: 6.75em; }
  }
  ${media.below768} { &[data-tiles] > li > a { ${iconAbove} padding-inline: ${tokens.space.s1}; } }
  ${media.tablet} { > li > a { ${iconAbove} } }
`;
