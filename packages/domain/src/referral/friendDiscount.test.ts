import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { friendDiscount } from "./friendDiscount.ts";

it.each([
  [6_990, 699],
  [7_995, 800],
  [0, 0],
])("SUB-379 a friend saves a tenth of the first month: of %i cents %i", (monthlyPrice, discount) => {
  expect(friendDiscount(cents(monthlyPrice))).toBe(discount);
});
