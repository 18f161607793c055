import { expect, it, vi } from "vitest";
import { lazyValue } from "./lazyValue.ts";

it("loads once, also for calls at the same time", async () => {
  const fetchValue = vi.fn(async () => ({ name: "Bob" }));
  const pet = lazyValue(fetchValue);
  expect(pet.loaded).toBeUndefined();
  expect(fetchValue).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([pet.load(), pet.load()]);
  expect(first).toEqual({ name: "Bob" });
  expect(second).toBe(first);
  expect(pet.loaded).toBe(first);
  expect(await pet.load()).toBe(first);
  expect(fetchValue).toHaveBeenCalledTimes(1);
});

it("tries again after a failure, which a preload ignores", async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("offline"));
  fetchValue.mockRejectedValueOnce(new TypeError("still offline")).mockResolvedValue("Bob");
  const pet = lazyValue(fetchValue);
  pet.preload();
  await expect(pet.load()).rejects.toThrow("offline");
  expect(pet.loaded).toBeUndefined();
  await expect(pet.load()).rejects.toThrow("still offline");
  expect(await pet.load()).toBe("Bob");
});
