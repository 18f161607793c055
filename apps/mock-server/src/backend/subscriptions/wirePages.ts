import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [subscriptionPaths.hub]: {
    scenario: "casa-cheia",
    data: { box_count: 2, active_box_count: 1, hygiene_count: 0, wet_food_count: 1 },
  },
  [subscriptionPaths.boxes]: {
    scenario: "assinante",
    data: {
      subscriptions: [
        {
          code: "ATIVA00001",
          moip_contract_id: "CTR-ATIVA00001",
          id: "ATIVA00001",
          status: { print: "Ativa", badge: "success" },
          plan: "SP_anual",
          plan_name: "Essencial Anual",
          plan_value: 6990,
          pet_name: "Bob",
          pet_sex: "masculino",
          pet_img: "/imagens/pet-caramelo.svg",
          pet_category: 2,
          pet_size: "medio",
          shipping_price: null,
          items: [],
          avulso: false,
          sub_with: null,
          next_env_date: "2026-04-10",
          extra_item: { name: "Petisco extra", price: 7.9, removable_until: "2026-04-07" },
          scheduled_purchase: null,
        },
        {
          code: "MEL0000003",
          moip_contract_id: "CTR-MEL0000003",
          id: null,
          status: { print: "Aguardando pagamento", badge: "info" },
          plan: "SC_renovacao",
          plan_name: null,
          plan_value: null,
          pet_name: null,
          pet_img: null,
          pet_category: null,
          pet_size: null,
          shipping_price: 2955,
          items: [{ sku: "TAP-LAVANDA", quantity: 2, image: null, image_alt: "Pacote lilás" }],
          avulso: true,
          sub_with: { pet_name: "Bob", pet_sex: "masculino" },
          next_env_date: null,
          scheduled_purchase: {
            items: [
              { sku: "TAP-LAVANDA", quantity: 2, image: "/imagens/tapete-branco.svg", image_alt: "Pacote lilás" },
            ],
          },
        },
      ],
    },
  },
} satisfies WirePages;
