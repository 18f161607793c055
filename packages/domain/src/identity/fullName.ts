import { accepted, type Result, rejected } from "../result.ts";

declare const fullNameBrand: unique symbol;

/** A person's name and surname: letters, accented or not, with one space between words. */
export type FullName = string & { readonly [fullNameBrand]: true };

const fullNameMessage = "Informe seu nome completo. Sem Numeros.";
const userDataNameMessage = "Por favor, insira seu nome completo.";

export const fullNameLength = { least: 4, most: 35 } as const;

/** Two words or more, the first of two letters or more, nothing but letters and spaces, 4 to 35 characters (FUN-233 to FUN-236). */
export function parseFullName(text: string): Result<FullName, string> {
  const name = tidied(text);
  const { least, most } = fullNameLength;
  const fits = name.length >= least && name.length <= most;
  return fits && isFullName(name) ? accepted(name) : rejected(fullNameMessage);
}

/** The name of the user-data form: the same words, of any length (SUB-219 to SUB-222). */
export function parseUserDataName(text: string): Result<FullName, string> {
  const name = tidied(text);
  return isFullName(name) ? accepted(name) : rejected(userDataNameMessage);
}

/** Composed letters, so that "é" counts as one character however the keyboard made it. */
function tidied(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

function isFullName(name: string): name is FullName {
  return /^\p{L}{2,}(?: \p{L}+)+$/u.test(name);
}

/** "Ana" of "Ana Maria Braga", to greet someone by (MAN-088); "" of an empty name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? "";
}
