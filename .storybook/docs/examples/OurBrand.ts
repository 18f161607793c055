import { createGlobalStyle, css } from "styled-components";

const light = css`
  --petbox-color-primary: #00695c;
  --petbox-color-primaryPressed: #004d40;
  --petbox-color-primaryTint: #e0f2f1;
  --petbox-color-onPrimary: #ffffff;
`;

const dark = css`
  --petbox-color-primary: #80cbc4;
  --petbox-color-primaryPressed: #b2dfdb;
  --petbox-color-primaryTint: #0b3b36;
  --petbox-color-onPrimary: #00251f;
`;

/** Rendered once, inside ThemeRoot. `:root` raises the specificity, so that the order of the style sheets is irrelevant. */
export const OurBrand = createGlobalStyle`
  :root [data-theme] { ${light} }
  :root [data-theme="dark"] { ${dark} }
  :root[data-color-scheme="dark"] [data-theme="system"] { ${dark} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-color-scheme]) [data-theme="system"] { ${dark} }
  }
`;
