import type { Existence } from "@petbox/domain/contact/contactStep";
import type { Email } from "@petbox/domain/contact/email";
import type { Phone } from "@petbox/domain/contact/phone";
import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import type { BodyOf } from "../contract/endpoint.ts";
import { createUserEndpoint, emailExistsEndpoint } from "../funnel/contract.ts";
import type { SavedStep } from "../funnel/savedStep.ts";
import type { LoginReach } from "../page/embeddedSession.ts";
import { loginEndpoint, requestPasswordLinkEndpoint, resetPasswordEndpoint } from "./contract.ts";

/** A logged-in customer. */
export interface LoggedIn {
  readonly name: string | null;
  readonly subscriptions: number;
  readonly customerCode: string | null;
  /** The reach of the login; absent for an account's. */
  readonly reach?: LoginReach;
  /** The contact: the accepted e-mail, and the stored data. */
  readonly contact: ContactAnswer;
}

/** Whether an e-mail is new, a lead's or an account's (FUN-309). */
export function checkEmail(client: ApiClient, email: Email): Promise<Existence> {
  return client.call(emailExistsEndpoint, { body: email });
}

/** A user who was just created. */
export interface CreatedUser extends SavedStep {
  /** Names the private payment channel; null if the server does not send it. */
  readonly customerCode: string | null;
}

/** Creates the visitor's user (FUN-311). @throws ApiError refused when the server rejects the call. */
export async function createUser(client: ApiClient, contact: ContactAnswer): Promise<CreatedUser> {
  const body = { contact, botCheck: await client.botCheck() };
  return { customerCode: null, ...(await unwrapOutcome(client.call(createUserEndpoint, { body }))) };
}

/** What a lead gives again with the login. */
interface LeadUpdate {
  readonly phone: Phone;
  /** Whether the lead wants news now; absent where it was not asked. */
  readonly newsletter?: boolean | undefined;
}

/** Logs a lead in: the e-mail is the credential (FUN-310, decision 8). @throws ApiError refused if it does not match. */
export async function logInLead(client: ApiClient, email: Email, update: LeadUpdate): Promise<LoggedIn> {
  return { ...(await loggedIn(client, { email, password: email, ...update, checkout: true })), reach: "checkout" };
}

/**
 * Logs an account in with its password (MAN-347).
 * @param checkout whether it happens during the checkout.
 * @throws ApiError refused if e-mail and password do not match.
 */
export function logIn(
  client: ApiClient,
  credentials: { readonly email: string; readonly password: string },
  checkout: boolean,
): Promise<LoggedIn> {
  return loggedIn(client, { ...credentials, checkout });
}

/**
 * Requests the mail with a password link (MAN-111). The reply does not reveal whether the e-mail is registered.
 * @throws ApiError invalid for a malformed e-mail, too-many after too many tries.
 */
export async function requestPasswordLink(client: ApiClient, email: Email): Promise<void> {
  await unwrapOutcome(client.call(requestPasswordLinkEndpoint, { body: email }));
}

/**
 * Sets the password of the link's recipient; a lead's first password (SUB-280).
 * @param token of the mailed link.
 * @throws ApiError invalid, with `token` among the fields when the link is void: `newPasswordRefusal` distinguishes them.
 */
export async function resetPassword(client: ApiClient, token: string, password: NewPassword): Promise<void> {
  await unwrapOutcome(client.call(resetPasswordEndpoint, { body: { token, password, confirmation: password } }));
}

async function loggedIn(client: ApiClient, sent: BodyOf<typeof loginEndpoint>): Promise<LoggedIn> {
  const reply = await unwrapOutcome(client.call(loginEndpoint, { body: sent }));
  return {
    name: reply.name ?? null,
    subscriptions: reply.subscriptions ?? 0,
    customerCode: reply.customerCode ?? null,
    contact: {
      email: sent.email,
      areaCode: reply.areaCode ?? sent.phone?.areaCode ?? "",
      phoneNumber: reply.phoneNumber ?? sent.phone?.number ?? "",
      newsletter: reply.newsletter ?? sent.newsletter ?? false,
      // Every login implies an earlier consent.
      privacy: true,
    },
  };
}
