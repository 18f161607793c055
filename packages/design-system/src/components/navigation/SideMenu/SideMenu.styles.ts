import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const slide = keyframes`from { transform: translateX(-100%); }`;
const appear = keyframes`from { opacity: 0; }`;

export const Root = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(85%, calc(${tokens.size.column} * 0.6));
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0 ${tokens.radius.card} ${tokens.radius.card} 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  overscroll-behavior: contain;
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }

  &[open] { animation: ${slide} ${tokens.duration.slow} ${tokens.easing.out}; }
  &::backdrop { background: ${tokens.color.backdrop}; animation: ${appear} ${tokens.duration.medium} ${tokens.easing.out}; }
  ${media.forcedColors} { border-inline-end: ${tokens.size.borderThick} solid; }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s5};
`;

export const Content = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
  padding: ${tokens.space.s2} ${tokens.space.s5} max(${tokens.space.s6}, env(safe-area-inset-bottom));
`;

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
