import { lighterPhoto } from "./lighterPhoto.ts";

/** The request to the worker. */
export interface LighterPhotoAsked {
  readonly file: File;
  readonly sizeLimit: number;
}

/** The worker's reply: the photo, none within the limit, or an undecodable picture. */
export type LighterPhotoReply = { readonly photo: File | undefined } | { readonly broken: true };

// Draws large pictures in a worker, so that the page stays responsive.
self.addEventListener("message", async ({ data }: MessageEvent<LighterPhotoAsked>) => {
  let reply: LighterPhotoReply;
  try {
    reply = { photo: await lighterPhoto(data.file, data.sizeLimit) };
  } catch {
    reply = { broken: true };
  }
  self.postMessage(reply);
});
