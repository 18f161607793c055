import type { ReactNode } from "react";
import { StyleSheetContext } from "styled-components";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { type LinkComponent, LinkContext } from "./LinkContext.tsx";
import { Root } from "./ThemeRoot.styles.ts";
import { useNoncedStyles } from "./useNoncedStyles.ts";

export interface ThemeRootProps {
  children: ReactNode;
  /**
   * What links render: the router's link in the shop.
   * @default "a"
   */
  linkComponent?: LinkComponent;
  /**
   * Light, dark, or what the device prefers. Written as one attribute; no component renders again when it changes.
   * @default "light"
   */
  colorScheme?: "light" | "dark" | "system";
  /**
   * "reduced" stills everything that moves, whatever the device prefers.
   * @default "system"
   */
  motion?: "system" | "reduced";
  /** The address of the latin subset of Nunito, as the bundler gives it; without it the fallback face is used. */
  fontUrl?: string;
  /**
   * What the content-security policy asks styles for: the global ones and those of the components carry it. A page that was
   * rendered on a server has it from `renderWithStyles` and from its head instead (README).
   */
  nonce?: string;
}

/** The ground of everything: the tokens' variables, the global style, the typeface and the link component. */
export function ThemeRoot(props: ThemeRootProps) {
  const { children, linkComponent = "a", colorScheme = "light", motion, fontUrl, nonce } = props;
  const styles = useNoncedStyles(nonce);
  return (
    <LinkContext value={linkComponent}>
      <GlobalStyle fontUrl={fontUrl} nonce={nonce} />
      <StyleSheetContext value={styles}>
        <Root data-theme={colorScheme} data-motion={motion}>
          {children}
        </Root>
      </StyleSheetContext>
    </LinkContext>
  );
}
