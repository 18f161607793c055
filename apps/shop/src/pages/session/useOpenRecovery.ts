import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";

/**
 * Opens the password recovery with the typed e-mail. It is passed in memory: in the URL or the history entry, the next person on the device
 * would see it.
 */
export function useOpenRecovery(): (email: string, event: MouseEvent) => void {
  const navigate = useNavigate();
  const { loginReturn } = useServices();
  return (email, event) => {
    // Other buttons and modifier keys open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loginReturn.recoveryEmail = email;
    void navigate(sessionPaths.recovery);
  };
}
