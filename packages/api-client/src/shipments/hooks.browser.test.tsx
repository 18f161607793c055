import type { Clock } from "@petbox/domain/calendar/clock";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { CacheOwnerContext } from "../client/CacheOwnerContext.ts";
import { createClient } from "../client/client.ts";
import { RealtimeContext } from "../realtime/RealtimeContext.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { useShipmentFlows } from "./hooks.ts";

type Listen = Parameters<Realtime["listen"]>;

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

function Page({ clock }: { readonly clock: Clock }) {
  const { result, isStale } = useShipmentFlows({ clock, subscription: undefined });
  if (result.status !== "ready") return <p>{result.status}</p>;
  const codes = result.value.flows.map(({ subscription }) => subscription).join();
  return <p>{`${codes} ${result.value.readAt}${isStale ? " stale" : ""}`}</p>;
}

/** A page that tracks Bob's boxes; its server counts how often it was asked. */
function open(reply: () => Response = () => Response.json({ success: true, data: [{ subscription_code: "BOB" }] })) {
  let asked = 0;
  let listening: Listen | undefined;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => {
      asked += 1;
      return reply();
    },
  });
  const connectRealtime = async (): Promise<Realtime> => ({
    listen(...listen) {
      listening = listen;
      return () => undefined;
    },
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const cache = new Map();
  root.render(
    <SWRConfig value={{ provider: () => cache }}>
      <ApiContext value={client}>
        <CacheOwnerContext value="carla">
          <RealtimeContext value={connectRealtime}>
            <Page clock={() => 1_000 + asked} />
          </RealtimeContext>
        </CacheOwnerContext>
      </ApiContext>
    </SWRConfig>,
  );
  closing.push(() => root.unmount());
  return { place, asked: () => asked, heard: () => listening };
}

it("reads again when a subscription has moved, and for no other message", async () => {
  const page = open();
  await vi.waitFor(() => expect(page.place.textContent).toBe("BOB 1001"));
  await vi.waitFor(() => expect(page.heard()).toBeDefined());
  const [channel, event, listener] = page.heard() ?? [];
  expect([channel, event]).toEqual(["channel-subscription-moved.carla", "NotifySubscriptionMovedEvent"]);
  for (const foreign of [undefined, "BOB", {}, { subscription: "BOB" }]) listener?.onMessage(foreign);
  listener?.onMessage({ subscription_code: "BOB" });
  await vi.waitFor(() => expect(page.place.textContent).toBe("BOB 1002"));
  expect(page.asked()).toBe(2);
});

it("reads again after each subscription, and when the customer is back", async () => {
  const page = open();
  await vi.waitFor(() => expect(page.heard()).toBeDefined());
  page.heard()?.[2].onSubscribed();
  await vi.waitFor(() => expect(page.asked()).toBe(2));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(page.asked()).toBe(3));
});

it("reads once when the customer is back, though the tab is made visible and then gets the focus", async () => {
  const page = open();
  await vi.waitFor(() => expect(page.place.textContent).toBe("BOB 1001"));
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(page.place.textContent).toBe("BOB 1002"));
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.place.textContent).toBe("BOB 1003"));
  expect(page.asked()).toBe(3);
});

it("reads again every 16 seconds without a channel, and not as soon as the page has read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  closing.push(() => vi.useRealTimers());
  const page = open();
  await vi.waitFor(() => expect(page.heard()).toBeDefined());
  await vi.advanceTimersByTimeAsync(15_900);
  expect(page.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(page.asked()).toBe(2);
});

it("keeps the data and is stale after a failed revalidation, until one succeeds", async () => {
  let isDown = false;
  const page = open(() =>
    isDown ? new Response("", { status: 500 }) : Response.json({ success: true, data: [{ subscription_code: "BOB" }] }),
  );
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+$/));
  isDown = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+ stale$/));
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+$/));
});

it("reads again every 30 seconds after a failure, but not in a hidden tab", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  closing.push(() => vi.useRealTimers());
  let isDown = false;
  const page = open(() =>
    isDown ? new Response("", { status: 500 }) : Response.json({ success: true, data: [{ subscription_code: "BOB" }] }),
  );
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+$/));
  isDown = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+ stale$/));
  const asked = page.asked();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(90_000);
  expect(page.asked()).toBe(asked);
  visibility.mockReturnValue("visible");
  isDown = false;
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(page.place.textContent).toMatch(/^BOB \d+$/));
  expect(page.asked()).toBe(asked + 1);
});
