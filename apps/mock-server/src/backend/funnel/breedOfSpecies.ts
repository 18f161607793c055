import type { Breed } from "@petbox/domain/pet/breed";
import type { Species } from "@petbox/domain/pet/species";
import breeds from "../../seed/breeds.json" with { type: "json" };

const collator = new Intl.Collator("pt-BR", { sensitivity: "base" });

const isListed = (list: readonly string[], name: string) => list.some((each) => collator.compare(each, name) === 0);

/**
 * Whether a species may have this breed. An unlisted text is accepted (FUN-207); a breed of the other species is not.
 */
export function isBreedOf(species: Species, breed: Breed): boolean {
  const names = breed.kind === "pure" ? [breed.name] : [breed.main ?? "", breed.secondary ?? ""];
  const [own, others] = species === "dog" ? [breeds.dogs, breeds.cats] : [breeds.cats, breeds.dogs];
  return names.every((name) => isListed(own, name) || !isListed(others, name));
}
