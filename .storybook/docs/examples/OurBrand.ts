import { createGlobalStyle } from "styled-components";

/** Rendered once, inside of ThemeRoot. */
export const OurBrand = createGlobalStyle`
  [data-theme="light"] {
    --petbox-color-primary: #00695c;
    --petbox-color-primaryPressed: #004d40;
    --petbox-color-primaryTint: #e0f2f1;
  }
`;
