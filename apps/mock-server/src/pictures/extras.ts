import { backdrop, confetti, heart, type Outline, shadow, spark } from "./backdrop.ts";
import { type ItemName, put } from "./items.ts";
import { type Picture, picture } from "./picture.ts";
import type { TintName } from "./tints.ts";

/** One extra: a big item with a small companion at its foot. */
const extra = (tint: TintName, outline: Outline, main: ItemName, companion: ItemName, scale = 1.45): Picture =>
  picture(200, 200, () => [
    backdrop(200, 200, tint, outline),
    shadow(100, 162, 58),
    put(main, 92, 104, { scale }),
    put(companion, 148, 148, { scale: 0.72, turn: 10 }),
    spark(154, 52, 11),
    heart(46, 58, 14),
    confetti([164, 76], [66, 38]),
  ]);

export const extraPictures: Readonly<Record<string, Picture>> = {
  "extra-brinquedo": extra("mango", "pebble", "ursinho", "bolinha", 1.2),
  "extra-petisco": extra("cream", "bean", "racao", "biscoito", 1.25),
  "extra-mordedor": extra("coral", "leaf", "corda", "argola", 1.1),
  "extra-natural": extra("cream", "leaf", "carne", "folhas", 1.3),
  "extra-higiene": extra("grape", "bean", "xampu", "sabonete", 1.7),
  "extra-areia": extra("grape", "pebble", "areia", "novelo", 1.2),
  "extra-brinquedo-gato": extra("mango", "bean", "varinha", "ratinho", 1.15),
  "extra-petisco-gato": extra("coral", "bean", "peixe", "camarao", 1.4),
  brinde: picture(200, 200, () => [
    backdrop(200, 200, "grape", "leaf"),
    put("bandana", 100, 100, { scale: 1.15 }),
    spark(46, 56, 12),
    spark(158, 150, 9),
    heart(156, 52, 16),
    confetti([40, 140], [120, 36], [178, 122]),
  ]),
};
