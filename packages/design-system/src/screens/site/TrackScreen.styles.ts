import { css, styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s6} ${tokens.space.s12};
  margin-block-start: ${tokens.space.s4};
  ${media.from768} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s4};
  /* As wide as the home page's button on a phone. */
  & > a { justify-self: stretch; ${media.from450} { justify-self: start; } }
`;

/** The price and the button again, once the boxes have been seen. */
export const Call = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  margin-block-start: ${tokens.space.s12};
  text-align: center;
  & > a { justify-self: stretch; ${media.from450} { justify-self: center; } }
`;

export const Scene = styled.div`
  & img { width: 100%; background: none; }
`;

/** A part below the fold, laid out when it comes into view or when the browser is idle. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  margin-block-start: ${tokens.space.s12};
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${tokens.size.column};
  &[data-laid-out] { content-visibility: visible; }
`;

const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s4};
    padding: ${tokens.space.s4};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
    ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  }
  /* Large letters move below the picture, with their words whole. */
  & > li > div { flex: 1 1 6em; min-width: 0; }
  & img { flex: none; width: ${tokens.space.s16}; height: auto; background: none; }
`;

export const Contents = styled.ul`
  ${cards}
  ${media.from768} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** Makes the whole card a click target for its link. */
export const Others = styled.ul`
  ${cards}
  ${media.from768} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & img { width: calc(1.5 * ${tokens.space.s16}); }
  & a { font-weight: inherit; text-decoration: none; }
  & a::after { content: ""; position: absolute; inset: 0; border-radius: ${tokens.radius.card}; }
  & > li > svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
`;
