import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import type { HistoryState } from "./historyState.ts";
import type { ReturnState } from "./returnPath.ts";

/** Moves the path of the page that required the login into the history entry, where it survives a reload. */
export function useKeepReturnPath(): void {
  const { loginReturn } = useServices();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => {
    const { path, openedPath, unsavedOn = "" } = loginReturn;
    if (path === undefined) return;
    Object.assign(loginReturn, { path: undefined, openedPath: undefined, unsavedOn: undefined });
    const historyState: ReturnState & HistoryState = {
      from: path,
      ...(openedPath !== undefined && { endedSession: { unsavedOn } }),
    };
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { ...Object(state), ...historyState } });
  });
  useEffect(() => keep(), []);
}
