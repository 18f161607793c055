import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { createContext, use, useEffect } from "react";

/** Loads the code and starts the reads of the page at an address. Never rejects. */
type PrefetchPage = (href: string) => Promise<void>;

/** Marks the request that a loader receives for a prefetched page, which may never be opened. */
export const prefetchHeaders = { Purpose: "prefetch" };

export function isPrefetch(request: Request): boolean {
  return request.headers.get("Purpose") === prefetchHeaders.Purpose;
}

export const PrefetchContext = createContext<PrefetchPage>(async () => {});

export function usePrefetch(): PrefetchPage {
  return use(PrefetchContext);
}

/** Prefetches the page that probably comes next while the browser is idle. */
export function usePrefetchWhenIdle(href: string | undefined): void {
  const prefetchPage = usePrefetch();
  useEffect(() => (href === undefined ? undefined : whenIdle(() => void prefetchPage(href))), [prefetchPage, href]);
}
