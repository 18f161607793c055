import { addDays, type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { type BoxAlongside, boxAlongside, daysAlongside } from "./boxAlongside.ts";
import { cancelDay, canceled } from "./cancel.ts";
import { begun, charged } from "./charge.ts";
import { chargeDays, hasNothingLeft } from "./chargeDays.ts";
import { endOfTerm } from "./endOfTerm.ts";
import { withLevels } from "./levels.ts";
import type { LifeEvent } from "./lifeEvent.ts";
import { withReferrals } from "./referrals.ts";
import { shipmentDays, shipped } from "./ship.ts";
import { shippedWithBox } from "./shipWithBox.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";
import { withSurveys } from "./surveys.ts";

/** A world some days later, and what happened meanwhile, day by day. */
export interface Lived {
  readonly world: World;
  readonly events: readonly LifeEvent[];
}

/**
 * Lets the days after `from` pass over a world, `to` included (decision 60). Pure: the same days give the same life, in
 * one step or in a thousand. Who has paid up to `from` begins on the day of the payment.
 * @param from the last day that the world has lived.
 */
export function live(world: World, from: CivilDate, to: CivilDate): Lived {
  const happened: LifeEvent[] = [];
  const lives = livedTogether(livesOf(world), (life, box) => livedThrough(life, { from, to, happened, box }));
  const subscriptions = lives.map(({ subscription }) => subscription);
  const days = happened.toSorted((one, other) => compareDates(one.on, other.on));
  const { referrals, events } = withReferrals(world.referrals ?? [], days);
  const before = { subscriptions, shipments: world.shipments ?? [] };
  return {
    world: {
      ...world,
      subscriptions,
      charges: lives.flatMap(({ charges }) => charges),
      shipments: lives.flatMap(({ shipments }) => shipments),
      referrals,
    },
    events: withSurveys(withLevels(events, before), before),
  };
}

function livesOf({
  subscriptions = [],
  charges = [],
  shipments = [],
  soldOutItems = [],
}: World): readonly SubscriptionLife[] {
  const chargesOf = bySubscription(charges);
  const shipmentsOf = bySubscription(shipments);
  const soldOut = new Set(soldOutItems.map(({ tag }) => tag));
  return subscriptions.map((subscription) => ({
    subscription,
    soldOut,
    charges: chargesOf.get(subscription.code) ?? [],
    shipments: shipmentsOf.get(subscription.code) ?? [],
  }));
}

function bySubscription<Fact extends { readonly subscriptionCode: string }>(
  facts: readonly Fact[],
): ReadonlyMap<string, readonly Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.subscriptionCode);
    if (group === undefined) groups.set(fact.subscriptionCode, [fact]);
    else group.push(fact);
  }
  return groups;
}

/** Boxes first: what travels with one goes by what has become of it. */
function livedTogether(
  lives: readonly SubscriptionLife[],
  through: (life: SubscriptionLife, box?: BoxAlongside) => readonly SubscriptionLife[],
): readonly SubscriptionLife[] {
  const isBox = ({ subscription: { purchase } }: SubscriptionLife) => purchase === undefined;
  const boxes = lives.filter(isBox).flatMap((life) => through(life));
  const byCode = new Map(boxes.map((life) => [life.subscription.code, life]));
  const purchases = lives.filter((life) => !isBox(life)).flatMap((life) => through(life, boxAlongside(life, byCode)));
  return [...boxes, ...purchases];
}

interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Hears what happens. */
  readonly happened: LifeEvent[];
  /** What it travels with, lived up to the last of the days. */
  readonly box?: BoxAlongside | undefined;
}

/** One subscription through the days on which something happens to it, and after it the one that goes on in its place. */
function livedThrough(start: SubscriptionLife, { from, to, happened, box }: Days): readonly SubscriptionLife[] {
  const { code } = start.subscription;
  let on = from;
  const tell: Tell = (happening) => happened.push({ ...happening, on, subscriptionCode: code });
  const sent = (life: SubscriptionLife) =>
    box === undefined ? shipped(life, on, tell) : shippedWithBox(life, on, tell, box);
  let life = sent(begun(start, on, tell));
  let renewed: { readonly life: SubscriptionLife; readonly since: CivilDate } | undefined;
  for (let next = nextDay(life, on, box); next !== undefined && next <= to; next = nextDay(life, on, box)) {
    on = next;
    const { life: paid, renewal } = endOfTerm(charged(canceled(begun(life, on, tell), on, tell), on, tell), on, tell);
    life = sent(paid);
    if (renewal) renewed = { life: { subscription: renewal, charges: [], shipments: [] }, since: addDays(on, -1) };
  }
  return renewed === undefined
    ? [life]
    : [life, ...livedThrough(renewed.life, { from: renewed.since, to, happened, box })];
}

/** The days of what had waited for a box, and goes alone. */
function aloneDays(life: SubscriptionLife): readonly CivilDate[] {
  return shipmentDays({ ...life, shipments: life.shipments.filter(({ aloneSince }) => aloneSince !== undefined) });
}

/** The first day after this one on which something may happen; undefined when nothing will any more. */
function nextDay(life: SubscriptionLife, after: CivilDate, box?: BoxAlongside): CivilDate | undefined {
  const tomorrow = addDays(after, 1);
  const days = [
    ...chargeDays(life).filter((day) => day > after),
    ...(hasNothingLeft(life) ? [tomorrow] : []),
    // What travels with a box moves on its days.
    ...(box === undefined ? [] : daysAlongside(box).filter((day) => day > after)),
    ...(box === undefined ? shipmentDays(life) : aloneDays(life)),
    ...[cancelDay(life.subscription)].filter((day) => day !== undefined),
  ];
  const [first] = days.toSorted(compareDates);
  return first === undefined || first > tomorrow ? first : tomorrow;
}
