import type { Sex } from "./sex.ts";

/** A pet's name and sex, as phrases need them; early in the funnel both are unknown. */
export type NamedPet = { readonly name?: string | undefined; readonly sex?: Sex | undefined };

/** With article: "o Bob", "a Mika"; "Bob" if the sex is unknown, "o seu pet" if the name is. */
export function withArticle(pet: NamedPet): string {
  return phrase(pet, { male: "o ", female: "a ", unknown: "", unnamed: "o " });
}

/** Possessive: "do Bob", "da Mika"; "de Bob" if the sex is unknown, "do seu pet" if the name is. */
export function ofPet(pet: NamedPet): string {
  return phrase(pet, { male: "do ", female: "da ", unknown: "de ", unnamed: "do " });
}

/** Recipient: "ao Bob", "à Mika"; "a Bob" if the sex is unknown, "ao seu pet" if the name is. */
export function toPet(pet: NamedPet): string {
  return phrase(pet, { male: "ao ", female: "à ", unknown: "a ", unnamed: "ao " });
}

/** Purpose: "para o Bob", "para a Mika"; "para Bob" if the sex is unknown, "para o seu pet" if the name is. */
export function forPet(pet: NamedPet): string {
  return `para ${withArticle(pet)}`;
}

/** The word form that agrees with the pet ("pronto", "pronta"); masculine, like "o pet", if the sex is unknown. */
export function agreeing(sex: Sex | undefined, forms: Readonly<Record<Sex, string>>): string {
  return forms[sex ?? "male"];
}

type Leads = Readonly<Record<Sex | "unknown" | "unnamed", string>>;

function phrase({ name, sex }: NamedPet, leads: Leads): string {
  const called = name?.trim();
  return called ? `${leads[sex ?? "unknown"]}${called}` : `${leads.unnamed}seu pet`;
}
