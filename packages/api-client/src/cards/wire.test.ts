import { wireCalls } from "@petbox/mock-server/backend/cards/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { walletCard, walletCardOf } from "../conformance/sent.ts";
import { addCard, editCard, listCards, makeMainCard, removeCard } from "./api.ts";

heldToDocuments(wireCalls, {
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
        pays: [],
      },
    ],
  },
  addedCard: { ask: (client) => addCard(client, "conta0001", walletCard) },
  refusedCard: {
    ask: (client) => addCard({ ...client, botCheck: async () => "robot" }, "conta0001", walletCard),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  editedCard: { ask: (client) => editCard(client, "conta0001", "cartao-2", walletCardOf("4012 8888 8888 1881")) },
  mainCard: { ask: (client) => makeMainCard(client, "cartao-2") },
  removedCard: { ask: (client) => removeCard(client, "cartao-2") },
});
