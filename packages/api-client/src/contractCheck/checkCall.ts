import * as z from "zod/mini";
import type { Endpoint } from "../contract/endpoint.ts";
import { mayBeEmpty } from "../contract/replies.ts";
import { loginEndpoint } from "../session/contract.ts";
import { Mismatch, Skipped } from "./checkResult.ts";
import { checkSchema } from "./checkSchema.ts";
import type { CheckedReply } from "./checkVisitor.ts";

const failed = z.object({ success: z.union([z.literal(false), z.literal(0), z.literal("0")]) });
/** A reply that its codec reads as a rejection, e.g. by `has_error`. */
const rejection = z.object({ ok: z.literal(false) });

function isRejection({ reply }: Endpoint, json: unknown): boolean {
  return z.safeParse(failed, json).success || z.safeParse(rejection, z.safeParse(reply, json).data).success;
}

/** The start of a reply, for a line of output. */
export function shortOf({ status, headers, text }: CheckedReply): string {
  const location = headers.get("Location");
  return `${status}${location ? ` to ${location}` : ""} ${text.replaceAll(/\s+/g, " ").slice(0, 120)}`.trim();
}

export function isLoggedIn({ json }: CheckedReply): boolean {
  return z.safeParse(loginEndpoint.reply, json).data?.ok === true;
}

/** Checks the reply to a call that must succeed. @returns warnings. @throws Mismatch */
export function checkSuccess(endpoint: Endpoint, reply: CheckedReply): readonly string[] {
  if (reply.status < 200 || reply.status > 299) throw new Mismatch("a status 2xx", shortOf(reply));
  if (isRejection(endpoint, reply.json)) throw new Mismatch("success", shortOf(reply));
  if (reply.text.trim() === "" && mayBeEmpty(endpoint.reply)) return [];
  return checkSchema(endpoint.reply, reply.json);
}

/** Statuses with which a server refuses a call on records that the test account lacks. */
const refusals = [400, 403, 404, 409, 422];

/**
 * Checks the reply to a call on an account, which may lack the records. @throws Mismatch, or Skipped for a refusal and for a call that
 * the backend declares as not implemented.
 */
export function checkAccountCall(endpoint: Endpoint, reply: CheckedReply): readonly string[] {
  if (reply.status === 501) throw new Skipped(`not implemented: ${shortOf(reply)}`);
  const isRefusal = refusals.includes(reply.status) && reply.json !== undefined;
  if (isRefusal && !/route|method is not/i.test(reply.text))
    throw new Skipped(`refused with ${shortOf(reply)}; name a record of the account with --set`);
  if (isRejection(endpoint, reply.json)) {
    checkSchema(endpoint.reply, reply.json);
    throw new Skipped(`refused with ${shortOf(reply)}; name a record of the account with --set`);
  }
  return checkSuccess(endpoint, reply);
}
