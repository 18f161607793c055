import { addDays, type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { type CarryingBoxes, carryingBoxDays, carryingBoxesOf } from "./carryingBoxes.ts";
import { runCharges, startSubscription } from "./charge.ts";
import { chargeDays, hasNothingLeft } from "./chargeDays.ts";
import { endOfTerm } from "./endOfTerm.ts";
import { withCurrentDispatch } from "./freightWithoutBox.ts";
import { cancelDay, grantCancellation } from "./grantCancellation.ts";
import { withLevels } from "./levels.ts";
import { withReferrals } from "./referrals.ts";
import { runShipments, shipmentDays } from "./runShipments.ts";
import { runShipmentsWithBox } from "./runShipmentsWithBox.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";
import { type EmitEvent, type SubscriptionState, subscriptionStatesOf, withEarlierTerms } from "./subscriptionState.ts";
import { withSurveys } from "./surveys.ts";

/** A later world, and the events on the way, day by day. */
interface AdvancedWorld {
  readonly world: World;
  readonly events: readonly SubscriptionEvent[];
}

/**
 * Advances a world by the days after `from`, up to and including `to` (decision 60). Pure: splitting the days into
 * steps does not change the result. A payment up to `from` starts its subscription on its own day.
 * @param from the last day that the world has already seen.
 */
export function advanceWorld(world: World, from: CivilDate, to: CivilDate): AdvancedWorld {
  const happened: SubscriptionEvent[] = [];
  const states = advanceTogether(subscriptionStatesOf(world), (state, box) =>
    advanceSubscription(state, { from, to, happened, box }),
  );
  const subscriptions = states.map(({ subscription }) => subscription);
  const days = happened.toSorted((one, other) => compareDates(one.on, other.on));
  const { referrals, events } = withReferrals(world.referrals ?? [], days);
  const before = { subscriptions, shipments: world.shipments ?? [] };
  return {
    world: {
      ...world,
      subscriptions,
      charges: states.flatMap(({ charges }) => charges),
      shipments: states.flatMap(({ shipments }) => shipments),
      referrals,
    },
    events: withSurveys(withLevels(events, before), before),
  };
}

/** Boxes come first: purchases that travel with them depend on their state. */
function advanceTogether(
  states: readonly SubscriptionState[],
  advance: (state: SubscriptionState, box?: CarryingBoxes) => readonly SubscriptionState[],
): readonly SubscriptionState[] {
  const isBox = ({ subscription: { purchase } }: SubscriptionState) => purchase === undefined;
  const byCode = new Map<string, SubscriptionState>();
  // A renewal is stored after the term that it renews, so its earlier terms are advanced before it.
  const boxes = states.filter(isBox).flatMap((state) => {
    const advanced = advance(withEarlierTerms(state, byCode));
    for (const each of advanced) byCode.set(each.subscription.code, each);
    return advanced;
  });
  const purchases = states
    .filter((state) => !isBox(state))
    .flatMap((state) => advance(state, carryingBoxesOf(state, byCode)));
  return [...boxes, ...purchases];
}

interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Collects the events. */
  readonly happened: SubscriptionEvent[];
  /** The boxes that carry it, advanced to the last of the days. */
  readonly box?: CarryingBoxes | undefined;
}

/** Advances one subscription through the days that concern it, followed by its renewals. */
function advanceSubscription(
  start: SubscriptionState,
  { from, to, happened, box }: Days,
): readonly SubscriptionState[] {
  const { code } = start.subscription;
  let on = from;
  const emit: EmitEvent = (happening) => happened.push({ ...happening, on, subscriptionCode: code });
  const sent = (state: SubscriptionState) =>
    box === undefined ? runShipments(state, on, emit) : runShipmentsWithBox(state, on, emit, box);
  const begun = (state: SubscriptionState) => dispatched(startSubscription(state, on, emit), on, box);
  let state = sent(begun(start));
  let renewed: { readonly subscription: Subscription; readonly since: CivilDate } | undefined;
  for (let next = nextDay(state, on, box); next !== undefined && next <= to; next = nextDay(state, on, box)) {
    on = next;
    const { state: paid, renewal } = endOfTerm(
      runCharges(grantCancellation(begun(state), on, emit), on, emit),
      on,
      emit,
    );
    state = sent(paid);
    if (renewal) renewed = { subscription: renewal, since: addDays(on, -1) };
  }
  if (renewed === undefined) return [state];
  const earlier = [...(state.earlier ?? []), state];
  const next = { subscription: renewed.subscription, charges: [], shipments: [], earlier };
  return [state, ...advanceSubscription(next, { from: renewed.since, to, happened, box })];
}

function dispatched(state: SubscriptionState, on: CivilDate, box: CarryingBoxes | undefined): SubscriptionState {
  return box === undefined ? state : { ...state, subscription: withCurrentDispatch(state.subscription, box, on) };
}

/** The shipping days of a purchase that waited for a box and goes alone. */
function aloneDays(state: SubscriptionState): readonly CivilDate[] {
  return shipmentDays({ ...state, shipments: state.shipments.filter(({ aloneSince }) => aloneSince !== undefined) });
}

/** The next day that may affect the subscription; undefined without one. */
function nextDay(state: SubscriptionState, after: CivilDate, box?: CarryingBoxes): CivilDate | undefined {
  const tomorrow = addDays(after, 1);
  const days = [
    ...chargeDays(state).filter((day) => day > after),
    ...(hasNothingLeft(state) ? [tomorrow] : []),
    // A purchase in a box moves on the box's days.
    ...(box === undefined ? [] : carryingBoxDays(box).filter((day) => day > after)),
    ...(box === undefined ? shipmentDays(state) : aloneDays(state)),
    ...[cancelDay(state.subscription)].filter((day) => day !== undefined),
  ];
  const [first] = days.toSorted(compareDates);
  return first === undefined || first > tomorrow ? first : tomorrow;
}
