import { paw } from "./box.ts";
import { at, circle, ellipse, polygon, rectangle, stroke } from "./drawing.ts";
import { coral, coralDark, grape, grapeLight, mango, mangoDark, white } from "./tints.ts";

/** Everything here is drawn around the origin, about 64 wide, to be put in its place with `at`. */

export const ball = (): string =>
  [
    circle(0, 0, 28, "#C6E03A"),
    '<path d="M-28 0A28 28 0 0 0 22 17.300 32 32 0 0 1-28 0Z" fill="#A9C224"/>',
    stroke("M-22-17Q-4 0-20 20", white, 4),
    stroke("M22-17Q4 0 20 20", white, 4),
  ].join("");

export const rope = (): string =>
  [
    stroke("M-30 0H30", "#F2D9B8", 15),
    ...[-18, -6, 6, 18].map((x) => stroke(`M${x - 3} 6L${x + 3}-6`, coral, 4.5)),
    ...[-1, 1].flatMap((side) => [
      stroke(
        `M${side * 36}-2L${side * 54}-12M${side * 36} 0H${side * 57}M${side * 36} 2L${side * 54} 12`,
        "#F2D9B8",
        6,
      ),
      ellipse(side * 35, 0, 10, 14, coral),
      ellipse(side * 32, -2, 4, 9, "#FF8A85"),
    ]),
  ].join("");

export const chewRing = (): string =>
  [
    '<circle r="23" fill="none" stroke="#1FA3A3" stroke-width="17"/>',
    ...[0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, circle(0, -23, 4, "#7FDCD3"), { turn })),
  ].join("");

/** A fishing wand for cats; its feathers are at the upper right. */
export const wand = (): string =>
  [
    stroke("M-22 44L-6-40", "#A56953", 6),
    stroke("M-6-40Q22-62 34-26", "#8F5BEA", 3),
    ...[-28, 0, 28].map((turn, index) =>
      at(34, -26, `<path d="M0 0Q14 16 0 36Q-14 16 0 0Z" fill="${[coral, mango, grapeLight][index] ?? mango}"/>`, {
        turn,
      }),
    ),
    circle(34, -26, 5, grape),
  ].join("");

/** A bag of cat litter or kibble; `mark` is drawn on its label. */
export const bag = (fill: string, dark: string, mark: string): string =>
  [
    polygon(
      [
        [-26, -34],
        [26, -34],
        [31, 40],
        [-31, 40],
      ],
      fill,
      8,
    ),
    rectangle(-28, -44, 56, 12, dark, 4),
    ellipse(0, 6, 21, 23, white),
    mark,
  ].join("");

export const litterBag = (): string => bag("#5FB8A5", "#3E9482", paw(0, 5, 30, "#3E9482"));

export const kibbleBag = (): string => bag(mango, mangoDark, paw(0, 5, 30, mangoDark));

/** A pouch of wet food. */
export const sachet = (fill: string, dark: string, mark: string): string =>
  [
    '<g stroke-linejoin="round">',
    polygon(
      [
        [-32, -44],
        [32, -44],
        [36, 44],
        [-36, 44],
      ],
      fill,
      8,
    ),
    rectangle(-34, -48, 68, 12, dark, 3),
    rectangle(-38, 37, 76, 11, dark, 3),
    "</g>",
    ellipse(0, 1, 28, 28, white),
    mark,
  ].join("");

export const bandana = (): string =>
  [
    polygon(
      [
        [-38, -14],
        [38, -14],
        [0, 36],
      ],
      coral,
      10,
    ),
    ...[
      [-20, -2],
      [0, -2],
      [20, -2],
      [-10, 12],
      [10, 12],
      [0, 25],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.4, white)),
    stroke("M-40-16Q0-28 40-16", coralDark, 10),
    polygon(
      [
        [40, -17],
        [56, -27],
        [54, -10],
      ],
      coralDark,
      6,
    ),
    polygon(
      [
        [-40, -17],
        [-56, -27],
        [-54, -10],
      ],
      coralDark,
      6,
    ),
  ].join("");

export const bowl = (food: string): string =>
  [
    ellipse(0, -10, 38, 12, food),
    `<path d="M-42-10H42L34 20Q33 26 26 26H-26Q-33 26-34 20Z" fill="${grape}"/>`,
    rectangle(-45, -15, 90, 9, grapeLight, 4.5),
    paw(0, 9, 20),
  ].join("");

const biscuitShape = "M-18-6A9 9 0 1 0-30 0 9 9 0 1 0-18 6H18A9 9 0 1 0 30 0 9 9 0 1 0 18-6Z";

export const biscuit = (): string =>
  [`<path d="${biscuitShape}" fill="${mango}"/>`, [-10, 0, 10].map((x) => circle(x, 0, 2, mangoDark)).join("")].join(
    "",
  );
