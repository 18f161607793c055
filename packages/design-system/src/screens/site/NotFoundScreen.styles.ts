import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-inline: auto;
  text-align: center;
  ${media.from768} { padding-block: ${tokens.space.s8}; }
`;
