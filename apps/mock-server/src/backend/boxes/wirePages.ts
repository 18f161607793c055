import { boxPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";
import { wireCalls } from "./wireCalls.ts";

const [delivered] = wireCalls.confirmedDelivery.reply.box_received;

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [boxPaths.received]: {
    scenario: "entrega-sem-confirmar",
    data: {
      box_received: [{ ...delivered, tid: "f00d", conclu_avaliete: 1 }],
      has_box_subscription: true,
    },
  },
} satisfies WirePages;
