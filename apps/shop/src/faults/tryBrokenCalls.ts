import { endpoints, endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, within } from "storybook/test";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type BrokenCall,
  type BrokenCalls,
  faults,
  type InjectedFault,
  type NotMade,
  tryBrokenCall,
} from "./tryBrokenCall.ts";

configure({ asyncUtilTimeout: 15_000 });

const closing: (() => void)[] = [];

/** In milliseconds: when a reply that never comes is given up, and when every other one. */
const patience = { soon: 300, usual: 10_000 };

/**
 * One call alone is given up soon: what works must have the time that a busy machine needs.
 * @returns what gives the call its own time back.
 */
function giveUpSoon(path: string): () => void {
  const { timeout: limitOf } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) =>
    limitOf.call(AbortSignal, limit === patience.soon ? limit : patience.usual),
  );
  const broken = endpoints.filter((endpoint) => endpoint.path === path);
  const limits = broken.map(({ timeout }) => timeout);
  for (const endpoint of broken) Object.assign(endpoint, { timeout: patience.soon });
  return () => {
    broken.forEach((endpoint, at) => void Object.assign(endpoint, { timeout: limits[at] }));
    vi.restoreAllMocks();
  };
}

/** Opens the shop with one call broken, for a customer who does not wait long. */
async function open(path: string, call: BrokenCall, kind: InjectedFault) {
  const fault = { path, kind };
  const waitAsUsual = giveUpSoon(kind === "timeout" ? path : "");
  closing.push(waitAsUsual);
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
  return { shop, place, complaints, waitAsUsual };
}

/**
 * Tries every call of an area with every fault, as a customer would meet it.
 * @param brokenCalls how each is met, by its path in the contract.
 */
export function tryBrokenCalls(area: string, brokenCalls: Readonly<Record<string, BrokenCall | NotMade>>): void {
  tryCallsMetHere(
    Object.fromEntries(
      Object.entries(brokenCalls).flatMap(([path, call]) => (call === "not made" ? [] : [[path, call]])),
    ),
  );

  it("is tried for every call of the area, and for no other", () => {
    const paths = (endpointsByArea[area] ?? []).map(({ path }) => path);
    expect(Object.keys(brokenCalls).sort()).toEqual(paths.sort());
  });
}

/** Tests calls on the pages of an area, also calls of other areas that these pages make. */
export function tryCallsMetHere(brokenCalls: BrokenCalls): void {
  // Not beside the functions: this module is loaded once, and each file of tests needs its own.
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  describe.each(Object.entries(brokenCalls))("%s", (path, call) => {
    it.each(faults)("meets %s: the page stands, nothing is lost, and the next try works", async (kind) => {
      const { shop, place, complaints, waitAsUsual } = await open(path, call, kind);
      await tryBrokenCall(call, kind, within(place), shop, () => {
        waitAsUsual();
        shop.backend.setFaults([]);
      });
      expect(complaints).toEqual([]);
      expect(place.querySelector("main")).not.toBeNull();
    });
  });
}
