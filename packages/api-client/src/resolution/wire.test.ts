import { parseCardNumber } from "@petbox/domain/card/number";
import { wireCalls } from "@petbox/mock-server/backend/resolution/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { card, carlaOnCard, valid } from "../conformance/sent.ts";
import { cancelPayment, createPayment, payDebtWithCard, readResolution } from "./api.ts";
import { cardHashEndpoint } from "./contract.ts";

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
const { endOfTerm: _, ...owedWhileLeaving } = owed;
const refusedNumber = valid(parseCardNumber("4000000000009995")).number;

heldToDocuments(wireCalls, {
  cardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "TESTE00001" } }),
    reads: { ok: true, value: { hash: "f00d" } },
  },
  unknownCardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "DEOUTRO" } }),
    reads: { ok: false, error: {} },
  },
  owed: { ask: (client) => readResolution(client, "ATRASO0001"), reads: owed },
  owedWhileLeaving: {
    ask: (client) => readResolution(client, "ATRASO0001"),
    reads: { ...owedWhileLeaving, nextCharge: { on: "2026-03-11", amount: 6990, isPenalty: true } },
  },
  waitingPix: {
    ask: (client) => readResolution(client, "ATRASO0001"),
    reads: { ...owed, charge: { gateway: "pix", code: "00020101br.gov.bcb.pix", secondsLeft: 1_800, request: "f00d" } },
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
  cardRetry: { ask: (client) => payDebtWithCard(client, "ATRASO0001", { ...card, holderName: carlaOnCard }) },
  storedCardRetry: { ask: (client) => payDebtWithCard(client, "ATRASO0001", { storedCard: "cartao-1" }) },
  refusedCardRetry: {
    ask: (client) => payDebtWithCard(client, "ATRASO0001", { ...card, holderName: carlaOnCard, number: refusedNumber }),
    fails: { kind: "refused", message: "O banco não autorizou este cartão." },
  },
});
