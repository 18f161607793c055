import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents, zeroCents } from "../money/cents.ts";
import type { AddressChangeSummary } from "./addressChange.ts";
import { addressChangeRows, includesBoxes } from "./addressChangeRows.ts";

const toManaus: AddressChangeSummary = {
  before: { freight: zeroCents, instalment: cents(6_990), expiresOn: civilDate(2027, 2, 8) },
  newFreight: cents(2_955),
  newInstalment: cents(9_945),
  isRenewed: false,
  isOverdue: false,
  isFromNextBox: false,
  nextInvoiceDate: civilDate(2026, 4, 8),
  newExpiresOn: civilDate(2027, 2, 8),
};
const charge = { amountPerBox: cents(9_945), boxes: 1, total: cents(9_945) };
const food = {
  kind: "wet-food",
  freight: zeroCents,
  newFreight: zeroCents,
  total: zeroCents,
  newTotal: zeroCents,
} as const;

const rows = (summary: AddressChangeSummary) =>
  addressChangeRows(summary).map(({ name, before, after }) => [name, before, after]);
/** Every row except the named ones. */
function without(...names: readonly (keyof AddressChangeSummary)[]): AddressChangeSummary {
  const kept = { ...toManaus };
  for (const name of names) delete kept[name];
  return kept;
}

describe("a change of address, before and after", () => {
  it("lists the charge today, the freight per box, the monthly instalment, the next charge and the end of the term", () => {
    expect(rows(toManaus)).toEqual([
      ["Cobrado hoje", "Nada", "Nada"],
      ["Frete por caixa", "Frete Grátis", "R$29,55"],
      ["Valor por mês, com o frete", "R$69,90", "R$99,45"],
      ["Próxima cobrança", "R$69,90 em 08/04/2026", "R$99,45 em 08/04/2026"],
      ["Fim do período", "08/02/2027", "08/02/2027"],
    ]);
  });

  it("deducts a credit from the next charge, and not from the instalment", () => {
    const before = { freight: zeroCents, instalment: cents(6_990), nextChargeAmount: zeroCents };
    expect(rows({ ...toManaus, before, nextChargeAmount: cents(2_955) })).toEqual(
      expect.arrayContaining([
        ["Valor por mês, com o frete", "R$69,90", "R$99,45"],
        ["Próxima cobrança", "R$0,00 em 08/04/2026", "R$29,55 em 08/04/2026"],
      ]),
    );
  });

  it("SUB-215 shows the charge after an overdue one that a credit covers", () => {
    const settled = {
      ...toManaus,
      isOverdue: true,
      nextChargeOn: civilDate(2026, 5, 8),
      nextChargeAmount: cents(6_990),
    };
    expect(rows(settled)).toEqual(
      expect.arrayContaining([
        ["Cobrado hoje", "Nada", "Nada"],
        ["Próxima cobrança", "A que está em aberto", "R$69,90 em 08/05/2026"],
      ]),
    );
  });

  it("SUB-215 charges the overdue amount today, and shows the charge after it", () => {
    const overdue = { ...toManaus, charge, isOverdue: true, newExpiresOn: civilDate(2027, 3, 8) };
    expect(rows({ ...overdue, nextChargeOn: civilDate(2026, 5, 8) })).toEqual([
      ["Cobrado hoje", "Nada", "R$99,45 × 1 caixa = R$99,45"],
      ["Frete por caixa", "Frete Grátis", "R$29,55"],
      ["Valor por mês, com o frete", "R$69,90", "R$99,45"],
      ["Próxima cobrança", "A que está em aberto", "R$99,45 em 08/05/2026"],
      ["Fim do período", "08/02/2027", "08/03/2027"],
    ]);
    expect(rows(overdue)).toContainEqual(["Próxima cobrança", "A que está em aberto", "Na data de sempre"]);
  });

  it("SUB-215 shows the amount of the charge after the overdue one, and none after the last", () => {
    const overdue = { ...toManaus, charge, isOverdue: true };
    const next = { nextChargeOn: civilDate(2026, 5, 8), nextChargeAmount: cents(11_945) };
    const row = (after: string) => ["Próxima cobrança", "A que está em aberto", after];
    expect(rows({ ...overdue, ...next })).toContainEqual(row("R$119,45 em 08/05/2026"));
    expect(rows({ ...overdue, nextChargeAmount: zeroCents })).toContainEqual(row("Nenhuma"));
  });

  it("shows a dash for values that the server did not send", () => {
    expect(rows(without("before"))).toContainEqual(["Fim do período", "–", "08/02/2027"]);
    expect(rows(without("before", "newExpiresOn"))).toEqual([
      ["Cobrado hoje", "Nada", "Nada"],
      ["Frete por caixa", "–", "R$29,55"],
      ["Valor por mês, com o frete", "–", "R$99,45"],
      ["Próxima cobrança", "08/04/2026", "R$99,45 em 08/04/2026"],
    ]);
    expect(rows(without("nextInvoiceDate"))).toContainEqual(["Próxima cobrança", "Nenhuma", "Nenhuma"]);
  });

  it("says box only for items that travel with one", () => {
    const alone = { ...toManaus, charge: { ...charge, boxes: 2 }, purchases: [{ ...food, isWithBox: false }] };
    expect(includesBoxes(alone)).toBe(false);
    expect(includesBoxes({ ...alone, purchases: [{ ...food, isWithBox: true }] })).toBe(true);
    expect(rows(alone).slice(0, 3)).toEqual([
      ["Cobrado hoje", "Nada", "R$99,45 × 2 envios = R$99,45"],
      ["Frete de cada envio", "Frete Grátis", "R$29,55"],
      ["Total por mês", "R$69,90", "R$99,45"],
    ]);
  });
});
