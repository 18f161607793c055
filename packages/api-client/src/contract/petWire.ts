import type { NamedPet } from "@petbox/domain/pet/phrases";
import { type Sex, sexFromWire, wireOfSex } from "@petbox/domain/pet/sex";
import { isPetSize } from "@petbox/domain/pet/size";
import { isSpecies, type Species } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { fieldMap } from "./fieldMap.ts";
import { nullish } from "./optional.ts";
import { optionalEnum } from "./parsed.ts";

/** The pet's name; null if unknown. */
export const petNameWire = nullish(coercedString);

/** The pet's sex; undefined for an unknown word. */
export const petSexWire = optionalEnum<Sex>(sexFromWire, wireOfSex);

/** The pet's species; undefined for an unknown word. */
export const petSpeciesWire = optionalEnum<Species>((text) => (isSpecies(text) ? text : undefined));

/** The pet's size; undefined for an unknown word. */
export const petSizeWire = optionalEnum((size) => (isPetSize(size) ? size : undefined));

/** The sex of a pet in a sentence: any word but "masculino" is feminine (MAN-155, MAN-156); without a word it is unknown. */
export const grammaticalSexWire = optionalEnum<Sex>(
  (sent) => sexFromWire(sent) ?? (sent.trim() === "" ? undefined : "female"),
  wireOfSex,
);

/** A pet's name and sex, for use in a sentence. */
export const namedPetWire: z.ZodMiniType<NamedPet> = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", grammaticalSexWire],
});

/** The pet whose box something is shipped with; undefined without a name, because a server may send its fields empty for none. */
export const sentWithWire = z.codec(nullish(namedPetWire), z.custom<NamedPet | undefined>(), {
  decode: (pet) => (pet?.name === undefined ? undefined : pet),
  encode: (pet) => pet,
});
