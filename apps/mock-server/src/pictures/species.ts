import { place } from "./art.ts";
import { backdrop, confetti, heart, shadow, spark } from "./backdrop.ts";
import { at, stroke } from "./drawing.ts";
import { type Picture, picture } from "./picture.ts";
import { tints } from "./tints.ts";
import { ball } from "./toys.ts";

/** Side of the dog, of each size, beside a ball that stays the same. */
const dogSides = { micro: 58, pequeno: 82, medio: 110, grande: 138 } as const;

const dogOfSize = (side: number): Picture =>
  picture(240, 180, () => [
    backdrop(240, 180, "mango", "bean"),
    stroke("M40 152H200", tints.mango.deep, 5),
    // The feet of the art end 5 % above the edge of its square.
    place("dog", { x: 108, y: 151 - side * 0.45, size: side, mirrored: true }),
    at(184, 140, ball(), { scale: 0.38 }),
  ]);

export const speciesPictures: Readonly<Record<string, Picture>> = {
  "especie-cachorro": picture(240, 240, () => [
    backdrop(240, 240, "mango", "pebble"),
    shadow(118, 196, 66),
    place("dog", { x: 118, y: 124, size: 158, mirrored: true }),
    at(192, 182, ball(), { scale: 0.55 }),
    heart(186, 56, 22),
    confetti([52, 66], [72, 44]),
  ]),
  "especie-gato": picture(240, 240, () => [
    backdrop(240, 240, "grape", "leaf"),
    shadow(118, 196, 60),
    place("cat", { x: 116, y: 124, size: 158 }),
    place("yarn", { x: 190, y: 178, size: 50 }),
    spark(58, 62, 12),
    confetti([182, 58], [198, 76]),
  ]),
  "porte-micro": dogOfSize(dogSides.micro),
  "porte-pequeno": dogOfSize(dogSides.pequeno),
  "porte-medio": dogOfSize(dogSides.medio),
  "porte-grande": dogOfSize(dogSides.grande),
};
