import { type Coat, place } from "./art.ts";
import type { ArtName } from "./artNames.ts";
import { paw } from "./box.ts";
import { coats } from "./coats.ts";
import { circle } from "./drawing.ts";
import { type Picture, picture } from "./picture.ts";
import { grape, type TintName, tints } from "./tints.ts";

/** A face on a full tinted circle; shown small and cut round. */
const portrait = (tint: TintName, face: ArtName, coat: Coat = {}): Picture =>
  picture(160, 160, () => [
    circle(80, 80, 80, tints[tint].soft),
    circle(80, 80, 64, tints[tint].deep),
    place(face, { x: 80, y: 80, size: 98, coat }),
  ]);

/** The `pet-*` portraits stand in for photos that customers sent. */
export const avatarPictures: Readonly<Record<string, Picture>> = {
  "avatar-cachorro": portrait("mango", "dog-face"),
  "avatar-gato": portrait("grape", "cat-face"),
  "avatar-pet": picture(160, 160, () => [
    circle(80, 80, 80, tints.grape.soft),
    circle(80, 80, 64, tints.grape.deep),
    paw(80, 80, 78, grape),
  ]),
  "pet-caramelo": portrait("coral", "dog-face", coats.caramelDog),
  "pet-preto": portrait("mango", "dog-face", coats.blackDog),
  "pet-branco": portrait("grape", "dog-face", coats.whiteDog),
  "pet-cinza": portrait("coral", "cat-face", coats.greyCat),
  "pet-creme": portrait("grape", "cat-face", coats.creamCat),
};
