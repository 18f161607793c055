import type { LevelName } from "./levels.ts";

/** The picture of a level's medal. A server may send another one. */
export function medalPicture(name: LevelName): string {
  return `/imagens/medalha-${name.toLowerCase()}.svg`;
}
