import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, waitFor, within } from "storybook/test";
import { expect, it, vi } from "vitest";
import { becomes, renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

interface Pace {
  readonly cartDebounce: number;
  readonly latency?: number;
  /** A save replies after this. */
  readonly replied?: Promise<void>;
}

/** Opens the purchase of pads. @returns the page, the saved cart and the saves requested so far. */
async function openMats({ cartDebounce, latency = 0, replied }: Pace) {
  const path = "/compra-programada/tapetes-higienicos";
  const shop = await createShopStory({ path, straight: true, timings: { cartDebounce }, latency });
  const saves: string[] = [];
  let pending = 0;
  let together = 0;
  const answer = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/compra-programada/item/")) return answer(request);
    saves.push(pathname);
    pending += 1;
    together = Math.max(together, pending);
    const response = await answer(request);
    await replied;
    pending -= 1;
    return response;
  });
  const page = within(mountElement(shop.element));
  fireEvent.click(await page.findByRole("checkbox", { name: "Tapete branco" }));
  return {
    page,
    store: shop.store,
    cart: () => shop.store.visitors.all()[0]?.cart,
    saves,
    /** The greatest number of saves under way at once. */
    together: () => together,
    async leave() {
      fireEvent.click(within(page.getByRole("contentinfo")).getByRole("link", { name: "Privacidade" }));
      await waitFor(() => expect(shop.address()).toBe("/privacidade"));
      await waitFor(() => expect(page.queryByRole("checkbox")).toBeNull());
    },
  };
}

/** Longer than any save that might still come. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 500));

it("presses within the debounce are saved once each, one after another, when the page is left", async () => {
  const { page, cart, saves, together, leave } = await openMats({ cartDebounce: 60_000, latency: 50 });
  fireEvent.click(page.getByRole("checkbox", { name: "Tapete super premium de lavanda" }));
  fireEvent.click(page.getByRole("button", { name: "Aumentar: Tapete branco" }));
  expect(saves).toEqual([]);
  await leave();
  await waitFor(() => expect(cart()).toEqual({ "TAP-BRANCO": 2, "TAP-LAVANDA": 1 }));
  await quiet();
  expect(saves.toSorted()).toEqual(["/compra-programada/item/TAP-BRANCO/2", "/compra-programada/item/TAP-LAVANDA/1"]);
  expect(together()).toBe(1);
});

it("presses within the debounce, or during a save, are sent at once when the document is closed or reloaded, and only once", async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const { page, cart, saves } = await openMats({ cartDebounce: 0, replied });
  await waitFor(() => expect(saves).toHaveLength(1));
  fireEvent.click(page.getByRole("checkbox", { name: "Tapete super premium de lavanda" }));
  fireEvent(window, new Event("beforeunload"));
  await renderFrames(2);
  fireEvent(window, new PageTransitionEvent("pagehide"));
  await renderFrames(2);
  expect(saves.filter((save) => save.includes("TAP-LAVANDA"))).toEqual(["/compra-programada/item/TAP-LAVANDA/1"]);
  reply();
  await waitFor(() => expect(cart()).toEqual({ "TAP-BRANCO": 1, "TAP-LAVANDA": 1 }));
});

it("each press starts the debounce anew", async () => {
  const cartDebounce = 60_000;
  const { page, saves } = await openMats({ cartDebounce });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const more = page.getByRole("button", { name: "Aumentar: Tapete branco" });
    fireEvent.click(more);
    await vi.advanceTimersByTimeAsync(cartDebounce - 1);
    fireEvent.click(more);
    await vi.advanceTimersByTimeAsync(cartDebounce - 1);
    await renderFrames(5);
    expect(saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await becomes(() => saves.length, 1);
  } finally {
    vi.useRealTimers();
  }
});

it("a press during a save is saved after it, although the page has been left", async () => {
  const { page, cart, saves, leave } = await openMats({ cartDebounce: 0, latency: 1_000 });
  await waitFor(() => expect(saves).toEqual(["/compra-programada/item/TAP-BRANCO/1"]));
  fireEvent.click(page.getByRole("checkbox", { name: "Tapete super premium de lavanda" }));
  await leave();
  await waitFor(() => expect(cart()).toEqual({ "TAP-BRANCO": 1, "TAP-LAVANDA": 1 }));
  await quiet();
  expect(saves).toEqual(["/compra-programada/item/TAP-BRANCO/1", "/compra-programada/item/TAP-LAVANDA/1"]);
});

it("FUN-183 a save locks plus of its product; presses on another show at once, and the last is saved after it", async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const { page, cart, saves, together } = await openMats({ cartDebounce: 0, replied });
  const more = page.getByRole("button", { name: "Aumentar: Tapete branco" });
  const options = within(page.getByRole("group", { name: "Opções de Tapete super premium de lavanda" }));
  await waitFor(() => expect(saves).toHaveLength(1));
  await waitFor(() => expect(more).toHaveAttribute("aria-disabled", "true"));
  fireEvent.click(more);
  fireEvent.click(options.getByRole("radio", { name: /^2 pacotes/ }));
  fireEvent.click(options.getByRole("radio", { name: /^4 pacotes/ }));
  await page.findByText(/^5 pacotes, /);
  expect(saves).toHaveLength(1);
  reply();
  await waitFor(() => expect(cart()).toEqual({ "TAP-BRANCO": 1, "TAP-LAVANDA": 4 }));
  await quiet();
  expect(saves).toEqual(["TAP-BRANCO/1", "TAP-LAVANDA/4"].map((item) => `/compra-programada/item/${item}`));
  expect(together()).toBe(1);
});

it("a product that is refused takes back only its own presses", async () => {
  const { page, cart, store } = await openMats({ cartDebounce: 0, latency: 300 });
  store.soldOutItems.put({ tag: "TAP-BRANCO" });
  fireEvent.click(page.getByRole("checkbox", { name: "Tapete super premium de lavanda" }));
  await page.findByText("Tapete branco está esgotado.");
  await waitFor(() => expect(cart()).toEqual({ "TAP-LAVANDA": 1 }));
  await waitFor(() => expect(page.queryByRole("checkbox", { name: "Tapete branco" })).toBeNull());
  await page.findByText(/^1 pacote, /);
});

it("what the page reads during a save stays after it", async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const { page, store, saves } = await openMats({ cartDebounce: 0, replied });
  const more = page.getByRole("button", { name: "Aumentar: Tapete branco" });
  const lavender = () => page.queryByRole("checkbox", { name: "Tapete super premium de lavanda" });
  await waitFor(() => expect(saves).toHaveLength(1));
  store.soldOutItems.put({ tag: "TAP-LAVANDA" });
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(lavender()).toBeNull());
  expect(more.getAttribute("aria-disabled")).toBe("true");
  reply();
  await waitFor(() => expect(more).not.toHaveAttribute("aria-disabled", "true"));
  expect(lavender()).toBeNull();
});
