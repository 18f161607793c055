import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers, ContactAnswer } from "@petbox/domain/funnel/answers";
import type { Customer } from "@petbox/domain/identity/registration";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { type ExtraItem, noExtraItem, type SelectedPlan, type Track } from "@petbox/domain/plan/offer";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, moneyResultOf, readMoney, readOnce } from "../client/asyncResultOf.ts";
import { useOwnedKey } from "../client/CacheOwnerContext.ts";
import type { ApiClient } from "../client/client.ts";
import { sessionCouponEndpoint } from "../coupons/contract.ts";
import { sessionCouponKey } from "../coupons/hooks.ts";
import { extraItemsKey, tracksKey } from "../funnel/hooks.ts";
import { listExtraItems, listTracks } from "../funnel/offers.ts";
import { readChosenPlan, readCustomer, saveCustomer } from "./api.ts";
import { planInSessionEndpoint, readCustomerEndpoint } from "./contract.ts";
import { type KnownCustomer, knownCustomerOf } from "./knownCustomer.ts";
import { savedFreightKey } from "./savedFreight.ts";

/**
 * The contact's phone is part of the stored data, and a new e-mail may be another person's, whom a server without customer codes does not
 * tell apart: once one of them changes at the contact step, the data is read again.
 */
function useCustomerKey(contact: ContactAnswer | undefined) {
  const person = contact && `${contact.email.toLowerCase()} ${contact.areaCode}${contact.phoneNumber}`;
  return useOwnedKey(readCustomerEndpoint.path, person);
}

/**
 * The customer's stored data; null for a new customer.
 * @param contact the contact of the session.
 */
export function useKnownCustomer(contact: ContactAnswer | undefined): AsyncResult<KnownCustomer | null> {
  const client = useApiClient();
  return asyncResultOf(useSWR(useCustomerKey(contact), async () => (await readCustomer(client)) ?? null, readOnce));
}

/** Saves the customer and updates the cache; the cached value is dropped while the request is pending, and restored if it fails. */
export function useSaveCustomer(
  contact: ContactAnswer | undefined,
): (client: ApiClient, customer: Customer) => Promise<void> {
  const { mutate } = useSWRConfig();
  const key = useCustomerKey(contact);
  return async (client, customer) => {
    const save = async () => {
      await saveCustomer(client, customer);
      return knownCustomerOf(customer);
    };
    // SWR calls nothing without a key: while it is not known whose data are cached, the customer is saved all the same.
    if (key === null) await save();
    else
      await mutate<KnownCustomer | undefined, KnownCustomer>(key, save, {
        optimisticData: () => undefined,
        revalidate: false,
      });
  };
}

/** The answers that determine the price of the plan in the session. */
type Priced = Pick<Answers, "species" | "track" | "plan" | "extraItem">;

const chosenPlanKey = ({ species, track, plan, extraItem }: Priced, coupon: string | null) =>
  [planInSessionEndpoint.path, species, track, plan, extraItem, coupon] as const;

/** The plan in the session, with its prices under the given coupon; null before a choice. */
export function useChosenPlan(priced: Priced, coupon: string | null): AsyncResult<SelectedPlan | null> {
  const client = useApiClient();
  const key = chosenPlanKey(priced, coupon);
  return moneyResultOf(useSWR(key, async () => (await readChosenPlan(client)) ?? null, readMoney));
}

/** The order in the session as the server has it now. */
export interface SessionOrder {
  readonly plan: SelectedPlan;
  readonly freight: Cents;
  readonly coupon: Coupon | null;
}

/**
 * Reads the session's order again; the hooks of its plan, freight and coupon then show it. Without an order nothing is cached: the session
 * may have ended, which the next saving call finds out. Rejects with ApiError.
 * @param purchase the kind of a purchase of pads or food, which no coupon changes; undefined for a box.
 */
export function useRevalidateOrder(
  priced: Priced,
  purchase: ScheduledKind | undefined,
): () => Promise<SessionOrder | undefined> {
  const client = useApiClient();
  const { mutate } = useSWRConfig();
  return async () => {
    const [plan, { coupon = null, freight = zeroCents }] = await Promise.all([
      readChosenPlan(client),
      client.call(sessionCouponEndpoint, {}),
    ]);
    if (plan === undefined) return undefined;
    const code = coupon?.code ?? null;
    const cached = [
      [chosenPlanKey(priced, purchase ? null : code), plan],
      [savedFreightKey(purchase), freight],
      [sessionCouponKey(code), coupon],
    ] as const;
    await Promise.all(cached.map(([key, value]) => mutate(key, value, { revalidate: false })));
    return { plan, freight, coupon };
  };
}

/** The chosen extra item as listed; unnamed until its list loads, undefined without a choice. */
export function useChosenExtraItem({ species, track, extraItem }: Priced): ExtraItem | "unnamed" | undefined {
  const client = useApiClient();
  const isChosen = species !== undefined && track !== undefined && extraItem !== undefined && extraItem !== noExtraItem;
  const key = isChosen ? extraItemsKey(species, track) : null;
  const { data } = useSWR(key, ([, , listed]) => listExtraItems(client, listed), readOnce);
  return isChosen ? (data?.find(({ tag }) => tag === extraItem) ?? "unnamed") : undefined;
}

/** The chosen track as listed; undefined without a choice, and until its list loads. */
export function useChosenTrack({ species, track }: Priced): Track | undefined {
  const client = useApiClient();
  const key = species === undefined || track === undefined ? null : tracksKey(species);
  const { data } = useSWR(key, () => listTracks(client), readOnce);
  return data?.find(({ tag }) => tag === track);
}
