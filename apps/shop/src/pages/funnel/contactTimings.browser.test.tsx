import { createShopStory, type ShopParameters } from "@petbox/storybook/shopStory";
import { configure, fireEvent, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";
import { renderFrames } from "../../faults/frames.ts";
import { mountElement } from "../../faults/mountElement.ts";

configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The contact step with the real timings and fake timers, and the number of e-mail checks. */
async function openContact(at: NonNullable<ShopParameters["at"]>) {
  const shop = await createShopStory({ path: "/pessoal/contato/", at, straight: true, timings: usualTimings });
  const calls = vi.spyOn(shop.backend, "fetch");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const place = mountElement(shop.element);
  const email = await within(place).findByLabelText<HTMLInputElement>("E-mail");
  await renderFrames(1);
  return { email, requestCount: () => calls.mock.calls.filter(([{ url }]) => url.endsWith("/user/exists")).length };
}

/** Expects the request after exactly this time, and not a millisecond earlier. */
async function expectRequestAfter(milliseconds: number, requestCount: () => number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  // An early request would have arrived.
  await renderFrames(5);
  expect(requestCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(requestCount, { timeout: 10_000 }).toBe(1);
}

it("FUN-166 checks an e-mail that was present on load one second later", async () => {
  const { requestCount } = await openContact("track");
  await expectRequestAfter(1_000, requestCount);
});

it("FUN-352 checks a typed e-mail 300 ms after the blur", async () => {
  const { email, requestCount } = await openContact("contact");
  await vi.advanceTimersByTimeAsync(2_000);
  email.focus();
  fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
  await vi.advanceTimersByTimeAsync(2_000);
  email.blur();
  await expectRequestAfter(300, requestCount);
});

it("FUN-353 checks an autofilled e-mail 450 ms later", async () => {
  const { email, requestCount } = await openContact("contact");
  await vi.advanceTimersByTimeAsync(2_000);
  email.blur();
  fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
  await expectRequestAfter(450, requestCount);
});
