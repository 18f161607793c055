import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { parsePhone } from "@petbox/domain/contact/phone";
import * as fc from "fast-check";
import createMask from "imask/esm/masked/factory";
import { describe, expect, it } from "vitest";
import { customMask } from "./customMask.ts";
import type { MaskKind } from "./maskKinds.ts";
import { maskOptions } from "./maskOptions.ts";

/** The field's text after a paste. */
function pasted(kind: MaskKind, text: string): string {
  const masked = createMask(maskOptions[kind]);
  masked.resolve(text);
  return masked.value;
}

/** The field's text after typing, one character after the other. */
function typed(kind: MaskKind, text: string): string {
  const masked = createMask(maskOptions[kind]);
  for (const character of text) masked.append(character, { input: true }, "");
  return masked.value;
}

describe("maskOptions", () => {
  it.each([
    ["FUN-227 SUB-226", "cpf", "12345678909", "123.456.789-09"],
    ["FUN-255 SUB-230", "cep", "01310100", "01310-100"],
    ["FUN-223 SUB-224", "phone", "11912345678", "(11) 91234-5678"],
    ["", "phone", "1132145678", "(11) 3214-5678"],
    ["FUN-223", "phone", "113214567", "(11) 32145-67"],
    ["FUN-223", "phone", "1191234567", "(11) 91234-567"],
    ["FUN-258", "cardNumber", "4111111111111111", "4111 1111 1111 1111"],
    ["FUN-259", "cardNumber", "378282246310005", "3782 822463 10005"],
    ["MAN-299", "cardNumber", "341111111111111", "3411 111111 11111"],
    ["", "cnpj", "11222333000181", "11.222.333/0001-81"],
    ["", "cnpj", "12abc34501de35", "12.ABC.345/01DE-35"],
    ["", "date", "07042000", "07/04/2000"],
    ["", "expiry", "0531", "05/31"],
    ["", "cvv", "12345", "1234"],
  ] as const)("%s writes %s %s as %s, typed or pasted", (_ids, kind, digits, shown) => {
    expect(typed(kind, digits)).toBe(shown);
    expect(pasted(kind, digits)).toBe(shown);
    expect(pasted(kind, shown)).toBe(shown);
  });

  it.each([
    ["cpf", " 123.456.789-09 ", "123.456.789-09"],
    ["cnpj", "CNPJ: 12.abc.345/01de-35 ", "12.ABC.345/01DE-35"],
    ["cnpj", "112223330001819", "112223330001819"],
    ["cep", "CEP 01310-100", "01310-100"],
    ["phone", "+55 (11) 91234-5678", "(11) 91234-5678"],
    ["phone", "+5511912345678", "(11) 91234-5678"],
    ["phone", "011 91234 5678", "(11) 91234-5678"],
    ["phone", "+55 11 3214-5678", "(11) 3214-5678"],
    ["phone", "55 91234-5678", "(55) 91234-5678"],
    ["date", "2000-04-07", "07/04/2000"],
    ["date", "7/4/2000", "07/04/2000"],
    ["date", "07.04.2000", "07/04/2000"],
    ["expiry", "05/2031", "05/31"],
    ["expiry", "2031-05", "05/31"],
    ["expiry", "5/31", "05/31"],
    ["expiry", "052031", "05/31"],
    ["expiry", "05 / 31", "05/31"],
    ["cardNumber", "4111-1111-1111-1111", "4111 1111 1111 1111"],
    ["cardNumber", "Cartão: 4111 1111 1111 1111", "4111 1111 1111 1111"],
    ["cvv", " 123 ", "123"],
    ["cpf", "<script>alert(1)</script>", "1"],
    ["cep", "sem número", ""],
    ["phone", "não tenho", ""],
    ["phone", "5511912345678", "(11) 91234-5678"],
    ["phone", "\u202a+55 11 91234-5678\u202c", "(11) 91234-5678"],
    ["phone", "0 21 11 91234-5678", "(11) 91234-5678"],
    ["phone", "00351 912 345 678", "00351912345678"],
    ["phone", "11 91234-5678 11 98765-4321", "11912345678119876543"],
    ["expiry", "12/2030", "12/30"],
    ["expiry", "203012", "12/30"],
    ["expiry", "2030/12", "12/30"],
    ["expiry", "05/3199", "05/31"],
    ["date", "07\u201104\u20112000", "07/04/2000"],
    ["date", "\u200b07/04/2000\ufeff", "07/04/2000"],
    ["cpf", "529.982.247-250", "529982247250"],
    ["cpf", "11.222.333/0001-81", "11222333000181"],
    ["cep", "01310-1001", "013101001"],
    ["date", "07/04/20001", "070420001"],
    ["cardNumber", "6062821234567890123", "6062821234567890123"],
    ["cardNumber", "3782822463100051", "3782822463100051"],
    ["cardNumber", "Cartão: 4111-1111-1111-1111-9999", "4111111111111111999"],
  ] as const)("takes %s pasted as %s", (kind, text, shown) => {
    expect(pasted(kind, text)).toBe(shown);
  });

  it.each([
    ["date", "7/4/2000", "07/04/2000"],
    ["date", "12.7.2000", "12/07/2000"],
    ["date", "07/04/2000", "07/04/2000"],
    ["expiry", "5/31", "05/31"],
    ["phone", "x(11", "(11"],
    ["phone", "+55 11 91234-5678", "+55 (11) 91234-5678"],
    ["phone", "+55 11 3214-5678", "+55 (11) 3214-5678"],
    ["phone", "11321456789", "(11) 32145-6789"],
    ["phone", "5511912345678", "5511912345678"],
    ["phone", "02111912345678", "02111912345678"],
    ["cardNumber", "41111111111111119", "4111 1111 1111 1111"],
    ["cpf", "529982247250", "529.982.247-25"],
    ["cnpj", "112223330001819", "11.222.333/0001-81"],
    ["cnpj", "12abc34501dex35", "12.ABC.345/01DE-35"],
    ["cep", "013101001", "01310-100"],
    ["date", "070420001", "07/04/2000"],
    ["expiry", "12/2030", "12/2030"],
    ["expiry", "2030/12", "2030/12"],
    ["expiry", "203012", "2030/12"],
  ] as const)("takes %s typed one by one as %s", (kind, text, shown) => {
    expect(typed(kind, text)).toBe(shown);
  });

  it.each([
    // The 9 of a mobile number, put in front of the rest.
    ["(11) 3214-5678", 5, 0, "9", "(11) 93214-5678", 6],
    ["(11) 3214-5678", 9, 0, "9", "(11) 32149-5678", 10],
    ["(11) 3214-5678", 13, 1, "", "(11) 32145-67", 13],
    ["(11) 32145-67", 13, 0, "8", "(11) 3214-5678", 14],
    // Before the fixed characters, as at any deletion of the digit after them.
    ["(11) 93214-5678", 5, 1, "", "(11) 3214-5678", 3],
  ])("keeps the caret in its place when %s at %i changes its groups", (before, start, removed, text, after, caret) => {
    const masked = createMask(maskOptions.phone);
    masked.resolve(before);
    const direction = text === "" ? "LEFT" : "NONE";
    const offset = masked.splice(start, removed, text, direction, { input: true, raw: true }).offset;
    expect(masked.value).toBe(after);
    expect(masked.nearestInputPos(start + offset, direction)).toBe(caret);
  });

  it.each([
    ["cpf", "１２３４５６７８９０９", "123.456.789-09"],
    ["phone", "１１９１２３４５６７８", "(11) 91234-5678"],
    ["cep", "０１３１０１００", "01310-100"],
    ["date", "０７/０４/２０００", "07/04/2000"],
    ["expiry", "０５３１", "05/31"],
    ["cnpj", "１２abc３４５０１de３５", "12.ABC.345/01DE-35"],
    ["cardNumber", "４１１１１１１１１１１１１１１１", "4111 1111 1111 1111"],
    ["cvv", "１２３", "123"],
  ] as const)("writes the full-width digits of %s %s as ordinary ones", (kind, text, shown) => {
    expect(typed(kind, text)).toBe(shown);
    expect(pasted(kind, text)).toBe(shown);
  });

  it("never turns a foreign phone number into a Brazilian one", () => {
    for (const shown of [typed("phone", "+1 212 555 0100"), pasted("phone", "+1 212 555 0100")]) {
      expect(parsePhone(shown).ok).toBe(false);
    }
  });

  it.each([
    ["date", "01/01/1990", "07/04/2023"],
    ["date", "07/04/2023", "07/05/2023"],
    ["expiry", "01/30", "05/31"],
    ["expiry", "01/30", "02/2031"],
  ] as const)("replaces the whole %s %s by %s, whose first characters are the same", (kind, before, after) => {
    const same = [...after].findIndex((character, index) => character !== before[index]);
    const masked = createMask(maskOptions[kind]);
    masked.resolve(before);
    // As imask reads an input event that no key announced: a paste from a phone's menu, or autofill.
    masked.splice(same, before.length - same, after.slice(same), "NONE", { input: true });
    expect(masked.value).toBe(pasted(kind, after));
  });

  it("drops +55, whether typed or pasted", () => {
    for (const shown of [typed("phone", "+5511912345678"), pasted("phone", "+5511912345678")]) {
      expect(parsePhone(shown)).toEqual({ ok: true, value: { areaCode: "11", number: "912345678" } });
    }
  });

  it("FUN-260 never shows more than 19 characters of a card number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), (digits) => {
        expect(pasted("cardNumber", digits).length).toBeLessThanOrEqual(19);
      }),
    );
  });

  it("keeps every digit that fits its format, in order", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(pasted("cpf", digits).replace(/\D/g, "")).toBe(digits);
      }),
    );
  });

  it("FUN-260 drops a typed digit also where the keyboard replaces the whole text", () => {
    const masked = createMask(maskOptions.cardNumber);
    masked.resolve("4111 1111 1111 1111");
    masked.splice(0, masked.value.length, "4111 1111 1111 11119", "NONE", { input: true });
    expect(masked.value).toBe("4111 1111 1111 1111");
  });

  it("regroups when the first digits change the brand", () => {
    const masked = createMask(maskOptions.cardNumber);
    masked.resolve("4111 1111 1111 111");
    masked.splice(0, 2, "37", "NONE", { input: true });
    expect(masked.value).toBe("3711 111111 11111");
  });
});

describe("customMask", () => {
  const plate = "AAA-0*00";

  function inMask(mask: string, text: string, asPaste: boolean): string {
    const masked = createMask(customMask(mask));
    if (asPaste) masked.resolve(text);
    else for (const character of text) masked.append(character, { input: true }, "");
    return masked.value;
  }

  it.each([
    [plate, "abc1d23", "ABC-1D23"],
    [plate, "ABC-1234", "ABC-1234"],
    [plate, "1abc", "ABC"],
    ["00000.000000/0000-00", "12345678901234567", "12345.678901/2345-67"],
    ["+55 (00) 0000", "119123", "+55 (11) 9123"],
  ])("%s takes %s as %s, typed or pasted", (mask, text, shown) => {
    expect(inMask(mask, text, false)).toBe(shown);
    expect(inMask(mask, text, true)).toBe(shown);
  });

  it("keeps a pasted text that is too long whole, and drops a typed character too many", () => {
    expect(inMask(plate, "ABC-1D234", true)).toBe("ABC1D234");
    expect(inMask(plate, "ABC1D234", false)).toBe("ABC-1D23");
  });
});
