import { addDays, type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { begun, chargeDays, charged } from "./charge.ts";
import { endOfTerm } from "./endOfTerm.ts";
import { withLevels } from "./levels.ts";
import type { LifeEvent } from "./lifeEvent.ts";
import { shipmentDays, shipped } from "./ship.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

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
  const lives = livesOf(world).flatMap((life) => livedThrough(life, from, to, happened));
  const subscriptions = lives.map(({ subscription }) => subscription);
  return {
    world: {
      ...world,
      subscriptions,
      charges: lives.flatMap(({ charges }) => charges),
      shipments: lives.flatMap(({ shipments }) => shipments),
    },
    events: withLevels(
      happened.toSorted((one, other) => compareDates(one.on, other.on)),
      { subscriptions, shipments: world.shipments ?? [] },
    ),
  };
}

function livesOf({ subscriptions = [], charges = [], shipments = [] }: World): readonly SubscriptionLife[] {
  const chargesOf = bySubscription(charges);
  const shipmentsOf = bySubscription(shipments);
  return subscriptions.map((subscription) => ({
    subscription,
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

/** One subscription through the days on which something happens to it, and after it the one that goes on in its place. */
function livedThrough(
  start: SubscriptionLife,
  from: CivilDate,
  to: CivilDate,
  happened: LifeEvent[],
): readonly SubscriptionLife[] {
  const { code } = start.subscription;
  let on = from;
  const tell: Tell = (happening) => happened.push({ ...happening, on, subscriptionCode: code });
  let life = shipped(begun(start, on, tell), on, tell);
  let renewed: { readonly life: SubscriptionLife; readonly since: CivilDate } | undefined;
  for (let next = nextDay(life, on); next !== undefined && next <= to; next = nextDay(life, on)) {
    on = next;
    const { life: paid, renewal } = endOfTerm(charged(begun(life, on, tell), on, tell), on, tell);
    life = shipped(paid, on, tell);
    if (renewal) renewed = { life: { subscription: renewal, charges: [], shipments: [] }, since: addDays(on, -1) };
  }
  return renewed === undefined ? [life] : [life, ...livedThrough(renewed.life, renewed.since, to, happened)];
}

/** The first day after this one on which something may happen; undefined when nothing will any more. */
function nextDay(life: SubscriptionLife, after: CivilDate): CivilDate | undefined {
  const tomorrow = addDays(after, 1);
  const days = [...chargeDays(life).filter((day) => day > after), ...shipmentDays(life)];
  const [first] = days.toSorted(compareDates);
  return first === undefined || first > tomorrow ? first : tomorrow;
}
