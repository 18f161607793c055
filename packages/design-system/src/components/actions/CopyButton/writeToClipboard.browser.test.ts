import { afterEach, expect, it, vi } from "vitest";
import { writeToClipboard } from "./writeToClipboard.ts";

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "clipboard");
});

it.each([
  [
    "throws",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
  ["is null", () => null],
  ["never settles", () => ({ writeText: () => new Promise(() => undefined) })],
])("fails if the clipboard %s", async (_behaviour, get) => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, "clipboard", { configurable: true, get });
  const copied = writeToClipboard("00020126");
  await vi.runAllTimersAsync();
  expect(await copied).toBe(false);
});
