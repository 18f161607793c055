/** The kinds of pictures that are told apart by how they begin. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heic" | "avif" | "bmp";

/** How many bytes of a file are enough to tell what it is. */
export const photoHeadLength = 32;

/** What a file is by its content, whatever its name says; undefined for what is no picture. A drawing (SVG) can carry a script, and is none. */
export function photoKindOf(head: Uint8Array): PhotoKind | undefined {
  const text = String.fromCharCode(...head.slice(0, photoHeadLength));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("BM")) return "bmp";
  if (text.slice(4, 8) !== "ftyp") return undefined;
  const brand = text.slice(8, 12);
  if (brand === "avif" || brand === "avis") return "avif";
  return /^(?:hei|hev|mif1|msf1)/.test(brand) ? "heic" : undefined;
}

/** The media types of the pictures that are sent; any other is made a JPEG first. */
export const sentPhotoTypes = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;

export type SentPhotoKind = keyof typeof sentPhotoTypes;

/** Whether a picture is sent as it is. One that moves stands still: of it a JPEG is made. */
export function isSentAsItIs(kind: PhotoKind): kind is SentPhotoKind {
  return Object.hasOwn(sentPhotoTypes, kind);
}

/**
 * Whether a JPEG carries the notes of its camera: how it was held, when, and where it was taken. It is drawn anew, upright
 * and without them.
 * @param beginning at least the first 64 KB of it.
 */
export function hasCameraNotes(beginning: Uint8Array): boolean {
  const bytes = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  // Each part begins with 0xff, what it is and how long it is; the picture itself with 0xffda.
  for (let at = 2; at + 10 <= bytes.byteLength && bytes.getUint8(at) === 0xff && bytes.getUint8(at + 1) !== 0xda; ) {
    if (bytes.getUint8(at + 1) === 0xe1 && bytes.getUint32(at + 4) === 0x45786966) return true;
    at += 2 + bytes.getUint16(at + 2);
  }
  return false;
}
