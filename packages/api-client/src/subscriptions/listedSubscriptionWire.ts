import { isPetSize } from "@petbox/domain/pet/size";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { StatusTone } from "@petbox/domain/subscription/statusTone";
import * as z from "zod/mini";
import { listedScheduledItemWire, subscriptionItemWire } from "../account/accountSubscriptionWire.ts";
import { fieldMap, known, under } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { petCalledWire, petNameWire } from "../contract/petWire.ts";
import { waitingPaymentWire } from "../contract/waitingPayment.ts";
import { absent, count, day, mark, note, noted, nullable, numberText, orNull, word } from "../contract/wireValues.ts";
import { ownExtraItemWire } from "../upsell/ownExtraItemWire.ts";

/** What the server calls the colours of its badges. */
const badges = {
  success: "success",
  warning: "warning",
  danger: "danger",
  info: "info",
  neutral: "secondary",
} as const satisfies Readonly<Record<StatusTone, string>>;

const tones = ["success", "warning", "danger", "info", "neutral"] as const satisfies readonly StatusTone[];

/** A colour that the shop does not know says nothing. */
const badgeWire = word<StatusTone>(
  (badge) => tones.find((tone) => badges[tone] === badge),
  (tone) => badges[tone],
);

/** How one stands, in the server's words and colours (MAN-192). */
export const listedStatusWire = fieldMap({ label: ["print", z.string()], tone: ["badge", badgeWire] });

/** Whether something was asked for; of what was not, nothing is sent. */
const askedWire = z.codec(note, z.custom<boolean | undefined>(), {
  decode: (sent) => z.decode(noted, sent) || undefined,
  encode: (asked) => (asked ? 1 : undefined),
});

const items = absent(z.array(subscriptionItemWire));
const scheduledItems = absent(z.array(listedScheduledItemWire));

/** A subscription as the lists show it, by the documents' names (MAN-147). */
export const listedSubscriptionWire = z.codec(
  fieldMap({
    code: ["code", z.string()],
    contractId: ["moip_contract_id", z.string()],
    id: ["id", nullable(numberText)],
    status: ["status", listedStatusWire],
    plan: ["plan", z.string()],
    planName: ["plan_name", nullable(z.string())],
    planValue: ["plan_value", orNull(centsWire)],
    petName: ["pet_name", petNameWire],
    petPicture: ["pet_img", nullable(z.string())],
    petCategory: ["pet_category", nullable(count)],
    petSize: ["pet_size", word((size) => (isPetSize(size) ? size : undefined))],
    freight: ["shipping_price", nullable(centsWire)],
    items: ["items", items],
    isStandalone: ["avulso", mark],
    sentWith: ["sub_with", nullable(petCalledWire)],
    nextShipmentOn: ["next_env_date", day],
    // Ours: a server that leaves it out has not said that there is none.
    extraItem: ["extra_item", absent(ownExtraItemWire)],
    waitingPayment: ["payment_waiting", waitingPaymentWire],
    // Ours: by the name that the subscription's own page has for it, and nothing where it was not asked.
    isCancelAsked: ["cancel_request", askedWire],
    scheduledItems: ["scheduled_purchase", nullable(under("items", scheduledItems))],
  }),
  z.custom<ListedSubscription>(),
  {
    decode: ({ petName, status: { label, tone = "neutral" }, items = [], scheduledItems = [], ...subscription }) => ({
      ...subscription,
      status: { label, tone },
      pet: known({ name: petName }),
      items,
      scheduledItems,
    }),
    encode: ({ pet, items, scheduledItems, extraItem, ...subscription }) =>
      known({
        ...subscription,
        petName: pet.name,
        items: [...items],
        extraItem: extraItem && known(extraItem),
        scheduledItems: scheduledItems.length === 0 ? undefined : [...scheduledItems],
      }),
  },
);
