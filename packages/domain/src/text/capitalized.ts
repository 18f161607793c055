/** A text whose first letter is upper-case: "o Bob" is "O Bob". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
