import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Breed } from "@petbox/domain/pet/breed";
import { mixedBreedLabel } from "@petbox/domain/pet/breed";
import type { Restriction } from "@petbox/domain/pet/restriction";
import type { Sex } from "@petbox/domain/pet/sex";
import type { Size } from "@petbox/domain/pet/size";
import { type Species, speciesLabels, speciesPicture } from "@petbox/domain/pet/species";
import type { ApiClient } from "../client/client.ts";
import {
  saveBreedEndpoint,
  saveNameEndpoint,
  savePetBirthDateEndpoint,
  saveRestrictionEndpoint,
  saveSizeEndpoint,
  saveSpeciesEndpoint,
} from "./contract.ts";
import { type SavedStep, savedStepFrom } from "./savedStep.ts";

/** Saves the species, with the name and the picture of its option (FUN-303). */
export async function saveSpecies(client: ApiClient, species: Species): Promise<SavedStep> {
  const petSelect = { tag: species, name: speciesLabels[species], image: speciesPicture(species) };
  return savedStepFrom(await client.call(saveSpeciesEndpoint, { body: { petSelect } }));
}

/** Saves the pet's name and sex (FUN-304). */
export async function saveName(
  client: ApiClient,
  pet: { readonly name: string; readonly sex: Sex },
): Promise<SavedStep> {
  const body = { pet_name: pet.name, pet_sex: pet.sex === "male" ? ("masculino" as const) : ("feminino" as const) };
  return savedStepFrom(await client.call(saveNameEndpoint, { body }));
}

/** Saves the pet's size (FUN-305); "gato" for every cat. */
export async function saveSize(client: ApiClient, size: Size | "gato"): Promise<SavedStep> {
  return savedStepFrom(await client.call(saveSizeEndpoint, { body: { pet_size: size } }));
}

/** Saves the breed (FUN-306). A mixed pet's breed is sent as SRD, with the breeds that the owner recognises. */
export async function saveBreed(client: ApiClient, breed: Breed): Promise<SavedStep> {
  const body =
    breed.kind === "pure"
      ? { pet_breed: breed.name, pet_breed_srd1: "", pet_breed_srd2: "" }
      : { pet_breed: mixedBreedLabel, pet_breed_srd1: breed.main ?? "", pet_breed_srd2: breed.secondary ?? "" };
  return savedStepFrom(await client.call(saveBreedEndpoint, { body }));
}

/** Saves the pet's birth date (FUN-307). */
export async function savePetBirthDate(client: ApiClient, birthDate: CivilDate): Promise<SavedStep> {
  return savedStepFrom(await client.call(savePetBirthDateEndpoint, { body: { pet_birth: birthDate } }));
}

/** Saves the dietary restriction (FUN-308). */
export async function saveRestriction(client: ApiClient, restriction: Restriction): Promise<SavedStep> {
  return savedStepFrom(await client.call(saveRestrictionEndpoint, { body: { restricao: restriction } }));
}
