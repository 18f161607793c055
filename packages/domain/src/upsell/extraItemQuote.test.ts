import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents, centsFromDecimal } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { offerWithoutExtraItem } from "./extraItemOffer.ts";
import {
  extraItemCost,
  extraItemCostChangeText,
  extraItemQuote,
  extraItemRemoval,
  isAddedByPrice,
  penaltyGrowthText,
  undoText,
} from "./extraItemQuote.ts";

const toy = { tag: "brinquedo", name: "Brinquedo extra", description: "", image: "", monthlyPrice: cents(1_990) };
const bob = {
  code: "ATIVA00001",
  contractId: "CTR-1",
  plan: { code: "SP_anual" },
  monthlyValue: cents(6_990),
  nextAmount: cents(6_990),
  nextInvoiceDate: civilDate(2026, 4, 8),
  expiresOn: civilDate(2027, 2, 8),
  paidParcelsToCharge: 0,
  pet: {},
  isRenewalOff: false,
  isCancelAsked: false,
} as const;
const rowsOf = (change = {}) =>
  extraItemQuote({ ...bob, ...change }, toy).rows.map(({ name, before, after }) => [name, before, after]);

describe("the effects of adding an extra item", () => {
  it("MAN-413 MAN-414 cover now, each month, the next charge and the end of the term", () => {
    expect(rowsOf()).toEqual([
      ["Cobrado agora", "Nada", "Nada"],
      ["Valor por mês", "R$69,90", "R$89,80"],
      ["Próxima cobrança em 08/04/2026", "R$69,90", "R$89,80"],
      [
        "No fim do período, em 08/02/2027",
        "A assinatura se renova sem item extra",
        "A assinatura se renova com o item",
      ],
    ]);
  });

  it("MAN-414 include the immediate charge, and for how many boxes", () => {
    expect(rowsOf({ paidParcelsToCharge: 1 })[0]?.[2]).toBe("R$19,90, pela caixa que já está paga");
    expect(rowsOf({ paidParcelsToCharge: 3 })[0]?.[2]).toBe("R$19,90 × 3 caixas já pagas = R$59,70");
    expect(extraItemQuote({ ...bob, paidParcelsToCharge: 3 }, toy).chargedNow).toBe(5_970);
  });

  it("mention the freight, a term that ends, and the lack of a next charge", () => {
    const { nextInvoiceDate: _next, expiresOn: _end, ...last } = bob;
    expect(rowsOf({ nextAmount: cents(9_945) })[2]).toEqual([
      "Próxima cobrança, com o frete, em 08/04/2026",
      "R$99,45",
      "R$119,35",
    ]);
    expect(extraItemQuote({ ...last, isRenewalOff: true }, toy).rows.slice(2)).toEqual([
      { name: "Próxima cobrança", before: "Nenhuma", after: "Nenhuma" },
      { name: "No fim do período", before: "A assinatura termina", after: "A assinatura e o item terminam" },
    ]);
  });
});

it.each([6_989, 6_991, 3_000])(
  "a next charge of %i cents mentions no freight: it has a rounded cent, or a credit",
  (amount) => {
    expect(rowsOf({ nextAmount: cents(amount) })[2]?.[0]).toBe("Próxima cobrança em 08/04/2026");
  },
);

it("decision 72: a credit larger than the month covers the extra item too", () => {
  const covered = { nextAmount: cents(0), remainingCredit: cents(2_955) };
  expect(rowsOf(covered)[2]).toEqual(["Próxima cobrança em 08/04/2026", "R$0,00", "R$0,00"]);
  expect(rowsOf({ ...covered, remainingCredit: cents(500) })[2]?.slice(1)).toEqual(["R$0,00", "R$14,90"]);
});

it("decision 72: the next charge is the month with its extra item minus the credit, never below zero", () => {
  const upTo = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(upTo(20_000), upTo(5_000), upTo(30_000), (month, price, credit) => {
      const after = (gross: number) => cents(Math.max(0, gross - credit));
      const left = (gross: number) => (credit > gross ? { remainingCredit: cents(credit - gross) } : {});
      const item = { ...toy, monthlyPrice: cents(price) };
      const without = { ...bob, nextAmount: after(month), ...left(month) };
      const withItem = { ...bob, nextAmount: after(month + price), ...left(month + price) };
      expect(extraItemQuote(without, item).rows[2]?.after).toBe(formatCents(withItem.nextAmount));
      expect(extraItemRemoval(withItem, item)[2]?.after).toBe(formatCents(without.nextAmount));
      const removed = offerWithoutExtraItem({ ...withItem, extraItem: item });
      expect(removed).toEqual({ ...without, monthlyValue: bob.monthlyValue - price });
    }),
  );
});

describe("the cost that the customer has seen", () => {
  const seen = { subscription: bob, item: toy };
  const textFor = (difference: object, item = toy) =>
    extraItemCostChangeText(seen, { subscription: { ...bob, ...difference }, item });

  it("names the immediate charge, or else the month, before and after a change", () => {
    const again = "Nada foi cobrado: confira e, se concordar, inclua o item de novo.";
    expect(textFor({ paidParcelsToCharge: 1 })).toBe(`O valor cobrado agora passou de nada para R$19,90. ${again}`);
    expect(textFor({ monthlyValue: cents(7_990) })).toBe(`O valor por mês passou de R$89,80 para R$99,80. ${again}`);
    expect(textFor({}, { ...toy, monthlyPrice: cents(2_090) })).toBe(
      `O valor por mês passou de R$89,80 para R$90,80. ${again}`,
    );
  });

  it("says nothing about the same cost", () => {
    expect(textFor({ nextInvoiceDate: civilDate(2026, 5, 8) })).toBeUndefined();
  });
});

it("an item whose reply was lost was added if the month costs more by its price, and the server names no item", () => {
  const before = { subscription: bob, item: toy };
  const dearer = { ...bob, monthlyValue: cents(8_980) };
  expect(isAddedByPrice(before, dearer)).toBe(true);
  expect(isAddedByPrice(before, bob)).toBe(false);
  expect(isAddedByPrice(before, { ...bob, monthlyValue: cents(7_990) })).toBe(false);
  expect(isAddedByPrice(before, { ...dearer, extraItem: { name: "Petisco extra" } })).toBe(false);
  expect(isAddedByPrice({ subscription: bob, item: { ...toy, monthlyPrice: cents(0) } }, bob)).toBe(false);
});

describe("the effects of removing an extra item", () => {
  const withToy = { ...bob, monthlyValue: cents(8_980), nextAmount: cents(10_435) };
  const out = (change = {}, item: { readonly monthlyPrice?: typeof toy.monthlyPrice } = toy) =>
    extraItemRemoval({ ...withToy, ...change }, item).map(({ name, before, after }) => [name, before, after]);

  it("cover now, each month, the next charge and the end of the term", () => {
    expect(out()).toEqual([
      ["Cobrado agora", "Nada", "Nada"],
      ["Valor por mês", "R$89,80", "R$69,90"],
      ["Próxima cobrança, com o frete, em 08/04/2026", "R$104,35", "R$84,45"],
      [
        "No fim do período, em 08/02/2027",
        "A assinatura se renova com o item",
        "A assinatura se renova sem item extra",
      ],
    ]);
  });

  it("are never an amount below zero, although a credit covers the next charge", () => {
    expect(out({ nextAmount: cents(0) })[2]).toEqual(["Próxima cobrança em 08/04/2026", "R$0,00", "R$0,00"]);
  });

  it("are the reverse of adding it", () => {
    const back = out({ nextAmount: withToy.monthlyValue }).map(([name, before, after]) => [name, after, before]);
    expect(back).toEqual(rowsOf());
  });

  it("mention a term that ends or has a pending cancellation, and omit an unknown price", () => {
    const end = ["A assinatura e o item terminam", "A assinatura termina"];
    expect(out({ isRenewalOff: true }).at(-1)).toEqual(["No fim do período, em 08/02/2027", ...end]);
    expect(out({ isCancelAsked: true }).at(-1)).toEqual(["No fim do período", ...end]);
    expect(out({}, {}).map(([name]) => name)).toEqual(["Cobrado agora", "No fim do período, em 08/02/2027"]);
    expect(out({ nextInvoiceDate: undefined })[2]).toEqual(["Próxima cobrança", "Nenhuma", "Nenhuma"]);
  });
});

it("says before confirmation how the penalty of a cancellation grows, where there is one", () => {
  expect(penaltyGrowthText(bob, toy)).toMatch(/a multa cresce com o item: R\$1,99 a mais por mês que faltar\.$/);
  expect(penaltyGrowthText({ plan: { code: "SP_mensal" } }, toy)).toBeUndefined();
  // A code without the length, as of an older plan.
  expect(penaltyGrowthText({ plan: { code: "BOXCAO" }, months: 12 }, toy)).toMatch(/R\$1,99 a mais por mês/);
  expect(penaltyGrowthText({ plan: { code: "BOXCAO" } }, toy)).toBeUndefined();
});

it("says before confirmation whether it can be undone", () => {
  expect(undoText(cents(1_990), undefined)).toMatch(
    /R\$19,90 são cobrados na forma de pagamento desta assinatura\. .* atendimento/,
  );
  expect(undoText(cents(0), undefined)).toMatch(/^Nada é cobrado agora\. .* atendimento/);
  expect(undoText(cents(0), civilDate(2026, 4, 7))).toMatch(/^Nada é cobrado agora\. .* até 07\/04\/2026/);
});

it("MAN-412 MAN-415 a price is the exact ceiling of a hundred times the decimal", () => {
  expect([79.9, "79.90", 19.9, 1.1, 0.07, "7.991"].map((price) => centsFromDecimal(price))).toEqual([
    7_990, 7_990, 1_990, 110, 7, 800,
  ]);
});

it("MAN-412 MAN-415 a price with two decimals is converted exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
      expect(centsFromDecimal(text)).toBe(amount);
      expect(centsFromDecimal(Number(text))).toBe(amount);
    }),
    { seed: 415 },
  );
});

it("MAN-413 MAN-414 adds the item to every month, and charges each paid month once", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, fc.nat(24), (monthlyValue, extra, paidParcelsToCharge) => {
      const { total, chargedNow } = extraItemCost({ monthlyValue, extra, paidParcelsToCharge });
      expect(total - monthlyValue).toBe(extra);
      expect(chargedNow).toBe(Array.from({ length: paidParcelsToCharge }, () => extra).reduce((a, b) => a + b, 0));
    }),
    { seed: 414 },
  );
});

it("MAN-414 charges nothing immediately without prepaid months", () => {
  const cost = extraItemCost({ monthlyValue: cents(6_990), extra: cents(1_990), paidParcelsToCharge: 0 });
  expect(cost).toEqual({ total: 8_980, chargedNow: 0 });
});
