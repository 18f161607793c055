import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { expirationMonth, firstSixDigits, lastFourDigits, optionalCep, optionalCpf } from "./digitTexts.ts";

const read = (wire: z.ZodMiniType, sent: unknown) => z.safeParse(wire, sent);

describe("digits of a fixed length", () => {
  it.each<[z.ZodMiniType, number, string]>([
    [optionalCep, 1_310_100, "01310100"],
    [optionalCep, 69_036_360, "69036360"],
    [optionalCpf, 1_234_567_890, "01234567890"],
    [optionalCpf, 52_998_224_725, "52998224725"],
    [lastFourDigits, 11, "0011"],
    [lastFourDigits, 0, "0000"],
    [firstSixDigits, 60_111, "060111"],
    [expirationMonth, 3, "03"],
  ])("get back the leading zeros that a number lacks: %#", (wire, sent, digits) => {
    expect(read(wire, sent).data).toBe(digits);
  });

  it.each<[z.ZodMiniType, unknown, unknown]>([
    [optionalCep, "01310-100", "01310100"],
    [optionalCep, "1310100", undefined],
    [optionalCep, "", undefined],
    [optionalCpf, "012.345.678-90", "01234567890"],
    [optionalCpf, "1234567890", undefined],
    [lastFourDigits, "11", "11"],
  ])("are not added to a text: %#", (wire, sent, value) => {
    expect(read(wire, sent)).toEqual({ success: true, data: value });
  });

  it.each<[z.ZodMiniType, unknown]>([
    // An empty integer column.
    [optionalCep, 0],
    [optionalCpf, 0],
    // A company's number has 14 digits.
    [optionalCpf, 11_222_333_000_181],
    [optionalCep, null],
    [optionalCpf, null],
  ])("are undefined where they are none: %#", (wire, sent) => {
    expect(read(wire, sent)).toEqual({ success: true, data: undefined });
  });
});
