import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Links = styled.ul`
  display: grid;
  list-style: none;

  & > li + li { border-block-start: ${tokens.size.border} solid ${tokens.color.border}; }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s3};
    min-height: calc(${tokens.size.touch} + ${tokens.space.s1});
    color: ${tokens.color.ink};
    font-size: ${tokens.fontSize.large};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
  ${media.hover} { & a:hover { color: ${tokens.color.primary}; } }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; color: ${tokens.color.inkSoft}; }
`;

export const Account = styled.div`
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};
`;
