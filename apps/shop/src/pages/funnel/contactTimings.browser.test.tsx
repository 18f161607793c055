import { createShopStory, type ShopParameters } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, fireEvent, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";

configure({ asyncUtilTimeout: 15_000 });

const closing: (() => void)[] = [];

afterEach(() => {
  for (const each of closing.splice(0)) each();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nextFrame = () => new Promise(requestAnimationFrame);

/** The contact step with the shop's own timings, its time in hand, and how often the server was asked about an e-mail. */
async function openContact(at: NonNullable<ShopParameters["at"]>) {
  const shop = await createShopStory({ path: "/pessoal/contato/", at, straight: true, timings: usualTimings });
  const calls = vi.spyOn(shop.backend, "fetch");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shop.element);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  const email = await within(place).findByLabelText<HTMLInputElement>("E-mail");
  await nextFrame();
  return { email, asked: () => calls.mock.calls.filter(([{ url }]) => url.endsWith("/user/exists")).length };
}

/** The request is sent after exactly this time, and not a millisecond earlier. */
async function expectAskedAfter(milliseconds: number, asked: () => number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  // A request that was sent too early would have arrived.
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(asked, { timeout: 10_000 }).toBe(1);
}

it("FUN-166 checks the e-mail that was there a second after the page came", async () => {
  const { asked } = await openContact("track");
  await expectAskedAfter(1_000, asked);
});

it("FUN-352 checks what was typed 300 ms after the field was left", async () => {
  const { email, asked } = await openContact("contact");
  await vi.advanceTimersByTimeAsync(2_000);
  email.focus();
  fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
  await vi.advanceTimersByTimeAsync(2_000);
  email.blur();
  await expectAskedAfter(300, asked);
});

it("FUN-353 checks what the browser filled in 450 ms after it did", async () => {
  const { email, asked } = await openContact("contact");
  await vi.advanceTimersByTimeAsync(2_000);
  email.blur();
  fireEvent.input(email, { target: { value: "bia.rocha@gmail.com" } });
  await expectAskedAfter(450, asked);
});
