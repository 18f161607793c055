import { boxPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [boxPaths.received]: {
    scenario: "entrega-sem-confirmar",
    data: {
      box_received: [
        {
          subscription: "DACONTA001",
          pet_name: "Bob",
          pet_sex: "masculino",
          created_at: "10-02-2026",
          code_rast: "PB123456789BR",
          rast_track: null,
          env_created: 1,
          canceled: 0,
          entregue: "17-02-2026",
          postado: 1,
          tid: "f00d",
          conclu_avaliete: 1,
          media_itens: 4.5,
          rate: 5,
        },
      ],
    },
  },
} satisfies WirePages;
