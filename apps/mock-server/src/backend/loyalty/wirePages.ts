import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

const levels = [
  {
    id: 1,
    name: "Bronze",
    min_toship: 1,
    free_shipping_with_box: false,
    shop_subscriber_fixed_discount: 3,
    shop_subscriber_cupom: null,
    medal: "/imagens/medalha-bronze.svg",
  },
  {
    id: 2,
    name: "Prata",
    min_toship: 4,
    free_shipping_with_box: true,
    shop_subscriber_fixed_discount: 5,
    shop_subscriber_cupom: "PRATA1X8KQ2",
    medal: "/imagens/medalha-prata.svg",
  },
] as const;

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [loyaltyPaths.own]: { scenario: "assinante-ouro", data: { levels: [...levels], boxes_received: 5, has_left: false } },
  [loyaltyPaths.programme]: {
    scenario: "novo",
    data: {
      levels: levels.map((level) => ({ ...level, shop_subscriber_cupom: null })),
      boxes_received: null,
    },
  },
} satisfies WirePages;
