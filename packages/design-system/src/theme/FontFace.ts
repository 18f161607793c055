import { createGlobalStyle } from "styled-components";

const faces = new Map<string, ReturnType<typeof createFontFace>>();

/**
 * The one font file of the first load. The address comes from the application, whose bundler hashes and preloads it.
 * Adjusted local faces keep the lines where they are until it arrives: see GlobalStyle.
 *
 * One component for each address: a style without props is left alone when a page of the server comes alive, and the
 * browser need not lay out the whole page anew for a font that it has.
 */
export function fontFaceOf(url: string) {
  const face = faces.get(url) ?? createFontFace(url);
  faces.set(url, face);
  return face;
}

const createFontFace = (url: string) => createGlobalStyle`
  @font-face {
    font-family: "Nunito Variable";
    font-weight: 200 1000;
    font-display: swap;
    src: url("${url}") format("woff2");
  }
`;
