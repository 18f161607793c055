/** The heaviest photo that the server takes, in bytes: 1 MB, itself included (SUB-270, SUB-273). */
export const photoLimit = 1_048_576;

/** What a photo that cannot be used is told on the welcome page (MAN-275, MAN-276). */
export const photoRefusedMessage = "Eii! Parece que não deu muito certo essa imagem, teria uma menor ou mais leve?";

export type PhotoVerdict = "accepted" | "not-a-picture" | "too-heavy";

/** Whether a file may be sent as a photo: a picture by its media type, of at most `limit` bytes (MAN-273, MAN-274). */
export function judgePhoto(
  { type, size }: { readonly type: string; readonly size: number },
  limit: number = photoLimit,
): PhotoVerdict {
  // A drawing can carry a script, and is no photo.
  if (!/^image\//i.test(type) || /^image\/svg/i.test(type)) return "not-a-picture";
  return size > limit ? "too-heavy" : "accepted";
}

export type PhotoSize = { readonly width: number; readonly height: number };

/** The longest side of a heavy photo that is made lighter, in pixels. */
export const longestPhotoSide = 2048;

/** The longest sides that it is tried with until it is light enough. */
const longestSides = [longestPhotoSide, 1600, 1200, 900, 600] as const;

/** The sizes in which to try a photo that is too heavy, largest first: never larger than it is, its shape kept. */
export function lighterSizes({ width, height }: PhotoSize): readonly PhotoSize[] {
  const longest = Math.max(width, height);
  const sides = new Set(longestSides.map((side) => Math.min(side, longest)));
  return [...sides].map((side) => ({
    width: Math.max(1, Math.round((width * side) / longest)),
    height: Math.max(1, Math.round((height * side) / longest)),
  }));
}

/** The JPEG qualities in which each of those sizes is tried, best first. */
export const photoQualities = [0.85, 0.7, 0.55] as const;

/** What a photo is called once it was turned into a JPEG: "bob.png" becomes "bob.jpg". */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "foto"}.jpg`;
}

/** How heavy a file is, as a person says it, from its bytes: "820 KB", "1,2 MB". */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 }).format(bytes / 1_048_576);
  return `${megabytes} MB`;
}
