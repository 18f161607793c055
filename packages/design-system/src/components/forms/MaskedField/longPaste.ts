/** The fields with a pasted number that is too long. A digit typed after a complete number is dropped (FUN-260). */
const pastedTooLong = new WeakSet<object>();
/** How many digits each field had after the last change. */
const lastLength = new WeakMap<object, number>();

/** @param places the number of digits that the field's mask has room for. */
export function notePaste(masked: object, digits: string, places: number): void {
  // Compared by length: a keyboard may replace the whole text to add one digit.
  const isTyped = digits.length - (lastLength.get(masked) ?? 0) <= 1;
  if (digits.length <= places) pastedTooLong.delete(masked);
  else if (!isTyped) pastedTooLong.add(masked);
  lastLength.set(masked, pastedTooLong.has(masked) ? digits.length : Math.min(digits.length, places));
}

/** Whether the field holds a pasted text that its mask has no room for. */
export const wasPastedTooLong = (masked: object) => pastedTooLong.has(masked);
