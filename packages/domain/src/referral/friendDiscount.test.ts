import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { friendDiscount } from "./friendDiscount.ts";

it.each([
  [6_990, 699],
  [7_995, 800],
  [0, 0],
])("SUB-379 of a first month of %i cents is a tenth: %i", (monthlyPrice, discount) => {
  expect(friendDiscount(cents(monthlyPrice))).toBe(discount);
});
