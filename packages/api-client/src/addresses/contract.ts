import { endpoint } from "../contract/endpoint.ts";
import { centsWire } from "../contract/money.ts";
import { optional } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { sentAddressWire, verificationWire } from "./addressChangeWire.ts";

export const verifyAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter/verify",
  summary: "What it would cost to send a subscription's boxes to another address (SUB-326)",
  body: sentAddressWire,
  reply: verificationWire,
});

export const changeAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter",
  summary: "Sends a subscription's boxes to another address from now on (SUB-327)",
  timeout: 60_000,
  body: sentAddressWire,
  // Ours: the address has changed even if the card was refused; the debt remains.
  reply: outcome({ refusedCharge: ["charge_refused", optional(centsWire)] }),
});
