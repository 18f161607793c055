import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { removeCouponEndpoint } from "../coupons/contract.ts";
import { listTracksEndpoint } from "../funnel/contract.ts";
import { askAhead, takeAhead } from "./askedAhead.ts";

const newClient = () =>
  createClient({ antiForgery: memoryAntiForgery("", async () => undefined), botCheck: async () => "" });
const key = "/meus-cupons";

describe("what is asked for ahead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked for once, however often a link is pointed at, and is for one page", async () => {
    const client = newClient();
    const ask = vi.fn(async () => "cupons");
    askAhead(client, key, ask);
    askAhead(client, key, ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(takeAhead(client, "/convites")).toBeUndefined();
    expect(takeAhead(newClient(), key)).toBeUndefined();
    expect(await takeAhead(client, key)).toBe("cupons");
    expect(takeAhead(client, key)).toBeUndefined();
  });

  it("is no news any more once something was sent that may have changed it, whether it was replied to or not", async () => {
    const client = createClient({
      antiForgery: memoryAntiForgery("", async () => undefined),
      botCheck: async () => "",
      send: () => Promise.reject(new TypeError("sem rede")),
    });
    const read = () => client.call(listTracksEndpoint, {}).catch(() => undefined);
    const change = () => client.call(removeCouponEndpoint, { body: {} }).catch(() => undefined);
    askAhead(client, key, async () => "cupons");
    await read();
    expect(await takeAhead(client, key)).toBe("cupons");
    askAhead(client, key, async () => "cupons");
    await change();
    expect(takeAhead(client, key)).toBeUndefined();
    askAhead(client, key, async () => "cupons");
    await change();
    askAhead(client, key, async () => "cupons depois");
    expect(await takeAhead(client, key)).toBe("cupons depois");
  });

  it("is asked for again where it failed, and nobody is shown that failure", async () => {
    const client = newClient();
    askAhead(client, key, () => Promise.reject(new Error("sem rede")));
    await vi.advanceTimersByTimeAsync(0);
    expect(takeAhead(client, key)).toBeUndefined();
    askAhead(client, key, async () => "cupons");
    expect(await takeAhead(client, key)).toBe("cupons");
  });

  it("that fails while a page waits for it is told to that page, and to no other", async () => {
    const client = newClient();
    askAhead(client, key, () => Promise.reject(new Error("sem rede")));
    await expect(takeAhead(client, key)).rejects.toThrow("sem rede");
    expect(takeAhead(client, key)).toBeUndefined();
  });

  it("is no news ten seconds after it came, however long it took", async () => {
    const client = newClient();
    askAhead(client, key, () => new Promise((resolve) => setTimeout(() => resolve("cupons"), 14_000)));
    await vi.advanceTimersByTimeAsync(23_000);
    const ask = vi.fn(async () => "outros cupons");
    askAhead(client, key, ask);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(takeAhead(client, key)).toBeUndefined();
    askAhead(client, key, ask);
    expect(await takeAhead(client, key)).toBe("outros cupons");
  });
});
