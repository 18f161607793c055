import type { FactoryOpts } from "imask";
import { chosenMask } from "./chosenMask.ts";
import { notePaste, wasPastedTooLong } from "./longPaste.ts";

/** What a mask's symbols match; letters are written as capitals. */
const definitions = { A: /[A-Z]/, "*": /[\dA-Z]/ };
/** For pasted text that is longer than the mask. */
const longMask = "*".repeat(40);

/**
 * The mask of a pattern of the field's `mask`: 0 is a digit, A a letter, * either; anything else is written as it is. A pasted text that is
 * too long stays whole: cut to fit, it could look right.
 *
 * @param tidy changes pasted text before it is fitted in
 */
export function customMask(pattern: string, tidy = (text: string) => text): FactoryOpts {
  const mask = pattern.replace(/[^0A*]/g, "\\$&");
  // Letters and digits that the mask itself writes may be pasted along.
  const places = pattern.replace(/[^\dA-Za-z*]/g, "").length;
  const dropped = /[A*]/.test(pattern) ? /[^\dA-Z]/gi : /\D/g;
  return {
    ...chosenMask([mask, longMask], (_text, _digits, masked) => (wasPastedTooLong(masked) ? longMask : mask), {
      definitions,
    }),
    prepare(text: string, masked) {
      const tidied = tidy(text).toUpperCase();
      notePaste(masked, `${masked.unmaskedValue}${tidied}`.replace(dropped, ""), places);
      return tidied;
    },
  };
}
