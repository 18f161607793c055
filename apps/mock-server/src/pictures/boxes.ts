import { backdrop, confetti, heart, type Outline, shadow, spark } from "./backdrop.ts";
import { type BoxToneName, closedBox } from "./box.ts";
import { boxScene } from "./boxScene.ts";
import { type ItemName, put } from "./items.ts";
import { type Picture, picture } from "./picture.ts";
import type { TintName } from "./tints.ts";

/** What may have come in the boxes of each track, in the order in which the months take them. */
const holdings: Readonly<Record<string, readonly ItemName[]>> = {
  "cachorro-essencial": ["osso", "bolinha", "ursinho", "racao", "disco", "xampu", "cachecol"],
  "cachorro-essencial-naturais": ["folhas", "carne", "frango", "bife", "ervas", "cenoura", "osso"],
  "cachorro-mordedores": ["argola", "osso", "corda", "bumerangue", "bolinha", "disco", "carne"],
  "gato-essencial": ["areia", "peixe", "ratinho", "novelo", "catnip", "camarao", "varinha"],
  "gato-essencial_familia": ["areia", "ratinho", "novelo", "peixe", "varinha", "catnip", "guizo"],
  "gato-diversao": ["peixe", "varinha", "novelo", "ratinho", "catnip", "guizo", "camarao"],
};

const monthTints: readonly TintName[] = ["mango", "coral", "grape", "cream"];
const monthOutlines: readonly Outline[] = ["pebble", "bean", "leaf"];

const pastBoxName = /^caixa-((?:cachorro|gato)-[a-z_-]+)-(\d{4})-(\d{2})$/;

/** The box that a track sent in a month, from a name like `caixa-cachorro-mordedores-2025-03`. */
export const pastBoxPicture = (name: string): Picture | undefined => {
  const [, track = "", year = "", month = ""] = pastBoxName.exec(name) ?? [];
  const held = holdings[track];
  if (held === undefined) return undefined;
  const turn = Number(year) * 12 + Number(month);
  const item = (step: number): ItemName => held[(turn * 3 + step) % held.length] ?? "osso";
  const tone: BoxToneName = track.startsWith("gato") ? "coral" : "grape";
  return boxScene({
    tint: monthTints[turn % monthTints.length] ?? "mango",
    outline: monthOutlines[turn % monthOutlines.length] ?? "pebble",
    tone,
    inside: [item(0), item(1), item(2)],
    around: () => [
      put(item(3), 256, 182, { scale: 0.68 }),
      heart(62, 62, 16),
      spark(260, 56, 11),
      confetti([44, 94], [282, 90]),
    ],
  });
};

export const boxPictures: Readonly<Record<string, Picture>> = {
  caixa: boxScene({
    tint: "grape",
    outline: "pebble",
    inside: ["osso", "novelo", "ursinho"],
    around: () => [
      put("bolinha", 58, 186, { scale: 0.72 }),
      put("ratinho", 262, 184, { scale: 0.72 }),
      heart(62, 70, 18),
      spark(258, 58, 12),
      confetti([44, 104], [282, 92]),
    ],
  }),
  "caixa-fechada": picture(240, 180, () => [
    backdrop(240, 180, "cream", "pebble"),
    shadow(120, 148, 62),
    closedBox({ x: 120, y: 148, width: 92, height: 84 }),
    spark(188, 56, 11),
    confetti([54, 66], [70, 46]),
  ]),
  "ultimas-caixa": picture(480, 280, () => [
    backdrop(480, 280, "coral", "bean"),
    shadow(240, 234, 172),
    closedBox({ x: 116, y: 232, width: 116, height: 104, tone: "mango" }),
    closedBox({ x: 364, y: 232, width: 116, height: 104, tone: "coral" }),
    closedBox({ x: 240, y: 234, width: 148, height: 134 }),
    put("ursinho", 116, 92, { scale: 0.88 }),
    put("novelo", 364, 104, { scale: 0.86 }),
    heart(240, 66, 30),
    spark(418, 74, 14),
    spark(64, 92, 12),
    confetti([86, 44], [180, 48], [302, 52], [330, 74]),
  ]),
};
