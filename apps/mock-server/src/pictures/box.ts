import { circle, ellipse, polygon, rectangle } from "./drawing.ts";
import { coral, coralDark, grape, grapeDark, grapeLight, grapePressed, mango, mangoDark, white } from "./tints.ts";

/** The colours of one box: outside, lighter edge, darker edge, inside. */
interface BoxTone {
  readonly face: string;
  readonly light: string;
  readonly dark: string;
  readonly inside: string;
}

export const boxTones = {
  grape: { face: grape, light: grapeLight, dark: grapePressed, inside: grapeDark },
  coral: { face: coral, light: "#FF8A85", dark: coralDark, inside: "#A92B33" },
  mango: { face: mango, light: "#FFC85C", dark: mangoDark, inside: "#B36F00" },
} as const satisfies Record<string, BoxTone>;

export type BoxToneName = keyof typeof boxTones;

/** Where a box stands: `x` is its middle, `y` the ground under it. */
export interface BoxPlacing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone?: BoxToneName;
}

/** The brand's paw, around a centre. */
export const paw = (x: number, y: number, size: number, fill: string = white): string =>
  [
    ellipse(x, y + size * 0.2, size * 0.28, size * 0.23, fill),
    ellipse(x - size * 0.36, y - size * 0.04, size * 0.11, size * 0.15, fill),
    ellipse(x - size * 0.13, y - size * 0.26, size * 0.12, size * 0.16, fill),
    ellipse(x + size * 0.13, y - size * 0.26, size * 0.12, size * 0.16, fill),
    ellipse(x + size * 0.36, y - size * 0.04, size * 0.11, size * 0.15, fill),
  ].join("");

const badge = (x: number, y: number, size: number, tone: BoxTone): string =>
  circle(x, y, size * 0.72, tone.light) + paw(x, y, size);

/**
 * The brand's box, open, in two layers: what stands in the box is drawn between `back` and `front`.
 */
export const openBox = ({ x, y, width, height, tone = "grape" }: BoxPlacing): { back: string; front: string } => {
  const colours = boxTones[tone];
  const half = width / 2;
  const top = y - height;
  const depth = width * 0.13;
  const rear = half * 0.84;
  return {
    back: [
      polygon(
        [
          [x - rear, top - depth],
          [x + rear, top - depth],
          [x + rear * 1.1, top - depth - height * 0.26],
          [x - rear * 1.1, top - depth - height * 0.26],
        ],
        colours.dark,
      ),
      polygon(
        [
          [x - half, top],
          [x + half, top],
          [x + rear, top - depth],
          [x - rear, top - depth],
        ],
        colours.inside,
        2,
      ),
      ...[-1, 1].map((side) =>
        polygon(
          [
            [x + side * half, top],
            [x + side * rear, top - depth],
            [x + side * (rear + width * 0.17), top - depth * 0.55],
            [x + side * (half + width * 0.18), top + depth * 0.6],
          ],
          colours.light,
        ),
      ),
    ].join(""),
    front: [
      rectangle(x - half - 2, top - 2, width + 4, height + 2, colours.face, 9),
      polygon(
        [
          [x - half, top],
          [x + half, top],
          [x + half * 1.06, top + height * 0.2],
          [x - half * 1.06, top + height * 0.2],
        ],
        colours.light,
      ),
      badge(x, y - height * 0.38, Math.min(width, height) * 0.36, { ...colours, light: colours.dark }),
    ].join(""),
  };
};

/** The brand's box, closed, with its lid. */
export const closedBox = ({ x, y, width, height, tone = "grape" }: BoxPlacing): string => {
  const colours = boxTones[tone];
  const lid = height * 0.26;
  return [
    rectangle(x - width / 2, y - height + lid / 2, width, height - lid / 2, colours.face, 7),
    rectangle(x - width / 2, y - height + lid, width, 5, colours.dark, 0),
    rectangle(x - width / 2 - 4, y - height, width + 8, lid, colours.light, 6),
    badge(x, y - (height - lid) * 0.47, (height - lid) * 0.5, { ...colours, light: colours.dark }),
  ].join("");
};
