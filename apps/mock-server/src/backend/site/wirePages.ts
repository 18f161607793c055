import { sitePaths } from "@petbox/domain/site/paths";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [sitePaths.track]: {
    track: {
      name: "Diversão",
      img: "/imagens/trilha-gato-diversao.svg",
      list: [{ img: "/imagens/caixa-gato-diversao-2025-10.svg", month: "10-2025", width: 320, height: 240 }],
      price: 74.9,
    },
  },
  [sitePaths.dogHome]: {
    price: 69.9,
    boxes_delivered: 48_217,
    newest_box: { month: "10-2025", items: ["bolinha que apita", "osso mastigável"], items_value: 119.9 },
    reviews: [{ pet: "Pipoca", city: "Recife, PE", stars: 5, text: "Ela reconhece a caixa pelo barulho do portão." }],
  },
  [sitePaths.catHome]: { price: 69.9 },
};
