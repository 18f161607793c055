import { confetti, heart, spark } from "./backdrop.ts";
import { boxScene } from "./boxScene.ts";
import { put } from "./items.ts";
import type { Picture } from "./picture.ts";

/** One picture a track, named by species and tag. */
export const trackPictures: Readonly<Record<string, Picture>> = {
  "trilha-cachorro-essencial": boxScene({
    tint: "mango",
    outline: "pebble",
    inside: ["osso", "bolinha", "ursinho"],
    around: () => [
      put("biscoito", 258, 192, { turn: -14, scale: 0.8 }),
      heart(66, 62, 20),
      spark(256, 56, 12),
      confetti([46, 96], [278, 90]),
    ],
  }),
  "trilha-cachorro-essencial-naturais": boxScene({
    tint: "cream",
    outline: "bean",
    inside: ["folhas", "carne", "frango"],
    around: () => [
      put("cenoura", 260, 186, { turn: 14, scale: 0.76 }),
      put("ervas", 60, 74, { turn: -20, scale: 0.74 }),
      spark(258, 56, 11),
      confetti([280, 92], [86, 42]),
    ],
  }),
  "trilha-cachorro-mordedores": boxScene({
    tint: "coral",
    outline: "leaf",
    inside: ["argola", "osso", "corda"],
    around: () => [
      put("disco", 258, 184, { scale: 0.66 }),
      spark(66, 62, 12),
      confetti([256, 60], [276, 88], [44, 92]),
    ],
  }),
  "trilha-gato-essencial": boxScene({
    tint: "grape",
    outline: "bean",
    tone: "coral",
    inside: ["areia", "peixe", "ratinho"],
    around: () => [
      put("novelo", 260, 184, { scale: 0.72 }),
      heart(66, 60, 18),
      spark(256, 58, 11),
      confetti([280, 90]),
    ],
  }),
  "trilha-gato-essencial_familia": boxScene({
    tint: "mango",
    outline: "leaf",
    tone: "coral",
    inside: ["gatinho", "gato"],
    around: () => [
      put("areia", 54, 176, { scale: 0.72 }),
      put("areia", 266, 176, { scale: 0.72 }),
      heart(62, 60, 18),
      heart(258, 58, 22),
      confetti([40, 96], [280, 94]),
    ],
  }),
  "trilha-gato-diversao": boxScene({
    tint: "cream",
    outline: "pebble",
    tone: "coral",
    inside: ["peixe", "varinha", "novelo"],
    around: () => [
      put("ratinho", 260, 184, { scale: 0.74 }),
      put("guizo", 62, 76, { turn: -14, scale: 0.8 }),
      spark(286, 120, 10),
      confetti([40, 112], [92, 44]),
    ],
  }),
};
