import type { Existence } from "@petbox/domain/contact/contactStep";
import type { Email } from "@petbox/domain/contact/email";
import { type Phone, parsePhone } from "@petbox/domain/contact/phone";
import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import type { ReplyOf } from "../contract/endpoint.ts";
import { createUserEndpoint, emailExistsEndpoint } from "../funnel/contract.ts";
import { type SavedStep, savedStepFrom } from "../funnel/savedStep.ts";
import { loginEndpoint, requestPasswordLinkEndpoint, resetPasswordEndpoint } from "./contract.ts";

/** Who came in. */
export interface LoggedIn {
  readonly name: string | null;
  readonly subscriptions: number;
  readonly customerCode: string | null;
  /** How they are reached: the e-mail that was right, and what the server has on record with it. */
  readonly contact: ContactAnswer;
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
  return loggedInFrom(await client.call(loginEndpoint, { body }), body);
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
  return loggedInFrom(await client.call(loginEndpoint, { body: { ...credentials, checkout } }), credentials);
}

/**
 * Asks for the mail with the link to a new password (MAN-111). That it was asked for is all that anybody learns.
 * @throws ApiError invalid for what the server takes for no e-mail, refused after too many tries.
 */
export async function requestPasswordLink(client: ApiClient, email: Email): Promise<void> {
  const { success, error, message } = await client.call(requestPasswordLinkEndpoint, { body: { email } });
  if (!success) throw refused(error ?? message);
}

/**
 * Sets the password of whomever the link was mailed to; of a lead it is the first (SUB-280).
 * @param token of the mailed link.
 * @throws ApiError invalid, with `token` among the fields when the link is void: `newPasswordRefusal` tells them apart.
 */
export async function resetPassword(client: ApiClient, token: string, password: NewPassword): Promise<void> {
  const body = { token, password, password_confirmation: password };
  const { success, error, message } = await client.call(resetPasswordEndpoint, { body });
  if (!success) throw refused(error ?? message);
}

/** What is asked of a login, the telephone only of a lead. */
interface SentLogin {
  readonly email: string;
  readonly phone_ddd?: string;
  readonly phone_number?: string;
}

function loggedInFrom(reply: ReplyOf<typeof loginEndpoint>, sent: SentLogin): LoggedIn {
  if (!reply.auth) throw refused();
  return {
    name: reply.user?.name ?? null,
    subscriptions: reply.subscriptions ?? 0,
    customerCode: reply.customer_code ?? null,
    contact: {
      email: sent.email,
      areaCode: reply.phone_ddd ?? sent.phone_ddd ?? "",
      phoneNumber: reply.phone_number ?? sent.phone_number ?? "",
      newsletter: reply.check_newsletter ?? false,
      // Nobody has a login without having agreed.
      privacy: true,
    },
  };
}
