import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { scheduledPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { envelope } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { listedSubscriptionWire } from "../subscriptions/listedSubscriptionWire.ts";
import { ownScheduledWire } from "./ownScheduledWire.ts";
import { startScheduledWire } from "./startScheduledWire.ts";

const product = {
  sku: "TAP-BRANCO",
  image: "/imagens/tapete-branco.svg",
  name_item: "Tapete branco",
  image_alt: "Pacote branco",
  unit_amount: 6990,
  price: 6990,
  special_price: 6490,
  options: [
    { quantity: 2, special_price: 6490, total_price: 12980 },
    { quantity: 4, special_price: 5990, total_price: null },
  ],
};

const item = { ...product, quantity: 2 };
const products = [product, { ...product, sku: "TAP-LAVANDA", name_item: "Tapete de lavanda", options: [] }];

const listed = {
  schema: envelope("subscriptions", arrayOfValid(listedSubscriptionWire)),
  example: {
    subscriptions: [
      {
        code: "TAPETES001",
        moip_contract_id: "CTR-TAPETES001",
        id: "TAPETES001",
        status: { print: "Ativa", badge: "success" },
        plan: "scheduled_purchase",
        plan_name: null,
        plan_value: 12980,
        pet_name: null,
        pet_img: null,
        pet_category: null,
        pet_size: null,
        shipping_price: null,
        items: [],
        avulso: false,
        sub_with: { pet_name: "Bob", pet_sex: "masculino" },
        next_env_date: "2026-04-10",
        scheduled_purchase: {
          items: [
            { sku: "TAP-BRANCO", quantity: 2, image: "/imagens/tapete-branco.svg", image_alt: "Pacote branco" },
            {
              sku: "TAP-BAMBU",
              quantity: 1,
              image: null,
              image_alt: null,
              name_item: "Tapete de bambu",
              sold_out: true,
            },
          ],
        },
      },
    ],
  },
};

const own = {
  schema: ownScheduledWire,
  example: {
    subscription: {
      code: "TAPETES001",
      moip_contract_id: "CTR-TAPETES001",
      status: { print: "Ativa", badge: "success" },
      items: [item],
      avulso: false,
      sub_with: { pet_name: "Bob", pet_sex: "masculino" },
      next_env_date: "2026-04-10",
      shipping_price: 0,
      next_charge_date: "2026-04-08",
      ended_on: null,
      shipping_state: "SP",
      parcel_price: 1190,
    },
    toships: [
      {
        id: "4821",
        env_date: "2026-03-12",
        created_at: "2026-03-10",
        status: 4,
        envio_avulso: false,
        entregue: true,
        env_entrega: "2026-03-14",
      },
      {
        id: "4830",
        env_date: null,
        created_at: "2026-04-08",
        status: -1,
        envio_avulso: false,
        entregue: false,
        env_entrega: null,
      },
    ],
    products,
  },
};

const start = {
  schema: startScheduledWire,
  example: {
    products,
    cart: [
      { sku: "TAP-BRANCO", name_item: "Tapete branco", image_alt: "Pacote branco", unit_amount: 6490, quantity: 2 },
    ],
    boxes: [
      { code: "BOB0000001", pet: { pet_name: "Bob", pet_sex: "masculino" }, shipping_state: "SP", parcel_price: 1190 },
    ],
    sent_with: "BOB0000001",
    parcel: { shipping_state: "SP", parcel_price: 1190 },
  },
};

const { hygiene, "wet-food": wetFood } = scheduledPages;

export const matsPageData = pageData({ page: hygiene.list, ...listed });
export const wetFoodsPageData = pageData({ page: wetFood.list, ...listed });
export const matPageData = pageData({ page: hygiene.detail, ...own });
export const wetFoodPageData = pageData({ page: wetFood.detail, ...own });
export const changeMatPageData = pageData({ page: hygiene.change, ...own });
export const changeWetFoodPageData = pageData({ page: wetFood.change, ...own });
export const cancelMatPageData = pageData({ page: hygiene.cancel, ...own });
export const cancelWetFoodPageData = pageData({ page: wetFood.cancel, ...own });

export const startMatsPageData = pageData({ page: scheduledPaths.buyMats, ...start });
export const startWetFoodPageData = pageData({ page: scheduledPaths.buyWetFood, ...start });

/** The start page's data by kind; only the cart and the boxes depend on the visitor. */
export const startScheduledData = { hygiene: startMatsPageData, "wet-food": startWetFoodPageData } as const;

/** The subscriptions of a kind that go on. */
export const scheduledListData = { hygiene: matsPageData, "wet-food": wetFoodsPageData } as const;

/** One subscription of a kind, as each of its pages shows it: they hold the same (MAN-062, MAN-063, MAN-065). */
export const ownScheduledData = {
  hygiene: { detail: matPageData, change: changeMatPageData, cancel: cancelMatPageData },
  "wet-food": { detail: wetFoodPageData, change: changeWetFoodPageData, cancel: cancelWetFoodPageData },
} as const;
