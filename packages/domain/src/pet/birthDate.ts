import { type CivilDate, civilDate, isAfter, isBefore, parseBrazilianDate } from "../calendar/civilDate.ts";
import { accepted, type Result, rejected } from "../result.ts";

export const petBirthDateMessage = "Por favor selecione uma data para o seu pet. ;)";

/** A fixed date, not "25 years ago" (FUN-198, FUN-201); the day itself is allowed. */
export const earliestPetBirthDate: CivilDate = civilDate(2001, 6, 24);

/**
 * A pet's birth date, typed as dd/mm/aaaa: required, from 2001-06-24 to `today`, both included (FUN-197 to FUN-199).
 * Everything else is refused with the one message of the step (FUN-200).
 */
export function parsePetBirthDate(text: string, today: CivilDate): Result<CivilDate, string> {
  const birthDate = parseBrazilianDate(text);
  if (!birthDate.ok || isBefore(birthDate.value, earliestPetBirthDate) || isAfter(birthDate.value, today)) {
    return rejected(petBirthDateMessage);
  }
  return accepted(birthDate.value);
}
