import { checkPhoto } from "@petbox/domain/pet/photo";
import { hasCameraMetadata, isUploadedUnchanged, photoHeadLength, photoKindOf } from "@petbox/domain/pet/photoContent";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { withTimeout } from "../../../code/withTimeout.ts";
import type { LighterPhotoAsked, LighterPhotoReply } from "./lighterPhoto.worker.ts";

/** Why a file cannot be sent as a photo. */
export type PhotoProblem =
  | "not-a-picture"
  /** Above the limit, and no lighter copy was requested yet. */
  | "heavy"
  /** Above the limit at every size. */
  | "too-heavy"
  | "broken"
  /** The device does not hand the file over, as with one in the cloud. */
  | "unreadable";

export interface PhotoRules {
  /** The maximum size in bytes. */
  readonly sizeLimit: number;
  /** Whether a heavier photo is scaled down; otherwise it is refused. */
  readonly shrinks: boolean;
}

/** How long a file's beginning may take to be read, and the whole of it to be read or prepared, in milliseconds. */
const timeouts = { beginning: 20_000, photo: 60_000 };

/**
 * Prepares a file for upload: unchanged, or a JPEG copy if it is too heavy, animated, of a type that not every browser
 * decodes, or has camera metadata; or the reason why it cannot be sent. The type is read from the content, not the
 * name.
 */
export async function preparePhoto(
  file: File,
  { sizeLimit, shrinks }: PhotoRules,
): Promise<Result<File, PhotoProblem>> {
  const beginning = await read(file.slice(0, photoHeadLength), timeouts.beginning);
  if (beginning === undefined) return rejected("unreadable");
  const kind = photoKindOf(beginning);
  if (kind === undefined) return rejected("not-a-picture");
  const isHeavy = checkPhoto({ type: "image/*", size: file.size }, sizeLimit) === "too-heavy";
  if (isHeavy && !shrinks) return rejected("heavy");
  const content = isHeavy || !isUploadedUnchanged(kind) ? beginning : await read(file, timeouts.photo);
  if (content === undefined) return rejected("unreadable");
  try {
    if (isHeavy || !isUploadedUnchanged(kind) || hasCameraMetadata(kind, content)) {
      const photo = await drawBesidePage({ file, sizeLimit }, timeouts.photo);
      return photo === undefined ? rejected("too-heavy") : accepted(photo);
    }
    // A file that cannot be decoded cannot be sent. jsdom decodes nothing.
    if (typeof createImageBitmap === "function") (await withTimeout(createImageBitmap(file), timeouts.photo)).close();
    return accepted(file);
  } catch (error) {
    return rejected(error instanceof DOMException && error.name === "TimeoutError" ? "unreadable" : "broken");
  }
}

/** The bytes of a file; undefined if the device does not hand them over in time. */
async function read(file: Blob, timeout: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await withTimeout(file.arrayBuffer(), timeout));
  } catch {
    return undefined;
  }
}

/**
 * A lighter copy of a photo, drawn in a worker, so that the page stays responsive for any size. Browsers that draw only in
 * pages draw it there.
 * @param timeout how long that may take, in milliseconds.
 * @returns undefined when no copy is light enough.
 * @throws for a picture that the browser cannot open, or cannot draw beside a page, and a `TimeoutError`.
 */
async function drawBesidePage(asked: LighterPhotoAsked, timeout: number): Promise<File | undefined> {
  if (typeof OffscreenCanvas === "undefined") {
    const { lighterPhoto } = await import("./lighterPhoto.ts");
    return lighterPhoto(asked.file, asked.sizeLimit);
  }
  const worker = new Worker(new URL("./lighterPhoto.worker.js", import.meta.url), { type: "module" });
  const drawn = new Promise<File | undefined>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<LighterPhotoReply>) => {
      if ("broken" in data) reject(new Error("This picture cannot be opened."));
      else resolve(data.photo);
    });
    worker.addEventListener("error", () => reject(new Error("This browser has no workers.")));
  });
  worker.postMessage(asked);
  return withTimeout(drawn, timeout).finally(() => worker.terminate());
}
