/** A photo drawn in the browser: a plain one is light, one of noise is as heavy as a real photo. */
export async function storyPhoto({
  name = "bob.png",
  type = "image/png",
  side = 120,
  noise = false,
} = {}): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = side * 2;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  pen.fillStyle = "#d9c8ff";
  pen.fillRect(0, 0, side * 2, side);
  pen.fillStyle = "#6c2bd9";
  pen.beginPath();
  pen.arc(side, side / 2, side / 3, 0, 2 * Math.PI);
  pen.fill();
  if (noise) {
    const pixels = pen.getImageData(0, 0, side * 2, side);
    // Seeded noise, so that the tests are deterministic.
    let seed = 7;
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      if (at % 4 !== 3) pixels.data[at] = seed & 255;
    }
    pen.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type, 0.9);
  });
  if (blob === null) throw new Error(`This browser draws no ${type}.`);
  return new File([blob], name, { type });
}

/** A file with the first bytes of a picture that cannot be decoded. */
export const brokenPhoto = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "isto não é uma foto"], "bob.jpg", { type: "image/jpeg" });

/** The files as the picker, a drag or the clipboard carries them. */
export function carriedFiles(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
