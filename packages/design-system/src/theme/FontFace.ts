import { createGlobalStyle } from "styled-components";

/**
 * The one font file of the first load. The address comes from the application, whose bundler hashes and preloads it.
 * Adjusted local faces keep the lines where they are until it arrives: see GlobalStyle.
 */
export const FontFace = createGlobalStyle<{ $url: string }>`
  @font-face {
    font-family: "Nunito Variable";
    font-weight: 200 1000;
    font-display: swap;
    src: url("${({ $url }) => $url}") format("woff2");
  }
`;
