import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { paymentResultEndpoint, planInSessionEndpoint, readCustomerEndpoint } from "../checkout/contract.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { sessionCouponEndpoint } from "../coupons/contract.ts";
import { readResolutionEndpoint } from "../resolution/contract.ts";
import { startScheduledWire } from "../scheduled/startScheduledWire.ts";
import type { Endpoint } from "./endpoint.ts";
import { strictNullish, strictOptional } from "./optional.ts";
import { orNull } from "./orNull.ts";
import { wireList } from "./wireList.ts";

const record = z.object({ name: z.string() });

/** The value of a call whose server sends this reply. */
function read(endpoint: Endpoint, reply: Response): Promise<unknown> {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => reply,
  });
  const parameters = { subscription: "SUB1", value: "4", flag: "0" };
  return Reflect.apply(client.call, client, [endpoint, { parameters, body: { url: "/avaliacao", id: "1" } }]);
}

describe("an empty PHP array", () => {
  it.each([orNull(record), strictNullish(record), strictOptional(record)])("is no record", (schema) => {
    expect(z.decode(schema, JSON.parse("[]")) ?? null).toBeNull();
  });

  it("is still a list", () => {
    expect(z.decode(strictNullish(wireList(record)), [])).toEqual([]);
  });

  it("does not excuse an invalid record", () => {
    expect(z.safeParse(orNull(record), [1]).success).toBe(false);
    expect(z.safeParse(orNull(record), {}).error?.issues[0]?.path).toEqual(["name"]);
  });

  it.each([
    ["no plan", planInSessionEndpoint, { plan: [] }, undefined],
    ["no debt", readResolutionEndpoint, { data: [] }, undefined],
    ["no debt below", readResolutionEndpoint, { data: { data: [] } }, undefined],
    ["no debt at all", readResolutionEndpoint, [], undefined],
    ["no customer", readCustomerEndpoint, [], undefined],
    ["no payment", paymentResultEndpoint, [], undefined],
    ["no coupon", sessionCouponEndpoint, [], {}],
  ] as const)("is %s", async (_, endpoint, reply, value) => {
    expect(await read(endpoint, Response.json(reply))).toEqual(value);
  });

  it("is no parcel on a purchase page", () => {
    const page = JSON.parse('{"products":[],"cart":[],"boxes":[],"parcel":[]}');
    expect(z.decode(startScheduledWire, page)).toEqual({ products: [], cart: [], boxes: [] });
  });
});
