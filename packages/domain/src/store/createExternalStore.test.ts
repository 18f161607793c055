import { expect, it, vi } from "vitest";
import { createExternalStore } from "./createExternalStore.ts";

it("returns the last value set, and notifies each subscriber of every change", () => {
  const store = createExternalStore(1);
  const heard = vi.fn(() => store.get());
  const stop = store.subscribe(heard);
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(heard.mock.results.map(({ value }) => value)).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});
