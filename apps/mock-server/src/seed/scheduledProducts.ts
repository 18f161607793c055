import { cents } from "@petbox/domain/money/cents";
import type { QuantityOption, ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledNameOf } from "@petbox/domain/scheduled/scheduledProducts";

/** Prices in cents: of a single purchase, and per month for each quantity. */
type Prices = readonly [once: number, ...options: readonly (readonly [quantity: number, each: number])[]];

/** The unit price of food decreases with the total quantity in the purchase. */
const sachet: Prices = [990, [12, 890], [18, 850], [24, 790], [36, 750]];

const seeds = [
  [
    "hygiene",
    "TAP-CARVAO",
    "tapete-carvao-ativado",
    "Pacote preto e verde",
    [11_990, [1, 10_990], [2, 10_490], [4, 9_990]],
  ],
  ["hygiene", "TAP-BRANCO", "tapete-branco", "Pacote branco", [6_990, [1, 6_490], [2, 6_290], [4, 5_990]]],
  ["hygiene", "TAP-BRANCO-SP", "tapete-super-premium-branco", "Pacote branco e azul", [8_990, [1, 8_490], [2, 8_190]]],
  [
    "hygiene",
    "TAP-LAVANDA",
    "tapete-super-premium-lavanda",
    "Pacote lilás",
    [9_490, [1, 8_990], [2, 8_690], [4, 8_290]],
  ],
  ["wet-food", "SACHE-PEIXE", "sache-peixe-arroz", "Sachê azul", sachet],
  ["wet-food", "SACHE-FRANGO-QUINOA", "sache-frango-brocolis-quinoa", "Sachê verde", sachet],
  ["wet-food", "SACHE-FRANGO-ABOBORA", "sache-frango-abobora-arroz", "Sachê laranja", sachet],
  ["wet-food", "SACHE-CARNE", "sache-carne-brocolis-cenoura", "Sachê vermelho", sachet],
] as const satisfies readonly (readonly [ScheduledKind, sku: string, picture: string, imageAlt: string, Prices])[];

/** The products of both kinds of scheduled purchases. */
export const scheduledProducts: readonly (ScheduledProduct & { readonly kind: ScheduledKind })[] = seeds.map(
  ([kind, sku, picture, imageAlt, [price, ...options]]) => ({
    kind,
    sku,
    name: scheduledNameOf({ sku }),
    image: `/imagens/${picture}.svg`,
    imageAlt,
    unitPrice: cents(price),
    price: cents(price),
    specialPrice: cents(options[0][1]),
    options: options.map(
      ([quantity, each]): QuantityOption => ({
        quantity,
        specialPrice: cents(each),
        totalPrice: cents(quantity * each),
      }),
    ),
  }),
);

/** A discontinued product: subscriptions that contain it show it as unavailable. */
export const goneProduct = { sku: "TAP-BAMBU", name: "Tapete de bambu", imageAlt: "Pacote bege" } as const;
