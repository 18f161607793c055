import type { Existence } from "@petbox/domain/contact/contactStep";
import type { Email } from "@petbox/domain/contact/email";
import { type Phone, parsePhone } from "@petbox/domain/contact/phone";
import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { createUserEndpoint, emailExistsEndpoint } from "../funnel/contract.ts";
import { type SavedStep, savedStepFrom } from "../funnel/savedStep.ts";
import { loginEndpoint } from "./contract.ts";

/** Who came in. */
export interface LoggedIn {
  readonly name: string | null;
  readonly subscriptions: number;
  readonly customerCode: string | null;
}

/** Whether an e-mail is nobody's, a lead's or an account's (FUN-309): `user` is looked at first (decision 7). */
export async function checkEmail(client: ApiClient, email: Email): Promise<Existence> {
  const reply = await client.call(emailExistsEndpoint, { body: { email } });
  if (reply.user) {
    const phone = parsePhone(`${reply.phone_ddd ?? ""}${reply.phone_number ?? ""}`);
    return { kind: "lead", phone: phone.ok ? phone.value : undefined };
  }
  return reply.exist ? { kind: "account" } : { kind: "new" };
}

/** A user who was just created. */
export interface CreatedUser extends SavedStep {
  /** Names the private payment channel; null when the server does not say. */
  readonly customerCode: string | null;
}

/** Creates the visitor's user (FUN-311). @throws ApiError refused when the server says no. */
export async function createUser(client: ApiClient, contact: ContactAnswer): Promise<CreatedUser> {
  const body = {
    email: contact.email,
    phone_number: contact.phoneNumber,
    phone_ddd: contact.areaCode,
    new_checkout: true as const,
    recaptcha_response: await client.botCheck(),
    check_newsletter: contact.newsletter,
    check_privacy: contact.privacy,
  };
  const reply = await client.call(createUserEndpoint, { body });
  return { ...savedStepFrom(reply), customerCode: reply.customer_code ?? null };
}

/** Lets a lead go on: the e-mail is the credential (FUN-310, decision 8). @throws ApiError refused when it is not theirs. */
export async function logInLead(client: ApiClient, email: Email, phone: Phone): Promise<LoggedIn> {
  const body = { email, password: email, phone_number: phone.number, phone_ddd: phone.areaCode, checkout: true };
  return loggedInFrom(await client.call(loginEndpoint, { body }));
}

/**
 * Logs an account in with its password (MAN-347).
 * @param checkout whether it happens on the way through the checkout.
 * @throws ApiError refused when e-mail and password are not right.
 */
export async function logIn(
  client: ApiClient,
  credentials: { readonly email: string; readonly password: string },
  checkout: boolean,
): Promise<LoggedIn> {
  return loggedInFrom(await client.call(loginEndpoint, { body: { ...credentials, checkout } }));
}

function loggedInFrom(reply: {
  auth: boolean;
  user?: { name: string | null } | null | undefined;
  subscriptions?: number | null | undefined;
  customer_code?: string | null | undefined;
}): LoggedIn {
  if (!reply.auth) throw refused();
  return {
    name: reply.user?.name ?? null,
    subscriptions: reply.subscriptions ?? 0,
    customerCode: reply.customer_code ?? null,
  };
}
