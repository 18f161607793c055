import { type Coat, place } from "./art.ts";
import type { ArtName } from "./artNames.ts";
import { type BoxPlacing, openBox } from "./box.ts";
import { rectangle, stroke } from "./drawing.ts";

/** Two paws holding on to the edge of the box. */
const paws = (x: number, y: number, apart: number, size: number, fur: string, toes: string): string =>
  [-1, 1]
    .map((side) => {
      const centre = x + side * apart;
      const toe = (offset: number) =>
        stroke(`M${centre + offset * size} ${y + size * 0.12}V${y + size * 0.36}`, toes, size * 0.07);
      return rectangle(centre - size / 2, y - size * 0.45, size, size * 0.9, fur, size * 0.42) + toe(-0.17) + toe(0.17);
    })
    .join("");

interface Peeking {
  readonly face: ArtName;
  readonly fur: string;
  readonly toes: string;
  readonly coat?: Coat;
  /** How far above the edge the middle of the face is, in sides of the face: the mouth shows, no gap under the chin. */
  readonly lift: number;
}

export const dogPeeking: Peeking = { face: "dog-face", fur: "#F3C07B", toes: "#C98F45", lift: 0.36 };
export const catPeeking: Peeking = { face: "cat-face", fur: "#FFB02E", toes: "#E07F1E", lift: 0.41 };

/** A pet looking out of the box; `behind` stands in the box beside the pet. */
export const peekingFromBox = (
  { face, fur, toes, lift, coat = {} }: Peeking,
  box: BoxPlacing,
  behind: readonly string[] = [],
): string => {
  const { back, front } = openBox(box);
  const edge = box.y - box.height;
  const size = box.width * 0.78;
  return [
    back,
    ...behind,
    place(face, { x: box.x, y: edge - size * lift, size, coat }),
    front,
    paws(box.x, edge + box.width * 0.02, box.width * 0.27, box.width * 0.15, fur, toes),
  ].join("");
};
