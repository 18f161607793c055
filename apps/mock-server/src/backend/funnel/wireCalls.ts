import type { WireCall } from "../../testing/wireCall.ts";
import { offerWireCalls } from "./offerWireCalls.ts";

/** The calls of the funnel, copied from the documents (000 § 3 and § 7) and `requirements.tsv`, never from the contract. */
export const wireCalls = {
  species: {
    proves: "FUN-303 FUN-052 FUN-111",
    method: "POST",
    path: "/save/especie",
    body: { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } },
    reply: { success: true, genero: "cachorro" },
  },
  catSpecies: {
    proves: "FUN-303 FUN-052 FUN-111",
    method: "POST",
    path: "/save/especie",
    body: { petSelect: { tag: "cat", name: "Gato", image: "/imagens/especie-gato.svg" } },
    reply: { success: true, genero: "gato" },
  },
  anotherPet: {
    proves: "ours:",
    method: "POST",
    path: "/save/especie",
    body: { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" }, other_pet: true },
    reply: { success: true, genero: "cachorro" },
  },
  name: {
    proves: "FUN-304 FUN-049 FUN-056",
    method: "POST",
    path: "/save/genero",
    body: { pet_name: "Bob", pet_sex: "masculino" },
    reply: { success: true, genero: "cachorro" },
  },
  femaleCat: {
    proves: "FUN-304 FUN-049 FUN-050",
    method: "POST",
    path: "/save/genero",
    body: { pet_name: "Mia", pet_sex: "feminino" },
    reply: { success: true, genero: "gato" },
  },
  size: {
    proves: "FUN-305 FUN-049",
    method: "POST",
    path: "/save/size",
    body: { pet_size: "medio" },
    reply: { success: true, genero: "cachorro" },
  },
  catSize: {
    proves: "FUN-305 FUN-064",
    method: "POST",
    path: "/save/size",
    body: { pet_size: "gato" },
    reply: { success: true, genero: "gato" },
  },
  breed: {
    proves: "FUN-306 FUN-115 FUN-049",
    method: "POST",
    path: "/save/breed",
    body: { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" },
    reply: { success: true, genero: "cachorro" },
  },
  mixedBreed: {
    proves: "FUN-306 FUN-115 FUN-066",
    method: "POST",
    path: "/save/breed",
    body: { pet_breed: "SRD", pet_breed_srd1: "Poodle", pet_breed_srd2: "Pug" },
    reply: { success: true, genero: "cachorro" },
  },
  breeds: {
    proves: "FUN-324 FUN-325",
    method: "GET",
    path: "/racas.json",
    reply: { dogs: ["Beagle"], cats: ["Siamês"] },
  },
  birthDate: {
    proves: "FUN-307 FUN-116 FUN-049",
    method: "POST",
    path: "/save/birthdate",
    body: { pet_birth: "2023-04-07" },
    reply: { success: true, genero: "cachorro" },
  },
  restriction: {
    proves: "FUN-308 FUN-049",
    method: "POST",
    path: "/save/restricao",
    body: { restricao: "sem_proteina" },
    reply: { success: true, genero: "cachorro" },
  },
  /** A lead: known, with the telephone on record. */
  knownEmail: {
    proves: "FUN-309",
    method: "POST",
    path: "/user/exists",
    body: { email: "ana.souza@gmail.com" },
    reply: { user: true, exist: true, phone_ddd: "11", phone_number: "912345678" },
  },
  accountEmail: {
    proves: "FUN-309 FUN-162",
    method: "POST",
    path: "/user/exists",
    body: { email: "carla.lima@gmail.com" },
    reply: { user: null, exist: true },
  },
  newEmail: {
    proves: "FUN-309",
    method: "POST",
    path: "/user/exists",
    body: { email: "novo@gmail.com" },
    reply: { user: null, exist: false },
  },
  newUser: {
    proves: "FUN-311 FUN-117 FUN-297 FUN-049",
    method: "POST",
    path: "/save/new-user",
    body: {
      email: "novo@gmail.com",
      phone_number: "987654321",
      phone_ddd: "11",
      new_checkout: true,
      recaptcha_response: "local-contact",
      check_newsletter: false,
      check_privacy: true,
    },
    // The code names the payment's channel (002 § 7); the documents do not say where a page gets it.
    reply: { success: true, genero: "cachorro", customer_code: "c0de" },
    worded: ["customer_code"],
  },
  ...offerWireCalls,
} as const satisfies Record<string, WireCall>;
