import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { HistoryState } from "./historyState.ts";

/** Opens the password recovery with the typed e-mail, which is passed in the history state and not in the URL. */
export function useOpenRecovery(): (email: string, event: MouseEvent) => void {
  const navigate = useNavigate();
  return (email, event) => {
    // Other buttons and modifier keys open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const historyState: HistoryState = { email };
    void navigate(sessionPaths.recovery, { state: historyState });
  };
}
