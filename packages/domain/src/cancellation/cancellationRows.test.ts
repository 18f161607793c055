import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { cancellationDay, cancellationRows } from "./cancellationRows.ts";

/** A Tuesday. */
const today = civilDate(2026, 3, 10);

const going = {
  amount: cents(8_445),
  nextInvoiceDate: civilDate(2026, 4, 8),
  expiresOn: civilDate(2027, 2, 8),
  isRenewalOff: false,
};
const terms = { penalty: cents(6_990), paidUntil: civilDate(2026, 4, 7) };

const rowsOf = (
  change: Partial<typeof going> = {},
  leaving: Parameters<typeof cancellationRows>[1] = terms,
  on = today,
) => cancellationRows({ ...going, ...change }, leaving, on).map(({ name, before, after }) => [name, before, after]);

it("MAN-397 is granted on the next business day", () => {
  expect([10, 13, 14, 15].map((day) => cancellationDay(civilDate(2026, 3, day)))).toEqual([
    ...["2026-03-11", "2026-03-16", "2026-03-16", "2026-03-16"],
  ]);
});

describe("the effects of a cancellation request", () => {
  it("covers today, the next charge and the end of the term", () => {
    expect(rowsOf()).toEqual([
      ["Cobrado hoje", "Nada", "Nada"],
      ["Próxima cobrança", "R$84,45 em 08/04/2026", "Só a multa: R$69,90 em 11/03/2026"],
      ["Fim do período", "08/02/2027, com renovação automática", "11/03/2026. O que já foi pago vale até 07/04/2026"],
    ]);
  });

  it("charges the penalty of a Friday's request on the next Monday", () => {
    const rows = rowsOf({}, terms, civilDate(2026, 3, 13));
    expect(rows.map(([, , after]) => after).slice(1)).toEqual([
      "Só a multa: R$69,90 em 16/03/2026",
      "16/03/2026. O que já foi pago vale até 07/04/2026",
    ]);
  });

  it("omits until when the paid boxes are valid if that is over before the cancellation", () => {
    const ended = civilDate(2026, 3, 11);
    expect(rowsOf({}, { ...terms, paidUntil: ended })[2]?.[2]).toBe("11/03/2026");
  });

  it("shows no charge if the penalty is zero, and no amount if it is unknown", () => {
    expect(rowsOf({}, { ...terms, penalty: cents(0) })[1]?.[2]).toBe("Nenhuma");
    expect(rowsOf({}, { paidUntil: terms.paidUntil })[1]?.[2]).toBe("Só a multa, em 11/03/2026");
  });

  it("shows since when a charge is overdue and whether the term renews, and omits what the server does not send", () => {
    expect(rowsOf({ nextInvoiceDate: civilDate(2026, 3, 9), isRenewalOff: true }, { penalty: cents(4_893) })).toEqual([
      ["Cobrado hoje", "Nada", "Nada"],
      ["Próxima cobrança", "R$84,45, em aberto desde 09/03/2026", "Só a multa: R$48,93 em 11/03/2026"],
      ["Fim do período", "08/02/2027", "11/03/2026"],
    ]);
    // The term is extended by the months missed.
    const suspended = { nextInvoiceDate: civilDate(2026, 1, 8) };
    expect(rowsOf(suspended, { penalty: cents(4_893) })[2]?.[1]).toBe(
      "08/04/2027, pagando hoje o que está em aberto, com renovação automática",
    );
    expect(rowsOf({ ...suspended, isRenewalOff: true }, { penalty: cents(4_893) })[2]?.[1]).toBe(
      "08/04/2027, pagando hoje o que está em aberto",
    );
    const fromTheLastDay = {
      createdOn: civilDate(2025, 8, 31),
      nextInvoiceDate: civilDate(2025, 11, 30),
      expiresOn: civilDate(2026, 2, 28),
      isRenewalOff: true,
    };
    expect(cancellationRows(fromTheLastDay, { penalty: cents(4_893) }, civilDate(2026, 1, 5))[2]?.before).toBe(
      "31/03/2026, pagando hoje o que está em aberto",
    );
    // A charge due today is not overdue yet.
    expect(rowsOf({ nextInvoiceDate: today })[1]?.[1]).toBe("R$84,45 em 10/03/2026");
    const [, charge, end] = cancellationRows({ isRenewalOff: true }, { penalty: cents(0) }, today);
    expect([charge?.before, end?.before]).toEqual(["Nenhuma", "Sem data"]);
    const { amount: _amount, ...free } = going;
    expect(cancellationRows(free, terms, today)[1]?.before).toBe("08/04/2026");
    expect(cancellationRows({ ...free, nextInvoiceDate: civilDate(2026, 3, 9) }, terms, today)[1]?.before).toBe(
      "Mensalidade, em aberto desde 09/03/2026",
    );
  });
});
