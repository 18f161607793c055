import { galleryPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [galleryPaths.boxes]: {
    scenario: "novo",
    data: {
      tracks: {
        dog: [
          {
            name: "Mordedores",
            img: "/imagens/trilha-cachorro-mordedores.svg",
            list: [
              {
                img: "/imagens/caixa-cachorro-mordedores-2025-10.svg",
                month: "10-2025",
                width: 320,
                height: 240,
                items: ["mordedor em anel", "osso de couro", "petisco de frango"],
                items_value: 119.9,
              },
              { img: "/imagens/caixa-cachorro-mordedores-2025-09.svg", month: "09-2025", width: 320, height: 240 },
            ],
          },
        ],
        cat: [{ name: "Essencial", img: "/imagens/trilha-gato-essencial.svg", list: [] }],
      },
    },
  },
} satisfies WirePages;
