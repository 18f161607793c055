import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** As high as most sentences, so that what is below stays in place when one has loaded. */
export const Sentence = styled.p`
  min-height: calc(4 * ${tokens.fontSize.body} * ${tokens.lineHeight.body});
  line-height: ${tokens.lineHeight.body};
  ${media.from768} { min-height: calc(3 * ${tokens.fontSize.body} * ${tokens.lineHeight.body}); }
  /* On a line of its own, unless the text is large. */
  & b { display: inline-block; }
`;
