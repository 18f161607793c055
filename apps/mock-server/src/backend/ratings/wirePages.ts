import { ratingPaths } from "@petbox/domain/site/paths";

/** The data of this area's pages as they travel, written by hand, never taken from the contract. */
export const wirePages = {
  [ratingPaths.rating]: {
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
};
