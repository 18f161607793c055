import { place } from "./art.ts";
import { backdrop, confetti, heart, shadow, spark } from "./backdrop.ts";
import { type BoxToneName, closedBox } from "./box.ts";
import { type Picture, picture } from "./picture.ts";

const tones: readonly BoxToneName[] = ["grape", "coral", "mango"];

/** A pile with as many boxes as the plan has months; `rows` counts them from the ground up. */
const pile = (rows: readonly number[], side: number): string =>
  rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, column) =>
        closedBox({
          x: 120 + (column - (count - 1) / 2) * (side + 11),
          y: 150 - row * side * 0.92,
          width: side,
          height: side * 0.92,
          tone: tones[(column + row * 2) % tones.length] ?? "grape",
        }),
      ),
    )
    .join("");

export const planPictures: Readonly<Record<string, Picture>> = {
  "plano-mensal": picture(240, 180, () => [
    backdrop(240, 180, "cream", "bean"),
    shadow(120, 150, 58),
    pile([1], 84),
    heart(186, 60, 18),
    confetti([52, 64], [66, 46]),
  ]),
  "plano-semestral": picture(240, 180, () => [
    backdrop(240, 180, "coral", "leaf"),
    shadow(120, 150, 88),
    pile([3, 2, 1], 40),
    spark(188, 56, 12),
    heart(52, 62, 16),
    confetti([66, 42], [204, 80]),
  ]),
  "plano-anual": picture(240, 180, () => [
    backdrop(240, 180, "grape", "pebble"),
    shadow(120, 150, 104),
    pile([5, 4, 3], 30),
    place("crown", { x: 120, y: 49, size: 44 }),
    spark(52, 62, 12),
    spark(190, 58, 10),
    confetti([72, 38], [172, 36], [206, 84]),
  ]),
};
