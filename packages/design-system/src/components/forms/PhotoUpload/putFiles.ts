/** Puts files into an input, so that a native form submits them; none empties the input. */
export function putFiles(control: HTMLInputElement | null, files: readonly File[]): void {
  if (control === null) return;
  control.value = "";
  // jsdom has no file lists of its own.
  if (typeof DataTransfer === "undefined") return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  control.files = list.files;
}
