import type { PetCalled } from "@petbox/domain/pet/phrases";
import { type Sex, sexFromWire, wireOfSex } from "@petbox/domain/pet/sex";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { lenient } from "../contract/lenient.ts";
import { nullable, word } from "../contract/wireValues.ts";

/** Here any word but "masculino" is the other sex (MAN-155, MAN-156); without a word it is not known. */
const sexByArticle = word<Sex>((sent) => sexFromWire(sent) ?? (sent.trim() === "" ? undefined : "female"), wireOfSex);

/** Whose boxes they are; nobody where the server does not say it. */
export const petOfPlanWire = z.codec(
  lenient(fieldMap({ name: ["name", nullable(z.string())], sex: ["pet_sex", sexByArticle] })),
  z.custom<PetCalled>(),
  { decode: (pet) => pet ?? {}, encode: (pet) => known(pet) },
);
