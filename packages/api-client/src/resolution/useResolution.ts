import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Clock } from "@petbox/domain/calendar/clock";
import type { CardToPay } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import { isRefusal } from "@petbox/domain/failure/failure";
import { type OverdueCharge, type OverdueChargeResult, pendingChargeOf } from "@petbox/domain/payment/overdueCharge";
import { hasSentCard, isUndescribed, type PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { paymentPanelResult } from "@petbox/domain/payment/paymentPanelResult";
import { debtChanged, debtChangeText } from "@petbox/domain/payment/priceChange";
import { blocksPayment, nextResolution, showsPending } from "@petbox/domain/payment/resolutionProgress";
import type { Result } from "@petbox/domain/result";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { ApiError, failureOf, refused } from "../client/apiError.ts";
import { useCacheOwner } from "../client/CacheOwnerContext.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { CardNotSent, cancelPayment, createPayment, failedStepOf, openResolution, payDebtWithCard } from "./api.ts";
import { announcementIn, paymentRetryChannel, paymentRetryEvent } from "./channels.ts";
import { useReadResolution } from "./useReadResolution.ts";

/** How long a server may take to describe the payment of an accepted card, in milliseconds. */
const descriptionTime = 10_000;

/** The state and the actions of a page for an overdue payment. */
export interface ResolutionCheck {
  readonly panel: AsyncResult<PaymentPanelState>;
  /** The debt, once it has been read. */
  readonly debt: OverdueCharge | undefined;
  /** When a pending payment was read, by the clock. */
  readonly readAt: number | undefined;
  /** Starts over after a failure (SUB-178). */
  readonly reload: () => Promise<void>;
  readonly create: (method: "pix" | "boleto") => Promise<void>;
  /**
   * Pays the amount that is shown (decision 81).
   * @throws ApiError if the card was not accepted, or if the amount has changed since; CardNotSent or ResolutionNotOpened if no
   * card was sent. The typed card is kept.
   */
  readonly payWithCard: (card: CardToPay<WalletCard>) => Promise<void>;
  /** Cancels the pending payment, and returns to the choice of methods (SUB-188). */
  readonly changeMethod: () => Promise<void>;
}

/**
 * The payment of an overdue charge. Its state is the resolution that the server sent last, which is read on load, at each
 * event of the private channel, when `useChannel` revalidates (SUB-190, decision 34), and after each submission: neither a
 * lost reply nor another tab leads to a second payment. A component that shows another subscription needs a `key`.
 * @param clock the clock of `readAt`.
 */
export function useResolution(subscription: string, clock: Clock): ResolutionCheck {
  const client = useApiClient();
  // Nothing is read before the customer is known.
  const isAllowed = useCacheOwner() !== undefined;
  const [state, dispatch] = useReducer(nextResolution, { panel: { status: "loading" } });
  const { panel, debt, readAt, refused: refusedPayment } = state;
  const revalidate = useReadResolution(subscription, dispatch, clock);
  const isUnknown = panel.status === "failed" && panel.isUnknown === true;
  const isOpen = isAllowed && panel.status !== "paid" && !isUnknown;

  // A refusal may be announced before the card's own reply arrives.
  const announcedRefusals = useRef(0);

  useEffect(() => {
    if (isAllowed) void revalidate();
  }, [isAllowed, revalidate]);
  useChannel({
    channel: isOpen ? paymentRetryChannel(subscription) : undefined,
    event: paymentRetryEvent,
    onMessage(message) {
      const announcement = announcementIn(message, subscription);
      if (announcement.result === "refused") announcedRefusals.current += 1;
      dispatch(announcement);
      void revalidate();
    },
    revalidate,
  });

  const isAwaited = isUndescribed(panel);
  const describe = useEffectEvent(() => {
    dispatch({ type: "description-due" });
    void revalidate();
  });
  useEffect(() => {
    if (!isAwaited) return;
    const due = setTimeout(() => describe(), descriptionTime);
    return () => clearTimeout(due);
  }, [isAwaited]);

  // After a reload, the late reply to a card payment is ignored.
  const generation = useRef(0);
  // The number of submitted cards whose reply is pending.
  const submittedCards = useRef(0);

  async function reload(): Promise<void> {
    generation.current += 1;
    dispatch({ type: "reloading" });
    await revalidate();
  }

  return {
    panel: paymentPanelResult(panel, () => void reload()),
    debt,
    readAt,
    reload,
    async create(method) {
      // The server refuses another payment beside this page's own card.
      const isOwnCardPending = submittedCards.current > 0 || hasSentCard(panel);
      dispatch({ type: "submitted" });
      const failure = (await thrownBy(createPayment(client, subscription, method)))?.failure;
      const found = readIn(await revalidate());
      const charge = showsPending(found, refusedPayment) ? undefined : pendingChargeOf(found);
      const isOwn = isOwnCardPending && charge?.gateway === "card";
      if (charge)
        dispatch({
          type: "payment-created",
          charge,
          isElsewhere: failure !== undefined && isRefusal(failure) && !isOwn,
        });
      // A payment completed in the meantime stays paid.
      else if (failure) dispatch({ type: "payment-failed", failure });
      // The payment exists (SUB-304), but is not readable yet: the next reading that holds it counts.
      else if (found?.kind === "known") dispatch({ type: "payment-accepted" });
      else await reload();
    },
    async payWithCard(card) {
      const own = generation.current;
      const hadSentCard = hasSentCard(panel);
      const reading = await revalidate();
      const current = readIn(reading);
      // Another tab or device has paid, or is paying.
      if (blocksPayment(current, refusedPayment)) return;
      if (current?.kind !== "known") throw new CardNotSent(reading.ok ? { kind: "unavailable" } : reading.error);
      const { amount } = current;
      if (debt && amount !== debt.amount) throw refused(debtChangeText(debt.amount, amount), debtChanged);
      const dispatchIfCurrent: typeof dispatch = (event) => {
        if (own === generation.current) dispatch(event);
      };
      const refusals = announcedRefusals.current;
      const sent = openResolution(client, subscription).then(() => {
        dispatchIfCurrent({ type: "card-sent" });
        return payDebtWithCard(client, subscription, card);
      });
      submittedCards.current += 1;
      const thrown = await thrownBy(sent);
      submittedCards.current -= 1;
      const found = readIn(await revalidate());
      const charge = showsPending(found, refusedPayment) ? undefined : pendingChargeOf(found);
      if (thrown === undefined) {
        // Without a pending payment, the bank has refused the card in the meantime, or the server does not describe it yet.
        const isRefused =
          found?.kind === "known" && !blocksPayment(found, refusedPayment) && announcedRefusals.current > refusals;
        if (charge) dispatchIfCurrent({ type: "payment-created", charge });
        else dispatchIfCurrent({ type: isRefused ? "card-refused" : "card-accepted" });
        return;
      }
      // The reply may have been lost: a pending card, now or later, is the submitted one.
      const mayBePaid = failedStepOf(thrown) === "pay" && !isRefusal(thrown.failure);
      if (mayBePaid && charge?.gateway === "card") return dispatchIfCurrent({ type: "payment-created", charge });
      if (blocksPayment(found, refusedPayment)) return;
      // A card that was not sent tells nothing of an earlier one whose reply was lost.
      const isUnknown = mayBePaid || (hadSentCard && failedStepOf(thrown) !== "pay");
      if (!isUnknown) dispatchIfCurrent({ type: "card-invalid" });
      throw thrown;
    },
    async changeMethod() {
      await cancelPayment(client, subscription);
      await reload();
    },
  };
}

/** The error of a call; undefined if it succeeded. */
async function thrownBy(call: Promise<void>): Promise<ApiError | undefined> {
  try {
    await call;
    return undefined;
  } catch (thrown) {
    return thrown instanceof ApiError ? thrown : new ApiError(failureOf(thrown), { cause: thrown });
  }
}

/** The resolution of a successful reading. */
function readIn(reading: Result<OverdueChargeResult | undefined, unknown>): OverdueChargeResult | undefined {
  return reading.ok ? reading.value : undefined;
}
