import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { cpfMask, formatCpf, parseCpf } from "./cpf.ts";

/** The rule as specified: digits weighted from the right, the remainder of ten times the sum, with 10 counting as 0. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (digits.length + 1 - place), 0);
  return String(((sum * 10) % 11) % 10);
}

const firstNine = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1*$/.test(digits));
const anyCpf = firstNine.map((digits) => {
  const first = checkDigitOf(digits);
  return `${digits}${first}${checkDigitOf(digits + first)}`;
});

describe("parseCpf", () => {
  it.each(["529.982.247-25", "52998224725", " 529 982 247 25 ", "529-982-247.25"])(
    "FUN-228 parses %s, ignoring dots, dashes and spaces",
    (text) => {
      expect(parseCpf(text)).toEqual(accepted("52998224725"));
    },
  );

  it.each(["", "5299822472", "529982247250", "5299822472a", "529/982/247/25", "CPF 52998224725"])(
    "FUN-229 rejects %s, which does not have 11 digits",
    (text) => {
      expect(parseCpf(text)).toEqual(rejected("cpf-invalid"));
    },
  );

  it.each([..."0123456789"])("FUN-230 rejects eleven times %s, although its check digits are valid", (digit) => {
    expect(parseCpf(digit.repeat(11))).toEqual(rejected("cpf-invalid"));
  });

  it("FUN-231 SUB-226 accepts every number with valid check digits, and round-trips its format", () => {
    fc.assert(
      fc.property(anyCpf, (digits) => {
        const cpf = parseCpf(digits);
        expect(cpf).toEqual({ ok: true, value: digits });
        expect(cpf.ok && parseCpf(formatCpf(cpf.value))).toEqual(cpf);
      }),
    );
  });

  it("FUN-231 counts a remainder of 10 as the digit 0", () => {
    fc.assert(
      fc.property(
        anyCpf.filter((digits) => digits.endsWith("0") || digits.at(-2) === "0"),
        (digits) => {
          expect(parseCpf(digits).ok).toBe(true);
        },
      ),
    );
  });

  it("FUN-231 rejects a number if either check digit is wrong", () => {
    const place = fc.constantFrom(9, 10);
    fc.assert(
      fc.property(anyCpf, place, fc.integer({ min: 1, max: 9 }), (digits, index, change) => {
        const changed = (Number(digits[index]) + change) % 10;
        expect(parseCpf(digits.slice(0, index) + changed + digits.slice(index + 1)).ok).toBe(false);
      }),
    );
  });
});

it("FUN-227 formats the number like the mask", () => {
  const cpf = parseCpf("52998224725");
  expect(cpf.ok && formatCpf(cpf.value)).toBe("529.982.247-25");
  expect(cpf.ok && formatCpf(cpf.value).replace(/\d/g, "0")).toBe(cpfMask);
});

it.each(["529982247250", "052998224725", "5299822472", "5299822472x"])(
  "FUN-229 rejects %s, which does not have 11 digits",
  (text) => {
    expect(parseCpf(text).ok).toBe(false);
  },
);
