const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The smallest picture that there is. */
export const onePixel = new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], "bob.png", {
  type: "image/png",
});

/** A file that only its name calls a photo. */
export const noPhoto = new File(["isto não é uma foto"], "bob.png", { type: "image/png" });
