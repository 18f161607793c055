import { expect, it, vi } from "vitest";
import { observeSize } from "./observeSize.ts";

it.each([
  ["null", null],
  ["broken", () => undefined],
])("calls back once if ResizeObserver is %s", async (_what, value) => {
  vi.stubGlobal("ResizeObserver", value);
  const onSize = vi.fn();
  const stop = observeSize(document.body, onSize);
  vi.unstubAllGlobals();
  await expect.poll(() => onSize.mock.calls.length).toBe(1);
  stop();
});
