import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  flex: none;
  min-height: ${tokens.size.touch};
  margin-inline-start: calc(-1 * ${tokens.space.s2});
  padding: 0 ${tokens.space.s3} 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.ink};
  font-weight: ${tokens.fontWeight.bold};
  text-decoration: none;
  cursor: pointer;

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &[aria-disabled="true"] { color: ${tokens.color.inkSoft}; cursor: not-allowed; }
  & svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; flex: none; }
`;

export const BackAnchor = styled.a`${look}`;
export const BackButton = styled.button`${look}`;
