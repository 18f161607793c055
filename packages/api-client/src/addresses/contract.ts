import { endpoint } from "../contract/endpoint.ts";
import { centsWire } from "../contract/money.ts";
import { optional } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { sentAddressWire, verificationWire } from "./addressChangeWire.ts";

export const verifyAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter/verify",
  summary: "The cost of changing the delivery address of a subscription (SUB-326)",
  body: sentAddressWire,
  reply: verificationWire,
});

export const changeAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter",
  summary: "Changes the delivery address of a subscription (SUB-327)",
  timeout: 60_000,
  body: sentAddressWire,
  // Ours: the address has changed even if the card was refused; the debt remains.
  reply: outcome({ refusedCharge: ["charge_refused", optional(centsWire)] }),
});
