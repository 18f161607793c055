import { sessionCouponEndpoint } from "@petbox/api-client/coupons/contract";
import { planOffers, trackOffers } from "@petbox/domain/plan/offerPrices";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { account } from "../../scenarios/people.ts";
import { plansOf, tracksOf } from "../../seed/catalogue.ts";
import { coupons } from "../../seed/coupons.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { chosenPlan } from "../checkout/chosenPlan.ts";

const invitation = parseCouponName("pipocaeamigos");

/** The session's coupon as the shop reads it, before a plan is chosen. */
async function couponRead(coupon: string) {
  if (!invitation.ok) throw new Error("The name of the invitation is not one.");
  const world = { customers: [account], invitationCoupons: [{ customerCode: account.code, name: invitation.value }] };
  const { store, visit } = inProcess({ world, newcomer: { coupon } });
  const visitor = await visit();
  const { body } = await visitor.get(sessionCouponEndpoint.path);
  const { coupon: read } = z.parse(sessionCouponEndpoint.reply, body);
  return { store, session: visitor.visitor(), read };
}

const species = ["dog", "cat"] as const;

it.each([...coupons.map(({ name }) => name), "pipocaeamigos"])(
  "the tracks and plans promise under the coupon %s what is charged",
  async (code) => {
    const { store, session, read } = await couponRead(code);
    for (const pet of species) {
      for (const track of tracksOf(pet)) {
        const promised = planOffers(plansOf(track.tag, pet), read);
        const charged = promised.map(({ plan }) => {
          const answers = { species: pet, track: track.tag, plan: plan.tag };
          return chosenPlan({ ...session, answers }, store, testMoment);
        });
        expect(promised.map(({ total, monthlyPrice }) => [total, monthlyPrice])).toEqual(
          charged.map((plan) => [plan?.total, plan?.pricePerMonth]),
        );
        const annual = promised.find(({ plan }) => plan.length === 12);
        expect(trackOffers([track], read)[0]).toMatchObject({ monthlyPrice: annual?.monthlyPrice });
      }
    }
  },
);
