import { cancelPlanEndpoint } from "@petbox/api-client/cancellation/contract";
import { type CivilDate, civilDateAt, isAfter } from "@petbox/domain/calendar/civilDate";
import { parseCancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import { cancelTexts } from "@petbox/domain/cancellation/cancelTexts";
import { cancellationMessages } from "@petbox/domain/cancellation/messages";
import { nothingToCancelTexts } from "@petbox/domain/cancellation/nothingToCancel";
import { ofPet } from "@petbox/domain/pet/phrases";
import { accepted, rejected } from "@petbox/domain/result";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { Subscription } from "../checkout/collections.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { badRequest } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import type { WorldStore } from "../store.ts";
import { canceledRenewalOf, isCancelPending, laterTermOf } from "../subscriptions/laterTerm.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import { ownBox } from "./ownBox.ts";

/** Far above what a customer needs. */
const askedPerMinute = 10;

export const handlers: readonly Handler[] = forAccounts([
  handle(
    cancelPlanEndpoint,
    (context) => {
      const { store, body, clock } = context;
      const subscription = ownBox(context);
      const request = parseCancelRequest(body);
      if (!request.ok) throw badRequest(cancellationMessages[request.error]);
      if (isCancelPending(store, subscription)) return rejected({ message: cancelTexts.pending });
      const askedOn = civilDateAt(clock());
      const obstacle = obstacleOf(store, subscription, askedOn);
      if (obstacle !== undefined) throw badRequest(obstacle);
      const { code: subscriptionCode } = subscription;
      store.subscriptions.put({ ...subscription, cancelAskedOn: askedOn });
      store.cancelRequests.put({ ...request.value, subscriptionCode, askedOn });
      notifyPages([subscriptionCode], context);
      acknowledge(subscription, context);
      return accepted(cancelTexts.sent);
    },
    { perMinute: askedPerMinute },
  ),
]);

/** The reason a subscription cannot be cancelled; undefined when it can. */
function obstacleOf(store: WorldStore, subscription: Subscription, today: CivilDate): string | undefined {
  const { startedOn, endedOn, cancelAskedOn } = subscription;
  if (startedOn === undefined) return "O primeiro pagamento desta assinatura ainda está em andamento.";
  if (endedOn === undefined) return undefined;
  if (laterTermOf(store, subscription) !== undefined) return nothingToCancelTexts.renewed;
  if (canceledRenewalOf(store, subscription) !== undefined && isAfter(endedOn, today)) {
    return nothingToCancelTexts["renewal-canceled"];
  }
  return cancelAskedOn === undefined ? nothingToCancelTexts.expired : "Esta assinatura já foi cancelada.";
}

/** Acknowledges the request by mail. The decision follows on the next business day. */
function acknowledge({ code, customerCode, pet }: Subscription, context: RequestContext<unknown>): void {
  const { store, clock, sendMail } = context;
  const customer = store.customers.get(customerCode);
  if (customer === undefined) return;
  sendMail({
    to: customer.email,
    subject: `Recebemos o pedido de cancelamento da assinatura ${ofPet(pet ?? {})}`,
    path: pathTo(planPaths.plan, { code }),
    sentAt: clock(),
  });
}
