import { css, keyframes, styled } from "styled-components";
import { besideMedia } from "../../../theme/besideMedia.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** The height of the strip above the step: 72 px, more with larger text. */
export const strip = `calc(0.6 * ${tokens.size.illustration})`;

const enter = keyframes`from { opacity: 0; transform: translateX(${tokens.space.s8}); }`;
const enterBack = keyframes`from { opacity: 0; transform: translateX(calc(-1 * ${tokens.space.s8})); }`;

/** The view transition between two steps. The rules stay on the root: adding them with a step would restyle the whole document. */
const transition = css`
  html:not(&)::view-transition { pointer-events: none; }
  html:not(&)::view-transition-group(*) { animation-duration: ${tokens.duration.medium}; animation-timing-function: ${tokens.easing.out}; }
  /* The steps have different heights, and the old one may be scrolled: only the new one is drawn. */
  html:not(&)::view-transition-group(step) { animation: none; }
  html:not(&)::view-transition-old(*) { display: none; }
  html:not(&)::view-transition-new(*) { animation: none; }
  html:not(&)::view-transition-new(step) { animation: ${enter} ${tokens.duration.medium} ${tokens.easing.out} both; }
  html[data-way="back"]:not(&)::view-transition-new(step) { animation-name: ${enterBack}; }
`;

export const Root = styled.div`
  ${transition}
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const Way = styled.nav`
  padding-inline: ${tokens.space.s4};
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space.s3};
    max-width: ${tokens.size.page};
    margin-inline: auto;
  }
  & > div > :not(:first-child) { flex: 1 1 min-content; }
`;

export const Main = styled.main`
  & [data-bottom-bar] { view-transition-name: step-bar; }
  position: relative;
  flex: 1;
  padding: ${tokens.space.s6} ${tokens.space.s4};

  ${media.from768} { padding-block: ${tokens.space.s10}; }

  &[data-beside] { padding-block-start: calc(${strip} + 2 * ${tokens.space.s4}); }
  ${besideMedia} {
    /* The column and the card beside it are centred as a pair. */
    &[data-beside] {
      padding-block-start: ${tokens.space.s10};
      padding-inline-end: calc(${tokens.space.s4} + ${tokens.space.s8} + ${tokens.size.tileMedium});
    }
  }
`;

export const Content = styled.div`
  display: grid;
  view-transition-name: step;
  grid-template-columns: minmax(0, ${tokens.size.column});
  justify-content: center;
  align-content: start;
  gap: ${tokens.space.s8} ${tokens.space.s12};

  ${media.from768} {
    &[data-width="page"] { grid-template-columns: minmax(0, ${tokens.size.page}); }
  }
  ${media.from998} {
    &[data-aside] {
      grid-template: auto 1fr / minmax(0, ${tokens.size.column}) minmax(0, calc(${tokens.size.column} * 0.6));
      /* An empty second row needs no gap. */
      row-gap: 0;
    }
  }
`;

export const Column = styled.div`
  min-width: 0;
  ${media.from998} { [data-aside] > & { grid-area: 1 / 1 / span 2; } }
`;

export const AfterAside = styled.div`
  min-width: 0;
  ${media.from998} { grid-area: 2 / 2; margin-block-start: ${tokens.space.s6}; }
`;

export const Aside = styled.aside`
  min-width: 0;
  ${media.from998} {
    grid-area: 1 / 2;
    &:nth-last-child(2) { grid-row-end: span 2; }
  }

  [data-aside="wide"] > & {
    display: none;
    ${media.from998} { display: block; }
  }
  ${media.from998} {
    & > * { position: sticky; inset-block-start: ${tokens.space.s6}; }
  }
`;
