import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parseCardWithTerms } from "./cardWithTerms.ts";

const today = civilDate(2026, 8, 15);
const draft = {
  holderName: "Maria de Souza",
  number: "4111 1111 1111 1111",
  expirationMonth: "08",
  expirationYear: "26",
  cvv: "123",
  acceptedTerms: true,
};

it("returns the card without a document", () => {
  expect(parseCardWithTerms(draft, today)).toEqual({
    ok: true,
    value: {
      holderName: "Maria de Souza",
      number: "4111111111111111",
      brand: "VISA",
      expirationMonth: "08",
      expirationYear: "26",
      cvv: "123",
    },
  });
});

it("FUN-275 requires accepted terms, beside the errors of the card", () => {
  expect(parseCardWithTerms({ ...draft, acceptedTerms: false }, today)).toEqual({
    ok: false,
    error: { acceptedTerms: "terms-not-accepted" },
  });
  expect(parseCardWithTerms({ ...draft, cvv: "", acceptedTerms: false }, today)).toEqual({
    ok: false,
    error: { cvv: "cvv-back-invalid", acceptedTerms: "terms-not-accepted" },
  });
});
