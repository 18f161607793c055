import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/* styled-components warns of attributes it does not know, `closedby` among them. */
export const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  min-width: min(${tokens.size.tileMedium}, 100% - 2 * ${tokens.space.s4});
  max-width: calc(100% - 2 * ${tokens.space.s4});
  margin: auto;
  padding-block: ${tokens.space.s8};
  /* With large text on a small screen the whole width belongs to the words. */
  padding-inline: min(${tokens.space.s8}, 4%);
  border: 0;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  outline: none;
  box-shadow: none;
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
  overflow-wrap: anywhere;
`;
