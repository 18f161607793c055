import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cpfMessage } from "../identity/cpf.ts";
import { acceptedTermsMessage, type CardDraft, parseCard } from "./card.ts";
import { cardAlertOf, cardNumberMessage } from "./cardAlert.ts";
import { cvvMessage } from "./cvv.ts";
import { holderNameMessage } from "./holderName.ts";

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
      error: { acceptedTerms: acceptedTermsMessage },
    });
  });

  it.each(["529.982.247-26", "529.982.247-2", "111.111.111-11", ""])(
    "SUB-267 SUB-268 requires a CPF of 11 digits, not all equal, with valid check digits: not %j",
    (cpf) => {
      expect(parseCard({ ...draft, cpf }, today)).toEqual({ ok: false, error: { cpf: "Informe um CPF válido" } });
    },
  );

  it("FUN-257 FUN-267 FUN-273 reports every invalid field at once", () => {
    const wrong = { ...draft, holderName: "", number: "4111 1111 1111 1112", cvv: "1", cpf: "", acceptedTerms: false };
    expect(parseCard(wrong, today)).toEqual({
      ok: false,
      error: {
        holderName: holderNameMessage,
        number: cardNumberMessage,
        cvv: cvvMessage,
        cpf: cpfMessage,
        acceptedTerms: acceptedTermsMessage,
      },
    });
  });

  it("FUN-276 FUN-277 shows one text above an invalid form, specific if only the number is invalid", () => {
    expect(cardAlertOf({ number: cardNumberMessage })).toBe(
      "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
    );
    const general = "Dados invalidos por favor verifique todos os campos e tente novamente.";
    expect(cardAlertOf({ cvv: cvvMessage })).toBe(general);
    expect(cardAlertOf({ number: cardNumberMessage, cvv: cvvMessage })).toBe(general);
  });
});
