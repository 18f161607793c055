import { expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { couponsInOrder } from "./ownCoupon.ts";
import type { OwnedCoupon } from "./standing.ts";

const today = civilDate(2026, 3, 10);

it("sorts by expiry, then lifelong coupons, then unusable ones", () => {
  const coupons: Record<string, OwnedCoupon> = {
    used: { type: "indicacao", used: true },
    lifelong: { type: "fidelidade_box" },
    expired: { type: "campanha", expiresOn: addDays(today, -2) },
    endless: { type: "campanha" },
    nextMonth: { type: "campanha", expiresOn: addDays(today, 30) },
    expiredBefore: { type: "campanha", expiresOn: addDays(today, -9) },
    today: { type: "indicacao", expiresOn: today },
  };
  const named = Object.entries(coupons).map(([name, coupon]) => ({ name, ...coupon }));
  const inOrder = couponsInOrder(named, today);
  expect(inOrder.map(([{ name }]) => name)).toEqual([
    ...["today", "nextMonth", "endless", "lifelong", "expiredBefore", "expired", "used"],
  ]);
  expect(inOrder.map(([, { kind }]) => kind)).toEqual([
    ...["valid", "valid", "valid", "lifelong", "expired", "expired", "used"],
  ]);
});
