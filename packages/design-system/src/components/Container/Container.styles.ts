import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.div`
  width: 100%;
  max-width: calc(${tokens.size.page} + 2 * ${tokens.space.s4});
  margin-inline: auto;
  padding-inline: ${tokens.space.s4};
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * ${tokens.space.s4}); }
  ${media.from600} {
    max-width: calc(${tokens.size.page} + 2 * ${tokens.space.s6});
    padding-inline: ${tokens.space.s6};
    &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * ${tokens.space.s6}); }
  }
`;
