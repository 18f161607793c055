import { subscriptionPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedCount } from "../contract/coerced.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { listedSubscriptionWire } from "./listedSubscriptionWire.ts";

/** How many subscriptions of each kind there are (SUB-094). */
const countsWire = fieldMap({
  boxes: ["box_count", coercedCount],
  mats: ["hygiene_count", coercedCount],
  wetFoods: ["wet_food_count", coercedCount],
});

/** What the hub shows (SUB-093). */
export const subscriptionHubPageData = pageData({
  page: subscriptionPaths.hub,
  schema: countsWire,
  example: { box_count: 2, hygiene_count: 0, wet_food_count: 1 },
});

/** The customer's box subscriptions, without scheduled purchases (MAN-055, MAN-147). */
export const boxListPageData = pageData({
  page: subscriptionPaths.boxes,
  schema: envelope("subscriptions", arrayOfValid(listedSubscriptionWire)),
  example: {
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
          items: [{ sku: "TAP-LAVANDA", quantity: 2, image: "/imagens/tapete-branco.svg", image_alt: "Pacote lilás" }],
        },
      },
    ],
  },
});
