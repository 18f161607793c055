import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { priceChangeText } from "./priceChange.ts";

const price = (monthlyPrice: number, total: number) => ({ monthlyPrice: cents(monthlyPrice), total: cents(total) });

it("names both prices of a plan that costs more or less than it did", () => {
  expect(priceChangeText(price(5592, 67104), price(6990, 83880))).toBe(
    "O preço mudou de R$55,92 para R$69,90 por mês. Nada foi cobrado: confira o resumo e, se concordar, pague de novo.",
  );
  expect(priceChangeText(price(6990, 83880), price(6990, 83780))).toMatch(
    /^O total do plano mudou de R\$838,80 para R\$837,80\./,
  );
});

it("says nothing about the same price", () => {
  expect(priceChangeText(price(6990, 83880), price(6990, 83880))).toBeUndefined();
});
