import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  letter-spacing: -0.02em;
  white-space: nowrap;

  & svg { width: ${tokens.space.s10}; height: ${tokens.space.s10}; flex: none; }
`;
