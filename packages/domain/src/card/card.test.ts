import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { type CardDraft, parseCard, parseCardWithTerms } from "./card.ts";
import { cardAlertOf } from "./cardAlert.ts";
import { cardMessages } from "./messages.ts";

const today = civilDate(2026, 8, 15);
const draft: CardDraft = {
  holderName: "Maria de Souza",
  number: "4111 1111 1111 1111",
  expirationMonth: "08",
  expirationYear: "26",
  cvv: "123",
  cpf: "529.982.247-25",
  acceptedTerms: true,
};

describe("payment form", () => {
  it("returns the card, its brand and the CPF", () => {
    expect(parseCard(draft, today)).toEqual({
      ok: true,
      value: {
        holderName: "Maria de Souza",
        number: "4111111111111111",
        brand: "VISA",
        expirationMonth: "08",
        expirationYear: "26",
        cvv: "123",
        cpf: "52998224725",
      },
    });
  });

  it("FUN-275 requires accepted terms", () => {
    expect(parseCard({ ...draft, acceptedTerms: false }, today)).toEqual({
      ok: false,
      error: { acceptedTerms: "terms-not-accepted" },
    });
  });

  it.each(["false", "true", "on", 1, {}, undefined])(
    "FUN-275 takes no consent from %j, only from true",
    (acceptedTerms) => {
      expect(Reflect.apply(parseCard, undefined, [{ ...draft, acceptedTerms }, today])).toEqual({
        ok: false,
        error: { acceptedTerms: "terms-not-accepted" },
      });
    },
  );

  it.each(["529.982.247-26", "529.982.247-2", "111.111.111-11", ""])(
    "SUB-267 requires a CPF of 11 digits, not all equal, with valid check digits: not %j",
    (cpf) => {
      expect(parseCard({ ...draft, cpf }, today)).toEqual({ ok: false, error: { cpf: "cpf-invalid" } });
    },
  );

  it("FUN-257 FUN-267 FUN-273 reports every invalid field at once", () => {
    const wrong = { ...draft, holderName: "", number: "4111 1111 1111 1112", cvv: "1", cpf: "", acceptedTerms: false };
    expect(parseCard(wrong, today)).toEqual({
      ok: false,
      error: {
        holderName: "holder-name-missing",
        number: "card-number-invalid",
        cvv: "cvv-back-invalid",
        cpf: "cpf-invalid",
        acceptedTerms: "terms-not-accepted",
      },
    });
  });

  it("FUN-276 FUN-277 shows one text above an invalid form, specific if only the number is invalid", () => {
    expect(cardAlertOf({ number: cardMessages["card-number-invalid"] })).toBe(
      "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
    );
    const general = "Dados invalidos por favor verifique todos os campos e tente novamente.";
    expect(cardAlertOf({ cvv: cardMessages["cvv-invalid"] })).toBe(general);
    expect(cardAlertOf({ number: cardMessages["card-number-invalid"], cvv: cardMessages["cvv-invalid"] })).toBe(
      general,
    );
  });
});

describe("a form without a document", () => {
  const { cpf, ...withoutCpf } = draft;

  it("returns the card without a document", () => {
    expect(parseCardWithTerms(withoutCpf, today)).toEqual({
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
    expect(parseCardWithTerms({ ...withoutCpf, acceptedTerms: false }, today)).toEqual({
      ok: false,
      error: { acceptedTerms: "terms-not-accepted" },
    });
    expect(parseCardWithTerms({ ...withoutCpf, cvv: "", acceptedTerms: false }, today)).toEqual({
      ok: false,
      error: { cvv: "cvv-back-invalid", acceptedTerms: "terms-not-accepted" },
    });
  });
});
