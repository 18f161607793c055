import type { WireCall } from "../../testing/wireCall.ts";

/** The calls about offers, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  recommendedOffers: {
    proves: "SUB-301 SUB-128",
    method: "GET",
    path: "/client/offers",
    reply: {
      success: true,
      data: [
        {
          name: "Bolinha que pula",
          image_item: "/imagens/item-bolinha.svg",
          price: 3990,
          especial_price: 2990,
          rate: 4.8,
          url_key: "bolinha-que-pula",
        },
        {
          name: "Disco voador",
          image_item: "/imagens/item-disco.svg",
          price: 4990,
          especial_price: 3990,
          rate: null,
          url_key: "disco-voador",
        },
      ],
    },
  },
} as const satisfies Record<string, WireCall>;
