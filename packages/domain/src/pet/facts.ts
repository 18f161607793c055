import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { type Breed, mixedBreedLabel } from "./breed.ts";
import { type Sex, sexLabels } from "./sex.ts";
import { isSize, type PetSize, sizeLabels } from "./size.ts";

/** The known answers about a pet. */
export interface PetFacts {
  readonly petSex?: Sex | undefined;
  readonly size?: PetSize | undefined;
  readonly breed?: Breed | undefined;
  readonly birthDate?: CivilDate | undefined;
}

/** The known facts about a pet, in the order of the questions: "Fêmea", "Porte médio", "SRD, mistura de Poodle e Pug". */
export function petFacts({ petSex, size, breed, birthDate }: PetFacts): readonly string[] {
  return [
    petSex && sexLabels[petSex],
    size && isSize(size) && `Porte ${sizeLabels[size].toLowerCase()}`,
    breed && breedFact(breed),
    birthDate && `${petSex === "female" ? "Nascida" : "Nascido"} em ${formatBrazilianDate(birthDate)}`,
  ].filter((fact) => typeof fact === "string");
}

function breedFact(breed: Breed): string {
  if (breed.kind === "pure") return breed.name;
  const known = [breed.main, breed.secondary].filter((name) => name !== undefined);
  return known.length === 0 ? mixedBreedLabel : `${mixedBreedLabel}, mistura de ${known.join(" e ")}`;
}
