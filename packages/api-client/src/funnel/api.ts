import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Breed } from "@petbox/domain/pet/breed";
import type { NameAndSex } from "@petbox/domain/pet/name";
import type { Restriction } from "@petbox/domain/pet/restriction";
import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import {
  saveBreedEndpoint,
  saveNameEndpoint,
  savePetBirthDateEndpoint,
  saveRestrictionEndpoint,
  saveSizeEndpoint,
  saveSpeciesEndpoint,
} from "./contract.ts";
import type { SavedStep } from "./savedStep.ts";

/**
 * Saves the species, with the name and the picture of its option (FUN-303).
 * @param isAnotherPet drops the pet's other answers, which describe a pet that is already subscribed.
 */
export function saveSpecies(client: ApiClient, species: Species, isAnotherPet = false): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveSpeciesEndpoint, { body: { species, ...(isAnotherPet && { isAnotherPet }) } }));
}

/** Saves the pet's name and sex (FUN-304). */
export function saveName(client: ApiClient, pet: NameAndSex): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveNameEndpoint, { body: pet }));
}

/** Saves the pet's size (FUN-305); "gato" for every cat. */
export function saveSize(client: ApiClient, size: PetSize): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveSizeEndpoint, { body: size }));
}

/** Saves the breed (FUN-306). A mixed pet's breed is sent as SRD, with the breeds named by the owner. */
export function saveBreed(client: ApiClient, breed: Breed): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveBreedEndpoint, { body: breed }));
}

/** Saves the pet's birth date (FUN-307). */
export function savePetBirthDate(client: ApiClient, birthDate: CivilDate): Promise<SavedStep> {
  return unwrapOutcome(client.call(savePetBirthDateEndpoint, { body: birthDate }));
}

/** Saves the dietary restriction (FUN-308). */
export function saveRestriction(client: ApiClient, restriction: Restriction): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveRestrictionEndpoint, { body: restriction }));
}
