import { parseEmail } from "@petbox/domain/contact/email";
import { type Phone, parsePhone } from "@petbox/domain/contact/phone";
import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { coercedBoolean, coercedString, requiredFlag } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { nullishString, optional, textOrNull } from "../contract/optional.ts";
import { errorsWire, messageWire, type Outcome, rejectionIn, rejectionOf, sentErrors } from "../contract/outcome.ts";
import { parsed } from "../contract/parsed.ts";
import { acknowledged } from "../contract/replies.ts";
import { secretText } from "../contract/sentTexts.ts";
import { subscriptionsWire } from "../contract/subscriptionsWire.ts";

const credentials = z.object({
  email: z.string(),
  password: secretText,
  phone_number: nullishString,
  phone_ddd: nullishString,
  checkout: z.optional(z.boolean()),
  check_newsletter: z.optional(z.boolean()),
});

/** The credentials of a login. */
export interface Login {
  readonly email: string;
  readonly password: string;
  /** The lead's new phone. */
  readonly phone?: Phone;
  readonly checkout?: boolean | undefined;
  /** The lead's new consent to news (ours). */
  readonly newsletter?: boolean | undefined;
}

/** A phone in the request is stored (FUN-310). */
const loginWire = z.codec(credentials, z.custom<Login>(), {
  decode({ phone_ddd, phone_number, check_newsletter, ...credentials }, context) {
    const login = { ...credentials, ...(check_newsletter !== undefined && { newsletter: check_newsletter }) };
    if (!phone_ddd && !phone_number) return login;
    const phone = parsePhone(`${phone_ddd ?? ""}${phone_number ?? ""}`);
    return phone.ok ? { ...login, phone: phone.value } : addIssue(context, phone.error, "phone_number");
  },
  encode: ({ phone, newsletter, ...login }) => ({
    ...login,
    phone_number: phone?.number,
    phone_ddd: phone?.areaCode,
    check_newsletter: newsletter,
  }),
});

const loginReply = fieldMap({
  auth: ["auth", requiredFlag],
  name: ["user", optional(envelope("name", textOrNull))],
  subscriptions: ["subscriptions", optional(subscriptionsWire)],
  customerCode: ["customer_code", optional(coercedString)],
  areaCode: ["phone_ddd", optional(coercedString)],
  phoneNumber: ["phone_number", optional(coercedString)],
  newsletter: ["check_newsletter", optional(coercedBoolean)],
  message: ["message", messageWire],
  error: ["error", messageWire],
  errors: ["errors", errorsWire],
});

/** The logged-in customer in the server's reply. */
export type LoginReply = Omit<z.output<typeof loginReply>, "auth" | "message" | "error" | "errors">;

const loginReplyWire = z.codec(loginReply, z.custom<Outcome<LoginReply>>(), {
  decode: ({ auth, message, error, errors, ...login }) =>
    auth ? accepted(login) : rejected(rejectionOf(errors, rejectionIn(message || error))),
  encode: (result) =>
    result.ok
      ? { auth: true, ...result.value }
      : { auth: false, ...rejectionIn(result.error.message), ...sentErrors(result.error) },
});

/**
 * The login call, used twice: from the login modal and page with a password, and from the funnel with the e-mail as
 * the credential of a lead that has no password (FUN-310, MAN-347, decision 8).
 */
export const loginEndpoint = endpoint({
  method: "POST",
  path: "/login",
  summary: "Logs in; from the funnel the e-mail is the credential of a lead",
  body: loginWire,
  reply: loginReplyWire,
});

/**
 * Requests the mail with a password link (MAN-111). The reply does not depend on whether the e-mail is a customer's, so that
 * it cannot be probed; 422 means that the text is not an e-mail.
 */
export const requestPasswordLinkEndpoint = endpoint({
  method: "POST",
  path: "/password/email",
  summary: "Mails a password link; the reply is the same for known and unknown e-mails",
  body: envelope("email", parsed(parseEmail)),
  reply: acknowledged,
});

/**
 * Sets a password by the token of a mailed link, once and within 60 minutes (MAN-111, SUB-280). The token alone identifies the account, so
 * no URL contains the e-mail. 422 under `token` for a void link, under `password` for an invalid password.
 */
export const resetPasswordEndpoint = endpoint({
  method: "POST",
  path: "/password/reset",
  summary: "Sets a password by the one-time token of a mailed link; also a lead's first one",
  body: fieldMap({
    token: ["token", secretText],
    password: ["password", secretText],
    confirmation: ["password_confirmation", secretText],
  }),
  reply: acknowledged,
});
