import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** A column of flex, not a grid: a sticky header may only travel inside its grid area. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  /* On paper stands what the page is about. */
  @media print { > :not(main) { display: none; } }
`;

export const Main = styled.main`
  flex: 1;
  /* As high as the screen is at its highest, so that a bar of the browser's that goes shows no footer. */
  &[data-fills="screen"] { min-height: 100vh; }

  &[data-width="page"], &[data-width="column"] {
    width: 100%;
    max-width: calc(${tokens.size.page} + 2 * ${tokens.space.s4});
    margin-inline: auto;
    padding: ${tokens.space.s6} ${tokens.space.s4} ${tokens.space.s12};
    ${media.from768} { padding-block: ${tokens.space.s10} ${tokens.space.s16}; }
  }
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * ${tokens.space.s4}); }
`;
