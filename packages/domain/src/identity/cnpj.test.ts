import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { cnpjMask, formatCnpj, parseCnpj } from "./cnpj.ts";

/**
 * The rule as the tax office publishes it: each character counts its ASCII code less 48, weighted from the right by 2 to 9 and again from
 * 2; the remainder of the sum by 11 is taken from 11, with 10 and 11 counting as 0.
 */
function checkDigitOf(characters: string): string {
  const sum = [...characters].reverse().reduce((total, character, place) => {
    return total + (character.charCodeAt(0) - 48) * (2 + (place % 8));
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? "0" : String(11 - rest);
}

const withCheckDigits = (base: string) => {
  const first = checkDigitOf(base);
  return `${base}${first}${checkDigitOf(base + first)}`;
};
const anyBase = fc.stringMatching(/^[\dA-Z]{12}$/).filter((base) => !/^(\d)\1*$/.test(base));
const anyCnpj = anyBase.map(withCheckDigits);

describe("parseCnpj", () => {
  it.each(["11.222.333/0001-81", "11222333000181", " 11 222 333 0001 81 ", "11-222-333/0001.81"])(
    "parses %s, ignoring separators",
    (text) => {
      expect(parseCnpj(text)).toEqual(accepted("11222333000181"));
    },
  );

  it.each(["12.ABC.345/01DE-35", "12abc34501de35"])("parses %s, which has letters", (text) => {
    expect(parseCnpj(text)).toEqual(accepted("12ABC34501DE35"));
  });

  it.each([
    ["nothing", ""],
    ["13 characters", "1122233300018"],
    ["15 characters", "112223330001810"],
    ["a wrong check digit", "11.222.333/0001-82"],
    ["a letter as a check digit", "12ABC34501DE3A"],
    ["a word before the number", "CNPJ 11222333000181"],
    ["an accent", "12ÁBC34501DE35"],
    ["a CPF", "529.982.247-25"],
  ])("rejects %s", (_title, text) => {
    expect(parseCnpj(text)).toEqual(rejected("cnpj-invalid"));
  });

  it.each([..."0123456789"])("rejects fourteen times %s", (digit) => {
    expect(parseCnpj(digit.repeat(14)).ok).toBe(false);
  });

  it("accepts every number with valid check digits, in either case, and round-trips its format", () => {
    fc.assert(
      fc.property(anyCnpj, (characters) => {
        const cnpj = parseCnpj(characters);
        expect(cnpj).toEqual({ ok: true, value: characters });
        expect(parseCnpj(characters.toLowerCase())).toEqual(cnpj);
        expect(cnpj.ok && parseCnpj(formatCnpj(cnpj.value))).toEqual(cnpj);
      }),
    );
  });

  it("rejects a number if either check digit is wrong", () => {
    const place = fc.constantFrom(12, 13);
    fc.assert(
      fc.property(anyCnpj, place, fc.integer({ min: 1, max: 9 }), (characters, index, change) => {
        const changed = (Number(characters[index]) + change) % 10;
        expect(parseCnpj(characters.slice(0, index) + changed + characters.slice(index + 1)).ok).toBe(false);
      }),
    );
  });
});

it("formats the number like the mask", () => {
  const cnpj = parseCnpj("12ABC34501DE35");
  expect(cnpj.ok && formatCnpj(cnpj.value)).toBe("12.ABC.345/01DE-35");
  expect(
    cnpj.ok &&
      formatCnpj(cnpj.value)
        .replace(/[\dA-Z](?=.*-)/g, "*")
        .replace(/\d/g, "0"),
  ).toBe(cnpjMask);
});
