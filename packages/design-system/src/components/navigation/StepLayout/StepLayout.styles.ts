import { keyframes, styled } from "styled-components";
import { besideMedia } from "../../../theme/besideMedia.ts";
import { media } from "../../../theme/breakpoints.ts";
import { frameInPrint } from "../../../theme/frameInPrint.ts";
import { tokens } from "../../../tokens/index.ts";

/** The height of the strip above the step: 72 px, more with larger text. */
export const strip = `calc(0.6 * ${tokens.size.illustration})`;

/** Only the question moves: a fixed bar inside of a moving element would move along. It does not fade, so that it is readable at once. */
const enter = keyframes`from { transform: translateX(${tokens.space.s3}); }`;
const enterBack = keyframes`from { transform: translateX(calc(-1 * ${tokens.space.s3})); }`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  /* Below the skeleton of a step the footer waits unseen: most steps are longer, and would push it away. */
  > main:has(> [data-loading]) ~ footer { visibility: hidden; }
  ${frameInPrint}
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
  grid-template-columns: minmax(0, ${tokens.size.column});
  justify-content: center;
  align-content: start;
  gap: ${tokens.space.s8} ${tokens.space.s12};

  ${media.from768} {
    &[data-width="page"] { grid-template-columns: minmax(0, ${tokens.size.page}); }
  }
  ${media.from998} {
    &[data-aside] { grid-template-columns: minmax(0, ${tokens.size.column}) minmax(0, calc(${tokens.size.column} * 0.6)); }
  }

  [data-way] & :is(h1, h1 + p) { animation: ${enter} ${tokens.duration.medium} ${tokens.easing.out}; }
  [data-way="back"] & :is(h1, h1 + p) { animation-name: ${enterBack}; }
`;

export const Column = styled.div`
  min-width: 0;
  ${media.from998} { [data-aside] > & { grid-area: 1 / 1; } }
`;

export const Aside = styled.aside`
  min-width: 0;
  ${media.from998} { grid-area: 1 / 2; }

  [data-aside="wide"] > & {
    display: none;
    ${media.from998} { display: block; }
  }
  ${media.from998} {
    & > * { position: sticky; inset-block-start: ${tokens.space.s6}; }
  }
`;
