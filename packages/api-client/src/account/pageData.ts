import { parseCpf } from "@petbox/domain/identity/cpf";
import { levelNames } from "@petbox/domain/loyalty/levels";
import { accountPaths } from "@petbox/domain/site/paths";
import { type SubscriptionStatus, subscriptionStatusOf } from "@petbox/domain/subscription/status";
import * as z from "zod/mini";
import { walletWire } from "../cards/walletWire.ts";
import { arrayOfValid, optionalArrayOfValid } from "../contract/arrayOfValid.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish, nullishString, optional, text, textOrNull } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { optionalParsed } from "../contract/parsed.ts";
import { petSexWire } from "../contract/petWire.ts";
import { shopWire } from "../offers/shopWire.ts";
import { accountSubscriptionWire } from "./accountSubscriptionWire.ts";

/** The customer's code at the payment service; null or 0 means that the personal data are incomplete (SUB-059). */
const moipCode = z.codec(nullishString, z.custom<string | undefined>(), {
  decode: (sent) => (sent == null || Number(sent) === 0 ? undefined : sent),
  encode: (code) => code ?? null,
});

const contractStatus = z.codec(nullishString, z.custom<SubscriptionStatus | undefined>(), {
  decode: (word) => subscriptionStatusOf(word ?? ""),
  encode: (status) => status ?? null,
});

const loyaltyWire = fieldMap({
  boxesReceived: ["boxes_received", coercedInteger],
  levels: [
    "levels",
    arrayOfValid(
      fieldMap({
        name: ["name", z.enum(levelNames)],
        fromBoxes: ["min_toship", coercedInteger],
        medal: ["medal", optional(coercedString)],
      }),
    ),
  ],
});

/** The account's owner (SUB-129). An unknown name is "". */
const userWire = fieldMap({
  name: ["name", textOrNull],
  email: ["email", text],
  cpf: ["doc", optionalParsed(parseCpf)],
  instagram: ["instagram", nullish(coercedString)],
  moipCode: ["code_moip", moipCode],
});

/** The data of the subscriber's area (MAN-012). */
export const areaPageData = pageData({
  page: accountPaths.area,
  schema: fieldMap({
    user: ["user", userWire],
    /** Undefined for a customer without a subscription. */
    contractStatus: ["contract_status", contractStatus],
    loyalty: ["loyalty", nullish(loyaltyWire)],
    invoices: [
      "invoice_info",
      optionalArrayOfValid(
        fieldMap({
          code: ["code", coercedString],
          invoiceDate: ["invoice_date", optionalCivilDate],
          petName: ["pet_name", nullish(coercedString)],
          petSex: ["pet_sex", petSexWire],
        }),
      ),
    ],
    /** Cards that expire before the day of their next charge. */
    endingCards: ["ending_cards", optional(arrayOfValid(walletWire))],
    shop: ["shop_url", shopWire],
  }),
  example: {
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
      levels: [
        { name: "Prata", min_toship: 4, medal: "/imagens/medalha-prata.svg" },
        { name: "Ouro", min_toship: 7 },
      ],
    },
    invoice_info: [{ code: "ATIVA00001", invoice_date: "2026-04-10", pet_name: "Bob", pet_sex: "masculino" }],
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
      },
    ],
    shop_url: null,
  },
});

/** The account's data, all that its tabs show (SUB-068, SUB-129, SUB-130, SUB-137, SUB-138). */
export const accountPageData = pageData({
  page: accountPaths.data,
  schema: fieldMap({
    user: ["user", userWire],
    customer: ["customer", fieldMap({ code: ["code", coercedString] })],
    subscriptions: ["subscriptions", arrayOfValid(accountSubscriptionWire)],
    wallets: ["wallets", arrayOfValid(walletWire)],
  }),
  example: {
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
        items: [{ sku: "TAP-LAVANDA", quantity: 2, image: "/imagens/item-tapete.svg", image_alt: "Pacote lilás" }],
        name: "Tapetes higiênicos",
        image: null,
      },
    ],
    wallets: [
      {
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
      },
    ],
  },
});

export type AccountPageData = z.output<typeof accountPageData.schema>;
