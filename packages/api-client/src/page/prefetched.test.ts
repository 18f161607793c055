import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { removeCouponEndpoint } from "../coupons/contract.ts";
import { listTracksEndpoint } from "../funnel/contract.ts";
import { prefetch, takePrefetched } from "./prefetched.ts";

const newClient = () =>
  createClient({ antiForgery: memoryAntiForgery("", async () => undefined), botCheck: async () => "" });
const key = "/meus-cupons";

describe("prefetched data", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is requested once, however often a link is pointed at, and serves one page", async () => {
    const client = newClient();
    const ask = vi.fn(async () => "cupons");
    prefetch(client, key, ask);
    prefetch(client, key, ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(takePrefetched(client, "/convites")).toBeUndefined();
    expect(takePrefetched(newClient(), key)).toBeUndefined();
    expect(await takePrefetched(client, key)).toBe("cupons");
    expect(takePrefetched(client, key)).toBeUndefined();
  });

  it("is stale after a request that may have changed it, with or without a reply", async () => {
    const client = createClient({
      antiForgery: memoryAntiForgery("", async () => undefined),
      botCheck: async () => "",
      send: () => Promise.reject(new TypeError("sem rede")),
    });
    const read = () => client.call(listTracksEndpoint, {}).catch(() => undefined);
    const change = () => client.call(removeCouponEndpoint, { body: {} }).catch(() => undefined);
    prefetch(client, key, async () => "cupons");
    await read();
    expect(await takePrefetched(client, key)).toBe("cupons");
    prefetch(client, key, async () => "cupons");
    await change();
    expect(takePrefetched(client, key)).toBeUndefined();
    prefetch(client, key, async () => "cupons");
    await change();
    prefetch(client, key, async () => "cupons depois");
    expect(await takePrefetched(client, key)).toBe("cupons depois");
  });

  it("is requested again after a failure, which is never shown", async () => {
    const client = newClient();
    prefetch(client, key, () => Promise.reject(new Error("sem rede")));
    await vi.advanceTimersByTimeAsync(0);
    expect(takePrefetched(client, key)).toBeUndefined();
    prefetch(client, key, async () => "cupons");
    expect(await takePrefetched(client, key)).toBe("cupons");
  });

  it("that fails while a page waits for it fails on that page only", async () => {
    const client = newClient();
    prefetch(client, key, () => Promise.reject(new Error("sem rede")));
    await expect(takePrefetched(client, key)).rejects.toThrow("sem rede");
    expect(takePrefetched(client, key)).toBeUndefined();
  });

  it("is stale ten seconds after its arrival, however long it took", async () => {
    const client = newClient();
    prefetch(client, key, () => new Promise((resolve) => setTimeout(() => resolve("cupons"), 14_000)));
    await vi.advanceTimersByTimeAsync(23_000);
    const ask = vi.fn(async () => "outros cupons");
    prefetch(client, key, ask);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(takePrefetched(client, key)).toBeUndefined();
    prefetch(client, key, ask);
    expect(await takePrefetched(client, key)).toBe("outros cupons");
  });
});
