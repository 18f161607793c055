import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Clock } from "@petbox/domain/calendar/clock";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { useEffect } from "react";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useSubscriptionMoved } from "../subscriptions/useSubscriptionMoved.ts";
import { readShipmentFlows } from "./api.ts";
import { listShipmentFlowsEndpoint } from "./contract.ts";

/** How far the boxes had come at a moment. */
export interface FlowsRead {
  readonly flows: readonly ShipmentFlow[];
  /** When it was so, in epoch milliseconds. */
  readonly readAt: number;
}

export interface ShipmentTracking {
  readonly result: AsyncResult<FlowsRead>;
  /** What was read is what was last known: to read it again has failed since. */
  readonly isStale: boolean;
}

interface Tracked {
  /** The customer's code, so that nobody is shown another's. */
  readonly customerCode: string | null;
  /** A single subscription; all of the customer's where undefined. */
  readonly subscription: string | undefined;
  readonly clock: Clock;
  readonly connectRealtime: ConnectRealtime;
  /** Told when the boxes are read again, for what else the page says of the subscriptions. */
  readonly onMoved?: (() => void) | undefined;
}

/** What failed behind the customer's back is tried again after so many milliseconds, until it works. */
const retryDelay = 30_000;

/**
 * How far the boxes have come: read again when one of them moves, when the customer comes back to the page, and, as long
 * as that fails, by itself. What is shown is only ever what was read.
 */
export function useShipmentFlows({
  customerCode,
  subscription,
  clock,
  connectRealtime,
  onMoved,
}: Tracked): ShipmentTracking {
  const client = useApiClient();
  const response = useSWR(
    [listShipmentFlowsEndpoint.path, customerCode, subscription],
    async (): Promise<FlowsRead> => ({ flows: await readShipmentFlows(client, subscription), readAt: clock() }),
    readOnce,
  );
  const { data, error, mutate } = response;
  const isStale = data !== undefined && error !== undefined;

  useSubscriptionMoved(customerCode, connectRealtime, () => {
    void mutate();
    onMoved?.();
  });
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(() => void mutate(), retryDelay);
    return () => clearInterval(timer);
  }, [isStale, mutate]);

  return { result: useDeferredResult(asyncResultOf(response)), isStale };
}
