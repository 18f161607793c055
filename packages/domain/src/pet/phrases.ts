import { listed } from "../text/listed.ts";
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

/** Possessive of several pets, each name once: "do Bob e da Mika". */
export function ofPets(pets: readonly NamedPet[]): string {
  return listed([...new Set(pets.map(ofPet))]);
}

/** Purpose: "para o Bob", "para a Mika"; "para Bob" if the sex is unknown, "para o seu pet" if the name is. */
export function forPet(pet: NamedPet): string {
  return `para ${withArticle(pet)}`;
}

type Leads = Readonly<Record<Sex | "unknown" | "unnamed", string>>;

function phrase({ name, sex }: NamedPet, leads: Leads): string {
  const called = name?.trim();
  return called ? `${leads[sex ?? "unknown"]}${called}` : `${leads.unnamed}seu pet`;
}
