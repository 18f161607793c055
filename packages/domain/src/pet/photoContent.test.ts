import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasExif, isUploadedUnchanged, photoKindOf } from "./photoContent.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("the format of a file by its content", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg", true],
    ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png", true],
    ["RIFF\x24\0\0\0WEBPVP8 ", "webp", true],
    ["GIF89a\x01\0\x01\0", "gif", false],
    ["GIF87a\x01\0\x01\0", "gif", false],
    ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic", false],
    ["\0\0\0\x18ftypmif1\0\0\0\0heic", "heic", false],
    ["\0\0\0\x1cftypavif\0\0\0\0", "avif", false],
    ["BM\x36\0\0\0", "bmp", false],
  ] as const)("%j is %s", (head, kind, isSent) => {
    expect(photoKindOf(bytes(head))).toBe(kind);
    expect(isUploadedUnchanged(kind)).toBe(isSent);
  });

  it.each([
    "",
    "<!doctype html><title>bob.jpg</title>",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><svg/>',
    "%PDF-1.7",
    "\xff\xd8",
    "\x89PNG",
    "RIFF\x24\0\0\0WAVEfmt ",
    "\0\0\0\x18ftypmp42",
    "GIF90a",
  ])("SUB-356 %j is not a photo", (head) => {
    expect(photoKindOf(bytes(head))).toBeUndefined();
  });
});

describe("EXIF data", () => {
  const part = (marker: number, content: string) => {
    const length = content.length + 2;
    return `\xff${String.fromCharCode(marker, length >> 8, length & 255)}${content}`;
  };
  const jpeg = (...parts: readonly string[]) => bytes(`\xff\xd8${parts.join("")}\xff\xda\0\x08picture itself`);

  it("is found in any segment before the image data", () => {
    expect(hasExif(jpeg(part(0xe1, "Exif\0\0MM\0*")))).toBe(true);
    expect(hasExif(jpeg(part(0xe0, "JFIF\0"), part(0xfe, "au au".repeat(99)), part(0xe1, "Exif\0\0II*\0")))).toBe(true);
  });

  it("is not found in bytes that only look like it", () => {
    expect(hasExif(jpeg(part(0xe0, "JFIF\0")))).toBe(false);
    expect(hasExif(jpeg(part(0xe1, "http://ns.adobe.com/xap/1.0/\0")))).toBe(false);
    expect(hasExif(bytes("\xff\xd8\xff\xda\0\x08\xff\xe1\0\x10Exif\0\0MM\0*"))).toBe(false);
  });

  it("is searched in finite time in any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        expect(typeof hasExif(Uint8Array.from([0xff, 0xd8, ...content]))).toBe("boolean");
      }),
      { seed: 20260114 },
    );
  });
});
