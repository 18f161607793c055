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
 * Whether a photo contains metadata of a camera or an editor (EXIF, XMP): orientation, time and place. Such a photo is re-encoded, upright
 * and without it.
 * @param content the file, or its beginning. A JPEG and a WebP have their metadata, or a sign of it, there; a PNG has it anywhere.
 */
export function hasCameraMetadata(kind: UploadedPhotoKind, content: Uint8Array): boolean {
  return searches[kind](new DataView(content.buffer, content.byteOffset, content.byteLength));
}

const searches: Readonly<Record<UploadedPhotoKind, (bytes: DataView) => boolean>> = {
  jpeg(bytes) {
    // Each segment starts with 0xff, its marker and its length; the image data starts at 0xffda.
    for (let at = 2; at + 10 <= bytes.byteLength && bytes.getUint8(at) === 0xff && bytes.getUint8(at + 1) !== 0xda; ) {
      if (bytes.getUint8(at + 1) === 0xe1 && /^(?:Exif|http:\/\/ns\.adobe\.com)/.test(textAt(bytes, at + 4)))
        return true;
      at += 2 + bytes.getUint16(at + 2);
    }
    return false;
  },
  png(bytes) {
    // Each chunk is its length, its type, the content and a checksum. Older editors write text chunks, with EXIF in hexadecimal.
    for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + bytes.getUint32(at)) {
      if (/^(?:eXIf|iTXtXML:com\.adobe\.xmp|(?:tEXt|zTXt)Raw profile type)/.test(textAt(bytes, at + 4))) return true;
    }
    return false;
  },
  // The flags of an extended WebP name what it contains: 8 is EXIF, 4 is XMP.
  webp: (bytes) => bytes.byteLength > 20 && textAt(bytes, 12).startsWith("VP8X") && (bytes.getUint8(20) & 12) > 0,
};

/** The bytes at a position, as many as name a piece of metadata. */
function textAt({ buffer, byteOffset, byteLength }: DataView, at: number): string {
  return String.fromCharCode(...new Uint8Array(buffer, byteOffset + at, Math.min(32, byteLength - at)));
}
