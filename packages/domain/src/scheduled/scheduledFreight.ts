import type { StateCode } from "../address/states.ts";
import { boxWeightLimitInKilograms, payingWeightInGrams } from "../delivery/boxWeightLimit.ts";
import { atLeastZero, type Cents, cents, noCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { isForSale, type ScheduledItem } from "./scheduledItem.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** How something bought at intervals is sent: in the pet's box, or alone ("avulso"). */
export type Dispatch = "with-box" | "standalone";

const freeFreightText = "Frete Grátis";

/** The freight as it is shown (MAN-406). */
export function freightText(freight: Cents): string {
  return freight <= noCents ? freeFreightText : formatCents(freight);
}

/** What all of it weighs, in grams; what is gone is not sent. */
export function weightInGrams(
  kind: ScheduledKind,
  items: readonly Pick<ScheduledItem, "quantity" | "options">[],
): number {
  const { gramsOfUnit } = scheduledRules[kind];
  return items.reduce((sum, item) => (isForSale(item) ? sum + item.quantity * gramsOfUnit : sum), 0);
}

/** How many of a kind travel free with a box to a state. */
export function mostFreeUnits(kind: ScheduledKind, state: StateCode): number {
  return Math.floor((boxWeightLimitInKilograms(state) * 1000) / scheduledRules[kind].gramsOfUnit);
}

interface Sent {
  readonly dispatch: Dispatch;
  readonly weightInGrams: number;
  readonly state: StateCode;
  /** What the carrier asks for a parcel of its own to that state. */
  readonly parcelPrice: Cents;
}

/** The parcel that the carrier's price is for, in kilograms. */
const kilogramsOfParcel = 5;

/**
 * The freight each time. With the box up to the state's limit it is free, and what is above it pays its share of a parcel, never more
 * than a parcel of its own (MAN-426 to MAN-430). Alone it is that parcel's price.
 */
export function scheduledFreightOf({ dispatch, weightInGrams, state, parcelPrice }: Sent): Cents {
  const parcel = atLeastZero(parcelPrice);
  if (dispatch === "standalone") return parcel;
  const paying = payingWeightInGrams(weightInGrams, state);
  if (paying === 0) return noCents;
  const share = Math.ceil((parcel * paying) / (kilogramsOfParcel * 1000));
  return cents(Math.min(parcel, share));
}
