/** A number as short as an SVG needs it. */
export const decimal = (value: number): number => Math.round(value * 100) / 100;

export type Point = readonly [x: number, y: number];

/** A closed polygon with softly rounded corners (a stroke of its own colour rounds them). */
export const polygon = (points: readonly Point[], fill: string, softness = 4): string => {
  const path = points.map(([x, y]) => `${decimal(x)},${decimal(y)}`).join(" ");
  return `<polygon points="${path}" fill="${fill}" stroke="${fill}" stroke-width="${softness}" stroke-linejoin="round"/>`;
};

/** A rectangle by its top-left corner. */
export const rectangle = (x: number, y: number, width: number, height: number, fill: string, radius = 6): string =>
  `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusX)}" ry="${decimal(radiusY)}" fill="${fill}"/>`;

/** A round-ended line through a path. */
export const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Moves, turns and scales whatever is drawn around the origin. */
export const at = (x: number, y: number, markup: string, { turn = 0, scale = 1 } = {}): string =>
  `<g transform="translate(${decimal(x)} ${decimal(y)}) rotate(${turn}) scale(${decimal(scale)})">${markup}</g>`;
