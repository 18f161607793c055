import { describe, expect, it } from "vitest";
import { checksumOf } from "./checksum.ts";

describe("checksumOf", () => {
  it("returns the published check value", () => {
    expect(checksumOf("123456789")).toBe("29B1");
  });

  it("starts at FFFF, and keeps leading zeros", () => {
    expect(checksumOf("")).toBe("FFFF");
    // A few single-letter texts have a checksum with a leading zero.
    const all = Array.from({ length: 4096 }, (_, index) => checksumOf(String(index)));
    expect(all.every((checksum) => /^[\dA-F]{4}$/.test(checksum))).toBe(true);
    expect(all.some((checksum) => checksum.startsWith("0"))).toBe(true);
  });

  it("uses the UTF-8 bytes of a letter outside ASCII", () => {
    const bytes = (...codes: readonly number[]) => String.fromCharCode(...codes);
    for (const text of ["São Paulo", "€", "🐶"]) {
      const encoded = bytes(...Buffer.from(text, "utf8"));
      // The UTF-8 encoding as text, one character per byte.
      expect(checksumOf(text)).toBe(referenceChecksum(encoded));
    }
  });
});

/** The same remainder by long division bit by bit, an independent implementation. */
function referenceChecksum(bytes: string): string {
  let remainder = 0xffff;
  for (const character of bytes) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isSet = (((remainder >> 15) & 1) ^ ((character.charCodeAt(0) >> bit) & 1)) === 1;
      remainder = ((remainder << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
    }
  }
  return remainder.toString(16).toUpperCase().padStart(4, "0");
}
