import type { ArtName } from "./artNames.ts";
import { decimal } from "./drawing.ts";
import art from "./generated/art.json" with { type: "json" };

const bodies: Readonly<Record<ArtName, string>> = art;

/** Side of the square in which every piece of the art is drawn. */
const artSide = 32;

/** Colours of the art exchanged for others: one drawing, many animals. */
export type Coat = Readonly<Record<string, string>>;

/** Where a piece of art goes: `x`, `y` are its centre, `size` its side, `turn` degrees clockwise. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
  readonly coat?: Coat;
}

/** A piece of the art, as SVG markup. */
export const place = (name: ArtName, { x, y, size, turn = 0, mirrored = false, coat = {} }: Placing): string => {
  const scale = decimal(size / artSide);
  const steps = [
    `translate(${decimal(x)} ${decimal(y)})`,
    turn === 0 ? "" : `rotate(${turn})`,
    `scale(${mirrored ? -scale : scale} ${scale})`,
    `translate(-${artSide / 2} -${artSide / 2})`,
  ];
  const body = bodies[name].replace(/#[0-9a-f]{6}/g, (colour) => coat[colour] ?? colour);
  return `<g transform="${steps.filter(Boolean).join(" ")}">${body}</g>`;
};
