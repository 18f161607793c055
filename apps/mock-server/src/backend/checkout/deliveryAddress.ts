import { isStateCode } from "@petbox/domain/address/states";
import type { Cents } from "@petbox/domain/money/cents";
import { boxFreightTo } from "../../simulation/boxFreight.ts";
import type { InSession } from "../requestContext.ts";
import { readableRegistration } from "../session/ownData.ts";
import type { Subscription } from "./collections.ts";

/** The delivery address of the session's customer. */
export function deliveryAddressOf(inSession: InSession): Pick<Subscription, "address" | "state"> {
  const { address } = readableRegistration(inSession);
  const state = address?.state ?? "";
  return { ...(address ? { address } : {}), ...(isStateCode(state) ? { state } : {}) };
}

/** The freight of each box to that address, in cents; undefined while no address is known. */
export function sessionBoxFreight(inSession: InSession): Cents | undefined {
  const { state } = deliveryAddressOf(inSession);
  return state && boxFreightTo(state);
}
