import { accepted, type Result, rejected } from "../result.ts";
import { typedText } from "../text/typedText.ts";

declare const fullNameBrand: unique symbol;

/** A person's first name and surname: letters, accented or not, separated by single spaces. */
export type FullName = string & { readonly [fullNameBrand]: true };

/**
 * Every code but "full-name-invalid" names the one thing to change (decision 74). "full-name-initial": the first name is a
 * single letter. "full-name-punctuation": the name has a hyphen, apostrophe or dot. "full-name-too-long": it is otherwise valid.
 */
export type FullNameErrorCode =
  | "full-name-invalid"
  | "full-name-initial"
  | "full-name-punctuation"
  | "full-name-too-long";

export const fullNameLength = { min: 4, max: 35 } as const;

/**
 * At least two words, the first of at least two letters; only letters and spaces; 4 to 35 characters (FUN-233 to FUN-236).
 *
 * @example
 * parseFullName(" Ana  Maria Souza "); // { ok: true, value: "Ana Maria Souza" }
 * parseFullName("Ana"); // { ok: false, error: "full-name-invalid" }
 */
export function parseFullName(text: string): Result<FullName, FullNameErrorCode> {
  const name = tidied(text);
  if (!isFullName(name)) return rejected(nameCode(name));
  if (name.length > fullNameLength.max) return rejected("full-name-too-long");
  return name.length < fullNameLength.min ? rejected("full-name-invalid") : accepted(name);
}

/**
 * The name in the user-data form: the same rule without limits of length (SUB-219 to SUB-222).
 *
 * @example
 * parseUserDataName("Ana"); // { ok: false, error: "full-name-invalid" }
 */
export function parseUserDataName(text: string): Result<FullName, FullNameErrorCode> {
  const name = tidied(text);
  return isFullName(name) ? accepted(name) : rejected(nameCode(name));
}

/** Normalizes to NFC, so that "é" is one character whatever the keyboard sent. */
function tidied(text: string): string {
  return typedText(text).normalize("NFC");
}

function nameCode(name: string): FullNameErrorCode {
  if (/^\p{L}(?:[. ]+\p{L}+)+$/u.test(name)) return "full-name-initial";
  return /\p{L}[\p{Pd}'’‘`´.]/u.test(name) ? "full-name-punctuation" : "full-name-invalid";
}

function isFullName(name: string): name is FullName {
  return /^\p{L}{2,}(?: \p{L}+)+$/u.test(name);
}

/** "Ana" for "Ana Maria Braga", used in greetings (MAN-088); "" for an empty name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? "";
}
