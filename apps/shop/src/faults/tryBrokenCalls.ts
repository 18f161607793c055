import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, within } from "storybook/test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type BrokenCall, type BrokenCalls, type FaultKind, faults, tryBrokenCall } from "./tryBrokenCall.ts";

configure({ asyncUtilTimeout: 5_000 });

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** Opens the shop with one call broken, for a customer who does not wait long. */
async function open(path: string, call: BrokenCall, kind: FaultKind) {
  const fault = { path, kind };
  // Only a reply that never comes is given up soon: what works must have the time that a busy machine needs.
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
  return { shop, place, complaints };
}

/**
 * Tries every call of an area with every fault, as a customer would meet it.
 * @param brokenCalls how each is met, by its path in the contract.
 */
export function tryBrokenCalls(area: string, brokenCalls: BrokenCalls): void {
  describe.each(Object.entries(brokenCalls))("%s", (path, call) => {
    it.each(faults)("meets %s: the page stands, nothing is lost, and the next try works", async (kind) => {
      const { shop, place, complaints } = await open(path, call, kind);
      await tryBrokenCall(call, kind, within(place), shop, () => {
        vi.restoreAllMocks();
        shop.backend.setFaults([]);
      });
      expect(complaints).toEqual([]);
      expect(place.querySelector("main")).not.toBeNull();
    });
  });

  it("is tried for every call of the area, and for no other", () => {
    const paths = (endpointsByArea[area] ?? []).map(({ path }) => path);
    expect(Object.keys(brokenCalls).sort()).toEqual(paths.sort());
  });
}
