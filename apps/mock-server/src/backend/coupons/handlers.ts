import {
  applyCouponEndpoint,
  type Campaign,
  removeCouponEndpoint,
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

function campaignOf(
  visitor: SessionRecord,
  code: string | undefined,
  { store, clock }: Pick<Dependencies, "store" | "clock">,
) {
  const now = clock();
  const found = sessionCouponOf(code, visitor, store, civilDateAt(now));
  const campaign: Campaign = {
    coupon: found && withDiscount(found, chosenPlan(visitor, store, now) ?? termOf(visitor)),
    freight: freightIn(visitor, { store, clock }),
  };
  return campaign;
}

/** The server's own freight for a scheduled purchase and for a saved address; otherwise the freight that was shown. */
function freightIn(visitor: SessionRecord, world: Pick<Dependencies, "store" | "clock">) {
  if (visitor.purchase !== undefined) return pricedPurchase({ ...world, visitor })?.freight;
  const own = sessionBoxFreight({ ...world, visitor });
  if (own !== undefined) return own;
  return visitor.freight === undefined ? undefined : centsFromDecimal(visitor.freight);
}

function withDiscount({ discountOff, ...coupon }: SessionCoupon, term: PricedTerm): NonNullable<Campaign["coupon"]> {
  return { ...coupon, discount: discountOff(term) };
}

export const handlers: readonly Handler[] = [
  handle(sessionCouponEndpoint, ({ visitor, ...world }) => campaignOf(visitor, visitor.coupon, world)),
  handle(
    applyCouponEndpoint,
    ({ visitor, parameters, remember, ...world }) => {
      const campaign = campaignOf(visitor, parameters.code, world);
      if (campaign.coupon) remember({ coupon: campaign.coupon.code });
      return campaign;
    },
    { perMinute: triesPerMinute },
  ),
  handle(removeCouponEndpoint, ({ visitor, store }) => {
    const { coupon: _removed, ...kept } = visitor;
    store.visitors.put(kept);
    return accepted({});
  }),
];
