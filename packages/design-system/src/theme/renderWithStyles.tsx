import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** Renders to HTML together with the style elements that it needs, for pages that are built before anybody asks for them. */
export function renderWithStyles(children: ReactNode): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>);
    return { html, styles: withFontFacesApart(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/**
 * The browser's styled-components writes their own element anew when the page comes alive. A font face that is written
 * anew has the whole page laid out anew, so the faces stand in an element before it, which nobody touches.
 */
function withFontFacesApart(styles: string): string {
  const faces = styles.match(fontFaces) ?? [];
  return `<style data-font-faces="">${faces.join("")}</style>${styles.replace(fontFaces, "")}`;
}
