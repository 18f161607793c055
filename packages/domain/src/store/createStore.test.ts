import { expect, it, vi } from "vitest";
import { createStore } from "./createStore.ts";

it("has the value that was set last, and tells whoever listens of each", () => {
  const store = createStore(1);
  const heard = vi.fn(() => store.get());
  const stop = store.subscribe(heard);
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(heard.mock.results.map(({ value }) => value)).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});
