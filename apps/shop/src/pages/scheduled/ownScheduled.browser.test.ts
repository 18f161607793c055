import { civilDate } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import { createShopStory } from "@petbox/storybook/shopStory";
import { fireEvent, waitFor, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { noDrafts } from "../../drafts/pageDrafts.ts";
import { mountElement } from "../../testing/mountElement.ts";

const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const food = "/assinaturas/alimentos-umidos/CTR-UMIDOS0012";
const scenario = "compras-programadas";

afterEach(() => {
  vi.useRealTimers();
});

it("the details follow a cancellation in another tab", async () => {
  const shop = await createShopStory({ path: mats, scenario, straight: true });
  const page = within(mountElement(shop.element));
  await page.findByRole("link", { name: "Cancelar assinatura" });
  const subscription = shop.store.subscriptions.get("TAPETE0098");
  if (subscription === undefined) throw new Error("The pads are missing.");
  shop.store.subscriptions.put({ ...subscription, endedOn: civilDate(2026, 3, 10) });
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(page.queryByRole("link", { name: "Cancelar assinatura" })).toBeNull());
});

it.each(["Alterar assinatura", "Cancelar assinatura"])(
  "before the first payment is confirmed, neither the details nor %s have a form that would be refused",
  async (action) => {
    const shop = await createShopStory({ path: mats, scenario, straight: true });
    const page = within(mountElement(shop.element));
    const link = await page.findByRole("link", { name: action });
    const pads = shop.store.subscriptions.get("TAPETE0098");
    if (pads === undefined) throw new Error("The pads are missing.");
    const { startedOn: _startedOn, outcome: _outcome, ...notBegun } = pads;
    shop.store.subscriptions.put({ ...notBegun, announced: false });
    fireEvent.click(link);
    await page.findByRole("heading", { level: 1, name: action });
    await page.findByText(/^O primeiro pagamento desta assinatura ainda está em andamento\./);
    expect(page.queryByRole("button", { name: /^(Salvar alterações|Cancelar assinatura)$/ })).toBeNull();
    for (const name of ["Alterar assinatura", "Cancelar assinatura"]) {
      expect(page.queryByRole("link", { name })).toBeNull();
    }
  },
);

it("a cancellation deletes the draft of its description", async () => {
  const drafts = { ...noDrafts, forget: vi.fn() };
  const shop = await createShopStory({ path: `${mats}/cancelar`, scenario, straight: true, drafts });
  const page = within(mountElement(shop.element));
  fireEvent.click(await page.findByRole("radio", { name: "Achei muito caro" }));
  fireEvent.input(page.getByRole("textbox", { name: /Conte o que houve/ }), {
    target: { value: "Achei mais barato." },
  });
  expect(drafts.forget).not.toHaveBeenCalled();
  fireEvent.click(page.getByRole("button", { name: "Cancelar assinatura" }));
  await waitFor(() => expect(shop.address()).toBe("/assinaturas"));
  expect(drafts.forget.mock.calls).toEqual([[`${mats}/cancelar`]]);
});

it.each([
  ["the details cannot be read again", ["/assinaturas/higiene/:code"]],
  ["nothing can be read again", ["/assinaturas/higiene/:code", "/assinaturas/higiene/:code/alterar"]],
])("a saved change shows in the details at once, even if %s", async (_title, failing) => {
  const shop = await createShopStory({ path: mats, scenario, straight: true });
  const page = within(mountElement(shop.element));
  await page.findByRole("heading", { name: "2 pacotes de tapete branco e lavanda" });
  fireEvent.click(page.getByRole("link", { name: "Alterar assinatura" }));
  fireEvent.click(await page.findByRole("checkbox", { name: "Tapete super premium de lavanda" }));
  const { put } = shop.store.subscriptions;
  // The form is read before the change, and no longer after it.
  vi.spyOn(shop.store.subscriptions, "put").mockImplementation((subscription) => {
    shop.backend.setFaults(failing.map((path) => ({ path, kind: "500" })));
    put(subscription);
  });
  fireEvent.click(page.getByRole("button", { name: "Salvar alterações" }));
  await waitFor(() => expect(shop.address()).toBe(mats));
  await page.findByText(/^Mudança salva/);
  await page.findByRole("heading", { name: "1 pacote de tapete branco" });
});

it("the hub does not count a subscription that was just cancelled", async () => {
  const shop = await createShopStory({ path: "/assinaturas", scenario, straight: true });
  const page = within(mountElement(shop.element));
  fireEvent.click(await page.findByRole("link", { name: /^Gerenciar Tapetes/ }));
  fireEvent.click(await page.findByRole("link", { name: /^Ver detalhes .*TAPETE0098/ }));
  fireEvent.click(await page.findByRole("link", { name: "Cancelar assinatura" }));
  fireEvent.click(await page.findByRole("radio", { name: "Achei muito caro" }));
  fireEvent.input(page.getByRole("textbox", { name: /Conte o que houve/ }), {
    target: { value: "Achei mais barato." },
  });
  shop.backend.setFaults([{ path: "/assinaturas", kind: "500" }]);
  fireEvent.click(page.getByRole("button", { name: "Cancelar assinatura" }));
  await page.findByText("Sua assinatura foi cancelada com sucesso");
  expect(page.getAllByText("1 assinatura")).toHaveLength(2);
});

it("the details no longer ask to pay a PIX that expires while they are open", async () => {
  const shop = await createShopStory({ path: food, scenario, straight: true, realtime: "silent" });
  const subscription = shop.store.subscriptions.get("UMIDOS0012");
  if (subscription === undefined) throw new Error("The food is missing.");
  shop.store.subscriptions.put({
    ...subscription,
    card: { ...subscription.card, firstSix: "400000", lastFour: "0002" },
  });
  const [minute, day] = [60_000, 24 * 60 * 60_000];
  shop.pass(35 * day);
  const charge = shop.store.charges.all().findLast(({ subscriptionCode }) => subscriptionCode === "UMIDOS0012");
  const createdAt = Date.UTC(2026, 2, 10, 15) + 35 * day;
  shop.store.paymentRequests.put({
    id: "PIX1",
    subscriptionCode: "UMIDOS0012",
    chargeIds: [charge?.id ?? ""],
    amount: zeroCents,
    means: { kind: "pix", code: "PIX", until: createdAt + 30 * minute },
    sessionId: "another",
    createdAt,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = within(mountElement(shop.element));
  await page.findByText(/^Falta pagar o PIX/);
  shop.pass(30 * minute);
  vi.advanceTimersByTime(30 * minute);
  await vi.waitFor(() => expect(page.queryByText(/^Falta pagar o PIX/)).toBeNull(), 15_000);
  await page.findByText(/não foi aprovado, e o próximo envio espera por ele\.$/);
});

it("a change is priced anew when the customer returns from another tab", async () => {
  const shop = await createShopStory({ path: `${food}/alterar`, scenario, straight: true });
  const page = within(mountElement(shop.element));
  const total = async () => (await page.findByText("Total por mês")).nextElementSibling?.textContent;
  const before = await total();
  const subscription = shop.store.subscriptions.get("UMIDOS0012");
  if (subscription === undefined) throw new Error("The food is missing.");
  shop.store.subscriptions.put({ ...subscription, state: "AM" });
  await waitFor(async () => {
    // The page may not listen yet when its total appears.
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await total()).not.toBe(before);
  });
});

it("after a cancellation neither the details, the form nor the list show it as active, even if they cannot be read again", async () => {
  const shop = await createShopStory({ path: "/assinaturas/higiene", scenario, straight: true });
  const page = within(mountElement(shop.element));
  fireEvent.click(await page.findByRole("link", { name: /^Ver detalhes .*TAPETE0098/ }));
  fireEvent.click(await page.findByRole("link", { name: "Cancelar assinatura" }));
  fireEvent.click(await page.findByRole("radio", { name: "Achei muito caro" }));
  fireEvent.input(page.getByRole("textbox", { name: /Conte o que houve/ }), {
    target: { value: "Achei mais barato." },
  });
  const failing = ["/assinaturas/higiene", "/assinaturas/higiene/:code", "/assinaturas/higiene/:code/cancelar"];
  shop.backend.setFaults(failing.map((path) => ({ path, kind: "500" })));
  fireEvent.click(page.getByRole("button", { name: "Cancelar assinatura" }));
  await page.findByText("Sua assinatura foi cancelada com sucesso");
  for (const path of [`${mats}/cancelar`, mats]) {
    await shop.goBack();
    await waitFor(() => expect(shop.address()).toBe(path));
    expect(page.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull();
    await page.findByText(/^Cancelada em 10 de março/);
  }
  await shop.goBack();
  await page.findByRole("link", { name: /^Ver detalhes .*TAPETE0100/ });
  expect(page.queryByRole("link", { name: /^Ver detalhes .*TAPETE0098/ })).toBeNull();
});
