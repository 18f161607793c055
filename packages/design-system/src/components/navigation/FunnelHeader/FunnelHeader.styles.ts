import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.header`
  padding-inline: ${tokens.space.s4};
  background: ${tokens.color.surface};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.s4};
  min-height: calc(${tokens.size.touch} + ${tokens.space.s2});
  max-width: ${tokens.size.page};
  margin-inline: auto;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touch};
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
  & > a:nth-child(2) { padding-inline: ${tokens.space.s2}; }
  ${media.hover} { & > a:nth-child(2):hover { background: ${tokens.color.primaryTint}; } }
  & > a > svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
`;
