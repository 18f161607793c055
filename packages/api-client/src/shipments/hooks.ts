import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Clock } from "@petbox/domain/calendar/clock";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { useEffect } from "react";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { ownedKey, useOwnedKey } from "../client/CacheOwnerContext.ts";
import type { ApiClient } from "../client/client.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { createPrefetches } from "../page/prefetches.ts";
import { useSubscriptionMoved } from "../subscriptions/useSubscriptionMoved.ts";
import { readShipmentFlows } from "./api.ts";
import { listShipmentFlowsEndpoint } from "./contract.ts";

/** The progress of the boxes at a time. */
interface FlowsRead {
  readonly flows: readonly ShipmentFlow[];
  /** The time of the read, in epoch milliseconds. */
  readonly readAt: number;
}

/** The shipments of a customer, as last read. */
export interface ShipmentTracking {
  readonly result: AsyncResult<FlowsRead>;
  /** Whether a later read has failed, so the data may be out of date. */
  readonly isStale: boolean;
  readonly revalidate: () => Promise<unknown>;
}

interface FlowsRequest {
  /** A single subscription; undefined for all of the customer's. */
  readonly subscription: string | undefined;
  readonly clock: Clock;
}

interface Tracked extends FlowsRequest {
  /** Called when a box has moved, so that the page can revalidate its other data about the subscriptions. */
  readonly onMoved?: (() => unknown) | undefined;
}

const prefetches = createPrefetches<FlowsRead>();

async function readFlows(client: ApiClient, { subscription, clock }: FlowsRequest): Promise<FlowsRead> {
  return { flows: await readShipmentFlows(client, subscription), readAt: clock() };
}

/** Starts the read of the boxes' progress before the page renders; `useShipmentFlows` then takes it. */
export function prefetchShipmentFlows(client: ApiClient, owner: string | null, request: FlowsRequest): void {
  const key = ownedKey(listShipmentFlowsEndpoint.path, owner, request.subscription);
  prefetches.start(client, JSON.stringify(key), () => readFlows(client, request));
}

/** The interval of retries after a failed revalidation, in milliseconds. */
const retryDelay = 30_000;

/**
 * The shipment tracker: revalidates when a box moves, when the customer returns to the page and, after a failure, at an
 * interval while the page is visible. It never shows an optimistic state.
 */
export function useShipmentFlows({ onMoved, ...request }: Tracked): ShipmentTracking {
  const client = useApiClient();
  const key = useOwnedKey(listShipmentFlowsEndpoint.path, request.subscription);
  const read = prefetches.useRead(JSON.stringify(key), () => readFlows(client, request));
  const response = useSWR(key, read, readOnce);
  const { data, error, mutate } = response;
  const isStale = data !== undefined && error !== undefined;

  useSubscriptionMoved(() => Promise.all([mutate(), onMoved?.()]));
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void mutate();
    }, retryDelay);
    return () => clearInterval(timer);
  }, [isStale, mutate]);

  return { result: useDeferredResult(asyncResultOf(response)), isStale, revalidate: () => mutate() };
}
