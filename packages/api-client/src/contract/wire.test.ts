import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { parseHolderName } from "@petbox/domain/card/holderName";
import { parseCardNumber } from "@petbox/domain/card/number";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { parseEmail } from "@petbox/domain/contact/email";
import { parseInstagram } from "@petbox/domain/identity/instagram";
import { parseNewPassword } from "@petbox/domain/identity/newPassword";
import { parsePasswordChange } from "@petbox/domain/identity/passwordChange";
import { parseRegistration } from "@petbox/domain/identity/registration";
import { cents } from "@petbox/domain/money/cents";
import { parseNameAndSex } from "@petbox/domain/pet/name";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import type { Result } from "@petbox/domain/result";
import { onePixel } from "@petbox/mock-server/testing/wire/accountCalls";
import { noPhoto } from "@petbox/mock-server/testing/wire/welcomeCalls";
import type { WireCall } from "@petbox/mock-server/testing/wire/wireCall";
import { type WireCallName, wireTable } from "@petbox/mock-server/testing/wire/wireTable";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeInstagram, changePassword, listNeedsRetry, saveUserData } from "../account/api.ts";
import { changeAddress, verifyAddress } from "../addresses/api.ts";
import { confirmDelivery } from "../boxes/api.ts";
import { askToCancel } from "../cancellation/api.ts";
import { addCard, editCard, removeCard } from "../cards/api.ts";
import {
  estimateShipping,
  lookUpCep,
  readChosenPlan,
  readCustomer,
  readPaymentResult,
  recordPurchase,
  saveCustomer,
  saveFreight,
  subscribe,
} from "../checkout/api.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { type ApiClient, createClient } from "../client/client.ts";
import { applyCoupon, readSessionCoupon, removeCoupon } from "../coupons/api.ts";
import { saveBreed, saveName, savePetBirthDate, saveRestriction, saveSize, saveSpecies } from "../funnel/api.ts";
import {
  listBreeds,
  listExtraItems,
  listPlans,
  listTracks,
  saveExtraItem,
  savePlan,
  saveTrack,
} from "../funnel/offers.ts";
import { answerSurvey } from "../nps/api.ts";
import { listOffers } from "../offers/api.ts";
import { changePhoto } from "../pets/api.ts";
import { finishRating, giveStar } from "../ratings/api.ts";
import { olderFinishRatingEndpoint } from "../ratings/contract.ts";
import { isCouponFound, saveCoupon } from "../referral/api.ts";
import { listCards } from "../regularisation/api.ts";
import { renewSubscription } from "../renewal/api.ts";
import { cancelPayment, createPayment, readResolution, retryWithCard } from "../resolution/api.ts";
import { cardHashEndpoint } from "../resolution/contract.ts";
import { cancelScheduled, changeScheduled } from "../scheduled/ownApi.ts";
import { changeCart } from "../scheduled/startApi.ts";
import { checkEmail, createUser, logIn, logInLead, requestPasswordLink, resetPassword } from "../session/api.ts";
import { readShipmentFlows } from "../shipments/api.ts";
import { addExtraItem, listExtraCategories, removeExtraItem } from "../upsell/api.ts";
import { savePetAnswers, sendPetPhoto } from "../welcome/api.ts";
import { endpoints } from "./endpoints.ts";

/** What the shop asks for, and what it makes of the reply: a value of its own, or a failure. */
interface Asked {
  readonly ask: (client: ApiClient) => Promise<unknown>;
  readonly reads?: unknown;
  readonly fails?: unknown;
}

function right<Value>(parsed: Result<Value, unknown>): Value {
  if (!parsed.ok) throw new Error("What this test asks with is not right.");
  return parsed.value;
}

const instagram = (text: string) => right(parseInstagram(text));
const mikas = "mika-adora-petbox";
const passwordChange = right(
  parsePasswordChange({ oldPassword: "bob-adora-petbox", password: mikas, confirmation: mikas }),
);
const couponName = (text: string) => right(parseCouponName(text));
const waits = new AbortController().signal;
/** A survey, as its page has it. */
const surveyHash = "3dd7535571778bc0ce578ffb48eb5771";
const survey = { email: "carla.lima@gmail.com", iteration: 3, answered: false };
const email = (text: string) => right(parseEmail(text));
const pet = (name: string, sex: string) => right(parseNameAndSex({ name, sex }));
const cep = right(parseCep("01310100"));
const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const person = {
  fullName: "Ana Maria Souza",
  birthDate: "07/04/1990",
  cpf: "529.982.247-25",
  phone: "(11) 91234-5678",
};
const form = { ...person, ...place, cep: "01310-100", number: "1578", complement: "apto 42" };
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: cep });
const found = nextCepLookup(looking, { type: "replied", cep, place });
const customer = right(parseRegistration(form, found, civilDate(2026, 3, 10)));
const card = right(
  parseCard(
    {
      holderName: "ANA M SOUZA",
      number: "4111111111111111",
      expirationMonth: "12",
      expirationYear: "31",
      cvv: "123",
      cpf: "52998224725",
      acceptedTerms: true,
    },
    civilDate(2026, 3, 10),
  ),
);
const walletCard = right(
  parseWalletCard(
    {
      holderName: "CARLA LIMA",
      number: "4111 1111 1111 1111",
      expirationMonth: "12",
      expirationYear: "31",
      cvv: "123",
    },
    civilDate(2026, 3, 10),
  ),
);
const pads = { kind: "hygiene", code: "CTR-TAPETES001" } as const;
const sachets = { kind: "wet-food", code: "CTR-SACHES0001" } as const;
const twoPads = { items: [{ sku: "TAP-BRANCO", quantity: 2 }], freight: cents(0) };
const tooExpensive = { reason: "Achei muito caro", description: "Encontrei\nmais <b>barato</b>." };
const contact = { areaCode: "11", phoneNumber: "987654321", newsletter: false, privacy: true };
const credentials = { email: "carla.lima@gmail.com", password: "bob-adora-petbox" };
const carla = { email: "carla.lima@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true };
const bobQuerido = {
  code: "BOBQUERIDO",
  description: "R$60,00 de desconto no plano.",
  type: "real",
  discount: 6000,
};
const owed = {
  kind: "known",
  amount: 6990,
  parcels: 1,
  plan: { name: "Plano Anual", parcels: 12, amount: 83_880 },
  isPaid: false,
  pet: { name: "Mika", sex: "female" },
  dueOn: "2026-02-24",
  chargedCard: "f00d",
  nextCharge: { on: "2026-03-24", amount: 6990 },
  endOfTerm: { now: "2027-01-24", oncePaid: "2027-01-24" },
};
const carlaOnCard = right(parseHolderName("CARLA LIMA"));
const { number: refusedNumber } = right(parseCardNumber("4000000000009995"));
const bobsBoxes = {
  subscription: "ATIVA00001",
  pet: { name: "Bob", sex: "male" },
  picture: { address: "/imagens/pet-caramelo.svg", isBroken: false, species: "dog" },
  level: "Bronze",
  active: true,
  since: "2026-02-03",
  nextShipDate: "2026-03-09",
  nextInvoiceDate: "2026-04-03",
  payment: { paid: true, on: "2026-03-03" },
  shipments: [
    {
      id: "ATIVA00001-1",
      status: "sent",
      chargedOn: "2026-02-03",
      packed: true,
      packedOn: "2026-02-04",
      carrier: "Loggi",
      collectedOn: "2026-02-05",
      delivered: true,
      deliveredOn: "2026-02-07",
      rated: false,
      trackingCode: "PB123456789BR",
      expectedOn: "2026-02-07",
    },
  ],
};
const dog = { genero: "cachorro" };
const cat = { genero: "gato" };

const openBox = { box: "d52b2b846abfe909bc8e87dd4e8e4528", shipmentId: "DACONTA001-1" };

const inManaus = {
  cep: right(parseCep("69036360")),
  street: "Avenida Brasil",
  number: "305",
  complement: "casa 2",
  neighborhood: "Compensa",
  city: "Manaus",
  state: "AM",
  reference: "em frente ao parque",
} as const;

const asked: Record<WireCallName, Asked> = {
  verifyAddress: {
    ask: (client) => verifyAddress(client, "ATRASO0001", inManaus),
    reads: {
      chargesNow: true,
      amount: 9_945,
      newFreight: 2_955,
      newInstalment: 9_945,
      isRenewed: false,
      boxesToBeSent: 1,
      nextInvoiceDate: "2026-02-24",
      hasGeneratedBox: false,
      cardDigits: "0002",
      before: { freight: 0, instalment: 6990, expiresOn: "2027-01-24" },
      newExpiresOn: "2027-01-24",
      nextChargeOn: "2026-03-24",
    },
  },
  changeAddress: {
    ask: (client) => changeAddress(client, "ATRASO0001", inManaus),
    reads: { refusedCharge: 9_945 },
  },
  cancelRequest: {
    ask: (client) =>
      askToCancel(client, "ATIVA00001", {
        reason: "Me mudei",
        description: "Vamos morar <b>fora</b> do país.\nO Bob também 🐶.",
      }),
    reads: { ok: true, value: "Recebemos o seu pedido." },
  },
  repeatedCancelRequest: {
    ask: (client) => askToCancel(client, "ATIVA00001", { reason: "Me mudei", description: "" }),
    reads: { ok: false, error: { message: "Já recebemos o seu pedido." } },
  },
  cart: {
    ask: (client) => changeCart(client, { sku: "TAP-BRANCO", quantity: 2 }),
    reads: [
      { sku: "TAP-BRANCO", name: "Tapete branco", imageAlt: "Pacote branco", unitPrice: cents(6_290), quantity: 2 },
    ],
  },
  refusedCart: {
    ask: (client) => changeCart(client, { sku: "TAP-BRANCO", quantity: 0 }),
    fails: { kind: "refused", message: "Tapete branco: escolha uma das quantidades à venda." },
  },
  changeOfMats: { ask: (client) => changeScheduled(client, pads, twoPads) },
  refusedChangeOfMats: {
    ask: (client) => changeScheduled(client, pads, { ...twoPads, items: [] }),
    fails: { kind: "refused", message: "Selecione uma opção de tapete" },
  },
  changeOfWetFood: {
    ask: (client) =>
      changeScheduled(client, sachets, { items: [{ sku: "SACHE-PEIXE", quantity: 24 }], freight: cents(0) }),
  },
  cancelOfMats: { ask: (client) => cancelScheduled(client, pads, tooExpensive) },
  cancelOfWetFood: { ask: (client) => cancelScheduled(client, sachets, tooExpensive) },
  renewal: { ask: (client) => renewSubscription(client, "ATIVA00001"), reads: "Sua assinatura foi renovada!" },
  refusedRenewal: {
    ask: (client) => renewSubscription(client, "ATIVA00001"),
    fails: { kind: "refused", message: "Esta assinatura se renova sozinha." },
  },
  surveyWithReason: {
    ask: (client) => answerSurvey(client, surveyHash, survey, { score: 8, reason: "Tive problemas com atraso" }),
  },
  surveyOfPromoter: { ask: (client) => answerSurvey(client, surveyHash, survey, { score: 9 }) },
  species: { ask: (client) => saveSpecies(client, "dog"), reads: dog },
  catSpecies: { ask: (client) => saveSpecies(client, "cat"), reads: cat },
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
        isPriceSaid: true,
        mostPopular: false,
      },
    ],
  },
  extraCategories: {
    ask: (client) => listExtraCategories(client, "SP"),
    reads: [
      {
        tag: "petisco",
        name: "Petisco extra",
        description: "Um pacote a mais todo mês.",
        image: "/imagens/extra-petisco.svg",
        monthlyPrice: 790,
      },
    ],
  },
  upsell: { ask: (client) => addExtraItem(client, "CTR-ATIVA00001", { tag: "petisco", trackCode: "SP" }) },
  refusedUpsell: {
    ask: (client) => addExtraItem(client, "CTR-ATIVA00001", { tag: "areia", trackCode: "SP" }),
    fails: { kind: "refused", message: "Este item não é da trilha da sua assinatura." },
  },
  removedUpsell: { ask: (client) => removeExtraItem(client, "CTR-ATIVA00001") },
  extraItem: { ask: (client) => saveExtraItem(client, "petisco", ["brinquedo", "petisco"]), reads: dog },
  noExtraItem: { ask: (client) => saveExtraItem(client, undefined, ["brinquedo", "petisco"]), reads: dog },
  breeds: { ask: (client) => listBreeds(client, "cat"), reads: ["Siamês"] },
  customer: { ask: readCustomer, reads: form },
  cep: { ask: (client) => lookUpCep(client, cep), reads: place },
  freightEstimate: { ask: (client) => estimateShipping(client, cep), reads: { price: 2790, days: 7 } },
  freight: { ask: (client) => saveFreight(client, cents(1235)) },
  chosenPlan: {
    ask: readChosenPlan,
    reads: {
      name: "Anual",
      code: "SP_anual",
      length: 12,
      monthlyPrice: 6490,
      total: 77_880,
      totalBefore: 83_880,
    },
  },
  saveCustomer: { ask: (client) => saveCustomer(client, customer) },
  refusedCustomer: {
    ask: (client) => saveCustomer({ ...client, botCheck: async () => "robot" }, customer),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  subscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    reads: {
      code: "SUB1",
      purchase: { amount: 77_880, parcels: 12, shipping: 0, planCode: "SP_anual", coupon: "BOBQUERIDO" },
    },
  },
  refusedSubscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    fails: { kind: "refused", type: "10MinOrLess", message: "Uma assinatura foi feita há pouco." },
  },
  payment: { ask: readPaymentResult, reads: "paid" },
  purchase: {
    ask: (client) =>
      recordPurchase(client, { subscription: "SUB1", plan: "SP_anual", coupon: "BOBQUERIDO", value: 64.9 }),
  },
  couponOfSession: { ask: readSessionCoupon, reads: bobQuerido },
  noCouponOfSession: { ask: readSessionCoupon },
  coupon: { ask: (client) => applyCoupon(client, "BOBQUERIDO"), reads: bobQuerido },
  unknownCoupon: { ask: (client) => applyCoupon(client, "NADA") },
  removedCoupon: { ask: removeCoupon },
  leadLogin: {
    ask: (client) => logInLead(client, email("ana.souza@gmail.com"), { areaCode: "21", number: "987654321" }),
    reads: {
      name: null,
      subscriptions: 0,
      customerCode: "lead0001",
      reach: "checkout",
      contact: { ...carla, email: "ana.souza@gmail.com", areaCode: "21", phoneNumber: "987654321", privacy: true },
    },
  },
  login: {
    ask: (client) => logIn(client, credentials, false),
    reads: {
      name: "Carla Lima",
      subscriptions: 0,
      customerCode: "conta0001",
      contact: { ...carla, privacy: true },
    },
  },
  refusedLogin: {
    ask: (client) => logIn(client, { ...credentials, password: "errada" }, false),
    fails: { kind: "refused" },
  },
  passwordLink: { ask: (client) => requestPasswordLink(client, email("carla.lima@gmail.com")) },
  password: {
    ask: (client) =>
      resetPassword(
        client,
        "link-de-teste",
        right(parseNewPassword({ password: "bob-2026", confirmation: "bob-2026" })),
      ),
  },
  cardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "TESTE00001" } }),
    reads: { ok: true, value: { hash: "f00d" } },
  },
  boxStars: { ask: (client) => giveStar(client, openBox, { of: "box", value: 4 }), reads: "kept" },
  itemStars: { ask: (client) => giveStar(client, openBox, { of: "item", item: "corda", value: 5 }), reads: "kept" },
  userData: { ask: (client) => saveUserData(client, customer) },
  refusedUserData: {
    ask: (client) => saveUserData({ ...client, botCheck: async () => "robot" }, customer),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  instagram: { ask: (client) => changeInstagram(client, instagram("bob.e.mika")) },
  sameInstagram: {
    ask: (client) => changeInstagram(client, instagram("bob.da.carla")),
    fails: { kind: "refused" },
  },
  photo: {
    ask: (client) =>
      changePhoto(client, { contractId: "CTR-ATIVA00001", petId: "PET-ATIVA00001" }, "MOIP-CONTA0001", onePixel),
  },
  petData: {
    ask: (client) =>
      savePetAnswers(client, {
        neutered: true,
        overweight: false,
        usesPads: true,
        food: "Ração de frango",
        dewormer: "A cada 3 meses",
        fleaProduct: "Coleira",
        pictureGiven: true,
        instagram: instagram("bob.da.ana"),
        home: "apartamento",
        foodShop: "internet",
        guardian: "pai",
        severalPets: false,
        maritalStatus: "relacionamento_serio",
      }),
  },
  petDataOfAnother: {
    ask: (client) =>
      savePetAnswers(client, {
        pictureGiven: false,
        home: "casa",
        foodShop: "outros",
        guardian: "mae",
        maritalStatus: "solteiro",
      }),
  },
  petImage: { ask: (client) => sendPetPhoto(client, onePixel) },
  refusedPetImage: {
    ask: (client) => sendPetPhoto(client, noPhoto),
    fails: { kind: "refused" },
  },
  newPassword: { ask: (client) => changePassword(client, passwordChange) },
  needsRetry: { ask: listNeedsRetry, reads: [{ code: "ATRASO0001", nextInvoiceDate: "2026-02-24" }] },
  addedCard: { ask: (client) => addCard(client, "conta0001", walletCard) },
  refusedCard: {
    ask: (client) => addCard({ ...client, botCheck: async () => "robot" }, "conta0001", walletCard),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  editedCard: { ask: (client) => editCard(client, "conta0001", "cartao-2", walletCard) },
  removedCard: { ask: (client) => removeCard(client, "cartao-2") },
  freeCouponName: { ask: (client) => isCouponFound(client, couponName("caramelo07"), waits), reads: false },
  takenCouponName: { ask: (client) => isCouponFound(client, couponName("bobquerido"), waits), reads: true },
  savedCoupon: {
    ask: (client) =>
      saveCoupon(client, {
        name: couponName("caramelo07"),
        from: "/convites",
        description: "Convide seus amigos para a PetBox.",
      }),
  },
  savedCouponAlone: {
    ask: (client) => saveCoupon(client, { name: couponName("mia") }),
  },
  recommendedOffers: {
    ask: listOffers,
    reads: [
      {
        name: "Bolinha que pula",
        image: "/imagens/item-bolinha.svg",
        price: 3990,
        specialPrice: 2990,
        rate: 4.8,
        urlKey: "bolinha-que-pula",
      },
      {
        name: "Disco voador",
        image: "/imagens/item-disco.svg",
        price: 4990,
        specialPrice: 3990,
        urlKey: "disco-voador",
      },
    ],
  },
  lastStep: {
    ask: (client) =>
      finishRating(
        client,
        { box: "f54d45f27e3bc08c67da8f5a1ea2e5f2", shipmentId: "DACONTA001-2" },
        { customerService: 5, logistics: 4 },
      ),
  },
  olderLastStep: {
    ask: (client) =>
      client.call(olderFinishRatingEndpoint, {
        body: { shipmentId: "DACONTA001-2", customerService: 5, logistics: 4 },
      }),
    reads: { ok: true, value: {} },
  },
  confirmedDelivery: {
    ask: (client) => confirmDelivery(client, { id: openBox.box }),
    reads: [
      {
        id: openBox.box,
        subscription: "DACONTA001",
        pet: { name: "Bob", sex: "male" },
        createdOn: "2026-02-10",
        trackingCode: "PB123456789BR",
        shipmentCreated: true,
        aborted: false,
        posted: true,
        delivered: true,
        deliveredOn: "2026-02-17",
        rated: false,
        itemsAverage: 4.5,
        boxAverage: 5,
      },
    ],
  },
  unknownCardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "DEOUTRO" } }),
    reads: { ok: false, error: {} },
  },
  owed: { ask: (client) => readResolution(client, "ATRASO0001"), reads: owed },
  waitingPix: {
    ask: (client) => readResolution(client, "ATRASO0001"),
    reads: { ...owed, charge: { gateway: "pix", code: "00020101", secondsLeft: 1_800, request: "f00d" } },
  },
  waitingBoleto: {
    ask: (client) => readResolution(client, "ATRASO0001"),
    reads: { ...owed, charge: { gateway: "boleto", link: "/boletos/f00d", line: "23790", request: "f00d" } },
  },
  existingRetry: {
    ask: (client) => readResolution(client, "ATRASO0001"),
    reads: { ...owed, existingRetry: { gateway: "card", request: "f00d" } },
  },
  paidUp: {
    ask: (client) => readResolution(client, "ATIVA00001"),
    reads: {
      kind: "known",
      amount: 0,
      parcels: 0,
      plan: owed.plan,
      isPaid: true,
      pet: { name: "Bob", sex: "male" },
    },
  },
  unknownSubscription: {
    ask: (client) => readResolution(client, "DEOUTRO"),
    reads: { kind: "unknown-subscription" },
  },
  pix: { ask: (client) => createPayment(client, "ATRASO0001", "pix") },
  boleto: { ask: (client) => createPayment(client, "ATRASO0001", "boleto") },
  refusedPix: {
    ask: (client) => createPayment(client, "DEOUTRO", "pix"),
    fails: { kind: "refused", message: "Não encontramos esta assinatura." },
  },
  calledOff: { ask: (client) => cancelPayment(client, "ATRASO0001") },
  cardRetry: { ask: (client) => retryWithCard(client, "ATRASO0001", { ...card, holderName: carlaOnCard }) },
  storedCardRetry: { ask: (client) => retryWithCard(client, "ATRASO0001", "cartao-1") },
  storedCards: {
    ask: listCards,
    reads: [
      {
        id: "cartao-1",
        holderName: "CARLA LIMA",
        firstSix: "555555",
        lastFour: "4444",
        brand: "MASTERCARD",
        expiry: { month: "12", year: "31" },
        isMain: true,
      },
    ],
  },
  refusedCardRetry: {
    ask: (client) => retryWithCard(client, "ATRASO0001", { ...card, holderName: carlaOnCard, number: refusedNumber }),
    fails: { kind: "refused", message: "O banco não autorizou este cartão." },
  },
  shipmentFlows: { ask: (client) => readShipmentFlows(client), reads: [bobsBoxes] },
  shipmentFlow: { ask: (client) => readShipmentFlows(client, "ATIVA00001"), reads: [bobsBoxes] },
  unknownShipmentFlow: {
    ask: (client) => readShipmentFlows(client, "DEOUTRO"),
    fails: { kind: "refused", message: "Não encontramos <strong>esta assinatura</strong> na sua conta." },
  },
};

/** What was sent, by its names. */
function bodyOf(body: BodyInit): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
}

/** A client whose server says this, and what it was sent. */
function clientOf(reply: unknown) {
  const sent: { method: string | undefined; path: string; body?: unknown }[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "local-contact",
    send: async (path, { method, body } = {}) => {
      sent.push({ method, path: String(path), ...(body != null && { body: bodyOf(body) }) });
      return Response.json(reply);
    },
  });
  return { client, sent };
}

const rows = Object.entries<WireCall>(wireTable).map(([name, call]) => ({
  ...call,
  name,
  ...asked[name as WireCallName],
}));

describe("the client, held to the documents", () => {
  it.each(rows)("$proves $method $path ($name)", async ({ method, path, body, reply, ask, reads, fails }) => {
    const { client, sent } = clientOf(reply);
    const made = ask(client);
    if (fails) await expect(made).rejects.toMatchObject({ failure: fails });
    else expect(await made).toEqual(reads);
    expect(sent).toEqual([{ method, path, ...(body !== undefined && { body }) }]);
  });

  // The server's word stands in the next address, whatever it is.
  it.each(rows.filter(({ reply }) => "genero" in reply))(
    "FUN-049 FUN-050 gives on the genero of $method $path ($name) as it came",
    async ({ reply, ask }) => {
      const genero = "Tartaruga & cão/2?";
      expect(await ask(clientOf({ ...reply, genero }).client)).toMatchObject({ genero });
    },
  );
});

describe("the contract, read and written again", () => {
  const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  // The client reads what the server writes by the same codec, and the other way round.
  it.each(rows)(
    "$proves says of $method $path ($name) what the documents say, both ways",
    ({ method, path, body, reply }) => {
      const endpoint = endpoints.find(
        (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
      );
      if (endpoint === undefined) throw new Error(`There is no ${method} ${path}.`);
      const read = z.decode(endpoint.reply, reply);
      const written = onTheWire(z.encode(endpoint.reply, read));
      // Of nothing, nothing need be written.
      expect(reply).toMatchObject(Object(written));
      expect(z.decode(endpoint.reply, written)).toEqual(read);
      const again = endpoint.body && z.encode(endpoint.body, z.decode(endpoint.body, body));
      // A file is no JSON.
      expect(endpoint.isForm || again === undefined ? again : onTheWire(again)).toEqual(body);
    },
  );
});
