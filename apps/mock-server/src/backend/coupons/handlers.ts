import { applyCouponEndpoint, removeCouponEndpoint, sessionCouponEndpoint } from "@petbox/api-client/coupons/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { centsFromDecimal, multiplyCents, noCents, reaisFromCents } from "@petbox/domain/money/cents";
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
  const track = tracks.find(({ tag }) => tag === visitor.answers.trilha) ?? tracks[0];
  return track ? multiplyCents(centsFromDecimal(track.price), 12) : noCents;
}

function campaignReply(visitor: Visitor, code: string | undefined, now: number) {
  const today = civilDateAt(now);
  const coupon = code === undefined ? undefined : couponOf(code, today);
  if (coupon === undefined) return { error: 1, cupom: null, frete: visitor.freight ?? null };
  const discount = discountOfCoupon(coupon.name, totalFor(visitor, now), today);
  const percent_discount = coupon.type_discount === "porcentagem" ? coupon.value_discount : null;
  const cupom = { ...coupon, value_discount: reaisFromCents(discount), percent_discount };
  return { error: 0, cupom, frete: visitor.freight ?? null };
}

export const handlers: readonly Handler[] = [
  handle(sessionCouponEndpoint, ({ visitor, clock }) => campaignReply(visitor, visitor.coupon, clock())),
  handle(
    applyCouponEndpoint,
    ({ visitor, clock, parameters, remember }) => {
      const reply = campaignReply(visitor, parameters.code, clock());
      if (reply.cupom) remember({ coupon: reply.cupom.name });
      return reply;
    },
    { perMinute: triesPerMinute },
  ),
  handle(removeCouponEndpoint, ({ visitor, store }) => {
    const { coupon: _removed, ...kept } = visitor;
    store.visitors.put(kept);
    return { success: true };
  }),
];
