import { sessionPaths } from "@petbox/domain/site/paths";
import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { isAt } from "../../app/isAt.ts";
import { useOpenPage } from "../../app/useOpenPage.ts";
import { type LeftInHistory, leftInHistory } from "./leftInHistory.ts";

/**
 * The token of the mailed link that was opened; undefined where there is none.
 *
 * It leaves the address at once, where it would be seen, kept by the browser, copied and sent along, and moves into the
 * state of the same history entry: a reload and a way back find it there, no other tab does, and the save replaces it.
 */
export function useMailedToken(): string | undefined {
  const { pathname, state } = useLocation();
  const openPage = useOpenPage();
  const isHidden = isAt(sessionPaths.newPassword, pathname);
  const inAddress = isHidden ? undefined : matchPath(sessionPaths.mailedLink, pathname)?.params.token;

  useEffect(() => {
    if (inAddress === undefined) return;
    const left: LeftInHistory = { token: inAddress };
    // On a slow phone one types before the page is alive: another address must not take the field away.
    const field = document.activeElement;
    void openPage(sessionPaths.newPassword, { replace: true, state: left, isRedirect: true }).then(() => {
      if (field instanceof HTMLInputElement) field.focus();
    });
  }, [inAddress, openPage]);

  return inAddress ?? leftInHistory(state).token;
}
