import type { PetSize } from "./size.ts";
import type { Species } from "./species.ts";

/** Minimum delay between two fallbacks, in milliseconds (SUB-376). */
export const pictureFallbackDelay = 200;

/** A pet's picture, as far as known. */
export interface PetPicture {
  /** URL of the customer's picture. */
  readonly address?: string | undefined;
  /** Whether the server knows that the file is missing. */
  readonly isBroken?: boolean | undefined;
  readonly species?: Species | undefined;
  readonly size?: PetSize | undefined;
}

/**
 * The URLs to try for a pet's picture, without duplicates: the stored picture, its resized copy, the species' picture
 * (SUB-346). The final fallback is the avatar, which needs no URL. A pet without a picture has none: it is drawn.
 */
export function petPictureSources({ address = "", isBroken = false, species }: PetPicture): readonly string[] {
  if (address === "") return [];
  const rungs = [isBroken ? "" : address, resizedCopyOf(address), species ? avatarOf(species) : ""];
  return [...new Set(rungs)].filter((rung) => rung !== "");
}

const avatars = { dog: "/imagens/avatar-cachorro.svg", cat: "/imagens/avatar-gato.svg" } as const;

/** The URL of a species' placeholder picture. */
function avatarOf(species: Species): string {
  return avatars[species];
}

/** The server stores a resized copy next to each picture: "/fotos/resized/bob.jpg" for "/fotos/bob.jpg". */
function resizedCopyOf(address: string): string {
  const isFile = /[^/]$/.test(address) && !/^data:|[?#]|\/resized\/[^/]*$/i.test(address);
  return isFile ? address.replace(/[^/]+$/, "resized/$&") : "";
}
