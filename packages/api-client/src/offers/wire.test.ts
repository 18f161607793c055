import { wireCalls } from "@petbox/mock-server/backend/offers/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { listOffers } from "./api.ts";

heldToDocuments(wireCalls, {
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
});
