import type { MaskedOptions } from "imask";

type PrepareCharacter = NonNullable<MaskedOptions["prepareChar"]>;

const separator = /[/.\- ]/;
const unfinishedPart = /^((?:\d\d\/)?)(\d)$/;

/**
 * A separator typed after a single digit gives that digit its zero: "7/4/2000" and "5/31" become dates the way many people
 * write them. Every other character goes on to the mask as it is.
 */
export const padPart: PrepareCharacter = (character, masked, flags) => {
  const [, before, digit] = unfinishedPart.exec(masked.value) ?? [];
  if (before === undefined || digit === undefined || flags.tail || !separator.test(character)) return character;
  masked.value = before;
  const details = masked.append(`0${digit}/`, { input: true });
  // The caret stands behind the digit already.
  details.tailShift -= digit.length;
  return ["", details];
};
