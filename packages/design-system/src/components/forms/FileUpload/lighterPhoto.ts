import { jpegName, lighterSizes, maxPhotoSide, type PhotoSize, photoQualities } from "@petbox/domain/pet/photo";

/**
 * A JPEG of a picture, the right side up and without the notes of its camera: the first of the smaller copies that is
 * light enough. Works in a page and in a worker.
 * @param limit in bytes.
 * @returns undefined when no copy is light enough.
 * @throws what the browser throws for a picture that it cannot open, and where it draws in pages alone.
 */
export async function lighterPhoto(file: File, limit: number): Promise<File | undefined> {
  const picture = await openPicture(file);
  let source: CanvasImageSource = picture;
  try {
    for (const size of lighterSizes(sizeOf(picture))) {
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

/** The longest side that a picture is opened with, in pixels: twice what any copy has, so that none is coarse. */
const openedSide = 2 * maxPhotoSide;

/**
 * A picture, the right side up. A browser that can opens a JPEG at a part of its size (WebCodecs), which takes half the
 * time for a large one; it must know by itself which side is up.
 */
async function openPicture(file: File): Promise<ImageBitmap | VideoFrame> {
  if (file.type === "image/jpeg" && "ImageDecoder" in self && "rotation" in VideoFrame.prototype) {
    const side = { desiredWidth: openedSide, desiredHeight: openedSide };
    const decoder = new ImageDecoder({ data: file.stream(), type: file.type, ...side });
    try {
      return (await decoder.decode()).image;
    } catch {
      // It may be another kind of picture by another's name: the browser looks what it is.
    } finally {
      decoder.close();
    }
  }
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

function sizeOf(picture: ImageBitmap | VideoFrame): PhotoSize {
  return "displayWidth" in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;
}

function drawn(picture: CanvasImageSource, { width, height }: PhotoSize): OffscreenCanvas {
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
