import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, within } from "storybook/test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { brokenCalls, faults, pathsOfTheFunnel } from "./brokenCalls.ts";
import { type FaultKind, tryBrokenCall } from "./tryBrokenCall.ts";

configure({ asyncUtilTimeout: 5_000 });

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** Opens the shop with one call broken, for a customer who does not wait long. */
async function open(path: string, kind: FaultKind) {
  const call = brokenCalls[path];
  if (call === undefined) throw new Error(`Nothing is known of ${path}.`);
  const fault = { path, kind };
  // Only an answer that never comes is given up soon: what works must have the time that a busy machine needs.
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    timeout.call(AbortSignal, kind === "timeout" ? 300 : 30_000),
  );
  const shop = await createShopStory({
    timings: { second: 1 },
    ...call.shop,
    faults: [fault],
    straight: true,
  });
  const place = document.createElement("div");
  document.body.append(place);
  const complaints: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => complaints.push(error) });
  root.render(shop.element);
  call.behind?.(shop);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  return { call, shop, place, complaints };
}

describe.each(Object.keys(brokenCalls))("%s", (path) => {
  it.each(faults)("answers %s: the page stands, nothing is lost, and the next try works", async (kind) => {
    const { call, shop, place, complaints } = await open(path, kind);
    await tryBrokenCall(call, kind, within(place), shop, () => {
      vi.restoreAllMocks();
      shop.backend.setFaults([]);
    });
    expect(complaints).toEqual([]);
    expect(place.querySelector("main")).not.toBeNull();
  });
});

it("is tried for every call of these pages, and for no other", () => {
  expect(Object.keys(brokenCalls).sort()).toEqual([...pathsOfTheFunnel].sort());
});
