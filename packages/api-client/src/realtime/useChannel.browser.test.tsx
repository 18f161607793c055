import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { RealtimeContext } from "./RealtimeContext.ts";
import { useChannel } from "./useChannel.ts";

interface PageProps {
  readonly revalidate: () => void;
  readonly isAwaited?: boolean | undefined;
}

function Page({ revalidate, isAwaited }: PageProps) {
  useChannel({ channel: "canal.1", event: "Aviso", onMessage: revalidate, revalidate, isAwaited });
  return "open";
}

/** Renders a page whose realtime does not work. @returns how often it has asked for the current state. */
async function openPage(isAwaited?: boolean) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  const revalidate = () => {
    asked += 1;
  };
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => {
    root.unmount();
    vi.useRealTimers();
  });
  root.render(
    <RealtimeContext value={() => Promise.reject(new Error("The page configures no realtime."))}>
      <Page {...{ revalidate, isAwaited }} />
    </RealtimeContext>,
  );
  // The effect of the page starts its only timer.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  return () => asked;
}

it("asks at once when the customer returns, and then polls quickly where a payment is awaited", async () => {
  const asked = await openPage();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  await vi.advanceTimersToNextTimerAsync();
  const beforeReturn = asked();
  window.dispatchEvent(new Event("online"));
  expect(asked()).toBe(beforeReturn + 1);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(asked()).toBe(beforeReturn + 3);
});

it("asks once when the customer returns where nothing is awaited", async () => {
  const asked = await openPage(false);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  await vi.advanceTimersToNextTimerAsync();
  const beforeReturn = asked();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(asked()).toBe(beforeReturn + 1);
});
