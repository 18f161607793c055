import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkout } from "../contract/areas.ts";
import { createRunCheck } from "./checkResult.ts";
import { journeyEndpoints, makeJourney } from "./journey.ts";

const openApi: unknown = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
const settings = { origin: "https://loja.example", exhaustsLimits: false, email: "", password: "", codes: {}, openApi };

/** The paths of the calls that were sent, with their idempotency keys and timeouts. */
const sent: { path: string; key: string | null; timeout: number | undefined }[] = [];

beforeEach(() => {
  sent.length = 0;
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { headers } = {}) => {
    const path = String(url).slice(settings.origin.length);
    sent.push({ path, key: new Headers(headers).get("Idempotency-Key"), timeout: timeouts.mock.lastCall?.[0] });
    if (path === checkout.subscribeEndpoint.path) throw new Error("no reply");
    return Response.json({});
  });
});

afterEach(() => vi.restoreAllMocks());

const journey = async () => {
  const failed: string[] = [];
  const run = createRunCheck(({ name, detail }) => detail === "no reply" && failed.push(name));
  await makeJourney(settings, run, async () => undefined);
  return failed;
};

it("goes on after a payment without a reply, which fails its own checks", async () => {
  expect(await journey()).toEqual([
    `POST ${checkout.subscribeEndpoint.path}`,
    "a repeated Idempotency-Key makes no second subscription",
  ]);
  expect(sent.at(-1)?.path).toBe(journeyEndpoints.at(-1)?.path);
});

it("waits for each reply as long as the contract allows", async () => {
  await journey();
  const timeoutOf = (endpoint: { readonly path: string }) => sent.find(({ path }) => path === endpoint.path)?.timeout;
  expect(timeoutOf(checkout.subscribeEndpoint)).toBe(60_000);
  expect(timeoutOf(checkout.saveCustomerEndpoint)).toBe(15_000);
});

it("names an attempt by 32 hexadecimal characters, as the shop does", async () => {
  await journey();
  const keys = sent.flatMap(({ key }) => key ?? []);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
