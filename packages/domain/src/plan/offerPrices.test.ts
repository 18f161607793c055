import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { Plan, Track } from "./offer.ts";
import { planOffers, trackOffers } from "./offerPrices.ts";
import type { PlanLength } from "./planLength.ts";

const track: Track = {
  tag: "essencial",
  name: "Essencial",
  description: "",
  image: "",
  monthlyPrice: cents(6990),
  mostPopular: false,
};

const plan = (length: PlanLength, monthlyPrice: number): Plan => ({
  tag: `SP_${length}`,
  name: "",
  description: "",
  image: "",
  monthlyPrice: cents(monthlyPrice),
  length,
  special: false,
});

const plans = [plan(12, 6990), plan(6, 7490), plan(1, 7990)];
const coupon = (discount: number) => ({ code: "BOBQUERIDO", discount: cents(discount) });
const amounts = fc.integer({ min: 0, max: 100_000_00 });

describe("trackOffers", () => {
  it("FUN-191 FUN-192 spreads the coupon over twelve months", () => {
    expect(trackOffers([track], coupon(6000))).toEqual([
      { track, monthlyPrice: 6490, dashedPrice: 6990, couponTotal: 6000, discount: 500 },
    ]);
  });

  it("FUN-195 has no strikethrough price and no discount without a coupon, or with a worthless one", () => {
    const named = { ...track, dashedPrice: cents(8990) };
    expect(trackOffers([named], undefined)).toEqual([{ track: named, monthlyPrice: 6990 }]);
    expect(trackOffers([named], coupon(0))).toEqual([{ track: named, monthlyPrice: 6990 }]);
  });

  it("FUN-080 uses the server's strikethrough price, if any", () => {
    const named = { ...track, dashedPrice: cents(8990) };
    expect(trackOffers([named], coupon(6000))[0]).toMatchObject({ dashedPrice: 8990, discount: 500 });
  });

  it("is free, never negative, if the coupon exceeds the yearly total", () => {
    expect(trackOffers([track], coupon(150_000))[0]).toMatchObject({ monthlyPrice: 0, discount: 6990 });
  });

  it("FUN-194 has as discount the difference between the two prices", () => {
    fc.assert(
      fc.property(amounts, amounts, (monthlyPrice, discount) => {
        const [offer] = trackOffers([{ ...track, monthlyPrice: cents(monthlyPrice) }], coupon(discount));
        expect((offer?.monthlyPrice ?? -1) + (offer?.discount ?? 0)).toBe(monthlyPrice);
      }),
      { seed: 11 },
    );
  });
});

describe("planOffers", () => {
  it("FUN-090 FUN-193 FUN-194 compares the monthly price of each term with the monthly plan", () => {
    expect(planOffers(plans, undefined)).toEqual([
      { plan: plans[0], monthlyPrice: 6990, saving: 1000, total: 83_880 },
      { plan: plans[1], monthlyPrice: 7490, saving: 500, total: 44_940 },
      { plan: plans[2], monthlyPrice: 7990, total: 7990 },
    ]);
  });

  it("FUN-193 FUN-289 spreads the coupon over each term's months, and ignores it for the monthly plan", () => {
    expect(planOffers(plans, coupon(6000))).toEqual([
      {
        plan: plans[0],
        monthlyPrice: 6490,
        dashedPrice: 6990,
        saving: 1500,
        savingParts: { plan: 1000, coupon: 500 },
        couponTotal: 6000,
        total: 77_880,
      },
      {
        plan: plans[1],
        monthlyPrice: 6490,
        dashedPrice: 7490,
        saving: 1500,
        savingParts: { plan: 500, coupon: 1000 },
        couponTotal: 6000,
        total: 38_940,
      },
      { plan: plans[2], monthlyPrice: 7990, total: 7990 },
    ]);
  });

  it("knows what the coupon takes off the whole term, to the cent, whatever its share of a month", () => {
    const [annual, semestral, single] = planOffers(plans, coupon(699));
    expect([annual?.couponTotal, semestral?.couponTotal, single?.couponTotal]).toEqual([699, 699, undefined]);
    expect(annual?.savingParts?.coupon).toBe(58);
    expect(trackOffers([track], coupon(699))[0]?.couponTotal).toBe(699);
    expect(planOffers(plans, coupon(150_000))[0]?.couponTotal).toBe(6990 * 12);
    expect(planOffers(plans, undefined)[0]?.couponTotal).toBeUndefined();
  });

  it("has one price before the coupon: that of the annual plan and of its track", () => {
    const [annual] = planOffers(plans, coupon(6000));
    const [offered] = trackOffers([track], coupon(6000));
    expect(annual?.dashedPrice).toBe(offered?.dashedPrice);
  });

  it("strikes no price through for a coupon too small to lower it", () => {
    const [annual] = planOffers(plans, coupon(3));
    expect(annual).toMatchObject({ monthlyPrice: 6990, dashedPrice: undefined });
    expect(trackOffers([track], coupon(3))[0]).toMatchObject({ monthlyPrice: 6990, dashedPrice: undefined });
  });

  it("applies a percentage to each term, regardless of the term for which the server computed it", () => {
    const percentage = { code: "VEMPRACA", discount: cents(12_582), percent: 15 };
    expect(planOffers(plans, percentage).map(({ total }) => total)).toEqual([71_298, 38_199, 7990]);
  });

  it("FUN-085 never has a badge on the monthly plan, even if it is the most expensive of several", () => {
    const [first, second] = planOffers([plan(1, 7990), plan(1, 5990)], undefined);
    expect([first?.saving, second?.saving]).toEqual([undefined, undefined]);
  });

  it("FUN-090 has no badge without a saving, or without a monthly plan to compare with", () => {
    expect(planOffers([plan(6, 7990), plan(1, 7990)], undefined)[0]?.saving).toBeUndefined();
    expect(planOffers([plan(12, 9990), plan(1, 7990)], undefined)[0]?.saving).toBeUndefined();
    expect(planOffers([plan(12, 6990)], undefined)[0]?.saving).toBeUndefined();
  });
});
