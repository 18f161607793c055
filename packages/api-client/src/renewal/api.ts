import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { renewEndpoint } from "./contract.ts";

/** Renews a subscription (MAN-320). @returns the server's message. @throws ApiError refused when the server rejects the call. */
export function renewSubscription(client: ApiClient, code: string): Promise<string> {
  return unwrapOutcome(client.call(renewEndpoint, { parameters: { code } }));
}
