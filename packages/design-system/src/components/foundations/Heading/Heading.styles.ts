import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.h2`
  font-size: ${tokens.fontSize.body};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-size="large"] { font-size: ${tokens.fontSize.large}; }
  &[data-size="title"] { font-size: ${tokens.fontSize.title}; }
  &[data-size="heading"], &[data-size="display"] { font-size: ${tokens.fontSize.heading}; }
  ${media.from768} {
    &[data-size="display"] { font-size: ${tokens.fontSize.display}; }
  }
  &[data-align="center"] { text-align: center; }
`;
