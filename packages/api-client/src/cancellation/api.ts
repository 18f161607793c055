import type { CancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import type { ApiClient } from "../client/client.ts";
import type { Outcome } from "../contract/outcome.ts";
import { cancelPlanEndpoint } from "./contract.ts";

/**
 * Requests the cancellation of a subscription (MAN-321). A rejection is returned instead of thrown: each has its own text
 * (MAN-357, MAN-358).
 * @returns the server's message, or its reason for the rejection.
 */
export function askToCancel(client: ApiClient, code: string, request: CancelRequest): Promise<Outcome<string>> {
  return client.call(cancelPlanEndpoint, { parameters: { code }, body: request });
}
