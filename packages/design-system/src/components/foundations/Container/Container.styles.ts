import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  --side: ${tokens.space.s4};
  width: 100%;
  max-width: calc(${tokens.size.page} + 2 * var(--side));
  margin-inline: auto;
  padding-inline: var(--side);
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * var(--side)); }
  ${media.from600} { --side: ${tokens.space.s6}; }
`;
