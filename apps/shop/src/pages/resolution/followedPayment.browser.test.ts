import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const path = "/plano/ATRASO0001";

/** Opens and closes the dialog that pays an overdue subscription, without a socket. @returns the reads of the page so far. */
async function closeDialog(pay: boolean) {
  const shop = await createShopStory({
    path,
    scenario: "assinante-de-um-ano",
    straight: true,
    realtime: "unreachable",
  });
  const { fetch } = shop.backend;
  let reads = 0;
  vi.spyOn(shop.backend, "fetch").mockImplementation((request) => {
    if (new URL(request.url).pathname === path) reads += 1;
    return fetch(request);
  });
  const screen = within(mountElement(shop.element));
  fireEvent.click(await screen.findByRole("button", { name: "Quero regularizar" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Regularizar pagamento/ }));
  const stored = await dialog.findByRole("radio", { name: /^Visa final 1111/ });
  if (pay) {
    stored.click();
    fireEvent.click(await dialog.findByRole("button", { name: "Pagar R$69,90" }));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
  }
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(dialog.getAllByRole("button", { name: "Fechar" })[0] ?? document.body);
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 15_000);
  return () => reads;
}

it("the page asks for the result of a payment whose dialog was closed", async () => {
  const reads = await closeDialog(true);
  const before = reads();
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(4_000);
    await renderFrames(5);
  }
  expect(reads()).toBeGreaterThan(before + 2);
});

it("a dialog that is closed without a payment leaves no polling behind", async () => {
  const reads = await closeDialog(false);
  // The page is read once as the dialog closes.
  await vi.advanceTimersByTimeAsync(1_000);
  const before = reads();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(before);
});
