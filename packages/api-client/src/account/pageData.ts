import { levelNames } from "@petbox/domain/loyalty/levels";
import { accountPaths } from "@petbox/domain/site/paths";
import { subscriptionStatusOf } from "@petbox/domain/subscription/status";
import * as z from "zod/mini";
import { walletWire } from "../cards/walletWire.ts";
import { arrayOfValid, optionalArrayOfValid } from "../contract/arrayOfValid.ts";
import { civilDateWire, optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { optionalCpf } from "../contract/digitTexts.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, nullishString, optional, text, textOrNull } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { shopWire } from "../offers/shopWire.ts";
import { accountSubscriptionWire } from "./accountSubscriptionWire.ts";

/** The customer's code at the payment service; null or 0 means that the personal data are incomplete (SUB-059). */
const moipCode = z.codec(nullishString, z.custom<string | undefined>(), {
  decode: (sent) => (sent == null || Number(sent) === 0 ? undefined : sent),
  encode: (code) => code ?? null,
});

const loyaltyWire = fieldMap({
  boxesReceived: ["boxes_received", coercedInteger],
  // Ours: the pet whose boxes reached the level, if there are several.
  petName: ["pet_name", optional(coercedString)],
  petSex: ["pet_sex", optional(petSexWire)],
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
  cpf: ["doc", optionalCpf],
  instagram: ["instagram", nullish(coercedString)],
  moipCode: ["code_moip", moipCode],
});

/** The data of the subscriber's area (MAN-012). */
export const areaPageData = pageData({
  page: accountPaths.area,
  schema: fieldMap({
    user: ["user", userWire],
    /** Undefined for a customer without a subscription. */
    contractStatus: ["contract_status", optionalEnum(subscriptionStatusOf)],
    loyalty: ["loyalty", nullish(loyaltyWire)],
    invoices: [
      "invoice_info",
      optionalArrayOfValid(
        fieldMap({
          code: ["code", coercedString],
          invoiceDate: ["invoice_date", optionalCivilDate],
          petName: ["pet_name", petNameWire],
          petSex: ["pet_sex", petSexWire],
        }),
      ),
    ],
    /** Ours: the next charge of each purchase of pads or food. */
    scheduledCharges: [
      "scheduled_charges",
      optional(
        arrayOfValid(
          fieldMap({
            code: ["code", coercedString],
            purchase: ["scheduled_kind", scheduledKindWire],
            on: ["charge_on", civilDateWire],
            amount: ["amount", optional(centsWire)],
          }),
        ),
      ),
    ],
    /** Cards that expire before the day of their next charge. */
    endingCards: ["ending_cards", optional(arrayOfValid(walletWire))],
    shop: ["shop_url", shopWire],
  }),
});

/** The account's data, all that its tabs show (SUB-068, SUB-129, SUB-130, SUB-137, SUB-138). */
export const accountPageData = pageData({
  page: accountPaths.data,
  schema: fieldMap({
    user: ["user", userWire],
    customer: ["customer", fieldMap({ code: ["code", coercedString] })],
    subscriptions: ["subscriptions", arrayOfValid(accountSubscriptionWire)],
    cards: ["wallets", arrayOfValid(walletWire)],
  }),
});

/** The data of the customer's area. */
export type AccountPageData = z.output<typeof accountPageData.schema>;
