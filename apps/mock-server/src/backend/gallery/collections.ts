import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { collection } from "../collection.ts";

/** The pictures that were put up of a track's past boxes, in the place of those that it has otherwise. */
export interface TrackPictures {
  /** The kind of pet and the track: "dog mordedores". */
  readonly track: string;
  readonly boxes: readonly BoxPicture[];
}

export const trackPictures = collection<TrackPictures>(({ track }) => track);
