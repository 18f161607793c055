import type { StateCode } from "../address/states.ts";
import { boxWeightLimitInKilograms, payingWeightInGrams } from "../delivery/boxWeightLimit.ts";
import { atLeastZero, type Cents, cents, lesserCents, zeroCents } from "../money/cents.ts";
import { type NamedPet, ofPet } from "../pet/phrases.ts";
import { isForSale, type ScheduledItem } from "./scheduledItem.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** How a recurring purchase is shipped: in the pet's box, or on its own ("avulso"). */
export type Dispatch = "with-box" | "standalone";

interface Dispatched {
  readonly isStandalone?: boolean;
  readonly sentWith?: NamedPet | undefined;
  readonly isNextStandalone?: boolean;
}

/** "Com o BOX da Nina", or "Envio avulso" without a box (SUB-105); both if the box ends before the next charge. */
export function dispatchText({ isStandalone = false, sentWith, isNextStandalone = false }: Dispatched): string {
  if (isStandalone || sentWith === undefined) return "Envio avulso";
  const withBox = `Com o BOX ${ofPet(sentWith)}`;
  return isNextStandalone ? `${withBox}; a partir da próxima cobrança, envio avulso` : withBox;
}

/** The total weight in grams; sold-out items are not shipped. */
export function weightInGrams(
  kind: ScheduledKind,
  items: readonly Pick<ScheduledItem, "quantity" | "options">[],
): number {
  const { gramsOfUnit } = scheduledRules[kind];
  return items.reduce((sum, item) => (isForSale(item) ? sum + item.quantity * gramsOfUnit : sum), 0);
}

/** The maximum number of units of a kind that travel free with a box to a state. */
export function mostFreeUnits(kind: ScheduledKind, state: StateCode): number {
  return Math.floor((boxWeightLimitInKilograms(state) * 1000) / scheduledRules[kind].gramsOfUnit);
}

/** "1 pacote viaja de graça com a caixa", "12 sachês viajam de graça com a caixa" */
export function travelsFree(kind: ScheduledKind, most: number): string {
  return `${countedUnits(kind, most)} ${most === 1 ? "viaja" : "viajam"} de graça com a caixa`;
}

interface Sent {
  readonly dispatch: Dispatch;
  readonly weightInGrams: number;
  readonly state: StateCode;
  /** The carrier's price for a separate parcel to that state. */
  readonly parcelPrice: Cents;
}

/** The weight of the parcel that the carrier's price is for. */
const kilogramsOfParcel = 5;

/**
 * The freight per shipment. With a box it is free up to the state's limit, and the excess pays its share of a parcel, at
 * most the price of one (MAN-426 to MAN-430). On its own it pays the parcel's price.
 */
export function scheduledFreightOf({ dispatch, weightInGrams, state, parcelPrice }: Sent): Cents {
  const parcel = atLeastZero(parcelPrice);
  if (dispatch === "standalone") return parcel;
  const paying = payingWeightInGrams(weightInGrams, state);
  if (paying === 0) return zeroCents;
  const share = Math.ceil((parcel * paying) / (kilogramsOfParcel * 1000));
  return lesserCents(parcel, cents(share));
}
