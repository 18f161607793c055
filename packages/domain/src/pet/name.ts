import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { isSex, type Sex } from "./sex.ts";

declare const petNameBrand: unique symbol;

/** A pet's name as it is sent: letters, digits and spaces, not blank. */
export type PetName = string & { readonly [petNameBrand]: true };

export const petNameMessage = "Por favor insira o nome do seu pet. :)";
export const petSexMessage = "Por favor insira o sexo do seu pet. :)";

/**
 * Takes out of a typed name everything that is neither a letter (accents included), a digit nor a space
 * (FUN-209, FUN-210). Spaces at the ends stay, because the name may still be half typed.
 */
export function cleanPetName(text: string): string {
  // Some keyboards send an accent as a character of its own; composed first, it survives with its letter.
  return text.normalize("NFC").replace(/[^\p{L}\p{Nd} ]/gu, "");
}

/** The name to send, cleaned and trimmed; a name with nothing left is refused (FUN-208, FUN-211). */
export function parsePetName(text: string): Result<PetName, string> {
  const name = cleanPetName(text).trim();
  return name === "" ? rejected(petNameMessage) : accepted(name as PetName);
}

/** The name step as typed; `sex` is empty while none is chosen. */
export type NameAndSexDraft = { readonly name: string; readonly sex: string };

export type NameAndSex = { readonly name: PetName; readonly sex: Sex };

/** The name step as a whole: both answers are required (FUN-208, FUN-212). */
export function parseNameAndSex(draft: NameAndSexDraft): Result<NameAndSex, FieldErrors<keyof NameAndSexDraft>> {
  const name = parsePetName(draft.name);
  const sex: Result<Sex, string> = isSex(draft.sex) ? accepted(draft.sex) : rejected(petSexMessage);
  if (name.ok && sex.ok) return accepted({ name: name.value, sex: sex.value });
  return rejected(fieldErrorsOf({ name, sex }));
}
