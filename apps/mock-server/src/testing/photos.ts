const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The smallest picture. */
export const onePixel = new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], "bob.png", {
  type: "image/png",
});

/** A text file with a photo's name. */
export const noPhoto = new File(["isto não é uma foto"], "bob.png", { type: "image/png" });
