import { isStateCode, type StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import { folded } from "@petbox/domain/text/folded";
import type { SubscribedPet, Subscription } from "../../backend/checkout/collections.ts";
import type { CustomerAddress, CustomerRecord } from "../../backend/session/collections.ts";
import { plansOf, tracksOf } from "../../seed/catalogue.ts";
import { boxFreightTo } from "../../simulation/boxFreight.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { refusedNumber } from "../people.ts";

interface Bought {
  readonly code: string;
  readonly pet: SubscribedPet;
  /** @default "SP_anual" */
  readonly planTag?: string;
  /** The delivery address. @default the customer's address */
  readonly address?: CustomerAddress;
}

/** A subscription after its payment, at noon of its first day. */
export function subscriptionOf(customer: CustomerRecord, on: CivilDate, bought: Bought): Subscription {
  const { code, pet, planTag = "SP_anual", address = customer.address } = bought;
  const noon = noonOf(on);
  return {
    code,
    customerCode: customer.code,
    planTag,
    amount: priceOf(planTag),
    card: {
      brand: "VISA",
      firstSix: "411111",
      lastFour: "1111",
      holder: folded(customer.name ?? "Titular do Cartão").toUpperCase(),
      expiry: "12/31",
    },
    createdAt: noon,
    outcome: { result: "PAID", at: noon },
    announced: true,
    pet,
    ...(address ? { address } : {}),
    ...(address && isStateCode(address.state) ? sentTo(address.state) : {}),
  };
}

/** The freight is that of a move to this state. */
function sentTo(state: StateCode): Pick<Subscription, "state" | "freight"> {
  const freight = boxFreightTo(state);
  return { state, ...(freight > zeroCents && { freight }) };
}

/** The same before the bank's reply, which may never come. */
export function withoutOutcome({ outcome: _outcome, ...subscription }: Subscription): Subscription {
  return { ...subscription, announced: false };
}

/** The same with a card that paid once, and is refused on every charge day. */
export function withRefusedCard(subscription: Subscription): Subscription {
  return { ...subscription, card: { ...subscription.card, ...refusedNumber } };
}

/** The price of a plan's whole term. @throws for an unknown plan. */
function priceOf(planTag: string): number {
  const plans = (["dog", "cat"] as const).flatMap((species) =>
    tracksOf(species).flatMap(({ tag }) => plansOf(tag, species)),
  );
  const plan = plans.find(({ tag }) => tag === planTag);
  if (plan === undefined) throw new Error(`There is no plan ${planTag}.`);
  return multiplyCents(plan.monthlyPrice, plan.length);
}
