import { wireCalls } from "@petbox/mock-server/backend/shipments/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { readShipmentFlows } from "./api.ts";

const bobsBoxes = {
  subscription: "ATIVA00001",
  pet: { name: "Bob", sex: "male" },
  picture: { address: "/imagens/pet-caramelo.svg", isBroken: false, species: "dog", size: "medio" },
  level: "Bronze",
  active: true,
  since: "2026-02-03",
  nextShipDate: "2026-03-09",
  nextInvoiceDate: "2026-04-03",
  payment: { paid: true, on: "2026-03-03" },
  facts: {
    status: "active",
    term: { on: "2027-02-03", renews: true, amount: 6_990 },
    nextCharge: { on: "2026-04-03", amount: 6_990 },
  },
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

heldToDocuments(wireCalls, {
  shipmentFlows: { ask: (client) => readShipmentFlows(client), reads: [bobsBoxes] },
  shipmentFlow: { ask: (client) => readShipmentFlows(client, "ATIVA00001"), reads: [bobsBoxes] },
  unknownShipmentFlow: {
    ask: (client) => readShipmentFlows(client, "DEOUTRO"),
    fails: { kind: "refused", message: "Não encontramos <strong>esta assinatura</strong> na sua conta." },
  },
});
