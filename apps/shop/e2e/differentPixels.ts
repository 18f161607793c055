import type { Page } from "@playwright/test";

/** Tolerance per colour channel (0–255): scaled images are not rounded the same way twice. */
const rounding = 2;

/**
 * Counts the pixels in which two screenshots differ visibly.
 * @param page any page; its browser decodes the images.
 */
export function differentPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([pictures, most]) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          if (pen === null) throw new Error("This browser cannot draw.");
          pen.drawImage(bitmap, 0, 0);
          return pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      if (first === undefined || second === undefined || first.length !== second.length)
        return Number.POSITIVE_INFINITY;
      const different = new Set<number>();
      for (let at = 0; at < first.length; at += 1) {
        if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > most) different.add(Math.floor(at / 4));
      }
      return different.size;
    },
    [[one.toString("base64"), other.toString("base64")], rounding] as const,
  );
}
