import { photoLimit } from "@petbox/domain/pet/photo";
import { isUploadedUnchanged, photoHeadLength, photoKindOf } from "@petbox/domain/pet/photoContent";
import { photoTooHeavyText } from "@petbox/domain/pet/photoFailureText";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import type { WorldStore } from "../store.ts";
import type { PetPhoto } from "./collections.ts";
import { photoPath } from "./photoPath.ts";

/** Checks a photo's size, and its type by content. @returns the form in which it is stored. */
export async function validatePhoto(photo: File): Promise<Result<Pick<PetPhoto, "kind" | "content">, string>> {
  if (photo.size > photoLimit) return rejected(photoTooHeavyText);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const kind = photoKindOf(bytes.subarray(0, photoHeadLength));
  if (kind === undefined || !isUploadedUnchanged(kind)) return rejected("Envie uma foto em JPG, PNG ou WebP.");
  return accepted({ kind, content: inBase64(bytes) });
}

/** Replaces the photo of a subscription's pet. Call it in a transaction. */
export function replacePhoto(store: WorldStore, subscriptionCode: string, photo: PetPhoto): void {
  const subscription = store.subscriptions.get(subscriptionCode);
  if (subscription === undefined) return;
  const before = store.petPhotos.all().find(({ id }) => photoPath(id) === subscription.pet?.picture);
  if (before) store.petPhotos.remove(before.id);
  store.petPhotos.put(photo);
  store.subscriptions.put({ ...subscription, pet: { ...subscription.pet, picture: photoPath(photo.id) } });
}

function inBase64(bytes: Uint8Array): string {
  // A function call accepts a limited number of arguments.
  const most = 32_768;
  const parts = Array.from({ length: Math.ceil(bytes.length / most) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * most, (part + 1) * most)),
  );
  return btoa(parts.join(""));
}
