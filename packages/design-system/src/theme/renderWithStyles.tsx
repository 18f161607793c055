import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** Renders to HTML together with the style elements that it needs, for pages that are built before anybody asks for them. */
export function renderWithStyles(children: ReactNode): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>);
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
