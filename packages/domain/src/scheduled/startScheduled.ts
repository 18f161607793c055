import type { StateCode } from "../address/states.ts";
import { addCents, type Cents, noCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { ofPet, type PetCalled } from "../pet/phrases.ts";
import { cartItems } from "./cart.ts";
import { pieceCost } from "./dailyCost.ts";
import type { WantedItem } from "./itemsChange.ts";
import { freightText, mostFreeUnits, scheduledFreightOf, weightInGrams } from "./scheduledFreight.ts";
import { isForSale, type QuantityOption, type ScheduledItem, type ScheduledProduct } from "./scheduledItem.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { itemsPriceOf, nextPriceStep, priceSteps } from "./scheduledPrice.ts";

/** A purchase of pads or food that is under way in a session (decision 52). */
export interface OpenPurchase {
  readonly kind: ScheduledKind;
  /** Whether it goes with a pet's box, whose freight the server knows. */
  readonly withBox: boolean;
  /** The subscription that the session had when this one was begun: its payment is another thing. */
  readonly after?: string;
}

/** Where a parcel goes, and what the carrier asks for it. */
interface Parcel {
  readonly state: StateCode;
  readonly parcelPrice: Cents;
}

/** A box that it may travel with. */
export interface BoxToGoWith extends Parcel {
  readonly code: string;
  readonly pet: PetCalled;
}

/** What whoever begins a purchase of a kind chooses from. */
export interface StartScheduled {
  /** What has no options is gone. */
  readonly products: readonly ScheduledProduct[];
  readonly cart: readonly WantedItem[];
  /** The visitor's live boxes; nobody else has any. */
  readonly boxes: readonly BoxToGoWith[];
  /** With whose box it was chosen to go so far. */
  readonly withBoxOf?: string;
  /** The visitor's own address, where the shop may tell of it. */
  readonly parcel?: Parcel;
}

/** What a cart comes to each month. */
export interface StartSummary {
  readonly items: readonly ScheduledItem[];
  readonly subtotal: Cents;
  /** Absent where nobody knows where it goes, and where nothing does. */
  readonly freight?: Cents;
  /** The same in words; nothing is sent for nothing. */
  readonly freightText?: string;
  readonly total: Cents;
  /** Whether something is still added to the total. */
  readonly isWithoutFreight: boolean;
  /** What one would pay with a few more, in a sentence. */
  readonly stepText?: string;
}

const unknownFreightText = "Calculado com o seu CEP";

/** Works out what a cart comes to, sent with a box or alone. */
export function startSummaryOf(
  kind: ScheduledKind,
  start: Pick<StartScheduled, "products" | "boxes" | "parcel">,
  chosen: { readonly cart: readonly WantedItem[]; readonly withBoxOf?: string | undefined },
): StartSummary {
  const items = cartItems(start.products, chosen.cart);
  if (items.length === 0) return { items, subtotal: noCents, total: noCents, isWithoutFreight: false };
  const subtotal = itemsPriceOf(kind, items);
  const box = start.boxes.find(({ code }) => code === chosen.withBoxOf);
  const parcel = box ?? start.parcel;
  const freight =
    parcel &&
    scheduledFreightOf({
      dispatch: box ? "with-box" : "standalone",
      weightInGrams: weightInGrams(kind, items),
      ...parcel,
    });
  const step = nextPriceStep(kind, items);
  return {
    items,
    subtotal,
    ...(freight !== undefined && { freight }),
    freightText: freight === undefined ? unknownFreightText : freightText(freight),
    total: freight === undefined ? subtotal : addCents(subtotal, freight),
    isWithoutFreight: freight === undefined,
    ...(step && {
      stepText: `Mais ${countedUnits(kind, step.more)} e cada um sai por ${formatCents(step.unitPrice)}.`,
    }),
  };
}

/** How it may be sent, in words: with the box of each pet, or alone. */
export function boxChoiceText(
  kind: ScheduledKind,
  { pet, state }: BoxToGoWith,
): { label: string; description: string } {
  const most = mostFreeUnits(kind, state);
  const goes = most === 1 ? "viaja" : "viajam";
  return {
    label: `Com o BOX ${ofPet(pet)}`,
    description: `Até ${countedUnits(kind, most)} ${goes} de graça com a caixa para ${state}; o que passa disso paga só a sua parte do frete.`,
  };
}

/** The price list of a kind, where it is the same of all its products: it is said once, and not of each. */
export function commonPriceList(kind: ScheduledKind, products: readonly ScheduledProduct[]): string | undefined {
  if (scheduledRules[kind].pricing !== "tiered") return undefined;
  const lists = new Set(products.filter(isForSale).map(({ options }) => priceListOf(options)));
  const [only] = lists;
  return lists.size === 1 ? only : undefined;
}

/** What a product costs as nobody would work it out: pads by the day, food by how many there are. */
export function priceExplanation(kind: ScheduledKind, product: ScheduledProduct, unitPrice: Cents): string {
  const { pieces } = scheduledRules[kind];
  const piece = pieceCost(kind, unitPrice);
  if (pieces && piece !== undefined) return `Um ${pieces.one} por dia sai por ${formatCents(piece)}.`;
  return priceListOf(product.options);
}

function priceListOf(options: readonly QuantityOption[]): string {
  const steps = priceSteps(options).map(
    ({ quantity, specialPrice }) => `${quantity}: ${formatCents(specialPrice)} cada`,
  );
  return `A partir de ${steps.join("; a partir de ")}.`;
}
