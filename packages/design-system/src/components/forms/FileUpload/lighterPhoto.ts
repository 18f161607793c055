import { jpegName, lighterSizes, type PhotoSize, photoQualities } from "@petbox/domain/pet/photo";

/**
 * A JPEG of a picture, the right side up and without the notes of its camera: the first of the smaller copies that is
 * light enough. Works in a page and in a worker.
 * @param limit in bytes.
 * @returns undefined when no copy is light enough.
 * @throws what the browser throws for a picture that it cannot open, and where it draws in pages alone.
 */
export async function lighterPhoto(file: File, limit: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  let source: ImageBitmap | OffscreenCanvas = picture;
  try {
    for (const size of lighterSizes(picture)) {
      // Each copy is drawn from the one before: a large picture is gone through once.
      const canvas = drawn(source, size);
      source = canvas;
      for (const quality of photoQualities) {
        const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
        if (blob.size <= limit) return new File([blob], jpegName(file.name), { type: "image/jpeg" });
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap | OffscreenCanvas, { width, height }: PhotoSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws in pages alone.");
  // A JPEG has no transparency: what is see-through would come out black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  // Good enough for a photo that is seen small, and several times faster than the best.
  pen.imageSmoothingQuality = "medium";
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}
