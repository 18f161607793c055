import { circle, decimal, ellipse, type Point } from "./drawing.ts";
import { coral, grape, grapeLight, ink, mango, type TintName, tints } from "./tints.ts";

/** How far each eighth of a blob's outline lies from its centre: the hand-drawn unevenness of the family. */
const outlines = {
  pebble: [1, 0.97, 0.93, 0.98, 0.95, 1, 0.96, 0.99],
  bean: [0.97, 1, 0.95, 1, 0.98, 0.94, 0.99, 0.93],
  leaf: [0.98, 0.94, 1, 0.96, 1, 0.97, 0.93, 0.98],
} as const;

export type Outline = keyof typeof outlines;

const pointAt = (points: readonly Point[], index: number): Point => points.at(index % points.length) ?? [0, 0];

/** A smooth closed curve through the points (Catmull-Rom written as Béziers). */
const smooth = (points: readonly Point[]): string => {
  const [startX, startY] = pointAt(points, 0);
  const curves = points.map((here, index) => {
    const before = pointAt(points, index - 1);
    const next = pointAt(points, index + 1);
    const after = pointAt(points, index + 2);
    const controls: readonly Point[] = [
      [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6],
      [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6],
      next,
    ];
    return `C${controls.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join(" ")}`;
  });
  return `M${decimal(startX)} ${decimal(startY)}${curves.join("")}Z`;
};

/** Between an ellipse and a rectangle (a superellipse): fills a card better than an ellipse and stays soft. */
const fullness = (angle: number): number =>
  (Math.abs(Math.cos(angle)) ** 2.6 + Math.abs(Math.sin(angle)) ** 2.6) ** (-1 / 2.6);

/** A rounded brand shape around a centre. */
export const blob = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  outline: Outline,
): string => {
  const radii = outlines[outline];
  const points = radii.map((radius, index): Point => {
    const angle = (index / radii.length) * 2 * Math.PI;
    const reach = radius * fullness(angle);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
  return `<path d="${smooth(points)}" fill="${fill}"/>`;
};

/** The tinted shape that every picture stands on. */
export const backdrop = (width: number, height: number, tint: TintName, outline: Outline = "pebble"): string =>
  blob(width / 2, height / 2, width / 2 - 4, height / 2 - 4, tints[tint].soft, outline);

/** The shadow under what stands on the ground. */
export const shadow = (x: number, y: number, radius: number): string =>
  `<g opacity=".12">${ellipse(x, y, radius, radius * 0.14, ink)}</g>`;

export const spark = (x: number, y: number, size: number, fill: string = mango): string => {
  const inner = decimal(size * 0.16);
  return `<path transform="translate(${x} ${y})" d="M0-${size}Q${inner}-${inner} ${size} 0Q${inner} ${inner} 0 ${size}Q-${inner} ${inner}-${size} 0Q-${inner}-${inner} 0-${size}Z" fill="${fill}"/>`;
};

export const heart = (x: number, y: number, size: number, fill: string = coral): string =>
  `<path transform="translate(${x} ${y}) scale(${decimal(size / 20)})" d="M0 9C-12 1-10-9-4-9-1.500-9 0-7 0-5.500 0-7 1.500-9 4-9 10-9 12 1 0 9Z" fill="${fill}"/>`;

/** Small round confetti, its colours taken in turn from the brand. */
export const confetti = (...points: readonly Point[]): string => {
  const colours = [mango, coral, grapeLight, grape];
  return points.map(([x, y], index) => circle(x, y, index % 2 === 0 ? 4 : 3, colours[index % 4] ?? mango)).join("");
};
