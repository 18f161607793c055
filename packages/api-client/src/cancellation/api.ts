import type { CancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import type { ApiClient } from "../client/client.ts";
import type { Outcome } from "../contract/outcome.ts";
import { cancelPlanEndpoint } from "./contract.ts";

/**
 * Asks for a subscription to be cancelled (MAN-321). A reply that says no is no failure of the call: each is told in words
 * of its own (MAN-357, MAN-358).
 * @returns what the server says of it, or why it does not.
 */
export function askToCancel(client: ApiClient, code: string, request: CancelRequest): Promise<Outcome<string>> {
  return client.call(cancelPlanEndpoint, { parameters: { code }, body: request });
}
