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
 * Meanwhile the page is its own fallback, with its skeleton, so that the title and the text of the prerendered document stay the same
 * elements: another component would create them again, which is a late largest paint and loses focus and selection.
 */
export function useAcceptedCustomer(): string | null | undefined {
  const page = useMatches().at(-1)?.id ?? "";
  return useRouteLoaderData<LoadedFor | undefined>(page)?.customerCode;
}
