/**
 * The text of a masked field without its punctuation, as `setValueAs` of react-hook-form takes it: digits, and letters where the
 * mask has any. A plus sign stays: without it a foreign phone number could look like a Brazilian one.
 *
 * @example
 * unmasked("529.982.247-25"); // "52998224725"
 */
export function unmasked(text: string | null | undefined): string {
  return (text ?? "").replace(/[^\dA-Za-z+]/g, "");
}
