import type { StateCode } from "../address/states.ts";
import { atLeastZero, type Cents, cents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { isForSale, type ScheduledItem } from "./scheduledItem.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** How a recurring purchase is shipped: in the pet's box, or on its own ("avulso"). */
export type Dispatch = "with-box" | "standalone";

const freeFreightText = "Frete Grátis";

/** The freight as displayed (MAN-406). */
export function freightText(freight: Cents): string {
  return freight <= zeroCents ? freeFreightText : formatCents(freight);
}

/** The total weight in grams; sold-out items are not shipped. */
export function weightInGrams(
  kind: ScheduledKind,
  items: readonly Pick<ScheduledItem, "quantity" | "options">[],
): number {
  const { gramsOfUnit } = scheduledRules[kind];
  return items.reduce((sum, item) => (isForSale(item) ? sum + item.quantity * gramsOfUnit : sum), 0);
}

const kilogramsByState: Readonly<Record<StateCode, 1 | 2 | 3>> = {
  AC: 2,
  AL: 2,
  AM: 2,
  AP: 1,
  BA: 2,
  CE: 1,
  DF: 3,
  ES: 2,
  GO: 3,
  MA: 1,
  MG: 2,
  MS: 2,
  MT: 2,
  PA: 1,
  PB: 1,
  PE: 1,
  PI: 1,
  PR: 3,
  RJ: 2,
  RN: 1,
  RO: 1,
  RR: 2,
  RS: 2,
  SC: 2,
  SE: 1,
  SP: 3,
  TO: 1,
};

/**
 * The weight that travels free with a box, in kilograms, by destination. Applies to purchases added to a box (app, hygiene
 * pads, wet food); the freight of the monthly box itself is in `freight.ts` (MAN-411, MAN-426 to MAN-428).
 */
export function boxWeightLimitInKilograms(state: StateCode): 1 | 2 | 3 {
  return kilogramsByState[state];
}

/** The weight charged for, in grams: the part above the destination's limit (MAN-429). */
export function payingWeightInGrams(weightInGrams: number, state: StateCode): number {
  return Math.max(0, weightInGrams - boxWeightLimitInKilograms(state) * 1000);
}

/** The maximum number of units of a kind that travel free with a box to a state. */
export function mostFreeUnits(kind: ScheduledKind, state: StateCode): number {
  return Math.floor((boxWeightLimitInKilograms(state) * 1000) / scheduledRules[kind].gramsOfUnit);
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
  return cents(Math.min(parcel, share));
}
