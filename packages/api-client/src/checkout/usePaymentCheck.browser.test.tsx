import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { usePaymentCheck } from "./usePaymentCheck.ts";

function Wait() {
  const { state } = usePaymentCheck({ variant: "check", subscription: "CAIXA00001" });
  return <p>{state.status === "waiting" ? state.second : state.status}</p>;
}

/** Renders the wait for a payment whose bank stays silent. @returns the second that it shows, or its result. */
async function openWait() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json({ payment_payload: { status: "WAITING", subscription_code: "CAIXA00001" } }),
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.useRealTimers();
  });
  root.render(
    <ApiContext value={client}>
      <Wait />
    </ApiContext>,
  );
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  return () => place.textContent;
}

it("MAN-226 counts the seconds that have passed, also when the timer of a hidden page is late", async () => {
  const shown = await openWait();
  vi.advanceTimersByTime(2_000);
  await expect.poll(shown).toBe("2");
  // The browser calls no timer for 40 seconds.
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1_000);
  await expect.poll(shown).toBe("43");
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(1_000);
  await expect.poll(shown).toBe("failed");
});

it("MAN-226 goes on counting when the device's clock is set back", async () => {
  const shown = await openWait();
  vi.setSystemTime(Date.now() - 600_000);
  vi.advanceTimersByTime(2_000);
  await expect.poll(shown).toBe("2");
});
