import { expect, it } from "vitest";
import { benefitTexts } from "./benefits.ts";

it.each([
  [{ freeFreightWithBox: false, shopDiscount: 0 }, []],
  [{ freeFreightWithBox: false, shopDiscount: 5 }, ["5% de desconto extra nos itens da categoria Fidelidade"]],
  [{ freeFreightWithBox: true, shopDiscount: 0 }, ["Frete grátis na loja quando a compra vai junto com o BOX"]],
])("FUN-359 SUB-090 lists the benefits of %j, and omits absent ones", (level, texts) => {
  expect(benefitTexts(level)).toEqual(texts);
});

it("FUN-359 lists the discount before the freight", () => {
  expect(benefitTexts({ freeFreightWithBox: true, shopDiscount: 12 })).toEqual([
    "12% de desconto extra nos itens da categoria Fidelidade",
    "Frete grátis na loja quando a compra vai junto com o BOX",
  ]);
});

it("says which benefit needs an active subscription to a customer who has left, and keeps the others", () => {
  expect(benefitTexts({ freeFreightWithBox: true, shopDiscount: 12 }, true)).toEqual([
    "12% de desconto extra nos itens da categoria Fidelidade",
    "Frete grátis na loja quando a compra vai junto com o BOX: volta com uma assinatura ativa",
  ]);
});
