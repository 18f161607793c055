import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const slide = keyframes`from { transform: translateX(-100%); }`;
const appear = keyframes`from { opacity: 0; }`;

/** styled-components warns of attributes it does not know, `closedby` among them. */
export const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
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

  &[open] { animation: ${slide} ${tokens.duration.slow} ${tokens.easing.out}; }
  &::backdrop { background: ${tokens.color.backdrop}; animation: ${appear} ${tokens.duration.medium} ${tokens.easing.out}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; border-inline-end-width: ${tokens.size.borderThick}; }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s3} ${tokens.space.s5};
  overflow-wrap: anywhere;
  > :first-child { min-width: 0; }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${tokens.space.s5};
  padding: ${tokens.space.s2} ${tokens.space.s5} max(${tokens.space.s6}, env(safe-area-inset-bottom));
`;
