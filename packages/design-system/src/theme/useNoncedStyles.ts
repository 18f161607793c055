import { useContext, useMemo } from "react";
import { StyleSheetContext } from "styled-components";

/**
 * Returns the stylesheet context that sets the nonce required by a strict policy. The sheet of a server render stays
 * unchanged: `renderWithStyles` sets its nonce. `StyleSheetManager` would split that sheet, and is five times as much
 * code.
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
