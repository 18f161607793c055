import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const planPath = "/plano/ATRASO0001";

/** Opens and closes the dialog that pays an overdue subscription, without a socket. @returns the reads of the page so far. */
async function closeDialog(pay: boolean, path = planPath) {
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
  fireEvent.click(await screen.findByRole("button", { name: /^Quero regularizar/ }));
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
  return { reads: () => reads, pass: shop.pass, store: shop.store, screen };
}

/** Lets the page poll. */
async function poll(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await vi.advanceTimersByTimeAsync(4_000);
    await renderFrames(5);
  }
}

it("the page asks for the result of a payment whose dialog was closed", async () => {
  const { reads } = await closeDialog(true);
  const before = reads();
  await poll(10);
  expect(reads()).toBeGreaterThan(before + 2);
});

it("the page says that the bank has refused the card without an event of it", async () => {
  const { store, screen } = await closeDialog(true);
  await poll(2);
  expect(screen.queryByText("O banco não autorizou o último pagamento.")).toBeNull();
  for (const request of store.paymentRequests.all())
    store.paymentRequests.put({ ...request, end: { kind: "refused", at: request.createdAt } });
  await poll(3);
  expect(screen.getByText("O banco não autorizou o último pagamento.")).toHaveAttribute("role", "status");
});

it("a dialog that is closed without a payment leaves no polling behind", async () => {
  const { reads } = await closeDialog(false);
  // The page is read once as the dialog closes.
  await vi.advanceTimersByTimeAsync(1_000);
  const before = reads();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(before);
});

it("the list of boxes stops asking once the debt is paid", async () => {
  const { reads, pass, screen } = await closeDialog(true, "/assinaturas/box");
  const before = reads();
  await poll(3);
  expect(reads()).toBeGreaterThan(before + 1);
  pass(3_000);
  await poll(3);
  expect(screen.queryByRole("link", { name: /^Ver o pagamento/ })).toBeNull();
  const paid = reads();
  await poll(5);
  // The list itself is polled slowly without a socket.
  expect(reads()).toBeLessThan(paid + 3);
});
