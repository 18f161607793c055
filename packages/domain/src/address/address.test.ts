import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { addressLimits, parseAddressNumber, parseComplement, parseNeighborhood, parseStreet } from "./address.ts";

const { registration, staticDelivery, userData, account } = addressLimits;

describe("the number", () => {
  it("FUN-247 is made of digits", () => {
    expect(parseAddressNumber(" 123 ")).toEqual(accepted("123"));
    for (const text of ["12a", "n", "-1", "1.5", "1 2", "nº"]) {
      expect(parseAddressNumber(text)).toEqual(rejected("address-number-invalid"));
    }
  });

  it("is read as on an envelope", () => {
    for (const text of ["nº 1578", "N° 1578", "n. 1578", "no 1578", "número: 1578", "Num. 1578", "1.578", "nº 1.578"]) {
      expect(parseAddressNumber(text)).toEqual(accepted("1578"));
    }
    for (const text of ["s/n", "S/Nº", "sn", "Sem número"]) {
      expect([parseAddressNumber(text), parseAddressNumber(text, userData)]).toEqual([
        accepted("0"),
        rejected("address-number-invalid"),
      ]);
    }
    expect([parseAddressNumber("nº 120-B", account), parseAddressNumber("S/N", account)]).toEqual([
      accepted("120-B"),
      accepted("S/N"),
    ]);
  });

  it("FUN-129 FUN-251 defaults to 0 if empty, in the funnel only", () => {
    expect([parseAddressNumber(""), parseAddressNumber(" ", staticDelivery)]).toEqual([accepted("0"), accepted("0")]);
    expect(parseAddressNumber("", userData)).toEqual(rejected("address-number-invalid"));
    expect(parseAddressNumber("", account)).toEqual(rejected("address-number-invalid"));
  });

  it("FUN-248 has at most 6 digits at registration", () => {
    expect(parseAddressNumber("123456")).toEqual(accepted("123456"));
    expect(parseAddressNumber("1234567")).toEqual(rejected("address-number-too-long"));
  });

  it("FUN-249 has at most 5 digits in the static form", () => {
    const parsed = ["12345", "123456"].map((text) => parseAddressNumber(text, staticDelivery).ok);
    expect(parsed).toEqual([true, false]);
  });

  it("SUB-283 has 1 to 5 characters in the account", () => {
    const parsed = ["1", "120-B", "120-BC"].map((text) => parseAddressNumber(text, account).ok);
    expect(parsed).toEqual([true, true, false]);
  });

  it("SUB-237 is made of digits in the user-data form", () => {
    expect(parseAddressNumber("77", userData)).toEqual(accepted("77"));
    expect(parseAddressNumber("7a", userData)).toEqual(rejected("address-number-invalid"));
  });
});

describe("the complement", () => {
  const long = (length: number) => "a".repeat(length);

  it("FUN-252 has at most 45 characters, and is optional", () => {
    expect([parseComplement(""), parseComplement(" ap 12 ")]).toEqual([accepted(""), accepted("ap 12")]);
    expect(parseComplement(long(45)).ok).toBe(true);
    expect(parseComplement(long(46))).toEqual(rejected("complement-too-long"));
  });

  it("SUB-239 has at most 45 in the user-data form", () => {
    expect(parseComplement(long(45), userData).ok).toBe(true);
    expect(parseComplement(long(46), userData)).toEqual(rejected("complement-too-long"));
  });

  it("SUB-284 has at most 100 in the account", () => {
    expect(parseComplement(long(100), account).ok).toBe(true);
    expect(parseComplement(long(101), account)).toEqual(rejected("complement-too-long"));
  });

  it("FUN-253 shows its counter from 40 characters", () => {
    expect(registration.counterFrom).toBe(40);
  });
});

describe("street and neighbourhood", () => {
  it("FUN-241 FUN-243 are required at registration", () => {
    expect([parseStreet(" Rua A "), parseNeighborhood("Sé")]).toEqual([accepted("Rua A"), accepted("Sé")]);
    expect(parseStreet(" ")).toEqual(rejected("street-invalid"));
    expect(parseNeighborhood("")).toEqual(rejected("neighborhood-invalid"));
  });

  it("SUB-282 SUB-288 need 3 and 2 characters in the account", () => {
    expect([parseStreet("Rua", account).ok, parseNeighborhood("Sé", account).ok]).toEqual([true, true]);
    expect(parseStreet("Ru", account)).toEqual(rejected("street-invalid"));
    expect(parseNeighborhood("S", account)).toEqual(rejected("neighborhood-invalid"));
  });
});
