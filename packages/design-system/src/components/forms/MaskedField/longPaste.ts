/** The fields with a pasted text that is too long. A digit typed after a complete number is dropped (FUN-260). */
const pastedTooLong = new WeakSet<object>();
/** How many digits and letters each field had after the last change. */
const lastLength = new WeakMap<object, number>();

/**
 * @param characters the digits, and the letters where the mask has any
 * @param places how many of them the field's mask has room for
 */
export function notePaste(masked: object, characters: string, places: number): void {
  // Compared by length: a keyboard may replace the whole text to add one digit.
  const isTyped = characters.length - (lastLength.get(masked) ?? 0) <= 1;
  if (characters.length <= places) pastedTooLong.delete(masked);
  else if (!isTyped) pastedTooLong.add(masked);
  lastLength.set(masked, pastedTooLong.has(masked) ? characters.length : Math.min(characters.length, places));
}

/** Whether the field holds a pasted text that its mask has no room for. */
export const wasPastedTooLong = (masked: object) => pastedTooLong.has(masked);
