import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { levelNames } from "@petbox/domain/loyalty/levels";
import { accountPaths } from "@petbox/domain/site/paths";
import { type SubscriptionStatus, subscriptionStatusOf } from "@petbox/domain/subscription/status";
import * as z from "zod/mini";
import { walletWire } from "../cards/walletWire.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petSexWire } from "../contract/petWire.ts";
import { absent, nullable, optionalText, text, textOrNull, understood, wholeNumber } from "../contract/wireValues.ts";
import { shopWire } from "../offers/shopWire.ts";
import { accountSubscriptionWire } from "./accountSubscriptionWire.ts";

/** The customer's code at the payment service; whoever has none, or 0, has not given all of their data (SUB-059). */
const moipCode = z.codec(z.optional(z.nullable(z.union([z.string(), z.number()]))), z.custom<string | undefined>(), {
  decode: (sent) => (sent == null || Number(sent) === 0 ? undefined : String(sent)),
  encode: (code) => code ?? null,
});

const contractStatus = z.codec(optionalText, z.custom<SubscriptionStatus | undefined>(), {
  decode: (word) => subscriptionStatusOf(word ?? ""),
  encode: (status) => status ?? null,
});

const loyaltyWire = fieldMap({
  boxesReceived: ["boxes_received", wholeNumber],
  levels: [
    "levels",
    z.array(
      fieldMap({
        name: ["name", z.enum(levelNames)],
        fromBoxes: ["min_toship", wholeNumber],
        medal: ["medal", absent(z.string())],
      }),
    ),
  ],
});

/** Whose account it is (SUB-129). What is unknown of a name is empty. */
const userWire = fieldMap({
  name: ["name", textOrNull],
  email: ["email", text],
  cpf: ["doc", understood(parseCpf)],
  instagram: ["instagram", nullable(z.string())],
  moipCode: ["code_moip", moipCode],
});

/** What the subscriber's area opens with (MAN-012). */
export const areaPageData = pageData({
  page: accountPaths.area,
  schema: fieldMap({
    user: ["user", userWire],
    /** Undefined for who has never subscribed. */
    contractStatus: ["contract_status", contractStatus],
    /** A part that is wrong takes no other with it: the page does without its banner. */
    loyalty: ["loyalty", z.catch(nullable(loyaltyWire), undefined)],
    invoices: [
      "invoice_info",
      z.array(
        fieldMap({
          code: ["code", z.string()],
          invoiceDate: ["invoice_date", understood(parseCivilDate)],
          petName: ["pet_name", nullable(z.string())],
          petSex: ["pet_sex", petSexWire],
        }),
      ),
    ],
    /** Cards that are over on the day of their next charge; what is wrong with them takes nothing else with it. */
    endingCards: ["ending_cards", z.catch(absent(z.array(walletWire)), undefined)],
    shop: ["shop_url", shopWire],
  }),
});

/** The account's data, all that its tabs show (SUB-068, SUB-129, SUB-130, SUB-137, SUB-138). */
export const accountPageData = pageData({
  page: accountPaths.data,
  schema: fieldMap({
    user: ["user", userWire],
    customer: ["customer", fieldMap({ code: ["code", z.string()] })],
    subscriptions: ["subscriptions", z.array(accountSubscriptionWire)],
    wallets: ["wallets", z.array(walletWire)],
  }),
});

export type AccountPageData = z.output<typeof accountPageData.schema>;
