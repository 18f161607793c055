import { expect, it, vi } from "vitest";
import { sharedWhilePending } from "./useShippingEstimate.ts";

it("shares a request in flight between callers with the same argument", async () => {
  const ask = vi.fn(async (asked: string) => ({ asked }));
  const shared = sharedWhilePending(ask);
  const [one, same, other] = await Promise.all([shared("one"), shared("one"), shared("other")]);
  expect(same).toBe(one);
  expect(other).toEqual({ asked: "other" });
  expect(ask).toHaveBeenCalledTimes(2);
});

it("sends a new request after a reply and after a failure", async () => {
  const ask = vi.fn(async (_: string) => "told").mockRejectedValueOnce(new Error("lost"));
  const shared = sharedWhilePending(ask);
  await expect(shared("one")).rejects.toThrow("lost");
  await expect(shared("one")).resolves.toBe("told");
  await shared("one");
  expect(ask).toHaveBeenCalledTimes(3);
});
