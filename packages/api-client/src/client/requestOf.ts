import * as z from "zod/mini";
import type { Endpoint } from "../contract/endpoint.ts";
import { formOf } from "../contract/formOf.ts";

/** The header of every call; a reply may carry the session's next token. */
export const tokenHeader = "X-CSRF-TOKEN";

interface Sent {
  readonly body?: unknown;
  readonly attempt?: string | undefined;
  readonly isLeaving?: boolean | undefined;
}

/** The request of a call, without its signal. @throws when the body is not what the contract says. */
export function requestOf(endpoint: Endpoint, sent: Sent, token: string): RequestInit {
  const body = endpoint.body && z.encode(endpoint.body, sent.body);
  return {
    method: endpoint.method,
    credentials: "same-origin",
    headers: {
      Accept: "application/json",
      [tokenHeader]: token,
      "X-Requested-With": "XMLHttpRequest",
      // For a form, the browser sets the type, with the boundary that separates the parts.
      ...(endpoint.body && !endpoint.isForm ? { "Content-Type": "application/json" } : {}),
      ...(sent.attempt ? { "Idempotency-Key": sent.attempt } : {}),
    },
    ...(body === undefined ? {} : { body: endpoint.isForm ? formOf(body) : JSON.stringify(body) }),
    ...(sent.isLeaving ? { keepalive: true } : {}),
    // A redirect turns a write into a read, which is not what was asked for. `sendGet` follows those of reads.
    redirect: "manual",
  };
}
