import { sitePaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/**
 * The wire data of this area's pages, written by hand and never derived from the contract.
 * Without them, the pages show no starting price.
 */
export const wirePages = {
  [sitePaths.track]: {
    scenario: "novo",
    parameters: { species: "gato", track: "essencial_familia" },
    neverMissing: true,
    data: {
      track: {
        name: "Diversão",
        img: "/imagens/trilha-gato-diversao.svg",
        list: [{ img: "/imagens/caixa-gato-diversao-2025-10.svg", month: "10-2025", width: 320, height: 240 }],
        price: 74.9,
      },
    },
  },
  [sitePaths.dogHome]: {
    scenario: "novo",
    isSilent: true,
    data: {
      price: 69.9,
      boxes_delivered: 48_217,
      newest_box: { month: "10-2025", items: ["bolinha que apita", "osso mastigável"], items_value: 119.9 },
      last_boxes: [{ img: "/imagens/caixa-cachorro-essencial-2025-10.svg", month: "10-2025" }],
      reviews: [{ pet: "Pipoca", city: "Recife, PE", stars: 5, text: "Ela reconhece a caixa pelo barulho do portão." }],
    },
  },
  [sitePaths.catHome]: { scenario: "novo", isSilent: true, data: { price: 69.9 } },
} satisfies WirePages;
