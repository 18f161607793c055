import { sessionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { type HistoryState, readHistoryState } from "./historyState.ts";

/**
 * The token of the mailed link; undefined without one.
 *
 * The token moves at once from the URL, where it would be visible, recorded and copied, into the state of the same history
 * entry. It survives a reload and a return to the page, is not shared with other tabs, and the save replaces the entry.
 */
export function useMailedToken(): string | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { token = "" } = useParams();
  const isHidden = pathTo(sessionPaths.mailedLink, { token }) === sessionPaths.newPassword;
  const inAddress = isHidden ? undefined : token;

  useEffect(() => {
    if (inAddress === undefined) return;
    const historyState: HistoryState = { token: inAddress };
    // On a slow phone, the user may type before hydration: the navigation must keep the focus in the field.
    const field = document.activeElement;
    void navigate(sessionPaths.newPassword, { replace: true, state: historyState, flushSync: true })?.then(() => {
      if (field instanceof HTMLInputElement) field.focus();
    });
  }, [inAddress, navigate]);

  return inAddress ?? readHistoryState(state).token;
}
