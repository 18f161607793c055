import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { LeftInHistory } from "./leftInHistory.ts";

/** From the login to the recovery of the password; what was typed as the e-mail goes along, and is in no address. */
export function useWayToRecovery(): (email: string, event: MouseEvent) => void {
  const navigate = useNavigate();
  return (email, event) => {
    // Another button or key opens a tab of its own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const left: LeftInHistory = { email };
    void navigate(sessionPaths.recovery, { state: left });
  };
}
