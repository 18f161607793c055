import { ApiError, failureOf, refused } from "@petbox/api-client/client/apiError";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { type StartPage, startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { useBeginPurchase } from "@petbox/api-client/scheduled/useBeginPurchase";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { type StartChoice, StartScheduledScreen } from "@petbox/design-system/screens/scheduled/StartScheduledScreen";
import {
  StartScheduledShellScreen,
  StartScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/StartScheduledShellScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { orderChangeText, pricedCartOf } from "@petbox/domain/payment/priceChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import { checkoutPaths, sessionPaths } from "@petbox/domain/site/paths";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { publicLoader, usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { isAttemptOpen, settleAttempt } from "../checkout/attempts.ts";
import { usePayment } from "../checkout/usePayment.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { useCart } from "./useCart.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export { StartScheduledPage as Component, StartScheduledPage as HydrateFallback };

/** The boxes and the cart belong to the visitor, so they need the session. */
export const loader = publicLoader();

/** /compra-programada/tapetes-higienicos and /compra-programada/alimentos-umidos (MAN-034, MAN-035, SUB-103, decision 52). */
function StartScheduledPage() {
  const kind = useScheduledKind();
  const result = usePageData(startScheduledData[kind]);
  const { revalidate } = usePageDataCache(startScheduledData[kind]);
  // The cart belongs to the session, so another tab may have changed it.
  usePageReturn(true, () => void revalidate());
  return (
    <StartScheduledShellScreen kind={kind}>
      <AsyncResultView result={result} skeleton={<StartScheduledSkeleton />} empty={<NothingThere />}>
        {(start) => <Start key={kind} kind={kind} start={start} />}
      </AsyncResultView>
    </StartScheduledShellScreen>
  );
}

interface StartProps {
  readonly kind: ScheduledKind;
  readonly start: StartPage;
}

function Start({ kind, start }: StartProps) {
  const { client, session, loginReturn } = useServices();
  const { pathname } = useLocation();
  const [toaster] = useState(createToaster);
  const today = useToday();
  const beginPurchase = useBeginPurchase();
  const { revalidate } = usePageDataCache(startScheduledData[kind]);
  const { cart, saving, change, settle } = useCart(kind, start, toaster);
  const { pay, status, lockedFor, elsewhere, ...payment } = usePayment(kind);
  // The stored card has no fields here for the messages of its own.
  const paymentFailure = payment.failure ?? Object.values(payment.serverErrors ?? {})[0];
  const { pending, failure, submit } = useSubmit<StartChoice>(async ({ withBoxOf, card }, navigate) => {
    const wasInAccount = isInAccount(session.get().visitor);
    if (card !== undefined && (await isPaidDespiteLostReply())) {
      await navigate(checkoutPaths.waiting, { replace: true });
      return;
    }
    // Pending changes are sent first. If that fails, a toast shows the failure.
    if (!(await settle())) return;
    if (card !== undefined) await checkOrder(card, withBoxOf);
    const begun = await beginPurchase(client, { kind, withBoxOf }).catch(failureOf);
    if (wasInAccount && !isInAccount(session.get().visitor)) {
      // The page is public, so no guard asks for a login; without one the boxes and the cards are missing.
      Object.assign(loginReturn, { path: pathname, openedPath: pathname });
      await navigate(sessionPaths.login);
      throw new ApiError({ kind: "session-expired" });
    }
    if (begun !== undefined) {
      // Without a reply, the session may hold this purchase all the same.
      if (isReplyLost(begun)) await session.revalidate().catch(() => undefined);
      // The chosen box may have ended.
      void revalidate();
      throw new ApiError(begun);
    }
    // Known at once, so that a session that ends now is followed by one with this purchase.
    const { subscription: after } = session.get().answers;
    session.change({ purchase: { kind, withBox: withBoxOf !== undefined, ...(after && { after }) } });
    // The server fills in the contact of a customer with an account.
    await session.revalidate();
    if (card !== undefined) {
      await pay({ storedCard: card });
      // After a success, the cart on the server is empty, and the page still shows what was bought.
      if (session.get().answers.subscription !== after) return;
      if (await isPaidDespiteLostReply()) {
        session.cart.delete(kind);
        await navigate(checkoutPaths.waiting, { replace: true });
        return;
      }
      // The reason of a refusal may be a card that was removed elsewhere.
      void revalidate();
      return;
    }
    const { answers } = session.get();
    await navigate(stepPaths[stepToVisitFirst("scheduled", "checkout", answers) ?? "checkout"]);
  });

  /** Whether a payment whose reply was lost has opened a subscription: its page says how it went, and it is not paid twice. */
  async function isPaidDespiteLostReply(): Promise<boolean> {
    const before = session.get().answers.subscription;
    if (!isAttemptOpen(before)) return false;
    await session.revalidate().catch(() => undefined);
    if (session.get().answers.subscription === before) return false;
    settleAttempt();
    return true;
  }

  /** A stored card is charged without another summary, so the one on screen must be true (decision 81). */
  async function checkOrder(card: string, withBoxOf: string | undefined): Promise<void> {
    const seen = startSummaryOf(kind, start, { cart, withBoxOf });
    const now = (await revalidate()) ?? start;
    // The server refuses a box or a card that is gone, in its own words. Without any, the session has ended.
    if (withBoxOf !== undefined && !now.boxes.some(({ code }) => code === withBoxOf)) return;
    if (!now.cards?.some(({ id }) => id === card)) return;
    const change = orderChangeText(
      pricedCartOf(seen),
      pricedCartOf(startSummaryOf(kind, now, { cart: now.cart, withBoxOf })),
    );
    if (change !== undefined) throw refused(change);
  }

  // A failure before the payment is newer than the payment's own.
  const startFailure = failure
    ? { text: failureText(failure), isOfPayment: false }
    : paymentFailure === undefined
      ? undefined
      : { text: paymentFailure, isOfPayment: true };
  return (
    <>
      <StartScheduledScreen
        kind={kind}
        start={start}
        cart={cart}
        saving={saving}
        onChange={change}
        today={today}
        onContinue={(choice) => void submit(choice)}
        pending={pending || status !== "idle"}
        lockedFor={lockedFor}
        elsewhere={elsewhere}
        failure={startFailure}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
