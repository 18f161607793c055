import { lighterPhoto } from "./lighterPhoto.ts";

/** What the worker is asked. */
export interface LighterPhotoAsked {
  readonly file: File;
  readonly limit: number;
}

/** What it says: the photo, that none is light enough, or that the picture cannot be opened. */
export type LighterPhotoReply = { readonly photo: File | undefined } | { readonly broken: true };

// Large pictures are drawn beside the page, which goes on meanwhile.
self.addEventListener("message", async ({ data }: MessageEvent<LighterPhotoAsked>) => {
  let reply: LighterPhotoReply;
  try {
    reply = { photo: await lighterPhoto(data.file, data.limit) };
  } catch {
    reply = { broken: true };
  }
  self.postMessage(reply);
});
