import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import {
  hasUnconfirmedBoleto,
  invoiceLabel,
  invoiceName,
  isUnconfirmedBoleto,
  unconfirmedBoletoText,
} from "./invoice.ts";

describe("an invoice", () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [12, false],
    [-1, false],
  ])("MAN-153 with the code %i is an unconfirmed boleto: %s", (statusCode, expected) => {
    expect(isUnconfirmedBoleto({ statusCode })).toBe(expected);
    expect(hasUnconfirmedBoleto([{ statusCode: 3 }, { statusCode }])).toBe(expected);
  });

  it("MAN-154 is labelled as awaiting confirmation, or with the server's text", () => {
    expect(unconfirmedBoletoText).toContain("aguardando confirmação");
    expect(invoiceLabel({ statusCode: 1, statusText: "Aberta" })).toBe("Aguardando confirmação");
    expect(invoiceLabel({ statusCode: 1 }, { by: "boleto" })).toBe("Falta pagar");
    expect(invoiceLabel({ statusCode: 2 }, { by: "boleto", isPaid: true })).toBe("Aguardando confirmação");
    expect(invoiceLabel({ statusCode: 3, statusText: "Paga" })).toBe("Paga");
    expect(invoiceLabel({ statusCode: 3 })).toBe("");
    expect(hasUnconfirmedBoleto([])).toBe(false);
  });

  it("is titled by its date, and as a penalty if it is one", () => {
    const dueOn = civilDate(2026, 3, 11);
    expect(invoiceName({ dueOn })).toBe("11\u00a0de março de 2026");
    expect(invoiceName({ dueOn, isPenalty: true })).toBe("Multa, 11\u00a0de março de 2026");
    expect([invoiceName({}), invoiceName({ isPenalty: true })]).toEqual(["Fatura", "Multa"]);
  });
});
