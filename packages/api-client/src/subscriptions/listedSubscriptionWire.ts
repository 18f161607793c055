import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { StatusTone } from "@petbox/domain/subscription/status";
import * as z from "zod/mini";
import { listedScheduledItemWire, subscriptionItemWire } from "../account/accountSubscriptionWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { attentionFactsWire } from "../contract/attentionFactsWire.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedCount, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optional, optionalBoolean, text } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { waitingPaymentWire } from "../contract/paymentMethodWire.ts";
import { petNameWire, petSexWire, petSizeWire, petSpeciesWire, sentWithWire } from "../contract/petWire.ts";
import { presence, presenceFlag } from "../contract/presence.ts";
import { ownExtraItemWire } from "../upsell/ownExtraItemWire.ts";

/** The server's names for badge colours. */
const badges = {
  success: "success",
  warning: "warning",
  danger: "danger",
  info: "info",
  neutral: "secondary",
} as const satisfies Readonly<Record<StatusTone, string>>;

const tones = ["success", "warning", "danger", "info", "neutral"] as const satisfies readonly StatusTone[];

/** An unknown colour is ignored. */
const badgeWire = optionalEnum<StatusTone>(
  (badge) => tones.find((tone) => badges[tone] === badge),
  (tone) => badges[tone],
);

/** The status of a subscription, in the server's words and colours (MAN-192). */
export const listedStatusWire = fieldMap({ label: ["print", text], tone: ["badge", badgeWire] });

/** Whether something was requested; written only if true. */
const askedWire = z.codec(presence, z.custom<boolean | undefined>(), {
  decode: (sent) => z.decode(presenceFlag, sent) || undefined,
  encode: (asked) => (asked ? 1 : undefined),
});

const items = optional(arrayOfValid(subscriptionItemWire));
const scheduledItems = optional(arrayOfValid(listedScheduledItemWire));

/** A subscription as the lists show it, by the documents' names (MAN-147). */
export const listedSubscriptionWire = z.codec(
  fieldMap({
    code: ["code", coercedString],
    contractId: ["moip_contract_id", nullish(coercedString)],
    id: ["id", nullish(coercedString)],
    status: ["status", nullish(listedStatusWire)],
    plan: ["plan", text],
    planName: ["plan_name", nullish(coercedString)],
    planValue: ["plan_value", nullish(centsWire)],
    petName: ["pet_name", petNameWire],
    // Ours: the documents name the pet alone.
    petSex: ["pet_sex", optional(petSexWire)],
    petPicture: ["pet_img", nullish(coercedString)],
    petCategory: ["pet_category", nullish(coercedCount)],
    petSize: ["pet_size", petSizeWire],
    // Ours: a pet whose size is unknown has a species too.
    petSpecies: ["pet_species", optional(petSpeciesWire)],
    freight: ["shipping_price", nullish(centsWire)],
    items: ["items", items],
    isStandalone: ["avulso", optionalBoolean],
    sentWith: ["sub_with", sentWithWire],
    // Ours, as on the page of the purchase.
    isNextStandalone: ["next_standalone", optional(coercedBoolean)],
    nextShipmentOn: ["next_env_date", optionalCivilDate],
    // Ours: a missing field does not mean that there is no extra item.
    extraItem: ["extra_item", optional(ownExtraItemWire)],
    waitingPayment: ["payment_waiting", waitingPaymentWire],
    // Ours: named as on the subscription's own page, and left out without a request.
    isCancelAsked: ["cancel_request", askedWire],
    // Ours, as on every page of the subscription.
    facts: ["attention", attentionFactsWire],
    scheduledItems: ["scheduled_purchase", nullish(envelope("items", scheduledItems))],
  }),
  z.custom<ListedSubscription>(),
  {
    decode: ({ contractId, petName, petSex, status, items = [], scheduledItems = [], ...subscription }) => ({
      ...subscription,
      contractId: contractId ?? subscription.code,
      status: { label: status?.label ?? "", tone: status?.tone ?? "neutral" },
      pet: omitUndefined({ name: petName, sex: petSex }),
      items,
      scheduledItems,
    }),
    encode: ({ pet, items, scheduledItems, extraItem, ...subscription }) =>
      omitUndefined({
        ...subscription,
        petName: pet.name,
        petSex: pet.sex,
        items: [...items],
        extraItem: extraItem && omitUndefined(extraItem),
        scheduledItems: scheduledItems.length === 0 ? undefined : [...scheduledItems],
      }),
  },
);
