import { upsellPaths } from "@petbox/domain/site/paths";
import { type SubscriptionStatus, subscriptionStatusOf } from "@petbox/domain/subscription/status";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import * as z from "zod/mini";
import { dayParts } from "../contract/dayParts.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { absent, day, mark, noted, nullable, numberText, text, wholeNumber, word } from "../contract/wireValues.ts";
import { ownExtraItemWire } from "./ownExtraItemWire.ts";

/** A subscription by the documents' names (MAN-140): what it costs has to be there, or nobody could agree to more. */
const subscriptionWire = fieldMap({
  code: ["code", numberText],
  contractId: ["moip_contract_id", numberText],
  plan: ["plan", fieldMap({ name: ["name", nullable(z.string())], code: ["code", text] })],
  status: ["status", word<SubscriptionStatus>(subscriptionStatusOf, (status) => status.toUpperCase())],
  monthlyValue: ["susbcription_value", centsWire],
  nextAmount: ["amount", centsWire],
  nextInvoiceDate: ["next_invoice_date", nullable(dayParts)],
  expiresOn: ["expiration_date", day],
  petCategory: ["pet_category", nullable(wholeNumber)],
  paidParcelsToCharge: ["paid_parcels_to_charge", wholeNumber.check(z.gte(0))],
  /** Ours, as what follows it: a server without a way back leaves it out. */
  addedRemovableUntil: ["extra_removable_until", day],
  extraItem: ["extra_item", absent(ownExtraItemWire)],
});

const subscriptionOnOfferWire = z.codec(
  fieldMap({
    subscription: ["subscription", subscriptionWire],
    isRenewalOff: ["canceled", mark],
    isCancelAsked: ["cancel_request", noted],
    pet: ["pet", nullable(fieldMap({ name: ["name", petNameWire], sex: ["pet_sex", petSexWire] }))],
  }),
  z.custom<SubscriptionOnOffer>(),
  {
    decode: ({ subscription, pet = {}, ...page }) => ({ ...subscription, ...page, pet }),
    encode: ({ isRenewalOff, isCancelAsked, pet, plan, extraItem, ...subscription }) => ({
      subscription: known({ ...subscription, plan: known(plan), extraItem: extraItem && known(extraItem) }),
      isRenewalOff,
      isCancelAsked,
      pet: known(pet),
    }),
  },
);

/** What "Turbine sua assinatura" opens with (MAN-023): the subscription, and how many paid months the item is charged for. */
export const upsellPageData = pageData({
  page: upsellPaths.upsell,
  schema: subscriptionOnOfferWire,
});
