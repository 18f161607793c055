import type { Result } from "@petbox/domain/result";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { type Path, pathsIn, replacedAt, withSpareItems } from "../conformance/phpVariants.ts";
import { wireCallExamples } from "../conformance/wireExamples.ts";
import { changesServer, type Endpoint } from "./endpoint.ts";

/** Values that PHP may write in any field, as JSON texts. 1e999 is more than a number can hold. */
const oddValues = [
  "null",
  '""',
  "[]",
  "{}",
  '"x"',
  "0",
  "-1.5",
  "1e999",
  '"1e999"',
  "true",
  '[{"unexpected":[null]}]',
  '{"unexpected":{"list":[1,"2"]}}',
];

/** The texts and errors that a save may send although its golden row shows none. */
const unshown = { error: null, message: null, type_error: null, errors: null };

const isAccepted = (value: unknown): value is Result<unknown, unknown> =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === true;

/** Every call that changes something, with the reply that says that it did. */
const saves = wireCallExamples().filter(
  ({ endpoint, sent }) => changesServer(endpoint) && isAccepted(z.safeDecode(endpoint.reply, sent).data),
);

/** What a save must say: that it succeeded, and the subscription that the customer now has or the cart to be paid. */
const essential: Readonly<Record<string, RegExp>> = {
  "/login": /^(success|auth|error)$/,
  // Its error is a number.
  "/alterInsta/{instagram}": /^(success|error)$/,
  "/save/subscription": /^(success|subscription)$/,
  "/compra-programada/item/{sku}/{quantity}": /^data(\.has_error|\.cart.*)?$/,
  "/compra-programada/retirar/{sku}": /^data(\.has_error|\.cart.*)?$/,
};
const usuallyEssential = /^(success|has_error|data|data\.has_error|data\.success)$/;

/** The reply with all texts and errors that a save may send, those of the golden row unchanged. */
function withUnshown(sent: object): object {
  const inside = "data" in sent ? sent.data : undefined;
  const isEnvelope = typeof inside === "object" && inside !== null && ("has_error" in inside || "success" in inside);
  return isEnvelope ? { ...sent, data: { ...unshown, ...inside } } : { ...unshown, ...sent };
}

const textOf = (sent: object, path: Path, odd: string) =>
  JSON.stringify(replacedAt(sent, path, "<odd>")).replace('"<odd>"', odd);

/** The result of a call whose server replies with this text. */
function resultOf(endpoint: Endpoint, body: unknown, text: string): Promise<unknown> {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => new Response(text, { headers: { "Content-Type": "application/json" } }),
  });
  const filledIn: Endpoint = { ...endpoint, path: "/anywhere" };
  return client.call(filledIn, { body: endpoint.body && z.decode(endpoint.body, body) });
}

describe("a save that succeeded is never a failure because a field around it cannot be read", () => {
  it.each(saves)("$name", async ({ endpoint, body, sent }) => {
    const whole = withUnshown(Object(withSpareItems(sent)));
    const lost: string[] = [];
    for (const path of pathsIn(whole)) {
      const place = path.join(".");
      if ((essential[endpoint.path] ?? usuallyEssential).test(place)) continue;
      for (const odd of oddValues) {
        const result = await resultOf(endpoint, body, textOf(whole, path, odd)).catch((thrown: unknown) => thrown);
        if (!isAccepted(result)) lost.push(`${place}: ${odd}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
