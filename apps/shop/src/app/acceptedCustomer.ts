import { type LoaderFunctionArgs, useMatches, useRouteLoaderData } from "react-router-dom";
import { loaderServices } from "./loaderServices.ts";

/** The result of a page's loader: the customer that its guard accepted. */
export interface LoadedFor {
  readonly customerCode: string | null;
}

/** The result of a loader whose guard accepts the current customer. */
export function loadedFor({ context }: LoaderFunctionArgs): LoadedFor {
  return { customerCode: context.get(loaderServices).session.get().customerCode };
}

/**
 * The customer accepted by the guard of the open page; undefined while the guard runs. This is the only place that decides whose data is
 * shown. When the session changes, the guard runs first.
 *
 * While the guard runs, the page shows its own skeleton. A separate fallback would remount the prerendered title and text, which delays
 * LCP and loses focus and selection.
 */
export function useAcceptedCustomer(): string | null | undefined {
  const page = useMatches().at(-1)?.id ?? "";
  return useRouteLoaderData<LoadedFor | undefined>(page)?.customerCode;
}
