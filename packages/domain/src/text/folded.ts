export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The text in lower case and without accents. */
export function folded(text: string): string {
  return withoutAccents(text.toLowerCase());
}
