import { getBankByCode } from "@brazilian-utils/brazilian-utils/get-bank-by-code";
import { describe, expect, it } from "vitest";
import { bankNameOf } from "./bankNames.ts";

/** Letters only, so that "Itaú" and "ITAÚ UNIBANCO S.A." can be compared. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();

describe("bankNameOf", () => {
  it.each([
    ["001", "Banco do Brasil"],
    ["033", "Santander"],
    ["077", "Banco Inter"],
    ["104", "Caixa Econômica Federal"],
    ["197", "Stone"],
    ["208", "BTG Pactual"],
    ["237", "Bradesco"],
    ["323", "Mercado Pago"],
    ["341", "Itaú"],
    ["380", "PicPay"],
    ["422", "Safra"],
    ["748", "Sicredi"],
    ["756", "Sicoob"],
  ])("names %s as in the Central Bank's list: %s", (code, name) => {
    expect(bankNameOf(code)).toBe(name);
    expect(plain(getBankByCode(code)?.name ?? "")).toContain(plain(name));
  });

  it("is undefined for an unlisted bank", () => {
    expect(bankNameOf("999")).toBeUndefined();
  });
});
