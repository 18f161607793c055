import { boxPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { envelope } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { receivedBoxWire } from "./receivedBoxWire.ts";

/** The BOXes that were sent to a customer, and those that were called off (SUB-051 to SUB-056). */
export const receivedBoxesPageData = pageData({
  page: boxPaths.received,
  schema: envelope("box_received", arrayOfValid(receivedBoxWire)),
  example: {
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
});
