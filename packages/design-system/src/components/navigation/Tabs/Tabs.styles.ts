import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Scrolls sideways on overflow; its underline extends to the end. */
export const List = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space.s1};
  padding-block-end: ${tokens.size.border};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${tokens.size.border}) ${tokens.color.border};
  @media print { display: none; }
`;

const look = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-width: ${tokens.size.touch};
  max-width: ${tokens.size.tileMedium};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.s2} ${tokens.space.s4};
  border: 0;
  border-radius: ${tokens.radius.control} ${tokens.radius.control} 0 0;
  background: transparent;
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg { flex: none; }

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &:active { color: ${tokens.color.ink}; }
  &:focus-visible { outline-offset: calc(-1 * ${tokens.size.focusRing}); }
  &[aria-selected="true"] { color: ${tokens.color.primary}; }
  &[aria-selected="true"]::after {
    content: "";
    position: absolute;
    inset: auto ${tokens.space.s2} 0;
    height: ${tokens.space.s1};
    border-radius: ${tokens.radius.pill} ${tokens.radius.pill} 0 0;
    background: currentColor;
    ${media.forcedColors} { background: Highlight; }
  }
`;

export const TabButton = styled.button`${look}`;
export const TabAnchor = styled.a`${look}`;

export const Panel = styled.div`
  padding-block-start: ${tokens.space.s6};
  border-radius: ${tokens.radius.control};
  &[data-alone] { padding: 0; }
`;
