import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  max-width: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s8} ${tokens.space.s4};
  text-align: center;
`;

/** A soft, uneven shape, as if a paw had pressed it. */
export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: ${tokens.size.illustration};
  height: ${tokens.size.illustration};
  border-radius: 58% 42% 46% 54% / 52% 56% 44% 48%;
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  > svg { width: ${tokens.space.s12}; height: ${tokens.space.s12}; }
  &[data-tone="danger"] { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
`;

export const Message = styled.div`
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
`;
