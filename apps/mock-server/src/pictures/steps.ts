import { place } from "./art.ts";
import { backdrop, confetti, heart, shadow, spark } from "./backdrop.ts";
import { closedBox, openBox, paw } from "./box.ts";
import { put } from "./items.ts";
import { catPeeking, dogPeeking, peekingFromBox } from "./peeking.ts";
import { type Picture, picture } from "./picture.ts";

/** The four steps of "como funciona": tell, choose, receive, open; the first and the last have the pet in them. */
export const stepPictures: Readonly<Record<string, Picture>> = {
  "como-funciona-1": picture(240, 180, () => [
    backdrop(240, 180, "mango", "pebble"),
    shadow(112, 150, 76),
    place("dog", { x: 92, y: 102, size: 108, mirrored: true }),
    place("clipboard", { x: 174, y: 108, size: 82, turn: 8 }),
    heart(48, 48, 16),
    confetti([200, 50], [184, 36]),
  ]),
  "como-funciona-1-gato": picture(240, 180, () => [
    backdrop(240, 180, "mango", "pebble"),
    shadow(112, 150, 76),
    place("cat", { x: 92, y: 102, size: 108, mirrored: true }),
    place("clipboard", { x: 174, y: 108, size: 82, turn: 8 }),
    heart(48, 48, 16),
    confetti([200, 50], [184, 36]),
  ]),
  "como-funciona-2": picture(240, 180, () => {
    const box = openBox({ x: 92, y: 150, width: 84, height: 54 });
    return [
      backdrop(240, 180, "grape", "bean"),
      shadow(118, 150, 84),
      box.back,
      put("osso", 72, 80, { scale: 0.66, turn: -14 }),
      put("bolinha", 112, 80, { scale: 0.58 }),
      box.front,
      place("spiral-calendar", { x: 176, y: 114, size: 74, turn: 6 }),
      heart(178, 118, 24),
      spark(196, 52, 11),
      confetti([48, 58], [62, 42]),
    ];
  }),
  "como-funciona-3": picture(240, 180, () => [
    backdrop(240, 180, "cream", "leaf"),
    shadow(120, 150, 92),
    place("house-with-garden", { x: 176, y: 104, size: 98 }),
    place("delivery-truck", { x: 82, y: 114, size: 84, mirrored: true }),
    paw(68, 108, 24),
    heart(118, 52, 16),
    spark(52, 58, 10),
    confetti([76, 44], [208, 42]),
  ]),
  "como-funciona-4": picture(240, 180, () => [
    backdrop(240, 180, "coral", "bean"),
    shadow(120, 156, 86),
    peekingFromBox(catPeeking, { x: 120, y: 156, width: 96, height: 56, tone: "coral" }),
    put("novelo", 52, 138, { scale: 0.56 }),
    put("peixe", 190, 136, { scale: 0.6 }),
    spark(186, 58, 12),
    heart(56, 66, 18),
    confetti([76, 40], [204, 84], [170, 38]),
  ]),
  "como-funciona-4-cachorro": picture(240, 180, () => [
    backdrop(240, 180, "coral", "bean"),
    shadow(120, 156, 86),
    peekingFromBox(dogPeeking, { x: 120, y: 156, width: 96, height: 56 }),
    put("bolinha", 52, 140, { scale: 0.56 }),
    put("osso", 190, 138, { scale: 0.66, turn: -18 }),
    spark(186, 58, 12),
    heart(56, 66, 18),
    confetti([76, 40], [204, 84], [170, 38]),
  ]),
  "bem-vindo": picture(320, 240, () => [
    backdrop(320, 240, "mango", "leaf"),
    shadow(160, 210, 110),
    put("ursinho", 62, 168, { scale: 0.8 }),
    place("party-popper", { x: 260, y: 168, size: 74, mirrored: true }),
    peekingFromBox(dogPeeking, { x: 160, y: 208, width: 132, height: 78 }),
    heart(84, 66, 22),
    spark(240, 60, 14),
    confetti([112, 40], [208, 38], [56, 96], [270, 96], [96, 104]),
  ]),
  aguardando: picture(320, 240, () => [
    backdrop(320, 240, "grape", "pebble"),
    shadow(160, 204, 112),
    place("dog", { x: 94, y: 140, size: 138, mirrored: true }),
    closedBox({ x: 230, y: 204, width: 96, height: 84 }),
    place("hourglass-not-done", { x: 230, y: 84, size: 62, turn: 8 }),
    spark(276, 60, 10),
    heart(84, 54, 16),
    confetti([150, 54], [176, 70], [58, 78]),
  ]),
};
