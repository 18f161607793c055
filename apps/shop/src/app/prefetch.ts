import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { useEffect } from "react";
import { useServices } from "./services.ts";

/** Marks the request that a loader receives for a prefetched page, which may never be opened. */
export const prefetchHeaders = { Purpose: "prefetch" };

export function isPrefetch(request: Request): boolean {
  return request.headers.get("Purpose") === prefetchHeaders.Purpose;
}

/** Prefetches the page that probably comes next while the browser is idle. */
export function usePrefetchWhenIdle(href: string | undefined): void {
  const { prefetchPage } = useServices();
  useEffect(() => (href === undefined ? undefined : whenIdle(() => void prefetchPage(href))), [prefetchPage, href]);
}
