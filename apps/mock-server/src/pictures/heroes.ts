import { backdrop, confetti, heart, type Outline, shadow, spark } from "./backdrop.ts";
import { circle } from "./drawing.ts";
import { put } from "./items.ts";
import { catPeeking, dogPeeking, peekingFromBox } from "./peeking.ts";
import { type Picture, picture } from "./picture.ts";
import { type TintName, tints } from "./tints.ts";

const hero = (tint: TintName, outline: Outline, layers: () => readonly string[]): Picture =>
  picture(640, 560, () => [
    backdrop(640, 560, tint, outline),
    `<g opacity=".5">${circle(320, 262, 196, tints[tint].deep)}</g>`,
    shadow(320, 488, 210),
    ...layers(),
  ]);

export const heroPictures: Readonly<Record<string, Picture>> = {
  "hero-cachorro": hero("mango", "pebble", () => [
    peekingFromBox(dogPeeking, { x: 320, y: 486, width: 300, height: 172, tone: "grape" }, [
      put("osso", 200, 268, { scale: 1.5, turn: -16 }),
      put("corda", 446, 262, { scale: 1.3, turn: 30 }),
    ]),
    put("ursinho", 116, 420, { scale: 1.5, turn: -4 }),
    put("bolinha", 506, 456, { scale: 1.15 }),
    put("disco", 502, 174, { scale: 1.1, turn: -8 }),
    put("biscoito", 142, 180, { scale: 1.3, turn: -24 }),
    put("argola", 560, 300, { scale: 0.9 }),
    heart(228, 96, 34),
    heart(262, 62, 18),
    spark(412, 92, 20),
    spark(84, 288, 14),
    confetti([322, 58], [452, 60], [188, 62], [600, 220], [60, 220], [94, 340]),
  ]),
  "hero-gato": hero("grape", "leaf", () => [
    peekingFromBox(catPeeking, { x: 320, y: 486, width: 300, height: 172, tone: "coral" }, [
      put("areia", 196, 262, { scale: 1.4, turn: -12 }),
      put("varinha", 446, 254, { scale: 1.4, turn: 10 }),
    ]),
    put("novelo", 118, 438, { scale: 1.5 }),
    put("ratinho", 522, 440, { scale: 1.3 }),
    put("peixe", 506, 158, { scale: 1.1 }),
    put("guizo", 128, 166, { scale: 1.3, turn: -16 }),
    heart(238, 92, 32),
    heart(270, 58, 18),
    spark(408, 92, 20),
    spark(88, 290, 14),
    confetti([322, 56], [450, 60], [192, 62], [596, 230], [60, 226], [566, 330]),
  ]),
};
