import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Links = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  justify-items: start;

  & > a { margin-block-start: ${tokens.space.s2}; }
  & > a:last-child > svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

export const Greeting = styled.p`
  max-width: 100%;
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

export const News = styled.p`
  color: ${tokens.color.inkSoft};
`;
