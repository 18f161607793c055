import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseNameAndSex } from "@petbox/domain/pet/name";
import { wireCalls } from "@petbox/mock-server/backend/funnel/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { email, valid } from "../conformance/sent.ts";
import { checkEmail, createUser } from "../session/api.ts";
import { saveBreed, saveName, savePetBirthDate, saveRestriction, saveSize, saveSpecies } from "./api.ts";
import { listBreeds, listExtraItems, listPlans, listTracks, saveExtraItem, savePlan, saveTrack } from "./offers.ts";

const pet = (name: string, sex: string) => valid(parseNameAndSex({ name, sex }));
const contact = { areaCode: "11", phoneNumber: "987654321", newsletter: false, privacy: true };
const dog = { genero: "cachorro" };
const cat = { genero: "gato" };

heldToDocuments(wireCalls, {
  species: { ask: (client) => saveSpecies(client, "dog"), reads: dog },
  catSpecies: { ask: (client) => saveSpecies(client, "cat"), reads: cat },
  anotherPet: { ask: (client) => saveSpecies(client, "dog", true), reads: dog },
  name: { ask: (client) => saveName(client, pet("Bob", "male")), reads: dog },
  femaleCat: { ask: (client) => saveName(client, pet("Mia", "female")), reads: cat },
  size: { ask: (client) => saveSize(client, "medio"), reads: dog },
  catSize: { ask: (client) => saveSize(client, "gato"), reads: cat },
  breed: { ask: (client) => saveBreed(client, { kind: "pure", name: "Beagle" }), reads: dog },
  mixedBreed: {
    ask: (client) => saveBreed(client, { kind: "mixed", main: "Poodle", secondary: "Pug" }),
    reads: dog,
  },
  birthDate: { ask: (client) => savePetBirthDate(client, civilDate(2023, 4, 7)), reads: dog },
  restriction: { ask: (client) => saveRestriction(client, "sem_proteina"), reads: dog },
  knownEmail: {
    ask: (client) => checkEmail(client, email("ana.souza@gmail.com")),
    reads: { kind: "lead", phone: { areaCode: "11", number: "912345678" } },
  },
  accountEmail: {
    ask: (client) => checkEmail(client, email("carla.lima@gmail.com")),
    reads: { kind: "account" },
  },
  newEmail: { ask: (client) => checkEmail(client, email("novo@gmail.com")), reads: { kind: "new" } },
  newUser: {
    ask: (client) => createUser(client, { ...contact, email: "novo@gmail.com" }),
    reads: { genero: "cachorro", customerCode: "c0de" },
  },
  tracks: {
    ask: listTracks,
    reads: [
      {
        tag: "essencial",
        name: "Essencial",
        description: "Brinquedos e petiscos.",
        image: "/imagens/trilha-cachorro-essencial.svg",
        monthlyPrice: 6990,
        mostPopular: true,
        class: "essencial",
      },
    ],
  },
  track: { ask: (client) => saveTrack(client, "essencial"), reads: dog },
  plans: {
    ask: listPlans,
    reads: [
      {
        tag: "SP_anual",
        name: "Anual",
        description: "12 meses de caixa.",
        image: "/imagens/plano-anual.svg",
        monthlyPrice: 6990,
        length: 12,
        special: true,
      },
    ],
  },
  plansWithoutTrack: { ask: listPlans, fails: { kind: "refused", message: "Escolha uma trilha primeiro." } },
  plan: { ask: (client) => savePlan(client, "SP_anual"), reads: dog },
  extraItems: {
    ask: (client) => listExtraItems(client, "essencial"),
    reads: [
      {
        tag: "petisco",
        call: "Mais sabor!",
        name: "Petisco extra",
        description: "Um pacote a mais todo mês.",
        image: "/imagens/extra-petisco.svg",
        monthlyPrice: 790,
        isPriceKnown: true,
        mostPopular: false,
      },
    ],
  },
  extraItem: { ask: (client) => saveExtraItem(client, "petisco", ["brinquedo", "petisco"]), reads: dog },
  noExtraItem: { ask: (client) => saveExtraItem(client, undefined, ["brinquedo", "petisco"]), reads: dog },
  breeds: { ask: (client) => listBreeds(client, "cat"), reads: ["Siamês"] },
});
