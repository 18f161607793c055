import {
  applyCouponEndpoint,
  removeCouponEndpoint,
  type SessionCouponReply,
  sessionCouponEndpoint,
} from "@petbox/api-client/coupons/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { centsFromDecimal, zeroCents } from "@petbox/domain/money/cents";
import { accepted } from "@petbox/domain/result";
import { tracksOf } from "../../seed/catalogue.ts";
import { chosenPlan } from "../checkout/chosenPlan.ts";
import { sessionBoxFreight } from "../checkout/deliveryAddress.ts";
import { type Handler, handle } from "../handler.ts";
import type { Dependencies } from "../requestContext.ts";
import { pricedPurchase } from "../scheduled/pricedPurchase.ts";
import type { SessionRecord } from "../session/collections.ts";
import { type PricedTerm, type SessionCoupon, sessionCouponOf } from "./sessionCoupon.ts";

const triesPerMinute = 15;

/** The term that the coupon discounts: the chosen plan, or before that a year of the chosen track. */
function termOf(visitor: SessionRecord): PricedTerm {
  const { track: tag, species = "dog" } = visitor.answers;
  const tracks = tracksOf(species);
  const track = tracks.find((each) => each.tag === tag) ?? tracks[0];
  return { monthlyPrice: track?.monthlyPrice ?? zeroCents, months: 12 };
}

function replyOf(
  visitor: SessionRecord,
  code: string | undefined,
  { store, clock }: Pick<Dependencies, "store" | "clock">,
) {
  const now = clock();
  const found = sessionCouponOf(code, visitor, store, civilDateAt(now));
  const reply: SessionCouponReply = {
    coupon: found && withDiscount(found, chosenPlan(visitor, store, now) ?? termOf(visitor)),
    freight: freightIn(visitor, { store, clock }),
  };
  return reply;
}

/** The server's own freight for a scheduled purchase and for a saved address; otherwise the freight that was shown. */
function freightIn(visitor: SessionRecord, world: Pick<Dependencies, "store" | "clock">) {
  if (visitor.purchase !== undefined) return pricedPurchase({ ...world, visitor })?.freight;
  const own = sessionBoxFreight({ ...world, visitor });
  if (own !== undefined) return own;
  return visitor.freight === undefined ? undefined : centsFromDecimal(visitor.freight);
}

function withDiscount(
  { discountFor, ...coupon }: SessionCoupon,
  term: PricedTerm,
): NonNullable<SessionCouponReply["coupon"]> {
  return { ...coupon, discount: discountFor(term) };
}

export const handlers: readonly Handler[] = [
  handle(sessionCouponEndpoint, ({ visitor, ...world }) => replyOf(visitor, visitor.coupon, world)),
  handle(
    applyCouponEndpoint,
    ({ visitor, parameters, remember, ...world }) => {
      const reply = replyOf(visitor, parameters.code, world);
      if (reply.coupon) remember({ coupon: reply.coupon.code });
      return reply;
    },
    { perMinute: triesPerMinute },
  ),
  handle(removeCouponEndpoint, ({ visitor, store }) => {
    const { coupon: _removed, ...kept } = visitor;
    store.visitors.put(kept);
    return accepted({});
  }),
];
