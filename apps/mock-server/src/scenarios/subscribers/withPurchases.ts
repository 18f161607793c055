import { addDays, addMonths } from "@petbox/domain/calendar/civilDate";
import { goneProduct } from "../../seed/scheduledProducts.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { cancelPurchase, purchaseOf } from "./purchase.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf } from "./subscription.ts";

const yara = registeredAs(
  newAccount("conta0081", "yara.nogueira@gmail.com", ["11", "987650081"]),
  "Yara Nogueira",
  "41827365080",
  addressAt("01310100", "1450", "apto 31"),
);

const pads = (quantity: number) => [{ sku: "TAP-BRANCO", quantity }];
const sachets = (quantity: number) => [{ sku: "SACHE-FRANGO-ABOBORA", quantity }];

/**
 * Pads in Pandora's box, with one month called off, and pads since today; food sent alone: one shipment in transit, one packed, one bought
 * today.
 */
export const yaraWithPurchases: Subscriber = {
  customer: yara,
  subscriptions: (today) => {
    const yesterday = addDays(today, -1);
    const box = subscriptionOf(yara, addMonths(yesterday, -3), {
      code: "PANDORA001",
      pet: { name: "Pandora", sex: "female", species: "dog", size: "medio" },
    });
    const withBox = { kind: "hygiene", withBoxOf: box.code } as const;
    const alone = { kind: "wet-food" } as const;
    return [
      box,
      purchaseOf(yara, addMonths(yesterday, -3), {
        ...withBox,
        code: "TAPETE0098",
        items: [...pads(1), { sku: "TAP-LAVANDA", quantity: 1 }],
      }),
      purchaseOf(yara, today, { ...withBox, code: "TAPETE0100", items: pads(2) }),
      purchaseOf(yara, addMonths(addDays(today, -5), -3), {
        ...alone,
        code: "UMIDOS0012",
        items: [...sachets(12), { sku: "SACHE-PEIXE", quantity: 12 }],
      }),
      purchaseOf(yara, yesterday, { ...alone, code: "UMIDOS0020", items: sachets(12) }),
      purchaseOf(yara, today, { ...alone, code: "UMIDOS0021", items: sachets(36) }),
    ];
  },
};

const quiteria = registeredAs(
  newAccount("conta0082", "quiteria.lobo@gmail.com", ["92", "987650082"]),
  "Quitéria Lobo",
  "73051926434",
  addressAt("69036360", "18"),
);

/**
 * Far away and without a box: one of two products is discontinued, and yesterday's cancelled purchase is still in
 * transit.
 */
export const quiteriaWithDiscontinuedPads: Subscriber = {
  customer: quiteria,
  subscriptions: (today) => [
    purchaseOf(quiteria, addMonths(addDays(today, -10), -2), {
      kind: "hygiene",
      code: "BAMBU00001",
      items: [...pads(2), { sku: goneProduct.sku, quantity: 1 }],
    }),
    purchaseOf(quiteria, addMonths(addDays(today, -4), -1), {
      kind: "wet-food",
      code: "SACHES0082",
      items: sachets(12),
    }),
  ],
  actions: (today) => [cancelPurchase(addDays(today, -1), "SACHES0082")],
};
