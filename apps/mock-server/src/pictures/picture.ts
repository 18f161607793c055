/** One drawing: its own size in pixels and its layers from back to front, drawn only when asked for. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly layers: () => readonly string[];
}

export const picture = (width: number, height: number, layers: () => readonly string[]): Picture => ({
  width,
  height,
  layers,
});

/** The complete SVG document of a picture. */
export const documentOf = ({ width, height, layers }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${layers().join("")}</svg>`;
