import { place } from "./art.ts";
import { backdrop, confetti, heart, shadow, spark } from "./backdrop.ts";
import { closedBox, paw } from "./box.ts";
import { at, circle, polygon, rectangle } from "./drawing.ts";
import { put } from "./items.ts";
import { type Picture, picture } from "./picture.ts";
import { coral, grape, grapeDark, grapeLight, grapePressed, mango, mangoDark, white } from "./tints.ts";

/** A level's medal: its metal, the darker rim, and the mark in the middle. */
const medal = (metal: string, rim: string, light: string, mark: string): Picture =>
  picture(160, 160, () => [
    polygon(
      [
        [48, 12],
        [80, 12],
        [92, 66],
        [66, 66],
      ],
      grape,
      4,
    ),
    polygon(
      [
        [112, 12],
        [80, 12],
        [68, 66],
        [94, 66],
      ],
      grapePressed,
      4,
    ),
    circle(80, 100, 52, rim),
    circle(80, 100, 44, metal),
    `<path d="M80 56A44 44 0 0 0 36 100L44 100A36 36 0 0 1 80 64Z" fill="${light}"/>`,
    mark,
  ]);

const card = (fill: string, dark: string, chip: string): string =>
  [
    rectangle(-74, -46, 148, 92, fill, 14),
    rectangle(-74, -26, 148, 18, dark, 0),
    rectangle(-58, 6, 26, 20, chip, 5),
    ...[8, 26, 44].map((x) => rectangle(x, 22, 14, 6, white, 3)),
  ].join("");

export const rewardPictures: Readonly<Record<string, Picture>> = {
  "medalha-bronze": medal("#D08A55", "#9C5B2B", "#E8B48B", paw(80, 98, 54)),
  "medalha-prata": medal("#B9C0CC", "#868E9C", "#DDE2EA", paw(80, 98, 54)),
  "medalha-ouro": medal(mango, mangoDark, "#FFD580", paw(80, 98, 54)),
  "medalha-platina": medal("#8FB8C9", "#5C8799", "#C4DDE7", paw(80, 98, 54)),
  "medalha-diamante": medal(grapeLight, grapeDark, "#C3A4F7", place("gem-stone", { x: 80, y: 102, size: 58 })),
  cartoes: picture(280, 200, () => [
    backdrop(280, 200, "cream", "pebble"),
    at(132, 92, card(coral, "#D93F46", "#FFD98C"), { turn: -14 }),
    at(140, 98, card(mango, mangoDark, white), { turn: -3 }),
    at(150, 108, card(grape, grapeDark, mango), { turn: 8 }),
    spark(236, 48, 11),
    heart(44, 150, 14),
    confetti([228, 166], [60, 42]),
  ]),
  "convite-banner": picture(720, 260, () => [
    backdrop(720, 260, "grape", "bean"),
    ...[176, 360, 544].map((x) => shadow(x, 212, 84)),
    place("dog", { x: 176, y: 136, size: 164, mirrored: true }),
    place("cat", { x: 544, y: 138, size: 160 }),
    closedBox({ x: 360, y: 214, width: 132, height: 112, tone: "coral" }),
    put("bandana", 360, 74, { scale: 0.8 }),
    heart(284, 84, 26),
    heart(446, 74, 20),
    spark(90, 76, 14),
    spark(640, 80, 14),
    confetti([248, 48], [470, 44], [64, 136], [662, 144], [300, 40], [420, 34]),
  ]),
  vazio: picture(240, 180, () => [
    backdrop(240, 180, "grape", "leaf"),
    shadow(120, 148, 82),
    place("cat", { x: 88, y: 100, size: 106, mirrored: true }),
    closedBox({ x: 172, y: 148, width: 64, height: 56, tone: "mango" }),
    spark(176, 56, 10),
    confetti([48, 60], [198, 66]),
  ]),
};
