import {
  applyCouponEndpoint,
  type Campaign,
  removeCouponEndpoint,
  sessionCouponEndpoint,
} from "@petbox/api-client/coupons/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { centsFromDecimal, multiplyCents, noCents } from "@petbox/domain/money/cents";
import { accepted } from "@petbox/domain/result";
import { tracksOf } from "../../seed/catalogue.ts";
import { couponOf } from "../../seed/coupons.ts";
import { chosenPlan } from "../checkout/chosenPlan.ts";
import { type Handler, handle } from "../handler.ts";
import type { Visitor } from "../session/collections.ts";
import { discountOfCoupon } from "./sessionCoupon.ts";

const triesPerMinute = 15;

/** What a percentage is taken of: the chosen plan's total, or before there is one a year of the chosen track. */
function totalFor(visitor: Visitor, now: number) {
  const plan = chosenPlan(visitor, now);
  if (plan) return plan.totalWithoutCoupon;
  const tracks = tracksOf(visitor.answers.species ?? "dog");
  const track = tracks.find(({ tag }) => tag === visitor.answers.track) ?? tracks[0];
  return track ? multiplyCents(track.monthlyPrice, 12) : noCents;
}

function campaignOf({ freight, ...visitor }: Visitor, code: string | undefined, now: number): Campaign {
  const today = civilDateAt(now);
  const found = code === undefined ? undefined : couponOf(code, today);
  return {
    coupon: found && {
      code: found.name,
      description: found.description,
      type: found.type_discount,
      discount: discountOfCoupon(found.name, totalFor(visitor, now), today),
      ...(found.type_discount === "porcentagem" && { percent: found.value_discount }),
      ...(found.data_expiration && { expiresOn: found.data_expiration }),
    },
    freight: freight === undefined ? undefined : centsFromDecimal(freight),
  };
}

export const handlers: readonly Handler[] = [
  handle(sessionCouponEndpoint, ({ visitor, clock }) => campaignOf(visitor, visitor.coupon, clock())),
  handle(
    applyCouponEndpoint,
    ({ visitor, clock, parameters, remember }) => {
      const campaign = campaignOf(visitor, parameters.code, clock());
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
