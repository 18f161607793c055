import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { removeCouponEndpoint } from "../coupons/contract.ts";
import { listTracksEndpoint } from "../funnel/contract.ts";
import { listShipmentFlowsEndpoint } from "../shipments/contract.ts";
import { createPrefetches } from "./prefetches.ts";

const newClient = () =>
  createClient({ antiForgery: memoryAntiForgery("", async () => undefined), botCheck: async () => "" });
const { start, take } = createPrefetches<string>();
const key = "/meus-cupons";

describe("prefetched data", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is requested once, however often a link is pointed at, and serves one page", async () => {
    const client = newClient();
    const ask = vi.fn(async () => "cupons");
    start(client, key, ask);
    start(client, key, ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(take(client, "/convites")).toBeUndefined();
    expect(take(newClient(), key)).toBeUndefined();
    expect(await take(client, key)).toBe("cupons");
    expect(take(client, key)).toBeUndefined();
  });

  it("is stale after a request that may have changed it, with or without a reply", async () => {
    const client = createClient({
      antiForgery: memoryAntiForgery("", async () => undefined),
      botCheck: async () => "",
      send: () => Promise.reject(new TypeError("sem rede")),
    });
    const read = async () => {
      await client.call(listTracksEndpoint, {}).catch(() => undefined);
      // A POST that only reads.
      await client.call(listShipmentFlowsEndpoint, {}).catch(() => undefined);
    };
    const change = () => client.call(removeCouponEndpoint, { body: {} }).catch(() => undefined);
    start(client, key, async () => "cupons");
    await read();
    expect(await take(client, key)).toBe("cupons");
    start(client, key, async () => "cupons");
    await change();
    expect(take(client, key)).toBeUndefined();
    start(client, key, async () => "cupons");
    await change();
    start(client, key, async () => "cupons depois");
    expect(await take(client, key)).toBe("cupons depois");
  });

  it("is requested again after a failure, which is never shown", async () => {
    const client = newClient();
    start(client, key, () => Promise.reject(new Error("sem rede")));
    await vi.advanceTimersByTimeAsync(0);
    expect(take(client, key)).toBeUndefined();
    start(client, key, async () => "cupons");
    expect(await take(client, key)).toBe("cupons");
  });

  it("that fails while a page waits for it fails on that page only", async () => {
    const client = newClient();
    start(client, key, () => Promise.reject(new Error("sem rede")));
    await expect(take(client, key)).rejects.toThrow("sem rede");
    expect(take(client, key)).toBeUndefined();
  });

  it("is stale ten seconds after its arrival, however long it took", async () => {
    const client = newClient();
    start(client, key, () => new Promise((resolve) => setTimeout(() => resolve("cupons"), 14_000)));
    await vi.advanceTimersByTimeAsync(23_000);
    const ask = vi.fn(async () => "outros cupons");
    start(client, key, ask);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(take(client, key)).toBeUndefined();
    start(client, key, ask);
    expect(await take(client, key)).toBe("outros cupons");
  });
});
