import { zeroCents } from "@petbox/domain/money/cents";
import { upsellPaths } from "@petbox/domain/site/paths";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import * as z from "zod/mini";
import { civilDateParts, optionalCivilDate } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";
import { coercedCount, coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire, optionalCharge } from "../contract/money.ts";
import { nullish, optional, optionalBoolean, strictOptional, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { grammaticalSexWire, petNameWire } from "../contract/petWire.ts";
import { presenceFlag } from "../contract/presence.ts";
import { subscriptionStatusWire } from "../contract/subscriptionStatusWire.ts";
import { ownExtraItemWire } from "./ownExtraItemWire.ts";

/**
 * A subscription by the documents' names (MAN-140). Its amounts are required: without them a customer could not agree to
 * more. Those of the charges are required only if there is a next one.
 */
const subscriptionWire = fieldMap({
  code: ["code", coercedString],
  contractId: ["moip_contract_id", coercedString],
  plan: ["plan", fieldMap({ name: ["name", nullish(coercedString)], code: ["code", text] })],
  status: ["status", subscriptionStatusWire],
  monthlyValue: ["susbcription_value", centsWire],
  nextAmount: ["amount", optionalCharge(centsWire)],
  nextInvoiceDate: ["next_invoice_date", nullish(civilDateParts)],
  expiresOn: ["expiration_date", optionalCivilDate],
  months: ["iteration", nullish(coercedInteger)],
  petCategory: ["pet_category", nullish(coercedInteger)],
  paidParcelsToCharge: ["paid_parcels_to_charge", strictOptional(coercedCount)],
  /** Ours, like all following fields: absent on a server that cannot remove items. */
  addedRemovableUntil: ["extra_removable_until", optionalCivilDate],
  extraItem: ["extra_item", optional(ownExtraItemWire)],
  /** Absent on a server that gives no credit, and without one (decision 72). */
  remainingCredit: ["remaining_credit", optional(centsWire)],
});

const subscriptionOnOfferWire = z.codec(
  fieldMap({
    subscription: ["subscription", subscriptionWire],
    isRenewalOff: ["canceled", optionalBoolean],
    isCancelAsked: ["cancel_request", presenceFlag],
    pet: ["pet", nullish(fieldMap({ name: ["name", petNameWire], sex: ["pet_sex", grammaticalSexWire] }))],
  }),
  z.custom<SubscriptionOnOffer>(),
  {
    decode({ subscription: { nextAmount, paidParcelsToCharge, ...subscription }, pet = {}, ...page }, context) {
      const isUnknown = nextAmount === undefined || paidParcelsToCharge === undefined;
      if (isUnknown && subscription.nextInvoiceDate !== undefined)
        return addIssue(context, "Próxima cobrança sem valor.", "subscription");
      return {
        ...subscription,
        ...page,
        nextAmount: nextAmount ?? zeroCents,
        paidParcelsToCharge: paidParcelsToCharge ?? 0,
        pet,
      };
    },
    encode: ({ isRenewalOff, isCancelAsked, pet, plan, extraItem, ...subscription }) => ({
      subscription: omitUndefined({
        ...subscription,
        plan: omitUndefined(plan),
        extraItem: extraItem && omitUndefined(extraItem),
      }),
      isRenewalOff,
      isCancelAsked,
      pet: omitUndefined(pet),
    }),
  },
);

/** The data of "Turbine sua assinatura" (MAN-023): the subscription, and the number of paid months for which the item is charged. */
export const upsellPageData = pageData({
  page: upsellPaths.upsell,
  schema: subscriptionOnOfferWire,
});
