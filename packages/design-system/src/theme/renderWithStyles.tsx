import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** The elements that React keeps for the head: ThemeRoot's, which the browser then finds there and leaves alone. */
const ofTheHead = /<style data-precedence="[^>]*>.*?<\/style>/gs;

/** Renders to HTML together with the style elements that it needs, for pages that are built before anybody asks for them. */
export function renderWithStyles(children: ReactNode): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>);
    const ground = html.match(ofTheHead) ?? [];
    return { html: html.replace(ofTheHead, ""), styles: ground.join("") + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
