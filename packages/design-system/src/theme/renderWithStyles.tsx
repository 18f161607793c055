import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** The style elements React hoists to the head: ThemeRoot's, which hydration adopts. */
const ofTheHead = /<style data-precedence="[^>]*>.*?<\/style>/gs;

/** How `renderWithStyles` writes the styles. */
export interface RenderOptions {
  /** The nonce that the page's content security policy requires; written into every style element. */
  readonly nonce?: string | undefined;
}

/**
 * Renders to HTML and returns the style elements it needs, for prerendering.
 *
 * @example
 * const { html, styles } = renderWithStyles(<ThemeRoot>Minha loja</ThemeRoot>, { nonce: "abc" });
 */
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
