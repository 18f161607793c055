import { couponByNameEndpoint, saveCouponEndpoint } from "@petbox/api-client/referral/contract";
import { couponNameTakenMessage } from "@petbox/domain/referral/couponName";
import { accepted } from "@petbox/domain/result";
import { guarded, type Handler, handle } from "../handler.ts";
import { badRequest, unauthenticated } from "../httpError.ts";
import type { InSession } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { isCouponNameTaken } from "./couponNames.ts";
import { inviterOf } from "./inviter.ts";

/** Far above what a customer types. */
const namesPerMinute = 60;

/** @throws HttpError 400 for an account without a subscription, and 401 for any other visitor who may not invite. */
function requireInviter({ store, visitor }: InSession): string {
  const customerCode = inviterOf(store, visitor);
  if (customerCode !== undefined) return customerCode;
  throw accountOf(visitor) === undefined ? unauthenticated() : badRequest("O cupom de convite vem com a assinatura.");
}

export const handlers: readonly Handler[] = guarded(requireInviter, [
  handle(couponByNameEndpoint, ({ body, store }) => ({ found: isCouponNameTaken(store, body.name) }), {
    perMinute: namesPerMinute,
  }),
  handle(saveCouponEndpoint, (context) => {
    const { body, store } = context;
    const customerCode = requireInviter(context);
    if (store.invitationCoupons.get(customerCode))
      throw badRequest("Você já tem um cupom. Cada assinante pode ter um só.");
    if (isCouponNameTaken(store, body.name)) throw badRequest(couponNameTakenMessage);
    store.invitationCoupons.put({ customerCode, name: body.name });
    return accepted({});
  }),
]);
