import { prefetchShipmentFlows } from "@petbox/api-client/shipments/hooks";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { LoadedFor } from "../../app/acceptedCustomer.ts";
import { loaderServices } from "../../app/loaderServices.ts";

/** The subscription that a query asks for; undefined shows all of the customer's. */
export function trackedSubscription(search: string): string | undefined {
  return new URLSearchParams(search).get("assinatura") || undefined;
}

/**
 * Starts the tracker's read in the loader of its page, if the document has brought the page's own data. Otherwise the page is fetched
 * first: after a login it brings the anti-forgery token of the new session, which this call needs.
 */
export function startTracking({ request, context }: LoaderFunctionArgs, { customerCode }: LoadedFor): void {
  const { client, clock, currentPath } = context.get(loaderServices);
  const { pathname, search } = new URL(request.url);
  if (currentPath() !== pathname) return;
  prefetchShipmentFlows(client, customerCode, { subscription: trackedSubscription(search), clock });
}
