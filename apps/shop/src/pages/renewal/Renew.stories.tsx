import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, type userEvent, waitFor, within } from "storybook/test";

const call = "/renovar/{code}";
const ended = { path: "/plano/PINGO00001", scenario: "tres-pets" } as const;

const meta = preview.meta({
  title: "Telas/Assinaturas/7 Renovar",
  parameters: {
    synonyms: ["renewal", "renovação"],
    shop: ended,
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;
type User = Pick<typeof userEvent, "click">;

/** Opens the dialog with a button of the page. */
async function opened(canvas: Canvas, user: User, button: string, title: string) {
  await user.click(await canvas.findByRole("button", { name: button }, { timeout: 20_000 }));
  const dialog = await canvas.findByRole("dialog", { name: title }, { timeout: 20_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const ofPingo = (canvas: Canvas, user: User) =>
  opened(canvas, user, "Quero renovar!!", "Renovar a assinatura de Pingo");

/** Another tab renews Pingo's subscription. */
function renewElsewhere({ store }: Pick<ReturnType<typeof shopOf>, "store">): void {
  const pingo = store.subscriptions.get("PINGO00001");
  if (pingo) store.subscriptions.put({ ...pingo, renewedInto: "BENTO00002" });
}

/** The cells of the comparison, by row. */
const compared = (dialog: Awaited<ReturnType<typeof opened>>) =>
  within(dialog.getByRole("table", { name: "O que muda com a renovação" }))
    .getAllByRole("rowgroup")
    .slice(1)
    .map(({ textContent }) => textContent);

export const Ended = meta.story({
  name: "Terminada: vê o que muda, paga, e vai para a nova",
  parameters: {
    spec: ["MAN-053", "MAN-195", "MAN-320", "MAN-354", "MAN-022"],
    shop: { ...ended, endsAt: "/plano/B0A012EC1B" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    await expect(compared(dialog)).toEqual([
      "Cobrado hojeNadaR$74,90",
      "Próxima cobrançaNenhumaR$74,90 em 10/04/2026",
      expect.stringMatching(/^Fim do período\d\d\/\d\d\/2026?10\/09\/2026$/),
    ]);
    await expect(store.subscriptions.get("PINGO00001")).not.toHaveProperty("renewedInto");
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    const done = within(await canvas.findByRole("dialog", { name: "Assinatura renovada" }));
    await expect(done.getByRole("status")).toHaveTextContent("Sua assinatura foi renovada!");
    // Only the success is shown (decision 40).
    await expect(done.queryByText("Um erro ocorreu!")).toBeNull();
    const into = store.subscriptions.get("PINGO00001")?.renewedInto;
    await expect(store.charges.get(`${into}-1`)).toMatchObject({ amount: 7_490, paidOn: "2026-03-10" });
    await userEvent.click(done.getByRole("link", { name: "Ver a nova assinatura" }));
    await waitFor(() => expect(address()).toBe(`/plano/${into}`));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura de Pingo" })).toBeVisible();
  },
});

export const InApp = meta.story({
  name: "No aplicativo: renovada, e ainda no aplicativo",
  parameters: { shop: { ...ended, path: `/app${ended.path}`, endsAt: "/app/plano/B0A012EC1B" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ofPingo(canvas, userEvent);
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    const done = within(await canvas.findByRole("dialog", { name: "Assinatura renovada" }));
    await userEvent.click(done.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/plano/B0A012EC1B"));
  },
});

export const LastMonth = meta.story({
  name: "No último mês: nada hoje, e continua depois dele",
  parameters: {
    spec: ["MAN-195", "MAN-205", "MAN-354"],
    shop: { path: "/plano/CAJU000001", scenario: "planos-de-todo-jeito", endsAt: "/plano/1DC11275DA" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    const dialog = await opened(canvas, userEvent, "Quero renovar!!", "Renovar a assinatura do Caju");
    const rows = compared(dialog);
    await expect(rows[0]).toBe("Cobrado hojeNadaNada");
    await expect(rows[1]).toMatch(/^Próxima cobrançaNenhumaR\$\d+,\d\d em 01\/04\/2026$/);
    await expect(rows.at(-1)).toBe("Fim do período01/04/202601/05/2026");
    const charges = store.charges.all().length;
    await userEvent.click(dialog.getByRole("button", { name: "Confirmar a renovação" }));
    const done = within(await canvas.findByRole("dialog", { name: "Assinatura renovada" }));
    await expect(done.getByText(/O novo período começa em 01\/04\/2026/)).toBeVisible();
    // The pressed button is gone, so the title has the focus.
    await waitFor(() => expect(done.getByRole("heading", { name: "Assinatura renovada" })).toHaveFocus());
    await expect(store.charges.all()).toHaveLength(charges);
    await userEvent.click(done.getByRole("button", { name: "Fechar" }));
    // The new subscription opens even if the dialog is closed (decision 40).
    await waitFor(() => expect(address()).toBe(`/plano/${store.subscriptions.get("CAJU000001")?.renewedInto}`));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura do Caju" })).toBeVisible();
    const begins = await canvas.findByText("Começa em", { selector: "dt" });
    await expect(begins.parentElement).toHaveTextContent(/abril de 2026$/);
  },
});

export const Automatic = meta.story({
  name: "Renova-se sozinha: não há nada a fazer",
  parameters: { spec: ["MAN-205", "MAN-207"], shop: { path: "/plano/GOIABA0001", scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Renovar assinatura", "Renovar a assinatura da Goiaba");
    // It only explains, and stands where it stands on every other subscription.
    const buttons = within(canvas.getByRole("region", { name: "Detalhes" })).getAllByRole("button", { hidden: true });
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(["Renovar assinatura", "Cancelar assinatura"]);
    const text = /se renova sozinha em 26 de março de 2026: você não precisa/;
    await expect(dialog.getByRole("note")).toHaveTextContent(text);
    await userEvent.click(dialog.getByRole("button", { name: "Entendi" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    // The page's notice says it, so the button does not repeat it.
    await expect(canvas.getByRole("note")).toHaveTextContent(/se renova sozinha em 26 de março/);
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(dialog.queryByRole("table")).toBeNull();
  },
});

export const Overdue = meta.story({
  name: "Com um pagamento em aberto: a resposta leva a ele",
  parameters: { shop: { path: "/plano/FRIDA00001", scenario: "tres-pets" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Renovar assinatura", "Renovar a assinatura da Frida");
    await expect(dialog.getByRole("note")).toHaveTextContent("Há um pagamento em aberto.");
    await expect(dialog.getByRole("link", { name: "Regularizar pagamento" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/FRIDA00001",
    );
  },
});

export const AlreadyRenewed = meta.story({
  name: "Já renovada em outra aba: nada é cobrado outra vez, e a janela diz por quê",
  parameters: { spec: ["MAN-353"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ofPingo(canvas, userEvent);
    renewElsewhere(shopOf(context));
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    await expect(await dialog.findByRole("note")).toHaveTextContent(/já foi renovada/);
    // The pressed button is gone, so the title has the focus.
    await waitFor(() => expect(dialog.getByRole("heading", { name: "Renovar a assinatura de Pingo" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await expect(await canvas.findByText("Esta assinatura foi renovada")).toBeVisible();
  },
});

export const Unread = meta.story({
  name: "A página não responde: nada é cobrado antes de conferir",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    const button = dialog.getByRole("button", { name: "Renovar e pagar R$74,90" });
    backend.setFaults([{ path: "/plano/:code", kind: "500" }]);
    await userEvent.click(button);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      /^Não deu para conferir os valores agora, e nada foi cobrado\./,
    );
    await expect(store.subscriptions.get("PINGO00001")).not.toHaveProperty("renewedInto");
    backend.setFaults([]);
    await userEvent.click(button);
    await expect(await canvas.findByRole("dialog", { name: "Assinatura renovada" })).toBeVisible();
  },
});

export const AlreadyRenewedUnread = meta.story({
  name: "Já renovada em outra aba, logo depois de conferir: o servidor diz que não",
  parameters: { spec: ["MAN-353"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    const { fetch } = shop.backend;
    spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
      const isRenewal = new URL(request.url).pathname.startsWith("/renovar/");
      if (isRenewal) renewElsewhere(shop);
      return fetch(request);
    });
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/já foi renovada/);
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await expect(await canvas.findByText("Esta assinatura foi renovada")).toBeVisible();
  },
});

export const RenewedUnread = meta.story({
  name: "Renovada, e a página não responde mais: não se renova de novo",
  parameters: { spec: ["MAN-353", "MAN-354"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    const { put } = store.subscriptions;
    // The page is read before the charge, and no longer after it.
    spyOn(store.subscriptions, "put").mockImplementation((subscription) => {
      backend.setFaults([{ path: "/plano/:code", kind: "500" }]);
      put(subscription);
    });
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    const done = within(await canvas.findByRole("dialog", { name: "Assinatura renovada" }));
    const [, close = canvas.getByRole("main")] = done.getAllByRole("button", { name: "Fechar" });
    await userEvent.click(close);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Esta assinatura foi renovada")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Quero renovar!!" })).toBeNull();
  },
});

export const AnotherCard = meta.story({
  name: "O cartão foi trocado no celular: nada é cobrado antes de o novo aparecer aqui",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    const pingo = store.subscriptions.get("PINGO00001");
    if (pingo === undefined) throw new Error("Nobody subscribes.");
    await expect(dialog.getByText(new RegExp(`no cartão final ${pingo.card.lastFour}\\.`))).toBeVisible();
    await expect(dialog.getByText(/dentro do período, a multa é de 10% do valor dos meses que faltam\./)).toBeVisible();
    for (const each of store.subscriptions.all()) {
      if (each.customerCode !== pingo.customerCode) continue;
      store.subscriptions.put({ ...each, card: { ...each.card, firstSix: "555555", lastFour: "4444" } });
    }
    const charges = store.charges.all().length;
    const button = () => dialog.findByRole("button", { name: "Renovar e pagar R$74,90" });
    await userEvent.click(await button());
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "O cartão desta renovação agora é o de final 4444. Nada foi cobrado: confira e, se concordar, confirme de novo.",
    );
    await expect(dialog.getByText(/no cartão final 4444\./)).toBeVisible();
    await expect(store.charges.all()).toHaveLength(charges);
    await expect(store.subscriptions.get("PINGO00001")).not.toHaveProperty("renewedInto");
    await userEvent.click(await button());
    await expect(await canvas.findByRole("dialog", { name: "Assinatura renovada" })).toBeVisible();
  },
});

export const ByBoleto = meta.story({
  name: "Paga com boleto: não fala do cartão guardado",
  parameters: { spec: ["MAN-143"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    await expect(dialog.getByText(/no cartão final \d{4}\./)).toBeVisible();
    const answer = backend.fetch;
    spyOn(backend, "fetch").mockImplementation(async (request) => {
      const response = await answer(request);
      if (response.status !== 200) return response;
      return new Response((await response.text()).replaceAll('"CREDIT_CARD"', '"BOLETO"'), response);
    });
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(dialog.queryByText(/no cartão final/)).toBeNull());
    await expect(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" })).toBeVisible();
  },
});

export const RenewedMeanwhile = meta.story({
  name: "Renovada em outra aba enquanto a janela está aberta: diz isso, e não cobra outra vez",
  parameters: { spec: ["MAN-353"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ofPingo(canvas, userEvent);
    renewElsewhere(shopOf(context));
    // The page reads its data again when the connection returns.
    window.dispatchEvent(new Event("online"));
    await expect(await dialog.findByRole("note")).toHaveTextContent("Esta assinatura já foi renovada");
    await expect(dialog.queryByRole("button", { name: /^Renovar/ })).toBeNull();
    await expect(dialog.getByRole("link", { name: "Ver a nova assinatura" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Não deu: diz por quê, e tenta de novo",
  parameters: { spec: ["MAN-353"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    const dialog = await ofPingo(canvas, userEvent);
    const button = dialog.getByRole("button", { name: "Renovar e pagar R$74,90" });
    for (const [fault, message] of [
      [{ kind: "refused", message: "O cartão <b>não passou</b>." }, "O cartão não passou."],
      [{ kind: "500" }, "Um erro ocorreu!"],
    ] as const) {
      backend.setFaults([{ path: call, ...fault }]);
      await userEvent.click(button);
      await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(message));
    }
    await expect(store.subscriptions.get("PINGO00001")).not.toHaveProperty("renewedInto");
    backend.setFaults([]);
    await userEvent.click(button);
    await expect(await canvas.findByRole("dialog", { name: "Assinatura renovada" })).toBeVisible();
  },
});

export const OpenedAgain = meta.story({
  name: "Fechada depois de uma falha: abre sem ela",
  parameters: { shop: { ...ended, faults: [{ path: call, kind: "refused", message: "Hoje não." }] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ofPingo(canvas, userEvent);
    await userEvent.click(dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
    await dialog.findByText("Hoje não.");
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const again = await ofPingo(canvas, userEvent);
    await expect(again.getByRole("button", { name: "Renovar e pagar R$74,90" })).toBeVisible();
    await expect(again.queryByText("Hoje não.")).toBeNull();
  },
});

export const Phone = LastMonth.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = Refused.extend({ name: "No escuro", globals: { theme: "dark" } });
