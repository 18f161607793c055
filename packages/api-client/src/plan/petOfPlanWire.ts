import type { NamedPet } from "@petbox/domain/pet/phrases";
import { type Sex, sexFromWire, wireOfSex } from "@petbox/domain/pet/sex";
import * as z from "zod/mini";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";

/** Any word but "masculino" means the other sex here (MAN-155, MAN-156); without a word it is unknown. */
const sexByArticle = optionalEnum<Sex>(
  (sent) => sexFromWire(sent) ?? (sent.trim() === "" ? undefined : "female"),
  wireOfSex,
);

/** The pet of the subscription; empty if the server does not send it. */
export const petOfPlanWire = z.codec(
  nullish(fieldMap({ name: ["name", nullish(coercedString)], sex: ["pet_sex", sexByArticle] })),
  z.custom<NamedPet>(),
  { decode: (pet) => pet ?? {}, encode: (pet) => omitUndefined(pet) },
);
