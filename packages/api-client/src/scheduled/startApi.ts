import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { beginPurchaseEndpoint, productNames, setCartQuantityEndpoint, takeOutOfCartEndpoint } from "./contract.ts";
import type { StartPage } from "./startScheduledWire.ts";

interface CartChange {
  readonly sku: string;
  readonly quantity: number | undefined;
  /** Whether the page is being left. @default false */
  readonly isLeaving?: boolean;
}

/**
 * Sets the quantity of a product in the cart (FUN-322); undefined removes it.
 * @returns the new cart of its kind. @throws ApiError refused, with the server's sentence.
 */
export async function changeCart(
  client: ApiClient,
  { sku, quantity, isLeaving = false }: CartChange,
): Promise<StartPage["cart"]> {
  const { cart = [] } = await unwrapOutcome(
    quantity === undefined
      ? client.call(takeOutOfCartEndpoint, { parameters: { sku }, isLeaving })
      : client.call(setCartQuantityEndpoint, { parameters: { sku, quantity: String(quantity) }, isLeaving }),
  );
  return cart;
}

/** Starts the purchase of a kind's cart, sent with a box or alone. @throws ApiError refused, with the server's sentence. */
export async function beginPurchase(
  client: ApiClient,
  { kind, withBoxOf }: { readonly kind: ScheduledKind; readonly withBoxOf: string | undefined },
): Promise<void> {
  const product = productNames[kind];
  const body = withBoxOf === undefined ? {} : { withBoxOf };
  await unwrapOutcome(client.call(beginPurchaseEndpoint, { parameters: { product }, body }));
}
