import { isStateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { centsFromDecimal } from "@petbox/domain/money/cents";
import type { BoxToGoWith } from "@petbox/domain/scheduled/startScheduled";
import { isExpected } from "../../life/boxAlongside.ts";
import { freightByState } from "../../seed/freight.ts";
import type { Store } from "../store.ts";
import { lifeOf } from "../subscriptions/lifeOf.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";

/** The boxes of an account that are still to come somewhere; nobody else is told of any. */
export function liveBoxesOf(store: Store, customerCode: string | undefined, today: CivilDate): BoxToGoWith[] {
  if (customerCode === undefined) return [];
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase }) => purchase === undefined)
    .filter((box) => isExpected({ terms: [lifeOf(store, box)] }, today))
    .flatMap(({ code, pet: { name, sex } = {}, state, address }) => {
      const to = state ?? address?.state ?? store.customers.get(customerCode)?.address?.state ?? "";
      if (!isStateCode(to)) return [];
      return [{ code, pet: { name, sex }, state: to, parcelPrice: centsFromDecimal(freightByState[to].price) }];
    });
}
