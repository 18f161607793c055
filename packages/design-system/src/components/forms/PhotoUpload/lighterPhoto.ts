import { jpegName, lighterSizes, maxPhotoSide, type PhotoSize, photoQualities } from "@petbox/domain/pet/photo";

/**
 * A JPEG of a picture, upright and without camera metadata: the first of the smaller copies within the limit. Works in a page and in a
 * worker.
 * @param sizeLimit in bytes.
 * @returns undefined if no copy is light enough.
 * @throws the browser's error for a picture that it cannot decode, or cannot draw in a worker.
 */
export async function lighterPhoto(file: File, sizeLimit: number): Promise<File | undefined> {
  const picture = await openPicture(file);
  let source: CanvasImageSource = picture;
  try {
    for (const size of lighterSizes(sizeOf(picture))) {
      // Each copy is drawn from the one before, so that a large picture is decoded once.
      const canvas = drawn(source, size);
      source = canvas;
      for (const quality of photoQualities) {
        const blob = await jpegOf(canvas, quality);
        if (blob && blob.size <= sizeLimit) return new File([blob], jpegName(file.name), { type: "image/jpeg" });
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

/** The longest side at which a picture is decoded, in pixels: twice the largest copy, for quality. */
const openedSide = 2 * maxPhotoSide;

/**
 * Decodes a picture upright. A browser with WebCodecs decodes a large JPEG at a reduced size in half the time; it must
 * apply the orientation itself.
 */
async function openPicture(file: File): Promise<ImageBitmap | VideoFrame> {
  if (file.type === "image/jpeg" && "ImageDecoder" in self && "rotation" in VideoFrame.prototype) {
    const side = { desiredWidth: openedSide, desiredHeight: openedSide };
    const decoder = new ImageDecoder({ data: file.stream(), type: file.type, ...side });
    try {
      return (await decoder.decode()).image;
    } catch {
      // The file extension may be wrong: the browser detects the real type.
    } finally {
      decoder.close();
    }
  }
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

function sizeOf(picture: ImageBitmap | VideoFrame): PhotoSize {
  return "displayWidth" in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Safari 15 has canvases only in pages. */
function canvasOf({ width, height }: PhotoSize): Canvas {
  if (typeof OffscreenCanvas === "function") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function jpegOf(canvas: Canvas, quality: number): Promise<Blob | null> {
  const type = "image/jpeg";
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/** The same call twice, because TypeScript cannot make it on the union. */
function penOf(canvas: Canvas): (CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect & CanvasImageSmoothing) | null {
  return "convertToBlob" in canvas ? canvas.getContext("2d") : canvas.getContext("2d");
}

function drawn(picture: CanvasImageSource, { width, height }: PhotoSize): Canvas {
  const canvas = canvasOf({ width, height });
  const pen = penOf(canvas);
  if (pen === null) throw new Error("This browser draws in pages alone.");
  // JPEG has no transparency: transparent pixels would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  // Good enough for a photo shown small, and several times faster than the best quality.
  pen.imageSmoothingQuality = "medium";
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}
