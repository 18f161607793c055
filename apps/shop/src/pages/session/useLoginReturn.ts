import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import type { LoginReturn } from "./pageAskedFor.ts";

/** Moves the page that asked for the login into the history entry, where it outlives a reload. */
export function useLoginReturn(): void {
  const { loginReturn } = useServices();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => {
    const { path } = loginReturn;
    if (path === undefined) return;
    loginReturn.path = undefined;
    const left: LoginReturn = { from: path };
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { ...Object(state), ...left } });
  });
  useEffect(() => keep(), []);
}
