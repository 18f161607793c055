import { withTimeout } from "../../../code/withTimeout.ts";
import type { LighterPhotoAsked, LighterPhotoReply } from "./lighterPhoto.worker.ts";

/**
 * A lighter copy of a photo, drawn in a worker, so that the page stays responsive for any size. Browsers that draw only in
 * pages draw it there.
 * @param timeout how long that may take, in milliseconds.
 * @returns undefined when no copy is light enough.
 * @throws for a picture that the browser cannot open, or cannot draw beside a page, and a `TimeoutError`.
 */
export async function drawBesidePage(asked: LighterPhotoAsked, timeout: number): Promise<File | undefined> {
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
