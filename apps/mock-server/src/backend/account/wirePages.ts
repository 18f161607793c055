import { accountPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The card of the scenario "assinante". */
export const chargedCard = {
  id: "cartao-1",
  name_printed: "CARLA LIMA",
  first_six: "411111",
  last_four: "1111",
  last_four_digits: "1111",
  brand: "VISA",
  expiration_month: "12",
  expiration_year: "31",
  is_main: true,
  next_charge_on: "2026-04-03",
  charged_pets: [{ pet_name: "Bob", pet_sex: "masculino" }],
  charged_subscriptions: [{ pet_name: "Bob", pet_sex: "masculino" }],
};

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [accountPaths.area]: {
    scenario: "assinante",
    data: {
      user: {
        name: "Carla Lima",
        email: "carla.lima@gmail.com",
        doc: "52998224725",
        instagram: null,
        code_moip: "MOIP-CONTA0001",
      },
      contract_status: "active",
      loyalty: {
        boxes_received: 5,
        pet_name: "Bob",
        pet_sex: "masculino",
        levels: [
          { name: "Prata", min_toship: 4, medal: "/imagens/medalha-prata.svg" },
          { name: "Ouro", min_toship: 7 },
        ],
      },
      invoice_info: [{ code: "ATIVA00001", invoice_date: "2026-04-10", pet_name: "Bob", pet_sex: "masculino" }],
      scheduled_charges: [{ code: "TAPETE0001", scheduled_kind: "hygiene", charge_on: "2026-04-12", amount: 12980 }],
      ending_cards: [
        {
          id: "cartao-1",
          name_printed: "CARLA LIMA",
          first_six: "411111",
          last_four: "1111",
          last_four_digits: "1111",
          brand: "VISA",
          expiration_month: "03",
          expiration_year: "26",
          is_main: true,
          next_charge_on: "2026-04-10",
          charged_pets: [
            { pet_name: "Bob", pet_sex: "masculino" },
            { pet_name: null, pet_sex: null, scheduled_kind: "wet-food" },
          ],
          charges: [
            { charge_on: "2026-04-10", charged_pets: [{ pet_name: "Bob", pet_sex: "masculino" }] },
            { charge_on: "2026-04-12", charged_pets: [{ pet_name: "Mika", pet_sex: "feminino" }] },
          ],
        },
      ],
      shop_url: null,
    },
  },
  [accountPaths.data]: {
    scenario: "assinante",
    data: {
      user: {
        name: "Carla Lima",
        email: "carla.lima@gmail.com",
        doc: "52998224725",
        instagram: "bob.da.carla",
        code_moip: "MOIP-CONTA0001",
      },
      customer: { code: "conta0001" },
      subscriptions: [
        {
          moip_contract_id: "CTR-ATIVA00001",
          subscription_code: "ATIVA00001",
          plan: "SP_anual",
          pet_name: "Bob",
          pet_sex: "masculino",
          pet_size: "medio",
          pet_id: "PET-ATIVA00001",
          img: "/imagens/pet-caramelo.svg",
          user_adress: {
            payment_cep: "01310100",
            payment_address_street: "Avenida Paulista",
            payment_address_number: "1578",
            payment_address_complement: "apto 12",
            payment_address_neighborhood: "Bela Vista",
            payment_address_city: "São Paulo",
            payment_address_state: "SP",
            reference: null,
          },
          avulso: false,
          sub_with: null,
          next_env_date: "2026-04-10",
          items: [],
          name: "Essencial",
          image: null,
        },
        {
          moip_contract_id: "CTR-TAPETES001",
          plan: "scheduled_purchase",
          pet_name: null,
          pet_sex: null,
          pet_size: null,
          pet_id: null,
          img: null,
          user_adress: null,
          avulso: false,
          sub_with: { pet_name: "Bob", pet_sex: "masculino" },
          next_env_date: "2026-04-10",
          items: [
            {
              sku: "TAP-LAVANDA",
              quantity: 2,
              image: "/imagens/tapete-super-premium-lavanda.svg",
              image_alt: "Pacote lilás",
            },
          ],
          name: "Tapetes higiênicos",
          image: null,
        },
      ],
      wallets: [chargedCard],
    },
  },
} satisfies WirePages;
