import type { MaskedOptions } from "imask";

type PrepareCharacter = NonNullable<MaskedOptions["prepareChar"]>;

const separator = /[/.\- ]/;
const unfinishedPart = /^((?:\d\d\/)?)(\d)$/;

/**
 * Pads a single digit with a zero when a separator follows: "7/4/2000" and "5/31" become complete dates. Other
 * characters pass unchanged.
 */
export const padPart: PrepareCharacter = (character, masked, flags) => {
  const [, before, digit] = unfinishedPart.exec(masked.value) ?? [];
  if (before === undefined || digit === undefined || flags.tail || !separator.test(character)) return character;
  masked.value = before;
  const details = masked.append(`0${digit}/`, { input: true });
  // The caret is already behind the digit.
  details.tailShift -= digit.length;
  return ["", details];
};
