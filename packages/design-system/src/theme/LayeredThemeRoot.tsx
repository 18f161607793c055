import { useContext, useMemo } from "react";
import { StyleSheetContext } from "styled-components";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { ThemeRoot, type ThemeRootProps } from "./ThemeRoot.tsx";

/** Props of `LayeredThemeRoot`: those of `ThemeRoot`, and the layer. */
export interface LayeredThemeRootProps extends ThemeRootProps {
  /**
   * The name of the cascade layer.
   * @default "petbox"
   */
  layer?: string | undefined;
}

type Stylis = React.ContextType<typeof StyleSheetContext>["stylis"];

/** Puts every rule into the layer. The hash keeps the class names apart from those of rules outside the layer. */
function layered(stylis: Stylis, layer: string): Stylis {
  const inLayer: Stylis = (...source) => stylis(...source).map((rule) => `@layer ${layer}{${rule}}`);
  inLayer.hash = `${stylis.hash}1`;
  return inLayer;
}

/**
 * `ThemeRoot` with its styles in a cascade layer, so that a class of the application overrides them without `!important`, whatever its
 * specificity. The application's own reset must be in an earlier layer. Used in place of `ThemeRoot`, once.
 *
 * @example
 * <LayeredThemeRoot colorScheme="system">
 *   <Button className="ours">Assinar</Button>
 * </LayeredThemeRoot>
 */
export function LayeredThemeRoot({ layer = "petbox", globalStyle, ...props }: LayeredThemeRootProps) {
  const { fontUrl, brand, nonce } = props;
  const given = useContext(StyleSheetContext);
  const styles = useMemo(() => ({ ...given, stylis: layered(given.stylis, layer) }), [given, layer]);
  return (
    <>
      {globalStyle !== "linked" && <GlobalStyle {...{ fontUrl, brand, layer, nonce }} />}
      <StyleSheetContext value={styles}>
        <ThemeRoot {...props} globalStyle="linked" />
      </StyleSheetContext>
    </>
  );
}
