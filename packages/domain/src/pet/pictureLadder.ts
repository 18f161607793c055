import type { Species } from "./species.ts";

/** Between two rungs of the ladder at least so many milliseconds pass (SUB-376). */
export const pictureFixLock = 200;

/** What is known of a pet's picture. */
export interface PetPicture {
  /** The address of the picture that the customer gave. */
  readonly address?: string | undefined;
  /** Whether the server knows that it is not there any more. */
  readonly isBroken?: boolean | undefined;
  readonly species?: Species | undefined;
}

/**
 * Where a pet's picture is looked for, each address once and in this order: the stored picture, its resized copy, the
 * picture of the species (SUB-346). After the last one comes the avatar, which needs no address.
 */
export function petPictureLadder({ address = "", isBroken = false, species }: PetPicture): readonly string[] {
  const rungs = [isBroken ? "" : address, resizedCopyOf(address), species ? avatarOf(species) : ""];
  return [...new Set(rungs)].filter((rung) => rung !== "");
}

const avatars = { dog: "/imagens/avatar-cachorro.svg", cat: "/imagens/avatar-gato.svg" } as const;

/** The address of the picture that stands for a species. */
function avatarOf(species: Species): string {
  return avatars[species];
}

/** The server keeps a resized copy of each picture beside it: "/fotos/bob.jpg" has "/fotos/resized/bob.jpg". */
function resizedCopyOf(address: string): string {
  const isFile = /[^/]$/.test(address) && !/^data:|[?#]|\/resized\/[^/]*$/i.test(address);
  return isFile ? address.replace(/[^/]+$/, "resized/$&") : "";
}
