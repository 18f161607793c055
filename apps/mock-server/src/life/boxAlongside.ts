import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import type { SubscriptionLife } from "./subscriptionLife.ts";

/** The boxes with which a scheduled purchase travels: those of one subscription and of all that it is renewed into. */
export interface BoxAlongside {
  readonly terms: readonly SubscriptionLife[];
}

/** The boxes with which a purchase is sent, as they have become; undefined where it is sent alone. */
export function boxAlongside(
  { subscription: { purchase } }: { readonly subscription: Pick<Subscription, "purchase"> },
  lives: ReadonlyMap<string, SubscriptionLife>,
): BoxAlongside | undefined {
  if (purchase?.withBoxOf === undefined) return undefined;
  const terms: SubscriptionLife[] = [];
  for (let code: string | undefined = purchase.withBoxOf; code !== undefined; ) {
    const term = lives.get(code);
    if (term !== undefined) terms.push(term);
    code = term?.subscription.renewedInto;
  }
  return { terms };
}

/** The box that takes something along that was opened on a day: the next one to be packed after it, if it is by now. */
export function boxFor({ terms }: BoxAlongside, openedOn: CivilDate, today: CivilDate): Shipment | undefined {
  return terms
    .flatMap(({ shipments }) => shipments)
    .find(({ packedOn }) => packedOn !== undefined && packedOn > openedOn && packedOn <= today);
}

/** Whether a box is still to come as far as anybody knows on a day: months go on, or a paid one is not packed yet. */
export function isExpected({ terms }: BoxAlongside, today: CivilDate): boolean {
  return terms.some(({ subscription: { startedOn, endedOn }, shipments }) => {
    const isWaiting = ({ openedOn, packedOn, abortedOn }: Shipment) =>
      !isAfter(openedOn, today) && isNotYet(packedOn, today) && isNotYet(abortedOn, today);
    const goesOn = startedOn !== undefined && !isAfter(startedOn, today) && isNotYet(endedOn, today);
    return goesOn || shipments.some(isWaiting);
  });
}

/** The days on which something becomes of the boxes that what travels with them has to hear of. */
export function daysAlongside({ terms }: BoxAlongside): readonly CivilDate[] {
  return terms.flatMap(({ subscription: { startedOn, endedOn }, shipments }) =>
    [
      ...[startedOn, endedOn],
      ...shipments.flatMap((box) => [box.packedOn, box.handedOverOn, box.deliveredOn, box.abortedOn]),
    ].filter((day) => day !== undefined),
  );
}

function isNotYet(day: CivilDate | undefined, today: CivilDate): boolean {
  return day === undefined || isAfter(day, today);
}
