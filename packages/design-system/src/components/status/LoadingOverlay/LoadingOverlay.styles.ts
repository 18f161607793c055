import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/* styled-components does not know `closedby` yet, and would warn of every attribute that it does not know. */
export const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  min-width: ${tokens.size.tileMedium};
  max-width: calc(100% - 2 * ${tokens.space.s6});
  margin: auto;
  padding: ${tokens.space.s8};
  border: 0;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  outline: none;
  &::backdrop { background: ${tokens.color.backdrop}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

export const Status = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  text-align: center;
  > span { color: ${tokens.color.primary}; }
`;

export const Title = styled.p`
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
`;
