import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasCameraMetadata, isUploadedUnchanged, photoKindOf } from "./photoContent.ts";

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

describe("camera metadata", () => {
  const part = (marker: number, content: string) => {
    const length = content.length + 2;
    return `\xff${String.fromCharCode(marker, length >> 8, length & 255)}${content}`;
  };
  const jpeg = (...parts: readonly string[]) => bytes(`\xff\xd8${parts.join("")}\xff\xda\0\x08picture itself`);
  const chunk = (type: string, content: string) => `\0\0\0${String.fromCharCode(content.length)}${type}${content}sum!`;
  const png = (...chunks: readonly string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join("")}${chunk("IEND", "")}`);
  const webp = (flags: number) => bytes(`RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`);
  const picture = chunk("IDAT", "picture itself");

  it.each([
    ["EXIF of a JPEG", "jpeg", jpeg(part(0xe1, "Exif\0\0MM\0*"))],
    [
      "EXIF in a later segment",
      "jpeg",
      jpeg(part(0xe0, "JFIF\0"), part(0xfe, "au au".repeat(99)), part(0xe1, "Exif\0\0II*\0")),
    ],
    ["XMP of a JPEG", "jpeg", jpeg(part(0xe1, "http://ns.adobe.com/xap/1.0/\0"))],
    ["EXIF of a PNG", "png", png(chunk("IHDR", "size"), chunk("eXIf", "MM\0*"), picture)],
    ["EXIF after the image data", "png", png(chunk("IHDR", "size"), picture, chunk("eXIf", "MM\0*"))],
    ["XMP of a PNG", "png", png(chunk("IHDR", "size"), chunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0<x/>"), picture)],
    ["EXIF in a text of a PNG", "png", png(chunk("zTXt", "Raw profile type exif\0\0"), picture)],
    ["EXIF of a WebP", "webp", webp(8)],
    ["XMP of a WebP", "webp", webp(4)],
  ] as const)("is found: %s", (_title, kind, content) => {
    expect(hasCameraMetadata(kind, content)).toBe(true);
  });

  it.each([
    ["a JPEG without any", "jpeg", jpeg(part(0xe0, "JFIF\0"))],
    ["image data", "jpeg", bytes("\xff\xd8\xff\xda\0\x08\xff\xe1\0\x10Exif\0\0MM\0*")],
    ["a PNG with another text", "png", png(chunk("iTXt", "Title\0\0\0\0\0eXIf"), chunk("IDAT", "\0\0\0\x04eXIf"))],
    ["a WebP with colours and transparency", "webp", webp(0x30)],
    ["a simple WebP", "webp", bytes("RIFF\x24\0\0\0WEBPVP8 \x0a\0\0\0\x0c")],
  ] as const)("is not found in %s", (_title, kind, content) => {
    expect(hasCameraMetadata(kind, content)).toBe(false);
  });

  it.each([
    ["jpeg", "\xff\xd8"],
    ["png", "\x89PNG\r\n\x1a\n"],
    ["webp", "RIFF\x24\0\0\0WEBP"],
  ] as const)("is searched in finite time in any bytes of a %s", (kind, head) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        expect(typeof hasCameraMetadata(kind, Uint8Array.from([...bytes(head), ...content]))).toBe("boolean");
      }),
      { seed: 20260114 },
    );
  });
});
