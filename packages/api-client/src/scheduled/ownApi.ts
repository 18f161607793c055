import type { Cents } from "@petbox/domain/money/cents";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledCancel } from "@petbox/domain/scheduled/scheduledCancel";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { cancelMatsEndpoint, cancelWetFoodEndpoint, changeMatsEndpoint, changeWetFoodEndpoint } from "./contract.ts";

const changes = { hygiene: changeMatsEndpoint, "wet-food": changeWetFoodEndpoint } as const;
const cancels = { hygiene: cancelMatsEndpoint, "wet-food": cancelWetFoodEndpoint } as const;

/** A subscription to pads or food, as identified in calls and URLs. */
export interface ScheduledRef {
  readonly kind: ScheduledKind;
  readonly code: string;
}

/**
 * Changes the contents from the next charge on (MAN-335, MAN-336). Each try has its own bot-check token, so a failed one leaves no used
 * token behind (MAN-370).
 * @param change `freight` is the displayed one: the server computes its own.
 * @throws ApiError refused with the server's error.
 */
export async function changeScheduled(
  client: ApiClient,
  { kind, code }: ScheduledRef,
  change: { readonly items: readonly RequestedItem[]; readonly freight: Cents },
): Promise<void> {
  const items = change.items.map(({ sku, quantity }) => ({ sku, quantity }));
  const body = { items, freight: change.freight, botCheck: await client.botCheck() };
  await unwrapOutcome(client.call(changes[kind], { parameters: { code }, body }));
}

/** Cancels it immediately (SUB-328, MAN-338). @throws ApiError refused when the server rejects the call. */
export async function cancelScheduled(
  client: ApiClient,
  { kind, code }: ScheduledRef,
  request: ScheduledCancel,
): Promise<void> {
  await unwrapOutcome(client.call(cancels[kind], { parameters: { code }, body: request }));
}
