import { scheduledPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";
import { chargedCard } from "../account/wirePages.ts";

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
      next_standalone: true,
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
};

const own = {
  subscription: {
    code: "TAPETES001",
    moip_contract_id: "CTR-TAPETES001",
    status: { print: "Ativa", badge: "success" },
    items: [item],
    avulso: false,
    sub_with: { pet_name: "Bob", pet_sex: "masculino" },
    next_standalone: true,
    next_env_date: "2026-04-10",
    shipping_price: 0,
    next_charge_date: "2026-04-08",
    ended_on: null,
    shipping_state: "SP",
    parcel_price: 1190,
    attention: { status: "OVERDUE", payment: { method: "boleto", paid: true, due_on: "2026-04-11" } },
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
    {
      id: "4838",
      env_date: null,
      created_at: "2026-02-08",
      status: 8,
      envio_avulso: false,
      entregue: false,
      env_entrega: null,
      refund: 6490,
    },
  ],
  products,
};

const start = {
  products,
  cart: [{ sku: "TAP-BRANCO", name_item: "Tapete branco", image_alt: "Pacote branco", unit_amount: 6490, quantity: 2 }],
  boxes: [
    { code: "BOB0000001", pet: { pet_name: "Bob", pet_sex: "masculino" }, shipping_state: "SP", parcel_price: 1190 },
  ],
  sent_with: "BOB0000001",
  parcel: { shipping_state: "SP", parcel_price: 1190 },
  payable_with: [{ ...chargedCard, refused_on: "2026-03-03" }],
};

const mat = { scenario: "compras-programadas", parameters: { code: "CTR-TAPETE0098" }, data: own } as const;
const wetFood = { scenario: "compras-programadas", parameters: { code: "CTR-UMIDOS0012" }, data: own } as const;

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [scheduledPaths.buyMats]: { scenario: "novo", data: start },
  [scheduledPaths.buyWetFood]: { scenario: "novo", data: start },
  [scheduledPaths.mats]: { scenario: "compras-programadas", data: listed },
  [scheduledPaths.mat]: mat,
  [scheduledPaths.changeMat]: mat,
  [scheduledPaths.cancelMat]: mat,
  [scheduledPaths.wetFoods]: { scenario: "compras-programadas", data: listed },
  [scheduledPaths.wetFood]: wetFood,
  [scheduledPaths.changeWetFood]: wetFood,
  [scheduledPaths.cancelWetFood]: wetFood,
} satisfies WirePages;
