import type { Sex } from "./sex.ts";

/** As much of a pet as a phrase needs; early in the funnel neither part is known. */
export type PetCalled = { readonly name?: string | undefined; readonly sex?: Sex | undefined };

/** The pet with its article: "o Bob", "a Mika"; "Bob" while the sex is unknown, "o seu pet" while the name is. */
export function withArticle(pet: PetCalled): string {
  return phrase(pet, { male: "o ", female: "a ", unknown: "", unnamed: "o " });
}

/** Whose: "do Bob", "da Mika"; "de Bob" while the sex is unknown, "do seu pet" while the name is. */
export function ofPet(pet: PetCalled): string {
  return phrase(pet, { male: "do ", female: "da ", unknown: "de ", unnamed: "do " });
}

/** To whom: "ao Bob", "à Mika"; "a Bob" while the sex is unknown, "ao seu pet" while the name is. */
export function toPet(pet: PetCalled): string {
  return phrase(pet, { male: "ao ", female: "à ", unknown: "a ", unnamed: "ao " });
}

/** For whom: "para o Bob", "para a Mika"; "para Bob" while the sex is unknown, "para o seu pet" while the name is. */
export function forPet(pet: PetCalled): string {
  return `para ${withArticle(pet)}`;
}

/** The form of a word that goes with the pet ("pronto", "pronta"); masculine, as "o pet" is, while the sex is unknown. */
export function agreeing(sex: Sex | undefined, forms: Readonly<Record<Sex, string>>): string {
  return forms[sex ?? "male"];
}

type Leads = Readonly<Record<Sex | "unknown" | "unnamed", string>>;

function phrase({ name, sex }: PetCalled, leads: Leads): string {
  const called = name?.trim();
  return called ? `${leads[sex ?? "unknown"]}${called}` : `${leads.unnamed}seu pet`;
}
