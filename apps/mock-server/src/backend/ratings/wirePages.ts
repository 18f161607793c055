import { ratingPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [ratingPaths.rating]: {
    scenario: "para-avaliar",
    parameters: { shipment: "910058eb3f52919b0365588bda37168f" },
    data: {
      ship: {
        id: "DACONTA001-1",
        avaliacao: 4,
        customer_service: null,
        logistics: null,
        created_at: "10-02-2026",
        pet_name: "Bob",
        pet_sex: "masculino",
      },
      items: [
        {
          data: { id: "corda" },
          name: "Corda de três nós",
          item_foto: "/imagens/item-corda.svg",
          avaliacao: null,
          to_ship: "DACONTA001-1",
        },
      ],
      already_rated: false,
    },
  },
} satisfies WirePages;
