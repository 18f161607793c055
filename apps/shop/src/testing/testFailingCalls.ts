import { changesServer } from "@petbox/api-client/contract/endpoint";
import { endpoints, endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mountElement } from "./mountElement.ts";
import {
  type FailingCall,
  type FailingCalls,
  faults,
  type InjectedFault,
  type NotMade,
  testFailingCall,
} from "./testFailingCall.ts";

/** The statuses of the faults with a text of the server. */
const worded: Partial<Record<InjectedFault, number>> = { "422": 422, refused: 400 };
const serversText = "Não foi possível salvar agora.";

/** Whether the documents name other statuses for the server's text, and so not this fault's. */
function isServersTextHidden(path: string, kind: InjectedFault): boolean {
  const status = worded[kind];
  const called = endpoints.filter((endpoint) => endpoint.path === path);
  return status !== undefined && called.every(({ refusedWith }) => refusedWith?.includes(status) === false);
}

/** Timeouts in milliseconds, for the call without a reply and for all others. */
const timeouts = { soon: 30, usual: 10_000 };

/**
 * Shortens the timeout of one call only: working calls need enough time on a busy machine.
 * @returns a function that restores the timeouts.
 */
function giveUpSoon(path: string): () => void {
  const { timeout: limitOf } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) =>
    limitOf.call(AbortSignal, limit === timeouts.soon ? limit : timeouts.usual),
  );
  const broken = endpoints.filter((endpoint) => endpoint.path === path);
  const limits = broken.map(({ timeout }) => timeout);
  for (const endpoint of broken) Object.assign(endpoint, { timeout: timeouts.soon });
  return () => {
    broken.forEach((endpoint, at) => void Object.assign(endpoint, { timeout: limits[at] }));
    vi.restoreAllMocks();
  };
}

/** More failing replies than a test asks for; the rest that is left shows whether the call was made. */
const plenty = 1_000;

/** Opens the shop with one failing call and short timings. */
async function open(path: string, call: FailingCall, kind: InjectedFault) {
  const fault = { path, kind, times: plenty, ...(worded[kind] && { message: serversText }) };
  const waitAsUsual = giveUpSoon(kind === "timeout" ? path : "");
  onTestFinished(waitAsUsual);
  const shop = await createShopStory({
    timings: { second: 1 },
    ...call.shop,
    faults: [fault],
    straight: true,
  });
  const complaints: unknown[] = [];
  const place = mountElement(shop.element, { onUncaughtError: (error) => complaints.push(error) });
  call.afterOpen?.(shop);
  return { shop, place, complaints, waitAsUsual };
}

/**
 * Tests every call of an area with every fault.
 * @param failingCalls the calls by path.
 */
export function testFailingCalls(area: string, failingCalls: Readonly<Record<string, FailingCall | NotMade>>): void {
  testFailingCallsOf(
    Object.fromEntries(
      Object.entries(failingCalls).flatMap(([path, call]) => (call === "not made" ? [] : [[path, call]])),
    ),
  );

  it("covers every call of the area, and no other", () => {
    const paths = (endpointsByArea[area] ?? []).map(({ path }) => path);
    expect(Object.keys(failingCalls).sort()).toEqual(paths.sort());
  });
}

/** For every call, a reply of the wrong shape is the same failure as one that is not JSON (`contract.test.ts`). */
const differentFaults = faults.filter((kind) => kind !== "wrong-shape");

/** The faults of a call. A read whose reply is lost is a read that failed; a write has happened, and is sent once more. */
function faultsOf(path: string): readonly InjectedFault[] {
  const called = endpoints.filter((endpoint) => endpoint.path === path);
  return called.some(changesServer) ? [...differentFaults, "lost-reply"] : differentFaults;
}

const callAfter = (call: FailingCall, kind: InjectedFault) =>
  kind === "lost-reply" ? { ...call, ...call.afterLostReply } : call;

/** Tests calls on the pages of an area, also calls of other areas that these pages make. */
export function testFailingCallsOf(failingCalls: FailingCalls): void {
  describe.each(Object.entries(failingCalls))("%s", (path, call) => {
    it.each(faultsOf(path))("with %s: the page stays, no input is lost, and a retry works", async (kind) => {
      const { shop, place, complaints, waitAsUsual } = await open(path, call, kind);
      const screen = within(place);
      await testFailingCall(callAfter(call, kind), kind, screen, shop, async () => {
        await waitFor(() => expect(shop.backend.faults()[0]?.times).toBeLessThan(plenty));
        if (isServersTextHidden(path, kind)) expect(screen.queryByText(serversText)).toBeNull();
        waitAsUsual();
        shop.backend.setFaults([]);
      });
      expect(complaints).toEqual([]);
      expect(place.querySelector("main")).not.toBeNull();
    });
  });
}
