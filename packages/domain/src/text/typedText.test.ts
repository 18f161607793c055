import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCep } from "../address/cep.ts";
import { civilDate } from "../calendar/civilDate.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { parseCardNumber } from "../card/number.ts";
import { parseExpiryText } from "../card/parseExpiry.ts";
import { parsePhone } from "../contact/phone.ts";
import { parseCpf } from "../identity/cpf.ts";
import { parsePetName } from "../pet/name.ts";
import { parseCouponName } from "../referral/couponName.ts";
import { typedText } from "./typedText.ts";

const invisible = ["\u200b", "\u202a", "\u202c", "\u2060", "\ufeff", "\u00ad"];
const separators = ["", " ", ".", "-", "\u00a0", "\u2011", "\u2013", "\u2212", "\u2009"];

/** The parts as one text, with any separator between them and invisible characters anywhere. */
function written(parts: readonly string[], between: readonly string[]): fc.Arbitrary<string> {
  const noise = fc.constantFrom("", "", ...invisible, "\u00a0");
  const separator = fc
    .tuple(fc.constantFrom(...between), fc.constantFrom("", ...invisible))
    .map((both) => both.join(""));
  return fc
    .tuple(noise, fc.array(separator, { minLength: parts.length - 1, maxLength: parts.length - 1 }), noise)
    .map(([before, gaps, after]) => before + parts.map((part, at) => part + (gaps[at] ?? "")).join("") + after);
}

const today = civilDate(2026, 8, 15);

describe("a number parses the same with every separator and without the input mask", () => {
  it.each([
    ["FUN-228 CPF", ["529", "982", "247", "25"], separators, parseCpf, "52998224725"],
    ["FUN-170 CEP", ["01310", "100"], separators, parseCep, "01310100"],
    ["phone", ["11", "91234", "5678"], separators, parsePhone, { areaCode: "11", number: "912345678" }],
    [
      "card",
      ["4111", "1111", "1111", "1111"],
      separators,
      parseCardNumber,
      { number: "4111111111111111", brand: "VISA" },
    ],
    ["date", ["07", "04", "2000"], [...separators, "/"], parseTypedDate, "2000-04-07"],
    ["date, year first", ["2000", "4", "7"], ["/", "-", ".", "\u2011"], parseTypedDate, "2000-04-07"],
    ["date, short", ["7", "4", "2000"], ["/", "-", ".", " ", "\u2011"], parseTypedDate, "2000-04-07"],
    [
      "expiry",
      ["12", "30"],
      [...separators, "/"],
      (text: string) => parseExpiryText(text, today),
      { month: "12", year: "30" },
    ],
    [
      "expiry, long",
      ["12", "2030"],
      [...separators, "/"],
      (text: string) => parseExpiryText(text, today),
      { month: "12", year: "30" },
    ],
    [
      "expiry, year first",
      ["2030", "12"],
      [...separators, "/"],
      (text: string) => parseExpiryText(text, today),
      { month: "12", year: "30" },
    ],
  ] as const)("%s", (_what, parts, between, parse, value) => {
    fc.assert(
      fc.property(written(parts, between), (text) => {
        expect(parse(text)).toEqual({ ok: true, value });
      }),
    );
  });

  it("refuses every one of them with a digit too many", () => {
    const parsers = [parseCpf, parseCep, parsePhone, parseCardNumber, parseTypedDate];
    const texts = ["529.982.247-251", "01310-1001", "(11) 91234-56781", "4111 1111 1111 1111 1", "07/04/20001"];
    expect(parsers.map((parse, at) => parse(texts[at] ?? "").ok)).toEqual(Array(5).fill(false));
    expect(parseExpiryText("12/20301", today).ok).toBe(false);
  });
});

it("drops invisible characters and makes every space an ordinary one", () => {
  expect(typedText("\u200b Ana\u00a0\u202a Maria\ufeff\n")).toBe("Ana Maria");
  expect(parseCouponName("\u200bAMORA10\u00a0")).toEqual({ ok: true, value: "AMORA10" });
  expect(parsePetName("\u200bFlor\u00a0Bela\ufeff")).toEqual({ ok: true, value: "Flor Bela" });
});
