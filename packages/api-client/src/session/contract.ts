import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";

/**
 * The login call, used twice: from the login modal and page with a password, and from the funnel with the e-mail as
 * the credential of a lead that has no password (FUN-310, MAN-347, decision 8).
 */
export const loginEndpoint = endpoint({
  area: "session",
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
  }),
});
