import type { UploadedPhotoKind } from "@petbox/domain/pet/photoContent";
import { collection } from "../collection.ts";

/** A customer's photo of a pet. */
export interface PetPhoto {
  readonly id: string;
  readonly customerCode: string;
  readonly kind: UploadedPhotoKind;
  /** The file, in base64. */
  readonly content: string;
}

export const petPhotos = collection<PetPhoto>(({ id }) => id);
