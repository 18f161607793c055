import { unauthenticated } from "../httpError.ts";
import type { InSession } from "../requestContext.ts";
import type { CustomerRecord } from "./collections.ts";
import { accountOf } from "./customers.ts";

/** The code of the logged-in customer. @throws HttpError 401 without an account. */
export function requireAccount({ visitor }: Pick<InSession, "visitor">): string {
  const account = accountOf(visitor);
  if (account === undefined) throw unauthenticated();
  return account;
}

/** The logged-in customer. @throws HttpError 401 without an account. */
export function requireCustomer(inSession: InSession): CustomerRecord {
  const customer = inSession.store.customers.get(requireAccount(inSession));
  if (customer === undefined) throw unauthenticated();
  return customer;
}
