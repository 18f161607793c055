import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { boxChoices } from "./boxChoices.ts";
import { cartItems, cartOfItems, parseCartQuantity, smallestQuantity, soldOutCartItems } from "./cart.ts";
import type { ScheduledProduct } from "./scheduledItem.ts";
import { type BoxOption, dailyCostOf, sharedPriceStepsOf, startSummaryOf } from "./startScheduled.ts";

const pad: ScheduledProduct = {
  sku: "TAP-BRANCO",
  name: "Tapete branco",
  specialPrice: cents(6_490),
  options: [
    { quantity: 1, specialPrice: cents(6_490) },
    { quantity: 2, specialPrice: cents(6_290) },
    { quantity: 4, specialPrice: cents(5_990) },
  ],
};
const sachet: ScheduledProduct = {
  sku: "SACHE-PEIXE",
  name: "Peixe e arroz",
  specialPrice: cents(890),
  options: [
    { quantity: 12, specialPrice: cents(890) },
    { quantity: 18, specialPrice: cents(850) },
  ],
};
const box: BoxOption = { code: "BOB", pet: { name: "Bob", sex: "male" }, state: "SP", parcelPrice: cents(1_190) };

describe("a quantity for the cart", () => {
  it.each(["1", "2", "4", "6", "30", "999998"])("FUN-181 accepts %s, also above the last option", (text) => {
    expect(parseCartQuantity(pad, text)).toEqual({ ok: true, value: Number(text) });
  });

  it.each(["0", "-1", "1.5", "1e9", "1000000000", "3", "5", "", " 2", "٢", "2abc", "0x2", "NaN", "Infinity"])(
    "FUN-182 MAN-279 rejects %j with a sentence",
    (text) => {
      expect(parseCartQuantity(pad, text)).toEqual({
        ok: false,
        error: "Tapete branco: escolha uma das quantidades à venda.",
      });
    },
  );

  it("rejects an unknown product, and a sold-out one", () => {
    expect(parseCartQuantity(undefined, "2")).toEqual({ ok: false, error: "Este produto não está à venda." });
    expect(parseCartQuantity({ ...pad, options: [] }, "2")).toEqual({
      ok: false,
      error: "Tapete branco está esgotado.",
    });
  });
});

describe("the cart", () => {
  it("FUN-144 FUN-145 is a list, each item with its SKU, name, alt text, price and quantity", () => {
    const items = cartItems([sachet, pad], [{ sku: "SACHE-PEIXE", quantity: 18 }]);
    expect(cartOfItems("wet-food", items)).toEqual([
      { sku: "SACHE-PEIXE", name: "Peixe e arroz", imageAlt: "", unitPrice: 850, quantity: 18 },
    ]);
  });

  it("omits sold-out products and quantities no longer for sale", () => {
    const cart = [
      { sku: "TAP-BRANCO", quantity: 3 },
      { sku: "SACHE-PEIXE", quantity: 12 },
      { sku: "TAP-BAMBU", quantity: 1 },
    ];
    expect(cartItems([pad, { ...sachet, options: [] }], cart)).toEqual([]);
  });

  it("lists the chosen products that have sold out", () => {
    const cart = [
      { sku: "TAP-BRANCO", quantity: 2 },
      { sku: "SACHE-PEIXE", quantity: 12 },
    ];
    const gone = { ...sachet, options: [] };
    const another = { ...gone, sku: "SACHE-FRANGO" };
    expect(soldOutCartItems([pad, another, gone], cart)).toEqual([{ ...gone, quantity: 12 }]);
    expect(soldOutCartItems([pad, another, gone], [])).toEqual([]);
  });

  it("starts at the smallest quantity for sale", () => {
    expect([smallestQuantity(pad), smallestQuantity(sachet), smallestQuantity({ ...pad, options: [] })]).toEqual([
      1,
      12,
      undefined,
    ]);
  });
});

describe("the cost of a cart", () => {
  const start = { products: [pad], boxes: [box] };
  const cart = [{ sku: "TAP-BRANCO", quantity: 4 }];

  it("has no freight without an address", () => {
    expect(startSummaryOf("hygiene", start, { cart })).toMatchObject({
      subtotal: 23_960,
      total: 23_960,
      freightText: "Calculado com o seu CEP",
      isWithoutFreight: true,
    });
  });

  it("is zero, without freight, for an empty or a sold-out cart", () => {
    const known = { ...start, parcel: { state: "SP", parcelPrice: cents(1_190) } } as const;
    const gone = { ...known, products: [{ ...pad, options: [] }] };
    for (const withBoxOf of [undefined, "BOB"]) {
      const nothing = { items: [], subtotal: 0, total: 0, isWithoutFreight: false };
      expect(startSummaryOf("hygiene", known, { cart: [], withBoxOf })).toEqual(nothing);
      expect(startSummaryOf("hygiene", gone, { cart, withBoxOf })).toEqual(nothing);
    }
  });

  it("MAN-406 has free freight with the box up to the state's limit, and a share above it", () => {
    const withBox = (quantity: number) =>
      startSummaryOf("hygiene", start, { cart: [{ sku: "TAP-BRANCO", quantity }], withBoxOf: "BOB" });
    expect(withBox(2)).toMatchObject({ freight: 0, freightText: "Frete Grátis", total: 12_580 });
    expect(withBox(4)).toMatchObject({ freight: 143, total: 24_103 });
  });

  it("has the carrier's price on its own, and with an unknown box", () => {
    const known = { ...start, parcel: { state: "SP", parcelPrice: cents(1_190) } } as const;
    expect(startSummaryOf("hygiene", known, { cart }).freight).toBe(1_190);
    expect(startSummaryOf("hygiene", known, { cart, withBoxOf: "OUTRA" }).freight).toBe(1_190);
  });

  it("mentions the next lower unit price", () => {
    const food = { products: [sachet], boxes: [] };
    const summary = startSummaryOf("wet-food", food, { cart: [{ sku: "SACHE-PEIXE", quantity: 12 }] });
    expect(summary.stepText).toBe("Com mais 6 sachês, cada um sai por R$8,50.");
  });

  it("shows the price list of food once if shared by all products", () => {
    const other = { ...sachet, sku: "SACHE-CARNE" };
    const gone = { ...sachet, sku: "SACHE-NADA", options: [] };
    const dearer = sachet.options.map((option) => ({ ...option, specialPrice: cents(option.specialPrice + 1) }));
    expect(sharedPriceStepsOf("wet-food", [sachet, other, gone])).toEqual(sachet.options);
    expect(sharedPriceStepsOf("wet-food", [sachet, { ...other, options: sachet.options.slice(1) }])).toBeUndefined();
    expect(sharedPriceStepsOf("wet-food", [sachet, { ...other, options: dearer }])).toBeUndefined();
    expect(sharedPriceStepsOf("wet-food", [gone])).toBeUndefined();
    expect(sharedPriceStepsOf("hygiene", [pad])).toBeUndefined();
  });

  it("says once what a day costs with each of the pads", () => {
    const [first] = pad.options;
    const only = { ...pad, options: pad.options.slice(0, 1) };
    expect(first?.specialPrice).toBe(6_490);
    expect(dailyCostOf("hygiene", [only])).toBe("Um tapete por dia custa R$2,16.");
    expect(dailyCostOf("hygiene", [pad])).toBe(
      "Um tapete por dia custa de\u00a0R$2,00 a\u00a0R$2,16, conforme o produto e a quantidade.",
    );
    expect(dailyCostOf("hygiene", [{ ...pad, options: [] }])).toBeUndefined();
    expect(dailyCostOf("wet-food", [sachet])).toBeUndefined();
  });

  it("mentions what travels free with a box", () => {
    const description =
      "Até 2 pacotes viajam de graça com a caixa para SP; do que passa disso, você paga só o frete proporcional.";
    expect(boxChoices("hygiene", [box], [pad])).toEqual([{ value: "BOB", label: "Com o BOX do Bob", description }]);
  });

  it("tells the boxes of two pets of one name apart", () => {
    const labels = boxChoices("hygiene", [box, { ...box, code: "BOB2" }], [pad]).map(({ label }) => label);
    expect(labels).toEqual(["Com o BOX do Bob (BOB)", "Com o BOX do Bob (BOB2)"]);
  });
});
