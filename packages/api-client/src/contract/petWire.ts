import type { PetCalled } from "@petbox/domain/pet/phrases";
import { type Sex, sexFromWire, wireOfSex } from "@petbox/domain/pet/sex";
import type * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { fieldMap } from "./fieldMap.ts";
import { nullish } from "./optional.ts";
import { optionalEnum } from "./parsed.ts";

/** The pet's name; null where it is unknown. */
export const petNameWire = nullish(coercedString);

/** The pet's sex; undefined for a word that the shop does not know. */
export const petSexWire = optionalEnum<Sex>(sexFromWire, wireOfSex);

/** A pet as a sentence calls it. */
export const petCalledWire: z.ZodMiniType<PetCalled> = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
});
