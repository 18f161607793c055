import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { typedText } from "../text/typedText.ts";

declare const holderNameBrand: unique symbol;

/** The name printed on a card: letters and spaces, not blank. */
export type HolderName = string & { readonly [holderNameBrand]: true };

/**
 * Keeps letters, accents included, and spaces; a hyphen or apostrophe becomes a space, so that names stay apart. Outer
 * spaces stay because the name may be half typed.
 */
export function cleanHolderName(text: string): string {
  return textIn(text)
    .normalize("NFC")
    .replace(/[\s\p{Pd}'’‘`´]|\.(?=\p{L})/gu, " ")
    .replace(/[^\p{L} ]/gu, "");
}

/** A person's name as a card prints it: "ANA MARIA SOUZA". */
export function printedName(fullName: string): string {
  return cleanHolderName(fullName).toLocaleUpperCase("pt-BR");
}

/**
 * The cleaned and trimmed name; rejects an empty one (FUN-267, MAN-297).
 *
 * @example
 * parseHolderName("Joana D'Arc"); // { ok: true, value: "Joana D Arc" }
 */
export function parseHolderName(text: string): Result<HolderName, "holder-name-missing"> {
  const name = typedText(cleanHolderName(text));
  return name === "" ? rejected("holder-name-missing") : accepted(name as HolderName);
}
