import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.s2};
  inset-inline-start: ${tokens.space.s2};
  z-index: ${tokens.layer.toast};
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.s5};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: ${tokens.fontWeight.bold};
  box-shadow: ${tokens.shadow.floating};

  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  &:not(:focus) { transform: translateY(-200%); }
`;
