import type { LevelName } from "./levels.ts";

interface MedalledLevel {
  readonly name: LevelName;
  /** The URL of the server's picture, if it sends one. */
  readonly medal?: string | undefined;
}

/** The URL of a level's medal: the server's picture, or else the shop's own. */
export function medalPicture({ name, medal }: MedalledLevel): string {
  return medal ?? `/imagens/medalha-${name.toLowerCase()}.svg`;
}
