/** Hands a picture to the platform's share sheet; without one, or if it fails, the picture is downloaded. */
export async function shareImage(image: File, text: string): Promise<void> {
  try {
    const shared = { files: [image], text };
    if (typeof navigator.canShare === "function" && navigator.canShare(shared)) return await navigator.share(shared);
  } catch (error) {
    // The customer has closed the sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  const address = URL.createObjectURL(image);
  const link = document.createElement("a");
  link.href = address;
  link.download = image.name;
  link.click();
  URL.revokeObjectURL(address);
}
