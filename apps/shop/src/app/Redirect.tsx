import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Detour } from "./page.ts";
import { useOpenPage } from "./useOpenPage.ts";

interface RedirectProps extends Detour {
  /** What stands there until the other page can be shown. */
  readonly children: ReactNode;
}

/** Leads to another page in the place of this one, which Back then does not come to. */
export function Redirect({ to, state, children }: RedirectProps) {
  const openPage = useOpenPage();
  const redirect = useEffectEvent((href: string) => void openPage(href, { replace: true, state, isRedirect: true }));
  useEffect(() => redirect(to), [to]);
  return children;
}
