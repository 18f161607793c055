import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import type { RenewalTerms } from "./renewal.ts";
import { renewalRows } from "./renewalRows.ts";

const rowsOf = (terms: RenewalTerms) => renewalRows(terms).map(({ name, before, after }) => [name, before, after]);

const today = civilDate(2026, 3, 10);
const afterTheTerm: RenewalTerms = { startsOn: today, isChargedNow: true, endsOn: civilDate(2027, 3, 9) };

describe("the effects of a renewal", () => {
  it("charges a month at once after the end of the term", () => {
    expect(rowsOf({ ...afterTheTerm, amount: cents(6_990), expiresOn: civilDate(2026, 2, 8) })).toEqual([
      ["Cobrado hoje", "Nada", "R$69,90"],
      ["Próxima cobrança", "Nenhuma", "R$69,90 em 10/04/2026"],
      ["Fim do período", "08/02/2026", "09/03/2027"],
    ]);
  });

  it("changes nothing before the next charge while charges are still to come", () => {
    const nextInvoiceDate = civilDate(2026, 4, 8);
    const terms = {
      startsOn: civilDate(2026, 5, 8),
      isChargedNow: false,
      endsOn: civilDate(2027, 5, 7),
      nextInvoiceDate,
    };
    expect(rowsOf({ ...terms, amount: cents(6_990), expiresOn: civilDate(2026, 5, 7) })).toEqual([
      ["Cobrado hoje", "Nada", "Nada"],
      ["Próxima cobrança", "08/04/2026", "08/04/2026"],
      ["Mensalidade do novo período", "Nenhuma", "R$69,90"],
      ["Fim do período", "07/05/2026", "07/05/2027"],
    ]);
  });

  it("leaves out what the server does not send", () => {
    expect(rowsOf(afterTheTerm)).toEqual([
      ["Cobrado hoje", "Nada", "Uma mensalidade"],
      ["Próxima cobrança", "Nenhuma", "10/04/2026"],
      ["Fim do período", "–", "09/03/2027"],
    ]);
  });
});
