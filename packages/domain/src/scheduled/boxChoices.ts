import { distinctNames } from "../text/distinctNames.ts";
import { freeQuantityText } from "./freeQuantity.ts";
import { dispatchText } from "./scheduledFreight.ts";
import type { ScheduledProduct } from "./scheduledItem.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";
import type { BoxOption } from "./startScheduled.ts";

/** An option to ship with a pet's box, in words. */
export interface BoxChoice {
  /** The code of the box's subscription. */
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** The boxes that can carry the products, each unlike the others: several may be of pets of one name. */
export function boxChoices(
  kind: ScheduledKind,
  boxes: readonly BoxOption[],
  products: readonly ScheduledProduct[],
): readonly BoxChoice[] {
  const labels = distinctNames(boxes.map(({ code, pet }) => ({ code, name: dispatchText({ sentWith: pet }) })));
  return boxes.map(({ code, state }, index) => ({
    value: code,
    label: labels[index] ?? code,
    description: freeQuantityText(kind, state, products),
  }));
}
