import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  max-width: 100%;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.borderThick} solid ${tokens.color.surface};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.highlight};
  color: ${tokens.color.onHighlight};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;

  &[data-tone="affection"] { background: ${tokens.color.affection}; }
  & svg { width: 1em; height: 1em; flex: none; }
`;
