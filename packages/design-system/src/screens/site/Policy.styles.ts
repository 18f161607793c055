import { css, styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/**
 * A comfortable line length, in the middle of a window that has no room for the contents beside it. Not in ch, the width of
 * a digit, which changes when Nunito arrives.
 */
const lines = css`
  width: 100%;
  max-width: calc(${tokens.size.column} * 1.1);
  margin-inline: auto;
  ${media.from998} { margin-inline: 0; }
`;

const lists = css`
  & ul, & ol { display: grid; gap: ${tokens.space.s2}; padding-inline-start: ${tokens.space.s5}; }
  & li::marker { color: ${tokens.color.primary}; }
`;

/** The table of contents beside the text on wide screens, above it on narrow ones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s8} ${tokens.space.s16};
  ${media.from998} { grid-template-columns: ${tokens.size.tileLarge} minmax(0, 1fr); align-items: start; }
`;

export const Opening = styled.header`
  display: grid;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s8};
  ${lines}
`;

export const Contents = styled.nav`
  padding: ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  /* Untinted: only the summary stands out. */
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  ${media.from998} {
    position: sticky;
    inset-block-start: calc(${tokens.space.s16} + ${tokens.space.s6});
    grid-area: 1 / 1 / 3 / 2;
    max-height: calc(100vh - ${tokens.space.s16} - 2 * ${tokens.space.s6});
    overflow-y: auto;
  }
  @media print { display: none; }
  ${lines}

  & ol { margin-block-start: ${tokens.space.s2}; list-style: none; }
  ${media.from600} { & ol { columns: 2; column-gap: ${tokens.space.s6}; } }
  ${media.from998} { & ol { columns: auto; } }
  & li { break-inside: avoid; }
  & a {
    display: flex;
    align-items: center;
    min-height: ${tokens.size.touchMinimum};
    color: ${tokens.color.primary};
    font-weight: ${tokens.fontWeight.semibold};
    line-height: ${tokens.lineHeight.tight};
    text-decoration: none;
  }
  ${media.hover} { & a:hover { color: ${tokens.color.primaryPressed}; text-decoration: underline; } }
`;

/** Long text: a comfortable line length and space between paragraphs. */
export const LongText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s10};
  ${lines}

  & section { display: grid; gap: ${tokens.space.s3}; }
  ${lists}
`;

export const Summary = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s5} ${tokens.space.s6};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.highlightTint};
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  ${lines}
  ${lists}
`;
