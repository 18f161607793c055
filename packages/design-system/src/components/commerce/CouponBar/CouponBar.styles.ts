import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s4};
  background: ${tokens.color.highlightTint};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-height: ${tokens.size.icon};
  max-width: ${tokens.size.page};
  margin-inline: auto;

  & > span { min-width: 0; overflow-wrap: anywhere; }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

export const Name = styled.strong`
  font-weight: ${tokens.fontWeight.black};
`;
