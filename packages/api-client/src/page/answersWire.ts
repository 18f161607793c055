import type { Answers } from "@petbox/domain/funnel/answers";
import type { Species } from "@petbox/domain/pet/species";
import { speciesList } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import type { Codec } from "../contract/codec.ts";
import { renamed } from "../contract/renamed.ts";
import { breedWire, dateWire, restrictionWire, sexWire, sizeWire } from "../funnel/petWire.ts";

/** An answer that is absent, empty or wrong was not given. */
function given<Wire, Value>(schema: Codec<Wire, Value>): Codec<Wire | undefined, Value | undefined> {
  return z.catch(z.optional(schema), undefined);
}

const someText = z.string().check(z.minLength(1));

const saved = renamed({
  species: ["species", given(z.enum(speciesList))],
  petName: ["pet_name", given(someText)],
  petSex: ["pet_sex", given(sexWire)],
  size: ["pet_size", given(sizeWire)],
  pet_breed: ["pet_breed", given(someText)],
  pet_breed_srd1: ["pet_breed_srd1", given(z.string())],
  pet_breed_srd2: ["pet_breed_srd2", given(z.string())],
  birthDate: ["pet_birth", given(dateWire)],
  restriction: ["restricao", given(restrictionWire)],
  email: ["email", given(someText)],
  areaCode: ["phone_ddd", given(someText)],
  phoneNumber: ["phone_number", given(someText)],
  newsletter: ["check_newsletter", given(z.boolean())],
  privacy: ["check_privacy", given(z.boolean())],
  track: ["trilha", given(someText)],
  plan: ["plan", given(someText)],
  extraItem: ["item_extra", given(someText)],
  customerSaved: ["customer_saved", given(z.literal(true))],
  subscription: ["subscription_code", given(someText)],
});

type Saved = z.output<typeof saved>;

/** The saved answers as the page hands them over, by the names of the calls that saved them. */
export const answersWire = z.codec(saved, z.custom<Answers>(), {
  decode({ pet_breed, pet_breed_srd1 = "", pet_breed_srd2 = "", ...rest }) {
    const { email, areaCode, phoneNumber, newsletter = false, privacy = false, ...answers } = rest;
    const breed = pet_breed && z.safeDecode(breedWire, { pet_breed, pet_breed_srd1, pet_breed_srd2 }).data;
    const species = speciesOf(rest);
    return {
      ...answers,
      ...(species && { species }),
      ...(breed && { breed }),
      ...(email && areaCode && phoneNumber && { contact: { email, areaCode, phoneNumber, newsletter, privacy } }),
    };
  },
  encode: ({ breed, contact, customerSaved, ...answers }) => ({
    ...answers,
    ...(breed && z.encode(breedWire, breed)),
    ...contact,
    ...(customerSaved && { customerSaved }),
  }),
});

/** Dog or cat: what was answered, or what the size tells of it, which for a cat is "gato" (FUN-114). */
function speciesOf({ species, size }: Saved): Species | undefined {
  if (species !== undefined || size === undefined) return species;
  return size === "gato" ? "cat" : "dog";
}
