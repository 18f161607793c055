import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s8} ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  text-align: center;
  ${media.from600} { padding: ${tokens.space.s10} ${tokens.space.s8}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

/** A soft, uneven shape, as if a paw had pressed it. */
export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: ${tokens.size.illustration};
  height: ${tokens.size.illustration};
  border-radius: 58% 42% 46% 54% / 52% 56% 44% 48%;
  background: ${tokens.color.successTint};
  color: ${tokens.color.success};
  > svg { width: ${tokens.space.s12}; height: ${tokens.space.s12}; }

  [data-tone="danger"] > & { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
  [data-tone="pending"] > & { background: ${tokens.color.highlightTint}; color: ${tokens.color.warning}; }
`;

export const Scene = styled.div`
  width: 100%;
  max-width: ${tokens.size.tileMedium};
`;

export const Message = styled.div`
  max-width: 42ch;
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  width: 100%;
  max-width: ${tokens.size.tileLarge};
  margin-block-start: ${tokens.space.s2};
`;
