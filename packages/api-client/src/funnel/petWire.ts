import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { type Breed, mixedBreedLabel, parseBreed } from "@petbox/domain/pet/breed";
import { restrictions } from "@petbox/domain/pet/restriction";
import { type Sex, wireOfSex } from "@petbox/domain/pet/sex";
import { catSize, sizes } from "@petbox/domain/pet/size";
import { type Species, speciesLabels, speciesList, speciesPicture } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { parsed } from "../contract/parsed.ts";

/** A species with the server's option (FUN-111). */
export const speciesOption = z.codec(
  z.object({ tag: z.enum(speciesList), name: z.string(), image: z.string() }),
  z.custom<Species>(),
  {
    decode: ({ tag }) => tag,
    encode: (tag) => ({ tag, name: speciesLabels[tag], image: speciesPicture(tag) }),
  },
);

/** The server's word for a sex (FUN-056). */
export const sexWire = z.codec(z.enum(["masculino", "feminino"]), z.custom<Sex>(), {
  decode: (word) => (word === "masculino" ? "male" : "female"),
  encode: wireOfSex,
});

/** A cat's is always gato (FUN-064). */
export const sizeWire = z.enum([...sizes, catSize]);

/** A breed, or the two breeds of a mixed pet, sent as SRD (FUN-066, FUN-306). */
export const breedWire = z.codec(
  z.object({ pet_breed: z.string(), pet_breed_srd1: z.string(), pet_breed_srd2: z.string() }),
  z.custom<Breed>(),
  {
    decode({ pet_breed, pet_breed_srd1, pet_breed_srd2 }, context) {
      const mixed = pet_breed === mixedBreedLabel;
      const breed = parseBreed({ mixed, name: pet_breed, main: pet_breed_srd1, secondary: pet_breed_srd2 });
      return breed.ok ? breed.value : addIssue(context, breed.error, "pet_breed");
    },
    encode: (breed) =>
      breed.kind === "pure"
        ? { pet_breed: breed.name, pet_breed_srd1: "", pet_breed_srd2: "" }
        : { pet_breed: mixedBreedLabel, pet_breed_srd1: breed.main ?? "", pet_breed_srd2: breed.secondary ?? "" },
  },
);

/** yyyy-mm-dd */
export const dateWire = parsed(parseCivilDate, z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));

export const restrictionWire = z.enum(restrictions);
