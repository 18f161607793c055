import type { Instagram } from "@petbox/domain/identity/instagram";
import type { PasswordChange } from "@petbox/domain/identity/passwordChange";
import type { Customer } from "@petbox/domain/identity/registration";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import {
  changeInstagramEndpoint,
  changePasswordEndpoint,
  type ListedOverdue,
  needsRetryEndpoint,
  saveUserDataEndpoint,
} from "./contract.ts";

/** Completes a subscriber's data (SUB-309). @throws ApiError refused when the server rejects it. */
export async function saveUserData(client: ApiClient, customer: Customer): Promise<void> {
  await unwrapOutcome(client.call(saveUserDataEndpoint, { body: { customer, botCheck: await client.botCheck() } }));
}

/** Changes the Instagram profile (SUB-323). @throws ApiError refused when the server rejects it. */
export async function changeInstagram(client: ApiClient, instagram: Instagram): Promise<void> {
  await unwrapOutcome(client.call(changeInstagramEndpoint, { parameters: { instagram } }));
}

/** Changes the password (SUB-324). @throws ApiError refused when the old one is wrong, with the server's text. */
export async function changePassword(client: ApiClient, change: PasswordChange): Promise<void> {
  await unwrapOutcome(client.call(changePasswordEndpoint, { body: change }));
}

/** The subscriptions with an overdue payment (SUB-308). */
export function listOverdue(client: ApiClient): Promise<readonly ListedOverdue[]> {
  return client.call(needsRetryEndpoint, {});
}
