import type { CardToPay } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import { ownTextOf } from "@petbox/domain/failure/failure";
import type { OverdueChargeResult } from "@petbox/domain/payment/overdueCharge";
import {
  notOpenedText,
  otherRefusal,
  type ResolutionStep,
  resolutionRefusedText,
} from "@petbox/domain/payment/resolutionFailure";
import { ApiError, failureOf, refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { originOf } from "../client/replyOrigin.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import {
  cancelPaymentEndpoint,
  cardHashEndpoint,
  createPaymentEndpoint,
  readResolutionEndpoint,
  retryWithCardEndpoint,
} from "./contract.ts";

/** The resolution could not be opened: no card was sent. */
export class ResolutionNotOpened extends ApiError {}

/** A step before the payment failed, such as reading the debt again or the bot check: no card was sent. */
export class CardNotSent extends ApiError {}

/** The step of a card payment that threw. */
export function failedStepOf(thrown: unknown): ResolutionStep {
  if (thrown instanceof CardNotSent) return "read";
  return thrown instanceof ResolutionNotOpened ? "open" : "pay";
}

/** The debt of a subscription and the state of its payment (SUB-307); undefined for a reply without data. */
export function readResolution(client: ApiClient, subscription: string): Promise<OverdueChargeResult | undefined> {
  return client.call(readResolutionEndpoint, { parameters: { subscription } });
}

/** Creates a PIX or a boleto for the debt (SUB-304, SUB-305). @throws ApiError refused if the server creates none. */
export async function createPayment(client: ApiClient, subscription: string, method: "pix" | "boleto"): Promise<void> {
  await unwrapOutcome(client.call(createPaymentEndpoint, { parameters: { subscription }, body: method }));
}

/**
 * Cancels the pending payment (SUB-306). Never throws, not even offline: the next read of the resolution shows whether it worked
 * (SUB-343).
 */
export async function cancelPayment(client: ApiClient, subscription: string): Promise<void> {
  await client.call(cancelPaymentEndpoint, { parameters: { subscription }, body: true }).catch(() => undefined);
}

/** Sets the subscription of the session's retried payment (decision 36). @throws ResolutionNotOpened for any failure. */
export async function openResolution(client: ApiClient, subscription: string): Promise<void> {
  try {
    const outcome = await client.call(cardHashEndpoint, { parameters: { subscription } });
    if (outcome.ok && outcome.value.hash !== undefined) return;
    throw refused((outcome.ok ? undefined : outcome.error.message) ?? notOpenedText, undefined, originOf(outcome));
  } catch (thrown) {
    throw new ResolutionNotOpened(failureOf(thrown), thrown instanceof ApiError ? thrown : { cause: thrown });
  }
}

/**
 * Pays the debt with a card (SUB-330, MAN-343, MAN-344). The subscription is sent because another tab may have changed the
 * session's.
 * @throws ApiError refused with the server's text, which may hold HTML; its type is `otherRefusal` for a status without a text of its own.
 * CardNotSent if the bot check fails.
 */
export async function payDebtWithCard(
  client: ApiClient,
  subscription: string,
  card: CardToPay<WalletCard>,
): Promise<void> {
  const paying = "storedCard" in card ? { wallet: card.storedCard } : { card };
  const botCheck = await client.botCheck().catch((thrown) => {
    throw new CardNotSent(failureOf(thrown), { cause: thrown });
  });
  const body = { ...paying, subscription, botCheck };
  const outcome = await client.call(retryWithCardEndpoint, { body }).catch((thrown) => {
    const isOther = thrown instanceof ApiError && thrown.failure.kind === "refused" && thrown.status !== 403;
    throw isOther ? refused(ownTextOf(thrown.failure), otherRefusal, thrown) : thrown;
  });
  if (!outcome.ok) throw refused(outcome.error.message ?? resolutionRefusedText, undefined, originOf(outcome));
}
