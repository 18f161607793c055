/// <reference path="./navigation.d.ts" />
import { useServerInsertedHTML } from "next/navigation.js";
import { type ReactNode, useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

export interface StyleRegistryProps {
  children: ReactNode;
  /** The nonce that a content security policy requires for styles. */
  nonce?: string | undefined;
}

/**
 * Collects the component styles of a page that Next's App Router streams, and inserts each before the markup that needs it. In the root
 * layout, around `ThemeRoot`.
 *
 * @example
 * <StyleRegistry>
 *   <ThemeRoot globalStyle="linked">Minha loja</ThemeRoot>
 * </StyleRegistry>
 */
export function StyleRegistry({ children, nonce }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce === undefined ? {} : { nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof document !== "undefined") return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
