import type { CustomerRecord, SessionRecord } from "../../backend/session/collections.ts";
import { account, lead } from "../people.ts";
import { type Scenario, scenario } from "../scenario.ts";
import { type Subscriber, worldOfSubscribers } from "./subscriber.ts";

/** The initial session of a visitor who is logged in. */
export const loggedInAs = ({ code }: CustomerRecord): Partial<SessionRecord> => ({
  session: { customerCode: code, reach: "account" },
  customerCode: code,
});

/** The world of one subscriber, logged in for all visitors. @param friends their invited subscribers. */
export function lifeOf(
  subscriber: Subscriber,
  title: string,
  description: string,
  friends: readonly Subscriber[] = [],
): Scenario {
  return scenario(title, description, {
    newcomer: loggedInAs(subscriber.customer),
    world: (now) => worldOfSubscribers([subscriber, ...friends], now, [lead, account]),
  });
}
