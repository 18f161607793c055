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

/** Who came in. */
export interface LoggedIn {
  readonly name: string | null;
  readonly subscriptions: number;
  readonly customerCode: string | null;
  /** How far the login reaches; absent for an account's. */
  readonly reach?: LoginReach;
  /** How they are reached: the e-mail that was right, and what the server has on record with it. */
  readonly contact: ContactAnswer;
}

/** Whether an e-mail is new, a lead's or an account's (FUN-309). */
export function checkEmail(client: ApiClient, email: Email): Promise<Existence> {
  return client.call(emailExistsEndpoint, { body: email });
}

/** A user who was just created. */
export interface CreatedUser extends SavedStep {
  /** Names the private payment channel; null when the server does not say. */
  readonly customerCode: string | null;
}

/** Creates the visitor's user (FUN-311). @throws ApiError refused when the server rejects the call. */
export async function createUser(client: ApiClient, contact: ContactAnswer): Promise<CreatedUser> {
  const body = { contact, botCheck: await client.botCheck() };
  return { customerCode: null, ...(await unwrapOutcome(client.call(createUserEndpoint, { body }))) };
}

/** Lets a lead go on: the e-mail is the credential (FUN-310, decision 8). @throws ApiError refused when it is not theirs. */
export async function logInLead(client: ApiClient, email: Email, phone: Phone): Promise<LoggedIn> {
  return { ...(await loggedIn(client, { email, password: email, phone, checkout: true })), reach: "checkout" };
}

/**
 * Logs an account in with its password (MAN-347).
 * @param checkout whether it happens on the way through the checkout.
 * @throws ApiError refused when e-mail and password are not right.
 */
export function logIn(
  client: ApiClient,
  credentials: { readonly email: string; readonly password: string },
  checkout: boolean,
): Promise<LoggedIn> {
  return loggedIn(client, { ...credentials, checkout });
}

/**
 * Asks for the mail with the link to a new password (MAN-111). That it was asked for is all that anybody learns.
 * @throws ApiError invalid for what the server takes for no e-mail, refused after too many tries.
 */
export async function requestPasswordLink(client: ApiClient, email: Email): Promise<void> {
  await unwrapOutcome(client.call(requestPasswordLinkEndpoint, { body: email }));
}

/**
 * Sets the password of whomever the link was mailed to; of a lead it is the first (SUB-280).
 * @param token of the mailed link.
 * @throws ApiError invalid, with `token` among the fields when the link is void: `newPasswordRefusal` tells them apart.
 */
export async function resetPassword(client: ApiClient, token: string, password: NewPassword): Promise<void> {
  await unwrapOutcome(client.call(resetPasswordEndpoint, { body: { token, password, confirmation: password } }));
}

async function loggedIn(client: ApiClient, sent: BodyOf<typeof loginEndpoint>): Promise<LoggedIn> {
  const said = await unwrapOutcome(client.call(loginEndpoint, { body: sent }));
  return {
    name: said.name ?? null,
    subscriptions: said.subscriptions ?? 0,
    customerCode: said.customerCode ?? null,
    contact: {
      email: sent.email,
      areaCode: said.areaCode ?? sent.phone?.areaCode ?? "",
      phoneNumber: said.phoneNumber ?? sent.phone?.number ?? "",
      newsletter: said.newsletter ?? false,
      // Every login implies an earlier consent.
      privacy: true,
    },
  };
}
