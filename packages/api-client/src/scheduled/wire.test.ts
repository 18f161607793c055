import { cents } from "@petbox/domain/money/cents";
import { wireCalls } from "@petbox/mock-server/backend/scheduled/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { cancelScheduled, changeScheduled } from "./ownApi.ts";
import { beginPurchase, changeCart } from "./startApi.ts";

const pads = { kind: "hygiene", code: "CTR-TAPETES001" } as const;
const sachets = { kind: "wet-food", code: "CTR-SACHES0001" } as const;
const twoPads = { items: [{ sku: "TAP-BRANCO", quantity: 2 }], freight: cents(0) };
const tooExpensive = { reason: "Achei muito caro", description: "Encontrei\nmais <b>barato</b>." };

heldToDocuments(wireCalls, {
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
  takenOut: {
    ask: (client) => changeCart(client, { sku: "TAP-BRANCO", quantity: undefined }),
    reads: [
      {
        sku: "TAP-CARVAO",
        name: "Tapete super premium de carvão ativado",
        imageAlt: "Pacote preto e verde",
        unitPrice: cents(10_990),
        quantity: 1,
      },
    ],
  },
  begunPurchase: { ask: (client) => beginPurchase(client, { kind: "hygiene", withBoxOf: undefined }) },
  begunPurchaseWithBox: { ask: (client) => beginPurchase(client, { kind: "hygiene", withBoxOf: "ATIVA00001" }) },
  refusedPurchase: {
    ask: (client) => beginPurchase(client, { kind: "wet-food", withBoxOf: undefined }),
    fails: { kind: "refused", message: "Selecione uma opção de alimento" },
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
});
