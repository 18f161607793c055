import type { Answers } from "@petbox/domain/funnel/answers";
import { type Species, speciesList } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { civilDateWire } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { partialFieldMap } from "../contract/partialFieldMap.ts";
import { breedWire, restrictionWire, sexWire, sizeWire } from "../funnel/petWire.ts";

const someText = coercedString.check(z.minLength(1));

/** An absent, empty or invalid answer counts as not given. */
const saved = partialFieldMap({
  species: ["species", z.enum(speciesList)],
  petName: ["pet_name", someText],
  petSex: ["pet_sex", sexWire],
  size: ["pet_size", sizeWire],
  pet_breed: ["pet_breed", someText],
  pet_breed_srd1: ["pet_breed_srd1", coercedString],
  pet_breed_srd2: ["pet_breed_srd2", coercedString],
  birthDate: ["pet_birth", civilDateWire],
  restriction: ["restricao", restrictionWire],
  email: ["email", someText],
  areaCode: ["phone_ddd", someText],
  phoneNumber: ["phone_number", someText],
  newsletter: ["check_newsletter", coercedBoolean],
  privacy: ["check_privacy", coercedBoolean],
  track: ["trilha", someText],
  plan: ["plan", someText],
  extraItem: ["item_extra", someText],
  customerSaved: ["customer_saved", coercedBoolean],
  subscription: ["subscription_code", someText],
});

type Saved = z.output<typeof saved>;

/** The saved answers in a page, with the field names of the calls that saved them. */
export const answersWire = z.codec(saved, z.custom<Answers>(), {
  decode({ pet_breed, pet_breed_srd1 = "", pet_breed_srd2 = "", ...rest }) {
    const { email, areaCode, phoneNumber, newsletter = false, privacy = false, customerSaved, ...answers } = rest;
    const breed = pet_breed && z.safeDecode(breedWire, { pet_breed, pet_breed_srd1, pet_breed_srd2 }).data;
    const species = speciesOf(rest);
    return {
      ...answers,
      ...(customerSaved && { customerSaved }),
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

/** The answered species, or the one that the size implies: "gato" is a cat's (FUN-114). */
function speciesOf({ species, size }: Saved): Species | undefined {
  if (species !== undefined || size === undefined) return species;
  return size === "gato" ? "cat" : "dog";
}
