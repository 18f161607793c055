import {
  jpegName,
  judgePhoto,
  lighterSizes,
  type PhotoSize,
  type PhotoVerdict,
  photoQualities,
} from "@petbox/domain/pet/photo";
import { accepted, type Result, rejected } from "@petbox/domain/result";

/** Why a file cannot be sent as a photo. */
export type PhotoProblem = Exclude<PhotoVerdict, "accepted"> | "broken";

/**
 * A file as it can be sent: itself when it is a picture of at most `limit` bytes, else a smaller JPEG of it, the right
 * side up; or why it cannot be sent. A picture that the browser cannot open is "broken", whatever its type says.
 */
export async function preparePhoto(file: File, limit: number): Promise<Result<File, PhotoProblem>> {
  const verdict = judgePhoto(file, limit);
  if (verdict === "not-a-picture") return rejected(verdict);
  const picture = await opened(file);
  if (picture === undefined) return rejected("broken");
  const photo = verdict === "accepted" ? file : await lighterPhoto(picture, file.name, limit);
  picture.close();
  return photo === undefined ? rejected("too-heavy") : accepted(photo);
}

async function opened(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

/** The first of the smaller copies that is light enough; undefined when none is. */
async function lighterPhoto(picture: ImageBitmap, name: string, limit: number): Promise<File | undefined> {
  for (const size of lighterSizes(picture)) {
    const canvas = drawn(picture, size);
    for (const quality of photoQualities) {
      const blob = await jpegOf(canvas, quality);
      if (blob !== null && blob.size <= limit) return new File([blob], jpegName(name), { type: "image/jpeg" });
    }
  }
  return undefined;
}

function drawn(picture: ImageBitmap, { width, height }: PhotoSize): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  // A JPEG has no transparency: what is see-through would come out black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/jpeg", quality);
  });
