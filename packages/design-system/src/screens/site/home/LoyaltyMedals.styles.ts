import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Medals = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s2};
  list-style: none;
  ${media.from600} { gap: ${tokens.space.s8}; }

  & > li {
    display: grid;
    justify-items: center;
    gap: ${tokens.space.s1};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.bold};
    ${media.from600} { font-size: ${tokens.fontSize.body}; }
  }
  & img { width: ${tokens.space.s12}; background: none; }
  ${media.from600} { & img { width: calc(${tokens.size.illustration} * 0.75); } }
`;
