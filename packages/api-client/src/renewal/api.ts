import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { renewEndpoint } from "./contract.ts";

/** Renews a subscription (MAN-320). @returns what the server says of it. @throws ApiError refused when it does not. */
export function renewSubscription(client: ApiClient, code: string): Promise<string> {
  return unwrapOutcome(client.call(renewEndpoint, { parameters: { code } }));
}
