import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** The elements that React keeps for the head: ThemeRoot's, which the browser then finds there and leaves alone. */
const ofTheHead = /<style data-precedence="[^>]*>.*?<\/style>/gs;

export interface RenderOptions {
  /** What the content-security policy of the page asks styles for: written into every style element. */
  readonly nonce?: string | undefined;
}

/** Renders to HTML together with the style elements that it needs, for pages that are built before anybody asks for them. */
export function renderWithStyles(children: ReactNode, { nonce }: RenderOptions = {}): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>);
    const ground = html.match(ofTheHead) ?? [];
    const styles = ground.join("") + sheet.getStyleTags();
    return {
      html: html.replace(ofTheHead, ""),
      styles: nonce ? styles.replaceAll("<style ", `<style nonce="${nonce}" `) : styles,
    };
  } finally {
    sheet.seal();
  }
}
