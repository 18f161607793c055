import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardAlertOf, cardInvalidMessage } from "./cardAlert.ts";
import { cardMessages } from "./messages.ts";
import { parseCardNumber } from "./number.ts";

const refused = { ok: false, error: "card-number-invalid" };

/** The check digit for `digits`, computed from the definition of the rule. */
function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const digitsOfLength = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });

const numbersWithCheckDigit = fc
  .constantFrom(
    ["4024", "VISA", 16] as const,
    ["5412", "MASTERCARD", 16] as const,
    ["2221", "MASTERCARD", 16] as const,
    ["37", "AMEX", 15] as const,
    ["36", "DINERS", 14] as const,
    ["509040", "ELO", 16] as const,
    ["650912", "ELO", 16] as const,
    ["401178", "ELO", 16] as const,
    ["636369", "ELO", 16] as const,
    ["637095", "HIPER", 16] as const,
  )
  .chain(([prefix, brand, length]) =>
    digitsOfLength(length - prefix.length - 1).map((rest) => ({ base: prefix + rest, brand })),
  );

describe("card number", () => {
  it("FUN-257 FUN-278 FUN-279 SUB-261 MAN-298 accepts a number with a valid check digit, and returns its brand", () => {
    fc.assert(
      fc.property(numbersWithCheckDigit, ({ base, brand }) => {
        const number = base + luhnDigit(base);
        expect(parseCardNumber(number)).toEqual({ ok: true, value: { number, brand } });
        expect(parseCardNumber(number.replace(/(.{4})/g, "$1 "))).toEqual({ ok: true, value: { number, brand } });
      }),
      { seed: 7 },
    );
  });

  it("FUN-257 FUN-277 FUN-280 rejects every other check digit", () => {
    fc.assert(
      fc.property(numbersWithCheckDigit, fc.integer({ min: 1, max: 9 }), ({ base }, shift) => {
        expect(parseCardNumber(base + ((Number(luhnDigit(base)) + shift) % 10))).toEqual(refused);
      }),
      { seed: 8 },
    );
  });

  it("FUN-280 FUN-281 requires no check digit of Hipercard", () => {
    fc.assert(
      fc.property(digitsOfLength(10), (rest) => {
        const number = `606282${rest}`;
        expect(parseCardNumber(number)).toEqual({ ok: true, value: { number, brand: "HIPERCARD" } });
      }),
      { seed: 9 },
    );
  });

  it("rejects a brand that is not accepted, even with a valid check digit", () => {
    for (const number of ["6011111111111117", "9792030000000001", "3530111333300000", "5078601912345600019"]) {
      const base = number.slice(0, 15);
      expect(parseCardNumber(base + luhnDigit(base))).toEqual({ ok: false, error: "card-brand-not-accepted" });
    }
    expect(parseCardNumber("3530111333300001")).toEqual(refused);
  });

  it("FUN-260 rejects a number that is too short or longer than the field", () => {
    for (const number of [
      "",
      "4",
      "411111111111",
      "4111 1111 1111 111",
      "4111111111111111110",
      "60628212345",
      "3841001111111111111",
      "6062821234567890123",
      "636369000000000",
    ]) {
      expect(parseCardNumber(number)).toEqual(refused);
    }
  });

  it("rejects text that is not a number", () => {
    expect(parseCardNumber("4111 1111 1111 1111x")).toEqual(refused);
    expect(parseCardNumber("quatro")).toEqual(refused);
  });

  it("never repeats the number in the error", () => {
    expect(JSON.stringify(parseCardNumber("4111111111111112"))).not.toContain("4111");
  });

  it("tells a brand that is not accepted in the form's one message, unless other fields are wrong too", () => {
    expect(cardAlertOf({ number: cardMessages["card-brand-not-accepted"] })).toBe(
      cardMessages["card-brand-not-accepted"],
    );
    expect(cardAlertOf({ number: cardMessages["card-number-invalid"] })).toBe(cardMessages["card-number-invalid"]);
    expect(cardAlertOf({ number: cardMessages["card-brand-not-accepted"], cvv: "" })).toBe(cardInvalidMessage);
  });

  it("FUN-276 FUN-277 has the specified messages", () => {
    expect(cardInvalidMessage).toBe("Dados invalidos por favor verifique todos os campos e tente novamente.");
    expect(cardMessages["card-number-invalid"]).toBe(
      "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
    );
  });
});
