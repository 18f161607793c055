import type { PetCalled } from "@petbox/domain/pet/phrases";

/** The pet's name; what stands for it while it is not known. */
export function nameOfPet({ name }: PetCalled): string {
  return name?.trim() || "Seu pet";
}
