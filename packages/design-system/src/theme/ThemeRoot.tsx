import { type ReactNode, useContext, useEffect, useMemo } from "react";
import { StyleSheetContext, styled } from "styled-components";
import type { Brand } from "../brand/brand.ts";
import { TextsContext } from "../texts/TextsContext.ts";
import type { GivenTexts } from "../texts/texts.ts";
import { tokens } from "../tokens/index.ts";
import { showThemeColor } from "./colorSchemeChoice.ts";
import { type Emblem, EmblemContext } from "./EmblemContext.ts";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { type LinkComponent, LinkContext, useLinkComponent } from "./LinkContext.tsx";

const Root = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  font-family: ${tokens.fontFamily.body};
  isolation: isolate;
  @media print { min-height: 0; }
  /* A nested root is part of a page and as tall as its content. */
  [data-theme] & { min-height: 0; }
`;

/** Props of `ThemeRoot`. */
export interface ThemeRootProps {
  children: ReactNode;
  /**
   * The component that links render, e.g. the router's link.
   * @default "a", or the link of an outer ThemeRoot
   */
  linkComponent?: LinkComponent | undefined;
  /**
   * Light, dark, or the device's preference. Written as one attribute, so a change renders no other component.
   * @default "light"
   */
  colorScheme?: "light" | "dark" | "system" | undefined;
  /**
   * The brand, from `brand({ primary: "#00695c" })`. A page that links `style.css` links a file with `brand.css`, too.
   * @default PetBox's own
   */
  brand?: Pick<Brand, "id" | "css"> | undefined;
  /**
   * The brand's emblem, an icon such as those of lucide-react: in empty states, in place of missing pictures, and at the current step
   * of `FunnelProgress`. Defined outside components.
   * @default a paw, or the emblem of an outer ThemeRoot
   */
  emblem?: Emblem | undefined;
  /**
   * "reduced" disables animations regardless of the device's preference.
   * @default "system"
   */
  motion?: "system" | "reduced" | undefined;
  /**
   * The components' own texts in another language, from `@petbox/design-system/texts/en` or `/es`, or single texts:
   * `{ copyButton: { copiedLabel: "Peguei!" } }`. Defined outside components, because another object renders every component again.
   * @default Brazilian Portuguese, or the texts of an outer ThemeRoot
   */
  texts?: GivenTexts | undefined;
  /** URL of Nunito's latin subset, from the bundler; without it the fallback face is used. */
  fontUrl?: string | undefined;
  /**
   * "linked": the page links `style.css` of this package and its own font, and no global style is written into the page. For servers
   * that stream under a policy with a nonce.
   * @default "inline"
   */
  globalStyle?: "inline" | "linked" | undefined;
  /**
   * The nonce that a content security policy requires for styles; set on the global and the component styles. A
   * server-rendered page gets it from `renderWithStyles` and its head instead (README).
   */
  nonce?: string | undefined;
}

/**
 * The root of every page: token variables, global style, typeface and link component.
 *
 * @example
 * <ThemeRoot colorScheme="system">
 *   <Button>Assinar</Button>
 * </ThemeRoot>
 */
export function ThemeRoot(props: ThemeRootProps) {
  const {
    children,
    linkComponent,
    colorScheme = "light",
    brand,
    emblem,
    motion,
    texts,
    fontUrl,
    globalStyle,
    nonce,
  } = props;
  const outerLink = useLinkComponent();
  const outerTexts = useContext(TextsContext);
  const outerEmblem = useContext(EmblemContext);
  const styles = useNoncedStyles(nonce);
  // The choice of an earlier visit, where the page follows it.
  useEffect(() => {
    if (colorScheme === "system") showThemeColor();
  }, [colorScheme]);
  return (
    <LinkContext value={linkComponent ?? outerLink}>
      {globalStyle !== "linked" && <GlobalStyle fontUrl={fontUrl} brand={brand} nonce={nonce} />}
      <StyleSheetContext value={styles}>
        <Root data-theme={colorScheme} data-brand={brand?.id} data-motion={motion}>
          <EmblemContext value={emblem ?? outerEmblem}>
            <TextsContext value={texts ?? outerTexts}>{children}</TextsContext>
          </EmblemContext>
        </Root>
      </StyleSheetContext>
    </LinkContext>
  );
}

/**
 * Returns the stylesheet context that sets the nonce required by a strict policy. The sheet of a server render stays
 * unchanged: `renderWithStyles` sets its nonce. `StyleSheetManager` would split that sheet, and is five times as much
 * code.
 */
function useNoncedStyles(nonce: string | undefined) {
  const given = useContext(StyleSheetContext);
  return useMemo(
    () =>
      nonce && !given.styleSheet.server
        ? { ...given, styleSheet: given.styleSheet.reconstructWithOptions({ nonce }) }
        : given,
    [given, nonce],
  );
}
