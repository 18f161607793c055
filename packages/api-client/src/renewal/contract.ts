import { endpoint } from "../contract/endpoint.ts";
import { succeededWithText } from "../contract/replies.ts";

export const renewEndpoint = endpoint({
  method: "POST",
  path: "/renovar/{code}",
  summary: "Renews a subscription: a new one continues it (MAN-320)",
  // The card may be charged before it replies.
  timeout: 60_000,
  reply: succeededWithText,
});
