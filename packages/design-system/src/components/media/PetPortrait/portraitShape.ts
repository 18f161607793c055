import type { PetSize } from "@petbox/domain/pet/size";

/** The parts of a portrait, from the back to the front. */
export type PortraitLayer = "ground" | "body" | "collar" | "head" | "face";

/** How large a pet is in the picture, and its eyes in its face: a small pet's are larger. */
interface Shape {
  readonly scale: number;
  readonly eyes: number;
}

const medium: Shape = { scale: 0.93, eyes: 1 };

const shapes: Readonly<Record<PetSize, Shape>> = {
  micro: { scale: 0.76, eyes: 1.2 },
  pequeno: { scale: 0.85, eyes: 1.1 },
  medio: medium,
  grande: { scale: 1.05, eyes: 0.88 },
  gato: medium,
};

export function portraitShapeOf(size: PetSize | undefined): Shape {
  return size === undefined ? medium : shapes[size];
}
