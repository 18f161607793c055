import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parseWalletCard } from "./walletCard.ts";

const today = civilDate(2026, 8, 15);
const draft = {
  holderName: "Maria de Souza",
  number: "3714 496353 98431",
  expirationMonth: "08",
  expirationYear: "31",
  cvv: "1234",
};

describe("a wallet card", () => {
  it("has digits only and its brand", () => {
    expect(parseWalletCard(draft, today)).toEqual({
      ok: true,
      value: {
        holderName: "Maria de Souza",
        number: "371449635398431",
        brand: "AMEX",
        expirationMonth: "08",
        expirationYear: "31",
        cvv: "1234",
      },
    });
  });

  it("FUN-268 FUN-269 SUB-264 reports every missing field at once", () => {
    const empty = { holderName: "", number: "", expirationMonth: "", expirationYear: "", cvv: "" };
    expect(parseWalletCard(empty, today)).toEqual({
      ok: false,
      error: {
        holderName: "holder-name-missing",
        number: "card-number-invalid",
        expirationMonth: "expiration-month-missing",
        expirationYear: "expiration-year-missing",
        cvv: "cvv-invalid",
      },
    });
    expect(parseWalletCard({ ...draft, expirationYear: "" }, today)).toEqual({
      ok: false,
      error: { expirationYear: "expiration-year-missing" },
    });
  });

  it("FUN-286 rejects an expired card", () => {
    expect(parseWalletCard({ ...draft, expirationMonth: "07", expirationYear: "26" }, today)).toEqual({
      ok: false,
      error: { expirationMonth: "card-expired" },
    });
  });

  it("FUN-282 FUN-283 requires the CVV length of the brand, known from the first digits, whatever the rest", () => {
    expect(parseWalletCard({ ...draft, cvv: "123" }, today)).toEqual({
      ok: false,
      error: { cvv: "cvv-front-invalid" },
    });
    expect(parseWalletCard({ ...draft, number: "3714 4963", cvv: "123" }, today)).toEqual({
      ok: false,
      error: { number: "card-number-invalid", cvv: "cvv-front-invalid" },
    });
  });
});
