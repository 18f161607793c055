import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { isSex, type Sex } from "./sex.ts";

declare const petNameBrand: unique symbol;

/** A pet's name as sent: letters, digits and spaces, not blank. */
export type PetName = string & { readonly [petNameBrand]: true };

/**
 * Removes everything but letters (accents included), digits and spaces from a typed name (FUN-209, FUN-210). Outer spaces
 * stay because the name may be half typed.
 */
export function cleanPetName(text: string): string {
  // Some keyboards send combining accents; composing first keeps them with their letter.
  return textIn(text)
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(/[^\p{L}\p{Nd} ]/gu, "");
}

/**
 * The cleaned name with single spaces between its words; rejects an empty one (FUN-208, FUN-211).
 *
 * @example
 * parsePetName(" Bob! "); // { ok: true, value: "Bob" }
 */
export function parsePetName(text: string): Result<PetName, "pet-name-missing"> {
  const name = cleanPetName(text).replace(/ +/g, " ").trim();
  return name === "" ? rejected("pet-name-missing") : accepted(name as PetName);
}

/** The name step as typed; `sex` is empty until chosen. */
export type NameAndSexDraft = { readonly name: string; readonly sex: string };

export type NameAndSex = { readonly name: PetName; readonly sex: Sex };

/**
 * Parses the name step: both answers are required (FUN-208, FUN-212).
 *
 * @example
 * parseNameAndSex({ name: "Bob", sex: "" }); // { ok: false, error: { sex: "pet-sex-missing" } }
 */
export function parseNameAndSex(
  draft: NameAndSexDraft,
): Result<NameAndSex, FieldErrorCodes<keyof NameAndSexDraft, "pet-name-missing" | "pet-sex-missing">> {
  const name = parsePetName(draft.name);
  const sex = isSex(draft.sex) ? accepted(draft.sex) : rejected("pet-sex-missing");
  if (name.ok && sex.ok) return accepted({ name: name.value, sex: sex.value });
  return rejected(fieldErrorCodesOf({ name, sex }));
}
