interface Drawing {
  readonly name?: string;
  /** In pixels. */
  readonly side?: number;
  /** Draws noise, which no format compresses well. @default false */
  readonly noise?: boolean;
}

/** A photo for stories and tests, drawn in the browser. */
export async function drawnPhoto({ name = "bob.png", side = 200, noise = false }: Drawing = {}): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  pen.fillStyle = "#e0a565";
  pen.fillRect(0, 0, side, side);
  if (noise) {
    const pixels = pen.getImageData(0, 0, side, side);
    // Deterministic, so that tests do not depend on chance.
    let seed = 7;
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      if (at % 4 !== 3) pixels.data[at] = seed & 255;
    }
    pen.putImageData(pixels, 0, 0);
  }
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}
