import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { orderChangeText, type PricedOrder, pricedCartOf, pricedOrderOf } from "./priceChange.ts";

const order: PricedOrder = {
  contents: "SP_anual",
  monthlyPrice: cents(5592),
  total: cents(67104),
  freight: cents(0),
  coupon: null,
};
const end = "Nada foi cobrado: confira o resumo e, se concordar, pague de novo.";

it.each([
  [{ monthlyPrice: cents(6990), total: cents(83880) }, `O preço mudou de R$55,92 para R$69,90 por mês. ${end}`],
  [{ total: cents(67004) }, `O total do plano mudou de R$671,04 para R$670,04. ${end}`],
  [{ freight: cents(2955) }, `O frete mudou de R$0,00 para R$29,55. ${end}`],
  [{ contents: "SP_mensal" }, `O seu pedido mudou desde que você abriu esta página. ${end}`],
])("says what has changed: %j", (changed, text) => {
  expect(orderChangeText(order, { ...order, ...changed })).toBe(text);
});

it("names the coupon that is no longer valid", () => {
  const now = { ...order, monthlyPrice: cents(6990) };
  expect(orderChangeText({ ...order, coupon: "BOBQUERIDO" }, now)).toBe(
    `O cupom BOBQUERIDO não vale mais. O preço mudou de R$55,92 para R$69,90 por mês. ${end}`,
  );
});

it("says nothing about the same order, and about a freight that is unknown", () => {
  expect(orderChangeText(order, order)).toBeUndefined();
  expect(orderChangeText({ ...order, freight: undefined }, order)).toBeUndefined();
});

const item = { name: "Sachê", imageAlt: "", unitPrice: cents(790), options: [] };
const fish = { ...item, sku: "PEIXE", quantity: 12 };
const meat = { ...item, sku: "CARNE", quantity: 12 };

it("compares what a purchase sends, in any order, and without what has sold out", () => {
  const cart = (items: readonly (typeof fish)[]) => pricedCartOf({ items, subtotal: cents(18960) });
  const plan = (isGone: boolean) =>
    pricedOrderOf(
      {
        name: "",
        code: "scheduled_purchase",
        length: 1,
        monthlyPrice: cents(18960),
        total: cents(18960),
        purchase: {
          items: [
            { ...fish, isGone: false },
            { ...meat, isGone },
          ],
          isStandalone: true,
        },
      },
      { freight: undefined, coupon: null },
    );
  expect(orderChangeText(cart([meat, fish]), plan(false))).toBeUndefined();
  expect(orderChangeText(cart([meat, fish]), plan(true))).toMatch(/^O seu pedido mudou/);
});
