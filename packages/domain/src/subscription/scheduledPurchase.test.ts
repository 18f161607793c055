import { expect, it } from "vitest";
import { petSubscriptions } from "./scheduledPurchase.ts";

it("SUB-076 a scheduled purchase is not a pet's box", () => {
  const plans = ["SP_anual", "scheduled_purchase", "GE_mensal"];
  expect(petSubscriptions(plans.map((plan) => ({ plan }))).map(({ plan }) => plan)).toEqual(["SP_anual", "GE_mensal"]);
});
