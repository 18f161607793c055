import type { NamedPet } from "@petbox/domain/pet/phrases";

/** The pet's name, or a substitute while it is unknown. */
export function nameOfPet({ name }: NamedPet): string {
  return name?.trim() || "Seu pet";
}
