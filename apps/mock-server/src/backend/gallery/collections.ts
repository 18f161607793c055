import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { collection } from "../collection.ts";

/** Replacement pictures for a track's past boxes. */
export interface TrackPictures {
  /** Species and track: "dog mordedores". */
  readonly track: string;
  readonly boxes: readonly BoxPicture[];
}

export const trackPictures = collection<TrackPictures>(({ track }) => track);
