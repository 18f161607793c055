import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkPhoto,
  formatFileSize,
  jpegName,
  lighterSizes,
  photoLimit,
  photoQualities,
  photoRefusedMessage,
} from "./photo.ts";

describe("a pet's photo", () => {
  it.each([
    [photoLimit - 1, "accepted"],
    [1_048_576, "accepted"],
    [1_048_577, "too-heavy"],
  ])("SUB-270 SUB-273 MAN-273 of %i bytes is %s", (size, verdict) => {
    expect(checkPhoto({ type: "image/jpeg", size })).toBe(verdict);
  });

  it.each([
    ["image/png", "accepted"],
    ["IMAGE/HEIC", "accepted"],
    ["application/pdf", "not-a-picture"],
    ["text/html", "not-a-picture"],
    ["image/svg+xml", "not-a-picture"],
    ["", "not-a-picture"],
  ])("MAN-274 of type '%s' is %s, whatever its size", (type, verdict) => {
    expect(checkPhoto({ type, size: 10 })).toBe(verdict);
  });
});

it("MAN-275 MAN-276 has the specified message for an unusable photo", () => {
  expect(photoRefusedMessage).toBe("Eii! Parece que não deu muito certo essa imagem, teria uma menor ou mais leve?");
});

describe("the sizes of a photo that is too heavy", () => {
  it("start at its own, or at the largest needed", () => {
    expect(lighterSizes({ width: 4000, height: 3000 })[0]).toEqual({ width: 2048, height: 1536 });
    expect(lighterSizes({ width: 1000, height: 500 })).toEqual([
      { width: 1000, height: 500 },
      { width: 900, height: 450 },
      { width: 600, height: 300 },
    ]);
    expect(lighterSizes({ width: 10, height: 20 })).toEqual([{ width: 10, height: 20 }]);
  });

  it("are never larger than the photo, never empty, and strictly decreasing", () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = lighterSizes({ width, height });
        expect(sizes.length).toBeGreaterThan(0);
        for (const [index, size] of sizes.entries()) {
          const before = sizes[index - 1] ?? { width, height };
          expect(size.width).toBeLessThanOrEqual(before.width);
          expect(size.height).toBeLessThanOrEqual(before.height);
          expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
        }
      }),
      { seed: 20260114 },
    );
  });
});

describe("a photo converted to JPEG", () => {
  it.each([
    ["bob.png", "bob.jpg"],
    ["Foto do Bob 2.1.HEIC", "Foto do Bob 2.1.jpg"],
    ["bob", "bob.jpg"],
    [".png", "foto.jpg"],
  ])("is renamed from %s to %s", (name, jpeg) => {
    expect(jpegName(name)).toBe(jpeg);
  });

  it("is tried in decreasing quality", () => {
    expect([...photoQualities].toSorted((a, b) => b - a)).toEqual(photoQualities);
  });
});

describe("the size of a file", () => {
  it.each([
    [0, "0 KB"],
    [1, "1 KB"],
    [839_680, "820 KB"],
    [1_048_575, "1 MB"],
    [photoLimit, "1 MB"],
    [1_258_291, "1,2 MB"],
    [12_582_912, "12 MB"],
  ])("of %i bytes is %s", (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
