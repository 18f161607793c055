import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { isRefusal } from "@petbox/domain/failure/failure";
import type { OverdueCharge, OverdueChargeResult, PendingCharge } from "@petbox/domain/payment/overdueCharge";
import {
  nextPaymentPanel,
  type PaymentPanelEvent,
  type PaymentPanelProgress,
  type PaymentPanelState,
} from "@petbox/domain/payment/paymentPanel";
import { paymentPanelResult } from "@petbox/domain/payment/paymentPanelResult";
import { useEffect, useReducer, useRef } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { ApiError, failureOf } from "../client/apiError.ts";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { cancelPayment, createPayment, openRetry, type RetryCard, retryWithCard } from "./api.ts";
import { paymentRetryChannel, paymentRetryEvent } from "./channels.ts";
import { announcementIn } from "./paymentRetry.ts";
import { useReadResolution } from "./useReadResolution.ts";

/** What the page of a late payment stands on. */
export interface ResolutionCheck {
  readonly panel: AsyncResult<PaymentPanelState>;
  /** What is owed, as far as it was ever read. */
  readonly known: OverdueCharge | undefined;
  /** Starts over after a failure (SUB-178). */
  readonly reload: () => Promise<void>;
  readonly create: (method: "pix" | "boleto") => Promise<void>;
  /** @throws ApiError why the card was not taken, RetryNotOpened where none was sent; what was typed is still there. */
  readonly payWithCard: (card: RetryCard) => Promise<void>;
  /** Calls off what is waited for, and leaves the choice (SUB-188). */
  readonly changeMethod: () => Promise<void>;
}

interface ResolutionState {
  readonly panel: PaymentPanelProgress;
  readonly known: OverdueCharge | undefined;
}

function next({ panel, known }: ResolutionState, event: PaymentPanelEvent): ResolutionState {
  const read = event.type === "resolved" && event.resolution?.kind === "known" ? event.resolution : undefined;
  return { panel: nextPaymentPanel(panel, event), known: read ?? known };
}

/**
 * A late payment, from its choice to its end. One truth, what the server says last: asked for on load, at each event of the
 * private channel, and as `useChannel` revalidates (SUB-190, decision 34). What was sent is
 * followed by the same question, so that neither a lost reply nor another tab makes two payments of one.
 */
export function useResolution(subscription: string, connectRealtime: ConnectRealtime): ResolutionCheck {
  const client = useApiClient();
  const [{ panel, known }, tell] = useReducer(next, { panel: { status: "loading" }, known: undefined });
  const ask = useReadResolution(subscription, tell);
  const isUnknown = panel.status === "failed" && panel.isUnknown === true;
  const isOpen = panel.status !== "paid" && !isUnknown;

  useEffect(() => void ask(), [ask]);
  useChannel({
    channel: isOpen ? paymentRetryChannel(subscription) : undefined,
    event: paymentRetryEvent,
    connectRealtime,
    onMessage(message) {
      tell(announcementIn(message, subscription));
      void ask();
    },
    revalidate: ask,
  });

  // After a reload, late replies to earlier requests are ignored.
  const beginning = useRef(0);
  function tellOfThisBeginning(): typeof tell {
    const own = beginning.current;
    return (event) => {
      if (own === beginning.current) tell(event);
    };
  }

  async function reload(): Promise<void> {
    beginning.current += 1;
    tell({ type: "reloading" });
    await ask();
  }

  return {
    panel: paymentPanelResult(panel, () => void reload()),
    known,
    reload,
    async create(method) {
      tell({ type: "submitted" });
      const failure = (await thrownBy(createPayment(client, subscription, method)))?.failure;
      const found = await ask();
      const charge = chargeIn(found);
      if (charge) tell({ type: "payment-created", charge, isElsewhere: failure !== undefined && isRefusal(failure) });
      // Paid meanwhile is paid, and stays it.
      else tell({ type: "payment-failed", ...(failure && { failure }) });
    },
    async payWithCard(card) {
      const tell = tellOfThisBeginning();
      const sent = openRetry(client, subscription).then(() => retryWithCard(client, subscription, card));
      const thrown = await thrownBy(sent);
      const found = await ask();
      const charge = chargeIn(found);
      if (thrown === undefined) {
        // What was taken and is not waited for any more, the bank has refused meanwhile.
        const isRefused = found?.kind === "known" && !isSettled(found);
        tell(
          isRefused ? { type: "payment-failed" } : { type: "payment-created", charge: charge ?? { gateway: "card" } },
        );
        return;
      }
      // Its reply may have been lost on the way: it is the card that was sent.
      if (!isRefusal(thrown.failure) && charge?.gateway === "card") return tell({ type: "payment-created", charge });
      if (isSettled(found)) return;
      tell({ type: "card-invalid" });
      throw thrown;
    },
    async changeMethod() {
      await cancelPayment(client, subscription);
      await reload();
    },
  };
}

/** Why a call failed; undefined when it did not. */
async function thrownBy(call: Promise<void>): Promise<ApiError | undefined> {
  try {
    await call;
    return undefined;
  } catch (thrown) {
    return thrown instanceof ApiError ? thrown : new ApiError(failureOf(thrown));
  }
}

function chargeIn(found: OverdueChargeResult | undefined): PendingCharge | undefined {
  return found?.kind === "known" ? (found.existingRetry ?? found.charge) : undefined;
}

/** Whether there is nothing to send any more: it is paid, or another payment is waited for. */
function isSettled(found: OverdueChargeResult | undefined): boolean {
  return found?.kind === "known" && (found.isPaid || chargeIn(found) !== undefined);
}
