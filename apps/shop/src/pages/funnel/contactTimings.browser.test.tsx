import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, within } from "storybook/test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { usualTimings } from "../../app/services.ts";
import { appears, becomes, renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

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
  // The effects that start timers run after the field appears.
  await renderFrames(5);
  return {
    place,
    email,
    requestCount: () => calls.mock.calls.filter(([{ url }]) => url.endsWith("/user/exists")).length,
  };
}

/** Expects the request after exactly this time, and neither a millisecond earlier nor later. */
async function expectRequestAfter(milliseconds: number, requestCount: () => number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  // An early request would have arrived.
  await renderFrames(5);
  expect(requestCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await becomes(requestCount, 1);
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

/** Counts the texts added to the live region around an element. */
function countAnnouncements(region: Element | null) {
  if (region === null) throw new Error("The live region is missing.");
  let count = 0;
  const observer = new MutationObserver((records) => {
    count += records.filter(({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0).length;
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return () => count;
}

describe("the suggestion for a typo", () => {
  const typo = "bia.rocha@gmial.com";

  it("FUN-219 appears 600 ms after the last key, and asks the server nothing", async () => {
    const { place, email, requestCount } = await openContact("contact");
    const suggestion = () => within(place).queryByRole("button", { name: "Você quis dizer: bia.rocha@gmail.com" });
    email.focus();
    fireEvent.input(email, { target: { value: "bia.rocha@gmial.co" } });
    await vi.advanceTimersByTimeAsync(599);
    fireEvent.input(email, { target: { value: typo } });
    await vi.advanceTimersByTimeAsync(599);
    await renderFrames(5);
    expect(suggestion()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await appears(suggestion);
    expect(email.getAttribute("aria-invalid")).toBeNull();
    fireEvent.input(email, { target: { value: `${typo}x` } });
    await becomes(suggestion, null);
    await vi.advanceTimersByTimeAsync(2_000);
    await renderFrames(5);
    expect(requestCount()).toBe(0);
  });

  it("is announced once, and the address is checked once", async () => {
    const { place, email, requestCount } = await openContact("contact");
    await vi.advanceTimersByTimeAsync(2_000);
    const announcements = countAnnouncements(place.querySelector("[aria-live=polite]"));
    email.focus();
    fireEvent.input(email, { target: { value: typo } });
    await vi.advanceTimersByTimeAsync(600);
    await becomes(announcements, 1);
    email.blur();
    await expectRequestAfter(300, requestCount);
    await becomes(() => email.getAttribute("aria-invalid"), "true");
    await renderFrames(5);
    expect([announcements(), requestCount()]).toEqual([1, 1]);
  });

  it("keeps the focus in the field when pressed, so that only the right address is checked", async () => {
    const { place, email, requestCount } = await openContact("contact");
    await vi.advanceTimersByTimeAsync(2_000);
    email.focus();
    fireEvent.input(email, { target: { value: typo } });
    await vi.advanceTimersByTimeAsync(600);
    const left = vi.fn();
    email.addEventListener("blur", left);
    await userEvent.click(await within(place).findByRole("button", { name: /Você quis dizer/ }));
    await becomes(requestCount, 1);
    await vi.advanceTimersByTimeAsync(2_000);
    await renderFrames(5);
    expect(left).not.toHaveBeenCalled();
    expect([email.value, document.activeElement === email, requestCount()]).toEqual(["bia.rocha@gmail.com", true, 1]);
  });
});
