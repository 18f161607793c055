import { sessionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { type LeftInHistory, leftInHistory } from "./leftInHistory.ts";

/**
 * The token of the mailed link; undefined without one.
 *
 * It leaves the address at once, where it would be seen, kept by the browser, copied and sent along, and moves into the
 * state of the same history entry: a reload and a way back find it there, no other tab does, and the save replaces it.
 */
export function useMailedToken(): string | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { token = "" } = useParams();
  const isHidden = pathTo(sessionPaths.mailedLink, { token }) === sessionPaths.newPassword;
  const inAddress = isHidden ? undefined : token;

  useEffect(() => {
    if (inAddress === undefined) return;
    const left: LeftInHistory = { token: inAddress };
    // On a slow phone one types before the page is alive: another address must not take the field away.
    const field = document.activeElement;
    void navigate(sessionPaths.newPassword, { replace: true, state: left, flushSync: true })?.then(() => {
      if (field instanceof HTMLInputElement) field.focus();
    });
  }, [inAddress, navigate]);

  return inAddress ?? leftInHistory(state).token;
}
