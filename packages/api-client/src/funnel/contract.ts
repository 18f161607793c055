import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { optionalText, savedStep } from "../contract/replies.ts";

const requiredText = z.string().check(z.minLength(1));

/** A species as the server knows it (FUN-111). */
export const speciesOption = z.object({
  tag: z.enum(["dog", "cat"]),
  name: z.string(),
  image: z.string(),
});

/** A track as the server lists it (FUN-118). Prices are decimal reais. */
export const trackWire = z.object({
  tag: z.string(),
  name: z.string(),
  descricao: z.string(),
  imagem: z.string(),
  price: z.union([z.number(), z.string()]),
  dashed_price: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  active: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  class: optionalText,
});

/** A plan as the server lists it (FUN-119). The price is the month's, in decimal reais. */
export const planWire = z.object({
  tag: z.string(),
  name: z.string(),
  descrisao: z.string(),
  price: z.union([z.number(), z.string()]),
  imagem: z.string(),
  especial: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
});

/** An extra item as the server lists it (FUN-123). The price is the month's, in decimal reais, where it is said. */
export const extraItemWire = z.object({
  tag: z.string(),
  call: z.string(),
  name: z.string(),
  descricao: z.string(),
  imagem: z.string(),
  price: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  active: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
});

export const saveSpeciesEndpoint = endpoint({
  method: "POST",
  path: "/save/especie",
  summary: "Saves whether the pet is a dog or a cat (FUN-303)",
  body: z.object({ petSelect: speciesOption }),
  reply: savedStep,
  example: { body: { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } } },
});

export const saveNameEndpoint = endpoint({
  method: "POST",
  path: "/save/genero",
  summary: "Saves the pet's name and sex (FUN-304)",
  body: z.object({ pet_name: requiredText, pet_sex: z.enum(["masculino", "feminino"]) }),
  reply: savedStep,
  example: { body: { pet_name: "Bob", pet_sex: "masculino" } },
});

export const saveSizeEndpoint = endpoint({
  method: "POST",
  path: "/save/size",
  summary: "Saves the pet's size; a cat's is always gato (FUN-305, FUN-064)",
  body: z.object({ pet_size: z.enum(["micro", "pequeno", "medio", "grande", "gato"]) }),
  reply: savedStep,
  example: { body: { pet_size: "medio" } },
});

export const saveBreedEndpoint = endpoint({
  method: "POST",
  path: "/save/breed",
  summary: "Saves the breed, or the two breeds of a mixed pet (FUN-306)",
  body: z.object({ pet_breed: z.string(), pet_breed_srd1: z.string(), pet_breed_srd2: z.string() }),
  reply: savedStep,
  example: { body: { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" } },
});

export const savePetBirthDateEndpoint = endpoint({
  method: "POST",
  path: "/save/birthdate",
  summary: "Saves the pet's birth date, yyyy-mm-dd (FUN-307)",
  body: z.object({ pet_birth: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  reply: savedStep,
  example: { body: { pet_birth: "2023-04-07" } },
});

export const saveRestrictionEndpoint = endpoint({
  method: "POST",
  path: "/save/restricao",
  summary: "Saves the dietary restriction (FUN-308)",
  body: z.object({ restricao: z.enum(["sem_proteina", "pode_tudo"]) }),
  reply: savedStep,
  example: { body: { restricao: "sem_proteina" } },
});

export const emailExistsEndpoint = endpoint({
  method: "POST",
  path: "/user/exists",
  summary: "Says whether an e-mail belongs to a lead or to a full account (FUN-309, decision 7)",
  body: z.object({ email: requiredText }),
  reply: z.object({
    user: z.unknown(),
    exist: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
    phone_ddd: optionalText,
    phone_number: optionalText,
  }),
  example: { body: { email: "novo@gmail.com" } },
});

export const createUserEndpoint = endpoint({
  method: "POST",
  path: "/save/new-user",
  summary: "Creates the visitor's user at the contact step (FUN-311)",
  body: z.object({
    email: requiredText,
    phone_number: requiredText,
    phone_ddd: requiredText,
    new_checkout: z.literal(true),
    recaptcha_response: z.string(),
    check_newsletter: z.boolean(),
    check_privacy: z.boolean(),
  }),
  // The code names the private payment channel; without it the payment is asked for over HTTP.
  reply: z.extend(savedStep, { customer_code: optionalText }),
  example: {
    body: {
      email: "novo@gmail.com",
      phone_number: "912345678",
      phone_ddd: "11",
      new_checkout: true,
      recaptcha_response: "local-contact",
      check_newsletter: true,
      check_privacy: true,
    },
  },
});

export const listTracksEndpoint = endpoint({
  method: "GET",
  path: "/trilhas",
  summary: "Lists the tracks for the visitor's pet (FUN-313)",
  reply: z.object({ trilhas: z.array(trackWire) }),
});

export const saveTrackEndpoint = endpoint({
  method: "POST",
  path: "/save/trilha",
  summary: "Saves the chosen track (FUN-312)",
  body: z.object({ trilha: requiredText }),
  reply: savedStep,
  example: { body: { trilha: "essencial" } },
});

export const listPlansEndpoint = endpoint({
  method: "GET",
  path: "/plans",
  summary: "Lists the plans of the chosen track (FUN-314)",
  reply: z.object({
    plans: z.optional(z.nullable(z.array(planWire))),
    error: z.optional(z.nullable(z.union([z.string(), z.boolean(), z.number()]))),
  }),
});

export const savePlanEndpoint = endpoint({
  method: "POST",
  path: "/save/plan",
  summary: "Saves the chosen plan (FUN-315)",
  body: z.object({ plan: requiredText }),
  reply: savedStep,
  example: { body: { plan: "SP_anual" } },
});

export const listExtraItemsEndpoint = endpoint({
  method: "GET",
  path: "/trilhas-extra/{trilha}",
  summary: "Lists the extra items that go with a track (FUN-316)",
  reply: z.object({ trilhas: z.array(extraItemWire) }),
  example: { parameters: { trilha: "essencial" } },
});

export const saveExtraItemEndpoint = endpoint({
  method: "POST",
  path: "/save/item-extra",
  summary: "Saves the chosen extra item, or normal for none (FUN-317)",
  body: z.object({ item_extra: requiredText, tags: z.array(z.string()) }),
  reply: savedStep,
  example: { body: { item_extra: "normal", tags: [] } },
});

export const listBreedsEndpoint = endpoint({
  method: "GET",
  path: "/racas.json",
  summary: "The breed list, dogs and cats apart (FUN-324)",
  reply: z.object({ dogs: z.array(z.string()), cats: z.array(z.string()) }),
});
