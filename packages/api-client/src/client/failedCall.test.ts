import { expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { outcome } from "../contract/outcome.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { ApiError } from "./apiError.ts";
import { createClient } from "./client.ts";
import { unwrapOutcome } from "./unwrapOutcome.ts";

const path = "/save/thing/{code}";
const reply = outcome({ plans: ["plans", z.array(z.object({ price: z.number(), tag: z.enum(["one", "all"]) }))] });
const saveThing = endpoint({
  method: "POST",
  path,
  summary: "For the tests",
  body: z.object({ email: z.string() }),
  reply,
});

const lost = new TypeError("Failed to fetch");
const hang = new DOMException("The operation was aborted.", "TimeoutError");

/** The error of a call that gets this reply. */
async function errorOf(respond: (limit: AbortSignal) => Promise<Response>, body: unknown = { email: "ana@gmail.com" }) {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (_address, { signal } = {}) => respond(signal ?? new AbortController().signal),
    timeout: 1,
  });
  const call = { parameters: { code: "secret-code" }, body };
  const asked = Reflect.apply(client.call, client, [saveThing, call]);
  const thrown = await unwrapOutcome(asked).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error(`No ApiError: ${String(thrown)}`);
  return thrown;
}

const html = { "Content-Type": "text/html" };
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const badPlans = {
  success: true,
  plans: [
    { price: 1, tag: "all" },
    { price: "ana@gmail.com", tag: "secret-code" },
  ],
};

it.each([
  ["a lost network", () => Promise.reject(lost), "offline", { status: undefined, cause: lost }],
  [
    "no reply in time",
    (limit: AbortSignal) => new Promise<Response>((_, reject) => limit.addEventListener("abort", () => reject(hang))),
    "timeout",
    { status: undefined, cause: hang },
  ],
  [
    "a failing server",
    async () => new Response("<h1>secret-code", { status: 503, headers: html }),
    "503: unavailable",
    { status: 503, expected: "2xx", received: "503 text/html" },
  ],
  [
    "an expired token without another",
    async () => new Response(null, { status: 419 }),
    "419: session-expired",
    { status: 419 },
  ],
  [
    "a refusal by status",
    json({ message: "ana@gmail.com já tem cadastro." }, 409),
    "409: refused",
    { status: 409, expected: "2xx", received: "409 application/json" },
  ],
  [
    "a refusal with status 200",
    json({ success: false, error: "ana@gmail.com?", plans: [] }),
    "200: refused",
    { status: 200 },
  ],
  [
    "a page in place of JSON",
    async () => new Response("<h1>secret-code", { headers: html }),
    "200: contract: expected object, received nothing",
    { status: 200, expected: "object", received: "200 text/html" },
  ],
  [
    "a reply of another shape",
    json(badPlans),
    "200: contract: expected plans.1.price: number, received plans.1.price: string; " +
      "expected plans.1.tag: one or all, received plans.1.tag: string",
    { status: 200, expected: "plans.1.price: number", received: "plans.1.price: string" },
  ],
  [
    "a reply without a part",
    json({ plans: null }),
    "200: contract: expected success: boolean or number or 0 or 1 or true or false or , received success: nothing; " +
      "expected plans: array, received plans: null",
    { expected: "success: boolean or number or 0 or 1 or true or false or ", received: "success: nothing" },
  ],
])(
  "the error names the call and the difference, without the customer's values: %s",
  async (_title, respond, said, details) => {
    const error = await errorOf(respond);
    expect(error).toMatchObject({ ...details, method: "POST", path });
    expect(error.message.replace(`POST ${path}`, "").replace(/^:? /, "")).toBe(said);
    for (const text of [error.message, error.expected, error.received, String(error.cause)])
      expect(text ?? "").not.toMatch(/ana@|secret/);
  },
);

it("the error of a body that breaks the contract names the call, and the body's error is its cause", async () => {
  const error = await errorOf(() => Promise.reject(lost), { email: 7 });
  expect(error).toMatchObject({ method: "POST", path, status: undefined, failure: { kind: "contract" } });
  expect(error.cause).toBeInstanceOf(z.core.$ZodError);
});
