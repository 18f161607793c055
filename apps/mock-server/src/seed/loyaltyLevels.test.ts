import { expect, it } from "vitest";
import { loyaltyLevels } from "./loyaltyLevels.ts";

it("SUB-378 the levels require 1, 4, 7, 13 and 25 boxes, and each has more benefits than the previous one", () => {
  expect(loyaltyLevels.map(({ name, fromBoxes }) => [name, fromBoxes])).toEqual([
    ["Bronze", 1],
    ["Prata", 4],
    ["Ouro", 7],
    ["Platina", 13],
    ["Diamante", 25],
  ]);
  const discounts = loyaltyLevels.map(({ shopDiscount }) => shopDiscount);
  expect(discounts).toEqual([...new Set(discounts)].toSorted((one, other) => one - other));
});
