import { prefetchShipmentFlows } from "@petbox/api-client/shipments/hooks";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { LoadedFor } from "../../app/pageData.tsx";
import { isPrefetch } from "../../app/prefetch.ts";
import { servicesContext } from "../../app/servicesContext.ts";

/** The subscription that a query asks for; undefined shows all of the customer's. */
export function trackedSubscription(search: string): string | undefined {
  return new URLSearchParams(search).get("assinatura") || undefined;
}

/** Starts the tracker's read in the loader of its page. A link that is only pointed at does not ask for it. */
export function startTracking({ request, context }: LoaderFunctionArgs, { customerCode }: LoadedFor): void {
  if (isPrefetch(request)) return;
  const { client, clock } = context.get(servicesContext);
  const subscription = trackedSubscription(new URL(request.url).search);
  prefetchShipmentFlows(client, { customerCode, subscription, clock });
}
