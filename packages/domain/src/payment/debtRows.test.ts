import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { debtRows } from "./debtRows.ts";

const amount = cents(6_990);
const rowsOf = (...given: Parameters<typeof debtRows>) =>
  debtRows(...given).map(({ name, before, after }) => [name, before, after]);

it("names the charges, the term and the card before and after the payment", () => {
  const debt = {
    amount,
    nextTryOn: civilDate(2026, 3, 12),
    nextCharge: { on: civilDate(2026, 4, 8), amount },
    endOfTerm: { now: civilDate(2026, 9, 8), oncePaid: civilDate(2026, 8, 8) },
  };
  expect(rowsOf(debt, { from: "Visa final 1111", to: "Visa final 4242" })).toEqual([
    ["Cobrado hoje", "Nada", "R$69,90"],
    ["Em aberto", "R$69,90", "Nada"],
    ["Próxima cobrança", "Nova tentativa de R$69,90 em 12/03/2026", "R$69,90 em 08/04/2026"],
    ["Fim do período", "08/09/2026", "08/08/2026"],
    ["Cartão das cobranças", "Visa final 1111", "Visa final 4242"],
  ]);
  expect(rowsOf(debt, { from: "Visa final 1111", to: undefined }).at(-1)).toEqual([
    ...["Cartão das cobranças", "Visa final 1111", "Novo cartão"],
  ]);
});

it("names the penalty of a pending cancellation as such", () => {
  const nextCharge = { on: civilDate(2026, 3, 11), amount, isPenalty: true } as const;
  expect(rowsOf({ amount, nextCharge }, { from: undefined, to: undefined }).at(-1)).toEqual([
    ...["Próxima cobrança", "Só depois deste pagamento", "Multa: R$69,90 em 11/03/2026"],
  ]);
});

it("tells the end of the charges from an unknown one, and leaves out what the server does not send", () => {
  const next = (nextCharge?: null) =>
    rowsOf({ amount, ...(nextCharge === null && { nextCharge }) }, { from: undefined, to: undefined }).slice(2);
  expect(next()).toEqual([["Próxima cobrança", "Só depois deste pagamento", "Na data de sempre"]]);
  expect(next(null)).toEqual([["Próxima cobrança", "Só depois deste pagamento", "Nenhuma"]]);
});
