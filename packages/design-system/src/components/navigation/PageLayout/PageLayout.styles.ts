import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Flexbox, because a sticky header cannot leave its grid area. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  /* A reload in the middle of a page shows the footer below a skeleton that is shorter than the content: it waits unseen, and does not move. */
  > main[data-fills="screen"]:has([aria-busy="true"]:not(form, button, dialog *, [hidden] *)) ~ footer { visibility: hidden; }
  /* Only the content is printed. */
  @media print { > :not(main) { display: none; } }
`;

export const Main = styled.main`
  flex: 1;
  /* The largest viewport height: the footer does not appear when the browser's bar hides. */
  &[data-fills="screen"] { min-height: 100vh; }

  &[data-width="page"], &[data-width="column"] {
    /* In line with the header and the footer, whose Container has the same sides. */
    --side: ${tokens.space.s4};
    width: 100%;
    max-width: calc(${tokens.size.page} + 2 * var(--side));
    margin-inline: auto;
    padding: ${tokens.space.s6} var(--side);
    ${media.from600} { --side: ${tokens.space.s6}; }
    ${media.from768} { padding-block: ${tokens.space.s10} ${tokens.space.s16}; }
  }
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * var(--side)); }
`;
