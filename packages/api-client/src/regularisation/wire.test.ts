import { wireCalls } from "@petbox/mock-server/backend/regularisation/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { listCards } from "./api.ts";

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
});
