import type { PortrayedPet } from "@petbox/design-system/components/PetPortrait";
import type { Answers } from "@petbox/domain/funnel/answers";
import { coatOf } from "@petbox/domain/pet/coat";

/** The answered pet as its portrait shows it: a dog until the species is known, a sketch until the breed is. */
export function portrayed({ species = "dog", breed, size, petName }: Answers): PortrayedPet {
  return { species, coat: breed && coatOf(species, breed), size, name: petName };
}
