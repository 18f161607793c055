import { couponByNameEndpoint, saveCouponEndpoint } from "@petbox/api-client/referral/contract";
import { couponNameTakenMessage } from "@petbox/domain/referral/couponName";
import { accepted } from "@petbox/domain/result";
import { type Handler, handle } from "../handler.ts";
import { badRequest, unauthenticated } from "../httpError.ts";
import { isCouponNameTaken } from "./couponNames.ts";
import { inviterOf } from "./inviter.ts";

/** Far above what a customer types. */
const namesPerMinute = 60;

export const handlers: readonly Handler[] = [
  handle(
    couponByNameEndpoint,
    ({ body, store, visitor }) => {
      if (inviterOf(store, visitor) === undefined) throw unauthenticated();
      return { found: isCouponNameTaken(store, body.name) };
    },
    { perMinute: namesPerMinute },
  ),
  handle(saveCouponEndpoint, ({ body, store, visitor }) => {
    const customerCode = inviterOf(store, visitor);
    if (customerCode === undefined) throw unauthenticated();
    if (store.invitationCoupons.get(customerCode))
      throw badRequest("Você já tem um cupom. Cada assinante pode ter um só.");
    if (isCouponNameTaken(store, body.name)) throw badRequest(couponNameTakenMessage);
    store.invitationCoupons.put({ customerCode, name: body.name });
    return accepted({});
  }),
];
