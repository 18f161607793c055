import { useContext, useMemo } from "react";
import { StyleSheetContext } from "styled-components";

/**
 * Where the components' styles go, so that their style element carries the nonce without which a strict policy refuses it.
 * A sheet that collects for a server's document stays whole: `renderWithStyles` gives it its nonce. `StyleSheetManager` would
 * part it, and is five times as much code.
 */
export function useNoncedStyles(nonce: string | undefined) {
  const given = useContext(StyleSheetContext);
  return useMemo(
    () =>
      nonce && !given.styleSheet.server
        ? { ...given, styleSheet: given.styleSheet.reconstructWithOptions({ nonce }) }
        : given,
    [given, nonce],
  );
}
