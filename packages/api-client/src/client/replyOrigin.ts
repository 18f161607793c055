import type { FailedCall } from "./apiError.ts";

/** The calls of decoded replies: a reply that turns out to be a refusal has no other link to its call. */
const origins = new WeakMap<object, FailedCall>();

export function keepOrigin(reply: unknown, call: FailedCall): void {
  if (typeof reply === "object" && reply !== null) origins.set(reply, call);
}

/** The call that a decoded reply came from. */
export function originOf(reply: object): FailedCall | undefined {
  return origins.get(reply);
}
