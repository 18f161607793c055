import { createGlobalStyle, styled } from "styled-components";

/** The reset and the ground that any page begins with. */
export const PageStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: #fff9f2; color: #2b1b3d; font: 16px/1.5 Arial, sans-serif; }
  h1, h2, p { margin: 0; }
  button, input, select { font: inherit; color: inherit; }
  svg { display: block; }
  p, h1, h2 { overflow-wrap: break-word; }
  :focus-visible { outline: 3px solid #6b2fb3; outline-offset: 2px; }
`;

export const Page = styled.main`
  display: grid;
  gap: 24px;
  max-width: 1200px;
  margin: 0 auto;
  padding: 16px;
`;

export const Title = styled.h1`
  font-size: 28px;
  font-weight: 900;
  line-height: 1.2;
`;

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  min-height: 48px;
  padding: 8px 24px;
  border: 2px solid #6b2fb3;
  border-radius: 999px;
  background: #6b2fb3;
  color: #fff;
  font-weight: 700;
  cursor: pointer;
  transition: background 120ms ease-out;
  &:hover { background: #54228f; }
  &:active { transform: scale(0.98); }
  &[data-look="quiet"] { background: #fff; color: #6b2fb3; }
  &[data-look="quiet"]:hover { background: #f4ecfb; }
  &:disabled { border-color: transparent; background: #ece4f1; color: #6a5a78; cursor: not-allowed; }
`;

export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
