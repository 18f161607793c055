import { checkPhoto } from "@petbox/domain/pet/photo";
import { hasExif, isUploadedUnchanged, photoKindOf } from "@petbox/domain/pet/photoContent";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { drawBesidePage } from "./drawBesidePage.ts";

/** Why a file cannot be sent as a photo. */
export type PhotoProblem =
  | "not-a-picture"
  /** Heavier than the limit, and nobody has asked yet for a lighter copy. */
  | "heavy"
  /** However small it is made. */
  | "too-heavy"
  | "broken";

export interface PhotoRules {
  /** The heaviest photo, in bytes. */
  readonly limit: number;
  /** Whether a heavier one is made lighter; otherwise it is refused. */
  readonly shrinks: boolean;
}

/** Where in a JPEG the notes of its camera are looked for, in bytes from its beginning. */
const notesWithin = 65_536;

/**
 * A file as it can be sent: itself, or a JPEG of it where it is too heavy, moves, is of a kind that not everybody can open,
 * or carries the notes of its camera; or why it cannot be sent. What it is, its content says, and never its name.
 */
export async function preparePhoto(file: File, { limit, shrinks }: PhotoRules): Promise<Result<File, PhotoProblem>> {
  const beginning = new Uint8Array(await file.slice(0, notesWithin).arrayBuffer());
  const kind = photoKindOf(beginning);
  if (kind === undefined) return rejected("not-a-picture");
  const isHeavy = checkPhoto({ type: "image/*", size: file.size }, limit) === "too-heavy";
  if (isHeavy && !shrinks) return rejected("heavy");
  try {
    if (isHeavy || !isUploadedUnchanged(kind) || (kind === "jpeg" && hasExif(beginning))) {
      const photo = await drawBesidePage({ file, limit });
      return photo === undefined ? rejected("too-heavy") : accepted(photo);
    }
    // What cannot be shown cannot be sent.
    (await createImageBitmap(file)).close();
    return accepted(file);
  } catch {
    return rejected("broken");
  }
}
