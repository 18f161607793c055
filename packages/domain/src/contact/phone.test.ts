import { getAreaCodeInfo } from "@brazilian-utils/brazilian-utils/get-area-code-info";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { formatPhone, isAreaCode, parsePhone, parseUserDataPhone, phoneMask } from "./phone.ts";

const twoDigits = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));
const areaCodes = twoDigits.filter(isAreaCode);
const anyPhone = fc.record({ areaCode: fc.constantFrom(...areaCodes), number: fc.stringMatching(/^9?\d{8}$/) });

describe("parsePhone", () => {
  it.each([
    "(11) 91234-5678",
    "11912345678",
    "+55 11 91234-5678",
    "5511912345678",
    "011 91234 5678",
    "0055 11 912345678",
    "55 (011) 91234-5678",
    "(+55) 11 91234-5678",
    "+55 55 11 91234-5678",
    "0 21 11 91234-5678",
    "0211191234567 8",
    "\u202a+55 11 91234\u20115678\u202c",
    "11\u00a091234\u20135678\ufeff",
    "11.91234.5678",
    "(0xx11) 91234-5678",
    "0xx11 91234-5678",
    "0XX 11 91234-5678",
    "0 xx 11 912345678",
    "0 11 91234-5678",
    "+55 0xx11 91234-5678",
  ])("reads %s", (text) => {
    expect(parsePhone(text)).toEqual(accepted({ areaCode: "11", number: "912345678" }));
  });

  it("FUN-224 FUN-226 takes 8 or 9 digits after the area code", () => {
    expect(parsePhone("(11) 1234-5678")).toEqual(accepted({ areaCode: "11", number: "12345678" }));
    expect(parsePhone("(11) 123-4567")).toEqual(rejected("phone-length"));
    expect(parsePhone("(11) 91234-56789")).toEqual(rejected("phone-length"));
  });

  it("accepts 55 as the area code of Rio Grande do Sul", () => {
    expect(parsePhone("(55) 99123-4567")).toEqual(accepted({ areaCode: "55", number: "991234567" }));
    expect(parsePhone("+55 (55) 99123-4567")).toEqual(accepted({ areaCode: "55", number: "991234567" }));
  });

  it.each([
    ["", "phone-invalid"],
    ["()", "phone-invalid"],
    ["(11", "phone-length"],
    ["(20) 91234-5678", "phone-area-code"],
    ["(23) 98765-4321", "phone-area-code"],
    ["+55 23 98765-4321", "phone-area-code"],
    ["+1 212 555 1234", "phone-foreign"],
    ["+1 1191234567", "phone-foreign"],
    ["11 9123a45678", "phone-invalid"],
    ["xx 11 91234-5678", "phone-invalid"],
    ["10xx11 91234-5678", "phone-invalid"],
    ["(11) 90xx1234-5678", "phone-invalid"],
    ["91234-5678", "phone-length"],
    ["\u202a+351 912 345 678", "phone-foreign"],
    ["00351 912 345 678", "phone-foreign"],
    ["351 912 345 678", "phone-length"],
    ["11 81234-5678", "phone-length"],
    ["119123456789", "phone-length"],
    ["+55 11 91234-56789", "phone-length"],
    ["11 91234-5678 11 98765-4321", "phone-length"],
    ["11+912345678", "phone-invalid"],
  ])("refuses %j as %s", (text, code) => {
    expect(parsePhone(text)).toEqual(rejected(code));
  });

  it("parses every formatted phone back, with or without the country code", () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(parsePhone(formatPhone(phone))).toEqual(accepted(phone));
        expect(parsePhone(`+55 ${formatPhone(phone)}`)).toEqual(accepted(phone));
      }),
    );
  });
});

it("SUB-223 needs 11 digits in the user-data form", () => {
  expect(parseUserDataPhone("(11) 91234-5678")).toEqual(accepted({ areaCode: "11", number: "912345678" }));
  expect(parseUserDataPhone("(11) 1234-5678")).toEqual(rejected("phone-length"));
  expect(parseUserDataPhone("(23) 98765-4321")).toEqual(rejected("phone-area-code"));
  expect(parseUserDataPhone("")).toEqual(rejected("phone-invalid"));
});

it("FUN-223 SUB-224 formats a mobile number like the mask, and a landline with its eight digits", () => {
  expect(formatPhone({ areaCode: "11", number: "912345678" })).toBe("(11) 91234-5678");
  expect(formatPhone({ areaCode: "11", number: "912345678" }).replace(/\d/g, "0")).toBe(phoneMask);
  expect(formatPhone({ areaCode: "11", number: "12345678" })).toBe("(11) 1234-5678");
});

it("drops no digit: every number with one digit more is refused", () => {
  fc.assert(
    fc.property(anyPhone, fc.stringMatching(/^[1-46-9]\d?$/), (phone, extra) => {
      expect(parsePhone(`${phone.areaCode}9${phone.number.slice(-8)}${extra}`).ok).toBe(false);
    }),
  );
});

it("knows exactly the 67 area codes in use", () => {
  expect(areaCodes).toHaveLength(67);
  expect(areaCodes).toEqual(twoDigits.filter((code) => getAreaCodeInfo(code)));
  expect(["", "1", "111", "toString"].filter(isAreaCode)).toEqual([]);
});
