import { type ReactNode, useEffect } from "react";
import { useGo } from "./useGo.ts";

interface GoProps {
  readonly to: string;
  /** What goes along in the history's entry. */
  readonly state?: unknown;
  /** What stands there until the other page can be shown. */
  readonly children: ReactNode;
}

/** Leads to another page in the place of this one, which Back then does not come to. */
export function Go({ to, state, children }: GoProps) {
  const go = useGo();
  useEffect(() => {
    void go(to, { replace: true, state, leadsOn: true });
  }, [go, to, state]);
  return children;
}
