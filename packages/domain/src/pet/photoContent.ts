/** The image formats recognised by their first bytes. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heic" | "avif" | "bmp";

/** The number of leading bytes needed to recognise a format. */
export const photoHeadLength = 32;

/**
 * The format of a file by its content, regardless of its name; undefined if unrecognised. SVG is excluded, because it can contain scripts.
 */
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

/** The media types uploaded unchanged; every other format is converted to JPEG first. */
export const uploadedPhotoTypes = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;

export type UploadedPhotoKind = keyof typeof uploadedPhotoTypes;

/** Whether a format is uploaded unchanged. An animation is not: it becomes a still JPEG. */
export function isUploadedUnchanged(kind: PhotoKind): kind is UploadedPhotoKind {
  return Object.hasOwn(uploadedPhotoTypes, kind);
}

/**
 * Whether a JPEG contains EXIF data: orientation, time and place. Such a photo is re-encoded, upright and without it.
 * @param beginning at least the first 64 KB of the file.
 */
export function hasExif(beginning: Uint8Array): boolean {
  const bytes = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  // Each segment starts with 0xff, its marker and its length; the image data starts at 0xffda.
  for (let at = 2; at + 10 <= bytes.byteLength && bytes.getUint8(at) === 0xff && bytes.getUint8(at + 1) !== 0xda; ) {
    if (bytes.getUint8(at + 1) === 0xe1 && bytes.getUint32(at + 4) === 0x45786966) return true;
    at += 2 + bytes.getUint16(at + 2);
  }
  return false;
}
