import { parseEmail } from "@petbox/domain/contact/email";
import { parsePetName } from "@petbox/domain/pet/name";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { listOrError } from "../contract/listOrError.ts";
import { optional } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { parsed } from "../contract/parsed.ts";
import { savedStep } from "../contract/replies.ts";
import { wireList } from "../contract/wireList.ts";
import { existenceWire, newUserWire } from "./contactWire.ts";
import { extraItemWire, plansWire, trackWire } from "./offerWire.ts";
import { breedWire, dateWire, restrictionWire, sexWire, sizeWire, speciesOption } from "./petWire.ts";

const requiredText = z.string().check(z.minLength(1));

export const saveSpeciesEndpoint = endpoint({
  method: "POST",
  path: "/save/especie",
  summary: "Saves whether the pet is a dog or a cat (FUN-303)",
  // Ours: whether the pet's other answers are dropped, because they describe a pet that is already subscribed.
  body: fieldMap({
    species: ["petSelect", speciesOption],
    isAnotherPet: ["other_pet", optional(coercedBoolean)],
  }),
  reply: savedStep,
});

export const saveNameEndpoint = endpoint({
  method: "POST",
  path: "/save/genero",
  summary: "Saves the pet's name and sex (FUN-304)",
  body: fieldMap({ name: ["pet_name", parsed(parsePetName)], sex: ["pet_sex", sexWire] }),
  reply: savedStep,
});

export const saveSizeEndpoint = endpoint({
  method: "POST",
  path: "/save/size",
  summary: "Saves the pet's size; a cat's is always gato (FUN-305, FUN-064)",
  body: envelope("pet_size", sizeWire),
  reply: savedStep,
});

export const saveBreedEndpoint = endpoint({
  method: "POST",
  path: "/save/breed",
  summary: "Saves the breed, or the two breeds of a mixed pet (FUN-306)",
  body: breedWire,
  reply: savedStep,
});

export const savePetBirthDateEndpoint = endpoint({
  method: "POST",
  path: "/save/birthdate",
  summary: "Saves the pet's birth date, yyyy-mm-dd (FUN-307)",
  body: envelope("pet_birth", dateWire),
  reply: savedStep,
});

export const saveRestrictionEndpoint = endpoint({
  method: "POST",
  path: "/save/restricao",
  summary: "Saves the dietary restriction (FUN-308)",
  body: envelope("restricao", restrictionWire),
  reply: savedStep,
});

export const emailExistsEndpoint = endpoint({
  method: "POST",
  path: "/user/exists",
  summary: "Whether an e-mail belongs to a lead or to a full account (FUN-309, decision 7)",
  body: envelope("email", parsed(parseEmail)),
  reply: existenceWire,
  isRead: true,
});

export const createUserEndpoint = endpoint({
  method: "POST",
  path: "/save/new-user",
  summary: "Creates the visitor's user at the contact step (FUN-311)",
  body: newUserWire,
  // The code names the private payment channel; without it the result is polled.
  reply: outcome({
    genero: ["genero", optional(coercedString)],
    customerCode: ["customer_code", optional(coercedString)],
  }),
});

export const listTracksEndpoint = endpoint({
  method: "GET",
  path: "/trilhas",
  summary: "Lists the tracks for the visitor's pet (FUN-313)",
  reply: envelope("trilhas", arrayOfValid(trackWire)),
});

export const saveTrackEndpoint = endpoint({
  method: "POST",
  path: "/save/trilha",
  summary: "Saves the chosen track (FUN-312)",
  body: envelope("trilha", requiredText),
  reply: savedStep,
});

export const listPlansEndpoint = endpoint({
  method: "GET",
  path: "/plans",
  summary: "Lists the plans of the chosen track (FUN-314)",
  reply: plansWire,
});

export const savePlanEndpoint = endpoint({
  method: "POST",
  path: "/save/plan",
  summary: "Saves the chosen plan (FUN-315)",
  body: envelope("plan", requiredText),
  reply: savedStep,
});

export const listExtraItemsEndpoint = endpoint({
  method: "GET",
  path: "/trilhas-extra/{trilha}",
  summary: "Lists the extra items of a track, by its tag (FUN-316) or by its plans' code (MAN-323)",
  reply: listOrError("trilhas", extraItemWire),
});

export const saveExtraItemEndpoint = endpoint({
  method: "POST",
  path: "/save/item-extra",
  summary: "Saves the chosen extra item, or normal for none (FUN-317)",
  body: fieldMap({ chosen: ["item_extra", requiredText], offered: ["tags", wireList(z.string())] }),
  reply: savedStep,
});

export const listBreedsEndpoint = endpoint({
  method: "GET",
  path: "/racas.json",
  summary: "The breeds, separately for dogs and cats (FUN-324)",
  reply: z.object({ dogs: wireList(z.string()), cats: wireList(z.string()) }),
});
