import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { succeeded } from "../contract/replies.ts";

/**
 * The login call, used twice: from the login modal and page with a password, and from the funnel with the e-mail as
 * the credential of a lead that has no password (FUN-310, MAN-347, decision 8).
 */
export const loginEndpoint = endpoint({
  method: "POST",
  path: "/login",
  summary: "Opens a session; from the funnel the e-mail is the credential of a lead",
  body: z.object({
    email: z.string(),
    password: z.string(),
    checkout: z.optional(z.boolean()),
    phone_number: z.optional(z.string()),
    phone_ddd: z.optional(z.string()),
  }),
  reply: z.object({
    auth: z.boolean(),
    user: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
    subscriptions: z.optional(z.nullable(z.number())),
    customer_code: z.optional(z.nullable(z.string())),
    phone_ddd: z.optional(z.nullable(z.string())),
    phone_number: z.optional(z.nullable(z.string())),
    check_newsletter: z.optional(z.boolean()),
  }),
  example: { body: { email: "carla.lima@gmail.com", password: "bob-adora-petbox" } },
});

/**
 * Asks for a mail with a link that sets a password (MAN-111). The answer is the same whoever asks, so that nobody learns
 * who is a customer; 422 is for what is no e-mail at all.
 */
export const requestPasswordLinkEndpoint = endpoint({
  method: "POST",
  path: "/password/email",
  summary: "Mails a link that sets a password; answers the same whether or not the e-mail is known",
  body: z.object({ email: z.string() }),
  reply: succeeded,
  example: { body: { email: "carla.lima@gmail.com" } },
});

/**
 * Sets a password by the token of a mailed link, once and within 60 minutes (MAN-111, SUB-280). The token alone says
 * whose: the e-mail is in no address. 422 under `token` for a link that is void, under `password` for what breaks the rule.
 */
export const resetPasswordEndpoint = endpoint({
  method: "POST",
  path: "/password/reset",
  summary: "Sets a password by the one-time token of a mailed link; of a lead it is the first",
  body: z.object({ token: z.string(), password: z.string(), password_confirmation: z.string() }),
  reply: succeeded,
  example: { body: { token: "link-de-teste", password: "bob-2026", password_confirmation: "bob-2026" } },
});
