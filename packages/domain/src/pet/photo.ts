/** The maximum photo size in bytes, inclusive: 1 MB (SUB-270, SUB-273). */
export const photoLimit = 1_048_576;

/** The welcome page's message for an unusable photo (MAN-275, MAN-276). */
export const photoRefusedMessage = "Eii! Parece que não deu muito certo essa imagem, teria uma menor ou mais leve?";

export type PhotoCheck = "accepted" | "not-a-picture" | "too-heavy";

/** Checks that a file is an image by its media type, and at most `limit` bytes (MAN-273, MAN-274). */
export function checkPhoto(
  { type, size }: { readonly type: string; readonly size: number },
  limit: number = photoLimit,
): PhotoCheck {
  // SVG is excluded: it can contain scripts.
  if (!/^image\//i.test(type) || /^image\/svg/i.test(type)) return "not-a-picture";
  return size > limit ? "too-heavy" : "accepted";
}

export type PhotoSize = { readonly width: number; readonly height: number };

/** The longest side of a downscaled photo, in pixels. */
export const maxPhotoSide = 2048;

/** The longest sides to try, in order, until the photo is small enough. */
const longestSides = [maxPhotoSide, 1600, 1200, 900, 600] as const;

/** The sizes to try for a photo that is too heavy, largest first; never upscaled, aspect ratio kept. */
export function lighterSizes({ width, height }: PhotoSize): readonly PhotoSize[] {
  const longest = Math.max(width, height);
  const sides = new Set(longestSides.map((side) => Math.min(side, longest)));
  return [...sides].map((side) => ({
    width: Math.max(1, Math.round((width * side) / longest)),
    height: Math.max(1, Math.round((height * side) / longest)),
  }));
}

/** The JPEG qualities to try for each size, best first. */
export const photoQualities = [0.85, 0.7, 0.55] as const;

/** The file name after conversion to JPEG: "bob.png" becomes "bob.jpg". */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "foto"}.jpg`;
}

/**
 * Formats a file size: "820 KB", "1,2 MB". Only an empty file has 0 KB.
 *
 * @param language a BCP 47 tag
 *
 * @example
 * formatFileSize(1258291); // "1,2 MB"
 */
export function formatFileSize(bytes: number, language = "pt-BR"): string {
  const kilobytes = Math.max(Math.sign(bytes), Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_048_576);
  return `${megabytes} MB`;
}
