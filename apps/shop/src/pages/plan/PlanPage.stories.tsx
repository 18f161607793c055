import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

const everyPlan = (code: string) => ({ path: `/plano/${code}`, scenario: "planos-de-todo-jeito" }) as const;
const bob = { path: "/plano/ATIVA00001", scenario: "assinante" } as const;
const late = { path: "/plano/FRIDA00001", scenario: "tres-pets" } as const;

const meta = preview.meta({
  title: "Telas/Assinaturas/3 Uma assinatura",
  parameters: {
    synonyms: ["subscription details", "detalhes da assinatura"],
    shop: bob,
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole" | "findByText" | "queryByText" | "getByRole">;

const details = (canvas: Canvas) => canvas.findByRole("region", { name: "Detalhes" });

/** The description of a term in the details. */
async function fact(canvas: Canvas, term: string): Promise<HTMLElement | null | undefined> {
  return within(await details(canvas)).queryByText(term, { selector: "dt" })?.parentElement;
}

/** The only notice, by title. */
const notice = async (canvas: Canvas, title: string | RegExp) =>
  (await canvas.findByText(title, { selector: "[role=note] *" })).closest("[role=note]");

/** The history, which is folded on a phone. */
async function history(canvas: Canvas): Promise<HTMLElement> {
  const region = await canvas.findByRole("region", { name: "Histórico" });
  region.querySelector("details")?.setAttribute("open", "");
  return region;
}

/** From now on, the server's replies are changed, and the page reads them at once. */
function answerWith(context: Parameters<typeof shopOf>[0], change: (body: string) => string): void {
  const { backend } = shopOf(context);
  const answer = backend.fetch;
  spyOn(backend, "fetch").mockImplementation(async (request) => {
    const response = await answer(request);
    if (response.status !== 200) return response;
    return new Response(change(await response.text()), response);
  });
  window.dispatchEvent(new Event("online"));
}

export const Annual = meta.story({
  name: "Anual e ativa",
  parameters: { spec: ["MAN-021", "MAN-049", "MAN-050", "MAN-051", "MAN-052", "MAN-155"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura do Bob" })).toBeVisible();
    const trail = within(canvas.getByRole("navigation", { name: "Você está em" })).getAllByRole("link");
    await expect(trail.map(({ textContent }) => textContent)).toEqual([
      ...["Minha conta", "Minhas assinaturas", "Assinaturas de BOX"],
    ]);
    await waitFor(() => expect(document.title).toBe("Assinatura do Bob · PetBox"));
    await expect(await fact(canvas, "Plano")).toHaveTextContent("Essencial Anual");
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Ativa");
    await expect(await fact(canvas, "Valor por mês")).toHaveTextContent(/R\$69,90$/);
    await expect(await fact(canvas, "Frete por BOX")).toBeUndefined();
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent("8 de abril de 2026R$69,90");
    await expect(await fact(canvas, "Forma de pagamento")).toHaveTextContent("Cartão de crédito");
    await expect(await fact(canvas, "Renova-se em")).toHaveTextContent("8 de fevereiro de 2027plano de 12 meses");
    await expect(canvas.queryByRole("note")).toBeNull();
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    await expect(await boxes.findByRole("list", { name: "Andamento do envio" })).toBeVisible();
    await expect(boxes.queryByRole("list", { name: "O que vem agora" })).toBeNull();
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(billing.getByRole("heading", { name: "Entrega do Bob" })).toBeVisible();
    await expect(billing.getByRole("heading", { name: "Endereço de cobrança" })).toBeVisible();
    await expect(billing.getAllByText("Avenida Paulista, 1578 – apto 42")).toHaveLength(2);
    await expect(billing.getByRole("group", { name: /1111/ })).toBeVisible();
    await expect(billing.getByRole("link", { name: "Alterar o cartão" })).toHaveAttribute(
      "href",
      "/dados-cliente?q=cartao",
    );
    await expect(billing.getByRole("link", { name: "Alterar o endereço de entrega" })).toHaveAttribute(
      "href",
      "/dados-cliente?q=entrega",
    );
    const invoices = within(canvas.getByRole("region", { name: "Faturas" })).getAllByRole("listitem");
    await expect(invoices.map(({ textContent }) => textContent)).toEqual([
      "8\u00a0de março de 2026R$69,90Paga",
      "8\u00a0de fevereiro de 2026R$69,90Paga",
    ]);
  },
});

export const ListsSideBySide = meta.story({
  name: "Num computador: as faturas ao lado do histórico",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const boxOf = async (name: string) => (await canvas.findByRole("region", { name })).getBoundingClientRect();
    const [invoices, entries] = [await boxOf("Faturas"), await boxOf("Histórico")];
    await expect(invoices.top).toBe(entries.top);
    await expect(invoices.right).toBeLessThan(entries.left);
  },
});

export const ShortOnAPhone = meta.story({
  name: "No celular: a caixa primeiro, o que é raro dobrado, em no máximo 3.000 px",
  parameters: { shop: { path: "/plano/AMORA00001", scenario: "assinante-ouro" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    await boxes.findByRole("list", { name: "Andamento do envio" });
    canvas.getByRole("contentinfo").scrollIntoView();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3000));
    await expect(
      within(canvas.getByRole("main"))
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Suas caixas", "Detalhes", "Entrega e cobrança", "Faturas", "Histórico"]);
    const invoices = canvas.getByRole("region", { name: "Faturas" });
    const [invoice = invoices] = within(invoices).getAllByRole("listitem", { hidden: true });
    await expect(invoice).not.toBeVisible();
    await userEvent.click(within(invoices).getByText("Faturas"));
    await expect(invoice).toBeVisible();
  },
});

export const ByContract = meta.story({
  name: "Pelo contrato, no aplicativo, e só o primeiro de três cartões",
  parameters: {
    spec: ["MAN-021", "MAN-052"],
    shop: { path: "/app/plano/CTR-PIPOCA0007", scenario: "cartao-vencendo", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura da Pipoca" })).toBeVisible();
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(
      billing.getAllByRole("group", { name: /final/ }).map((card) => card.getAttribute("aria-label")),
    ).toEqual([expect.stringContaining("1111")]);
    await expect(billing.getByRole("link", { name: "Alterar o cartão" })).toHaveAttribute(
      "href",
      "/app/dados-cliente?q=cartao",
    );
  },
});

export const Monthly = meta.story({
  name: "Mensal e ativa",
  parameters: { shop: everyPlan("GOIABA0001") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura da Goiaba" })).toBeVisible();
    await expect(await fact(canvas, "Plano")).toHaveTextContent("Essencial Mensal");
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent("26 de março de 2026R$79,90");
    await expect(await fact(canvas, "Renova-se em")).toHaveTextContent("plano de 1 mês");
    const next = within(within(await history(canvas)).getByRole("list", { name: "O que vem" }));
    await expect(next.getByText("Renovação automática")).toBeVisible();
  },
});

export const Overdue = meta.story({
  name: "Semestral e em atraso",
  parameters: { spec: ["MAN-048", "MAN-197", "MAN-200", "MAN-201"], shop: late },
  play: async ({ canvas }) => {
    await expect(await notice(canvas, "Pagamento em atraso")).toHaveTextContent(
      /R\$[\d,]+ em aberto desde 5 de março\. A cobrança não foi paga, e as próximas caixas esperam por ela/,
    );
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Em atraso");
    await expect(await fact(canvas, "Próxima cobrança")).toBeUndefined();
    await expect(canvas.queryByText("Esta assinatura foi renovada")).toBeNull();
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    // One debt: one notice, one badge, one button; its charge is dated by its due date.
    await expect(await boxes.findByRole("heading", { level: 3, name: "Frida" })).toBeVisible();
    await expect(canvas.getAllByText("Pagamento em atraso")).toHaveLength(1);
    await expect(boxes.queryByText("Ops, Falha na cobrança")).toBeNull();
    await expect(boxes.getByRole("list", { name: "Andamento do envio" })).toHaveTextContent(
      /^Cobrança, concluída5 de março de 2026Pagamento recusado/,
    );
    await expect(within(await history(canvas)).getAllByText(/recusada pelo cartão/)[0]).toBeVisible();
    const next = within(within(await history(canvas)).getByRole("list", { name: "O que vem" }));
    await expect(next.getByText(/^Nova tentativa de cobrança de R\$[\d,]+ no cartão final \d{4}$/)).toBeVisible();
  },
});

export const Resolved = meta.story({
  name: "Quero regularizar abre a janela, e fechar volta ao botão",
  parameters: { spec: ["MAN-053", "MAN-197", "MAN-198"], shop: late },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Quero regularizar" });
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.click(button);
    const dialog = await canvas.findByRole("dialog", { name: /^Regularizar pagamento/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ResolvedWithStoredCard = meta.story({
  name: "Quero regularizar com o cartão guardado: o que ainda seria tentado",
  parameters: { spec: ["MAN-053"], shop: late },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Quero regularizar" });
    await userEvent.click(button);
    const dialog = await canvas.findByRole("dialog", { name: "Regularizar pagamento da Frida" });
    const [stored = dialog] = await within(dialog).findAllByRole("radio", { name: /final/ });
    await userEvent.click(stored);
    const next = within(dialog).getByRole("rowheader", { name: "Próxima cobrança" }).closest("tbody");
    await expect(next).toHaveTextContent(/Nova tentativa de R\$[\d,]+ em 12\/03\/2026/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const BoxesFailed = meta.story({
  name: "As caixas não vieram, e o resto da página está lá",
  parameters: {
    spec: ["MAN-050"],
    shop: { ...bob, faults: [{ path: "/client/shipments-flow/{subscription}", kind: "500" }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await fact(canvas, "Plano")).toHaveTextContent("Essencial Anual");
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    const retry = await boxes.findByRole("button", { name: "Tentar de novo" });
    shopOf(context).backend.setFaults([]);
    await userEvent.click(retry);
    await expect(await boxes.findByRole("list", { name: "Andamento do envio" })).toBeVisible();
  },
});

export const Canceled = meta.story({
  name: "Cancelada, e sem nenhum cartão",
  parameters: {
    spec: ["MAN-196", "MAN-200", "MAN-201"],
    shop: { path: "/plano/LOLA000001", scenario: "quem-saiu" },
  },
  play: async ({ canvas }) => {
    const ended = await notice(canvas, /^Esta assinatura terminou em \d+º? de [a-zç]+\.$/);
    await expect(ended).toHaveAttribute("data-tone", "danger");
    // No box is on its way.
    await expect(ended).not.toHaveTextContent("ainda chegam");
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    await expect(await boxes.findByRole("link", { name: "Assinar de novo" })).toHaveAttribute(
      "href",
      "/assine?pet=cachorro",
    );
    await expect(boxes.queryByText(/^Esta assinatura foi cancelada/)).toBeNull();
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Cancelada");
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent("Nenhuma: nada mais será cobrado");
    await expect(canvas.getByText("Nenhum cartão guardado.")).toBeVisible();
    // A card would pay nothing.
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(billing.queryByRole("link")).toBeNull();
    const past = within(within(await history(canvas)).getByRole("list", { name: "O que já foi" }));
    await expect(past.getByText("Pedido de cancelamento")).toBeVisible();
    await expect(past.getByText("Multa de R$48,93 paga")).toBeVisible();
    const [last] = within(canvas.getByRole("region", { name: "Faturas" })).getAllByRole("listitem");
    await expect(last).toHaveTextContent(/^Multa, .* de \d{4}R\$48,93Paga$/);
  },
});

export const PenaltyDue = meta.story({
  name: "Cancelada, e a multa não passou no cartão: pode ser paga",
  parameters: {
    shop: { path: "/assinaturas/box", scenario: "planos-de-todo-jeito", endsAt: "/plano/UMBU000001" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass } = shopOf(context);
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*UMBU000001/ });
    const umbu = store.subscriptions.get("UMBU000001");
    if (umbu) store.subscriptions.put({ ...umbu, card: { ...umbu.card, firstSix: "400000", lastFour: "0002" } });
    pass(24 * 60 * 60 * 1_000);
    await userEvent.click(link);
    const message = await notice(canvas, "Assinatura cancelada");
    await expect(message).toHaveTextContent("Multa de R$17,98 em aberto desde 11 de março. Ela não foi paga");
    await expect(canvas.getByRole("link", { name: "Pagar a multa" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/UMBU000001",
    );
  },
});

export const Leaving = meta.story({
  name: "Com o cancelamento pedido: a multa que vem, e quando termina",
  parameters: { spec: ["MAN-142", "MAN-394"], shop: everyPlan("UMBU000001") },
  play: async ({ canvas }) => {
    await expect(await fact(canvas, "Situação")).toHaveTextContent(/^SituaçãoCancelamento em análise$/);
    const asked = await notice(
      canvas,
      "O cancelamento foi pedido e vale a partir de 11 de março, com multa de R$17,98.",
    );
    await expect(asked).toHaveTextContent(/A última cobrança foi a de 24 de fevereiro, de R\$119,45\. A última caixa/);
    await expect(canvas.getByRole("link", { name: /^Falar com a gente para manter a assinatura/ })).toBeVisible();
    // The card still pays the penalty, but the account refuses a new address.
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(billing.getByRole("link", { name: "Alterar o cartão" })).toBeVisible();
    await expect(billing.queryByRole("link", { name: "Alterar o endereço de entrega" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^(Renovar|Cancelar) assinatura$/ })).toBeNull();
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent(
      "11 de março de 2026Multa de R$17,98 pelo cancelamento",
    );
    await expect(await fact(canvas, "Termina em")).toHaveTextContent("11 de março de 2026");
    const next = within(within(await history(canvas)).getByRole("list", { name: "O que vem" }));
    await expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Multa de R$17,98 pelo cancelamento11\u00a0de março de 2026",
      "Fim da assinatura, sem renovação11\u00a0de março de 2026",
    ]);
  },
});

export const OwnCard = meta.story({
  name: "De quem tem dois cartões: o que é cobrado por esta assinatura",
  parameters: { spec: ["MAN-052"], shop: { path: "/plano/AMEIX00060", scenario: "casa-cheia" } },
  play: async ({ canvas }) => {
    const next = within(within(await history(canvas)).getByRole("list", { name: "O que vem" }));
    await expect(next.getByText(/no cartão final 0002$/)).toBeVisible();
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(
      billing.getAllByRole("group", { name: /final/ }).map((card) => card.getAttribute("aria-label")),
    ).toEqual([expect.stringContaining("0002")]);
  },
});

export const OverdueByDate = meta.story({
  name: "Só a data mostra o atraso: dá para regularizar, e nenhuma cobrança passada é a próxima",
  parameters: { spec: ["SUB-157"] },
  play: async (context) => {
    const { canvas } = context;
    await expect(await fact(canvas, "Próxima cobrança")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Quero regularizar" })).toBeNull();
    const yesterday = '"next_invoice_date":{"day":"09","month":"03","year":"2026"}';
    // The documents do not have our "attention".
    answerWith(context, (body) =>
      body.replaceAll('"attention"', '"unknown_field"').replaceAll(/"next_invoice_date":\{[^}]*\}/g, yesterday),
    );
    await expect(await canvas.findByRole("button", { name: "Quero regularizar" })).toBeVisible();
    await expect(await fact(canvas, "Próxima cobrança")).toBeUndefined();
  },
});

export const RenewedUnnamed = meta.story({
  name: "Renovada, mas o servidor não diz em qual: as caixas continuam aqui",
  parameters: { spec: ["MAN-022"] },
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    await expect(await canvas.findByRole("region", { name: "Suas caixas" })).toBeVisible();
    const before = store.subscriptions.get("ATIVA00001");
    if (before) store.subscriptions.put({ ...before, endedOn: civilDate(2026, 3, 8), renewedInto: "NOVA000001" });
    answerWith(context, (body) => body.replaceAll('"renovada_code"', '"unknown_field"'));
    await expect(await notice(canvas, "Esta assinatura foi renovada")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Ver a nova assinatura" })).toBeNull();
    await expect(canvas.getByRole("region", { name: "Suas caixas" })).toBeVisible();
  },
});

export const Renewed = meta.story({
  name: "Renovada: a nova está a um toque",
  parameters: {
    spec: ["MAN-022", "MAN-194", "MAN-201"],
    shop: { path: "/plano/ATIVA00001", endsAt: "/plano/F76CC08D91", scenario: "assinante-de-um-ano" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const next = shop.store.subscriptions.all().find(({ renewedFrom }) => renewedFrom === "ATIVA00001")?.code;
    await expect(await notice(canvas, "Esta assinatura foi renovada")).toBeVisible();
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Expirada");
    // Its boxes are shown on the new subscription's page.
    await expect(canvas.queryByRole("region", { name: "Suas caixas" })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Ver a nova assinatura" }));
    await waitFor(() => expect(shop.address()).toBe(`/plano/${next}`));
    await waitFor(async () => expect(await fact(canvas, "Situação")).toHaveTextContent("Ativa"));
    await expect(canvas.queryByText("Esta assinatura foi renovada")).toBeNull();
    await expect(within(await history(canvas)).getByRole("link", { name: "Ver a anterior" })).toHaveAttribute(
      "href",
      "/plano/ATIVA00001",
    );
  },
});

export const Expired = meta.story({
  name: "Expirada, com a renovação desligada, de um pet sem sexo",
  parameters: {
    spec: ["MAN-195", "MAN-199", "MAN-156"],
    shop: { path: "/plano/PINGO00001", scenario: "tres-pets" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura de Pingo" })).toBeVisible();
    const ended = await notice(canvas, /^Esta assinatura terminou em \d+º? de [a-zç]+\.$/);
    await expect(ended).toHaveTextContent(/nenhuma outra caixa sai/);
    await expect(ended).not.toHaveTextContent("já foram pagas");
    // The notice tells the end and leads back, once.
    await expect(await canvas.findByRole("link", { name: "Ver as caixas recebidas" })).toBeVisible();
    await expect(canvas.getAllByText(/^Esta assinatura terminou/)).toHaveLength(1);
    await expect(canvas.queryByRole("link", { name: "Quero renovar!!" })).toBeNull();
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Expirada");
    await expect(canvas.queryByText("Assinatura cancelada", { selector: "[role=note] *" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Renovar assinatura" })).toBeNull();
  },
});

export const LastMonth = meta.story({
  name: "Ativa, sem próxima cobrança",
  parameters: { spec: ["MAN-142", "MAN-195"], shop: everyPlan("CAJU000001") },
  play: async ({ canvas }) => {
    await expect(await notice(canvas, "A renovação automática está desligada")).toBeVisible();
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Ativa");
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent("Nenhuma: nada mais será cobrado");
    const next = within(within(await history(canvas)).getByRole("list", { name: "O que vem" }));
    await expect(next.getByText("Fim da assinatura, sem renovação")).toBeVisible();
  },
});

export const Suspended = meta.story({
  name: "Suspensa: o aviso fica até ser fechado",
  parameters: { spec: ["MAN-193", "MAN-200"], shop: everyPlan("PITANGA001") },
  play: async ({ canvas, userEvent }) => {
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Suspensa");
    await expect(await fact(canvas, "Período até")).toHaveTextContent("plano de 12 meses");
    await expect(within(await history(canvas)).queryByText("Renovação automática")).toBeNull();
    const toasts = await canvas.findByRole("status", { name: "Avisos" });
    await waitFor(() => expect(within(toasts).getByText("Assinatura suspensa")).toBeVisible());
    await userEvent.click(within(toasts).getByRole("button", { name: "Fechar aviso" }));
    await expect(within(toasts).queryByText("Assinatura suspensa")).toBeNull();
  },
});

export const SuspendedResolved = meta.story({
  name: "Suspensa: quero regularizar",
  parameters: { spec: ["MAN-198"], shop: everyPlan("PITANGA001") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Quero regularizar" }));
    const dialog = await canvas.findByRole("dialog", { name: /^Regularizar pagamento/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await within(dialog).findByText(/está em aberto/)).toBeVisible();
  },
});

export const SuspendedWaiting = meta.story({
  name: "Suspensa, com um boleto a caminho: vê o boleto, e ninguém pede para pagar de novo",
  parameters: {
    spec: ["MAN-198"],
    shop: { ...everyPlan("PITANGA001"), path: "/assinaturas/box", endsAt: "/plano/PITANGA001" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { charges, paymentRequests } = shopOf(context).store;
    const [boleto] = paymentRequests.all();
    if (boleto === undefined) throw new Error("There is no boleto.");
    const owed = charges.all().filter((each) => each.subscriptionCode === "PITANGA001" && each.paidOn === undefined);
    const id = "boletodapitanga";
    paymentRequests.put({ ...boleto, id, subscriptionCode: "PITANGA001", chargeIds: owed.map((each) => each.id) });
    await userEvent.click(await canvas.findByRole("link", { name: /^Ver assinatura \(Pitanga/ }));
    await expect(await canvas.findByRole("link", { name: "Ver o boleto" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/PITANGA001",
    );
    await expect(canvas.queryByRole("button", { name: "Quero regularizar" })).toBeNull();
  },
});

export const WithExtraItem = meta.story({
  name: "Com item extra: qual é, quanto custa e onde sair dele, enquanto dá",
  parameters: { spec: ["MAN-049"], shop: { path: "/plano/FUBA000001", scenario: "item-extra" } },
  play: async ({ canvas }) => {
    const item = await fact(canvas, "Item extra");
    if (!item) throw new Error("The item is missing.");
    await expect(item).toHaveTextContent(/^Item extraPetisco extraR\$7,90 por mês/);
    await expect(within(item).getByRole("link", { name: /^Retirar o item até \d{2}\/\d{2}\/2026$/ })).toHaveAttribute(
      "href",
      "/subscription-trail/FUBA000001",
    );
  },
});

export const LeavingInDebt = meta.story({
  name: "Em atraso e com o cancelamento pedido: um aviso diz que o mês em aberto termina com ele",
  parameters: {
    spec: ["MAN-210"],
    shop: { path: "/assinaturas/box", scenario: "tres-pets", endsAt: "/plano/FRIDA00001" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { subscriptions } = shopOf(context).store;
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*FRIDA00001/ });
    const owed = subscriptions.get("FRIDA00001");
    if (owed) subscriptions.put({ ...owed, cancelAskedOn: civilDate(2026, 3, 10) });
    await userEvent.click(link);
    const told = await notice(canvas, "Pagamento em atraso");
    await expect(told).toHaveTextContent(
      /R\$[\d,]+ em aberto desde .*O cancelamento foi pedido e vale a partir de 11 de março\. Sem pagamento até lá, esse valor não é mais cobrado/,
    );
    await expect(told).not.toHaveTextContent("próximas caixas esperam");
    await expect(canvas.getAllByText(/O cancelamento foi pedido/)).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "Quero regularizar" })).toBeEnabled();
    await userEvent.click(await canvas.findByRole("button", { name: "Ver o pedido" }));
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog).toHaveTextContent("Seu pedido de cancelamento está em andamento");
  },
});

export const RenewalCanceled = meta.story({
  name: "A renovação feita antes foi cancelada: nada mais a cancelar, e a página diz por quê",
  parameters: {
    spec: ["MAN-205"],
    shop: { path: "/assinaturas/box", scenario: "assinante", endsAt: "/plano/ATIVA00001" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { subscriptions } = shopOf(context).store;
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*ATIVA00001/ });
    const bob = subscriptions.get("ATIVA00001");
    const begins = civilDate(2026, 4, 8);
    if (bob) {
      const monthly = { ...bob, planTag: "SP_mensal", renewalOff: true };
      subscriptions.put({ ...monthly, endedOn: begins, renewedInto: "NOVA000001" });
      const left = { cancelAskedOn: civilDate(2026, 3, 9), endedOn: civilDate(2026, 3, 10) };
      subscriptions.put({ ...monthly, code: "NOVA000001", startedOn: begins, renewedFrom: bob.code, ...left });
    }
    await userEvent.click(link);
    const told = await canvas.findByText("A renovação desta assinatura já foi cancelada: nada mais será cobrado.");
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Quero renovar!!" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull();
  },
});

export const LeavingWithExtraItem = meta.story({
  name: "Com item extra e o cancelamento pedido: retirar muda só a multa",
  parameters: { shop: { path: "/assinaturas/box", scenario: "item-extra", endsAt: "/plano/FUBA000001" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { subscriptions } = shopOf(context).store;
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*FUBA000001/ });
    const fuba = subscriptions.get("FUBA000001");
    if (fuba) subscriptions.put({ ...fuba, cancelAskedOn: civilDate(2026, 3, 10) });
    await userEvent.click(link);
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent(/Multa de R\$[\d,]+ pelo cancelamento/);
    const item = await fact(canvas, "Item extra");
    if (!item) throw new Error("The item is missing.");
    await expect(within(item).getByRole("link")).toHaveTextContent(/^Retirar o item e diminuir a multa$/);
  },
});

export const WithChargedExtraItem = meta.story({
  name: "Com item extra que já foi cobrado: sem caminho de volta",
  parameters: { shop: { path: "/plano/FAROFA0001", scenario: "item-extra" } },
  play: async ({ canvas }) => {
    const item = await fact(canvas, "Item extra");
    if (!item) throw new Error("The item is missing.");
    await expect(item).toHaveTextContent(/^Item extraBrinquedo extraR\$19,90 por mês$/);
    await expect(within(item).queryByRole("link")).toBeNull();
  },
});

export const UnconfirmedBoleto = meta.story({
  name: "Boleto a pagar: uma vez, com o vencimento",
  parameters: { spec: ["MAN-153", "MAN-154"], shop: everyPlan("SERIGUELA1") },
  play: async ({ canvas }) => {
    await expect(await notice(canvas, "Falta pagar o boleto de R$69,90; ele vence em 12 de março.")).toBeVisible();
    await canvas.findByRole("list", { name: "Andamento do envio" });
    await expect(canvas.getAllByText(/boleto de R\$69,90/)).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Ver o boleto" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/SERIGUELA1",
    );
    await expect(document.querySelectorAll("a[href$='/resolver/SERIGUELA1']")).toHaveLength(1);
    await expect(canvas.queryByText("Pagamento recusado")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Quero regularizar" })).toBeNull();
    await expect(canvas.queryByText("Ops, Falha na cobrança")).toBeNull();
    // The boleto pays the open charge only.
    await expect(await fact(canvas, "Forma de pagamento")).toHaveTextContent("Cartão de crédito");
    await expect(await fact(canvas, "Situação")).toHaveTextContent(/^SituaçãoAguardando pagamento$/);
    const [first] = within(canvas.getByRole("region", { name: "Faturas" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent("Falta pagar");
  },
});

export const HistoryByKind = meta.story({
  name: "O histórico: por tipo, dobrado, e no papel",
  parameters: { shop: everyPlan("UMBU000001") },
  play: async ({ canvas, userEvent }) => {
    const region = within(await history(canvas));
    const shown = (list: string) =>
      within(region.getByRole("list", { name: list }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent ?? "");
    const next = shown("O que vem");
    await expect(next.at(-1)).toMatch(/^Fim da assinatura, sem renovação11\u00a0de março de 2026$/);
    await expect(shown("O que já foi")[0]).toBe("Pedido de cancelamento10\u00a0de março de 2026");
    await expect(shown("O que já foi")).toHaveLength(8);
    await userEvent.click(region.getByRole("button", { name: /^Ver mais \d+ \(O que já foi\)$/ }));
    const past = region.getByRole("list", { name: "O que já foi" });
    await expect(past).toHaveFocus();
    await expect(shown("O que já foi").at(-1)).toMatch(/^Começo da assinatura/);
    await userEvent.click(region.getByRole("tab", { name: "Mudanças" }));
    await expect(shown("O que já foi")).toEqual([
      expect.stringMatching(/^Endereço de entrega alterado para Manaus18\u00a0de janeiro de 2026$/),
    ]);
    await userEvent.click(region.getByRole("tab", { name: "Cobranças" }));
    await expect(shown("O que já foi").every((line) => line.startsWith("Cobrança"))).toBe(true);
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(region.getByRole("button", { name: "Imprimir" }));
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  },
});

export const CancelAsked = meta.story({
  name: "Com pedido de cancelamento, entregue em Manaus",
  parameters: { shop: everyPlan("UMBU000001") },
  play: async ({ canvas }) => {
    await expect(await fact(canvas, "Situação")).toHaveTextContent(/^SituaçãoCancelamento em análise$/);
    const billing = within(await canvas.findByRole("region", { name: "Entrega e cobrança" }));
    await expect(billing.getByText("Manaus – AM")).toBeVisible();
    await expect(await fact(canvas, "Valor por mês")).toHaveTextContent("R$89,90sem o frete");
    await expect(await fact(canvas, "Frete por BOX")).toHaveTextContent("R$29,55");
  },
});

export const LongNames = meta.story({
  name: "Nomes longos",
  parameters: { shop: { path: "/plano/BARTO00001", scenario: "caixas-incomuns" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const name = "Assinatura do Maximiliano Bartolomeu Terceiro";
    await expect(await canvas.findByRole("heading", { level: 1, name })).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Andamento do envio" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NothingThere = meta.story({
  name: "De outra pessoa, ou de ninguém",
  parameters: { spec: ["MAN-054"], shop: { path: "/plano/ATIVA00001", scenario: "tres-pets" } },
  play: async ({ canvas }) => {
    const text = "Ops! Não conseguimos encontrar esta assinatura, houve um erro no código.";
    await expect(await canvas.findByRole("heading", { name: text })).toBeVisible();
    await expect(canvas.getByText("Confira o endereço, ou escolha entre as suas assinaturas.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Assinatura não encontrada · PetBox"));
    await expect(canvas.getByRole("link", { name: "Ver suas assinaturas" })).toHaveAttribute(
      "href",
      "/assinaturas/box",
    );
  },
});

export const NotBegun = meta.story({
  name: "Ainda não começou: o que o servidor diz dela, e o que foi pedido",
  parameters: { spec: ["MAN-054"], shop: everyPlan("ACEROLA001") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinatura da Acerola" })).toBeVisible();
    await expect(await notice(canvas, "Pagamento em análise")).toHaveTextContent(
      /O primeiro pagamento está em análise no banco\./,
    );
    await expect(await fact(canvas, "Situação")).toHaveTextContent("Pagamento em análise");
    await expect(await fact(canvas, "Valor por mês")).toHaveTextContent(/R\$[\d,]+/);
    await expect(canvas.getByRole("heading", { level: 2, name: "Entrega da Acerola" })).toBeVisible();
    await expect(canvas.queryByText(/Confira o endereço/)).toBeNull();
    await waitFor(() => expect(document.title).toBe("Assinatura da Acerola · PetBox"));
  },
});

export const BegunMeanwhile = meta.story({
  name: "O banco aprova com a página aberta: ela mostra a assinatura",
  parameters: { shop: everyPlan("ACEROLA001") },
  play: async (context) => {
    const { canvas } = context;
    await notice(canvas, "Pagamento em análise");
    const shop = shopOf(context);
    const begun = shop.store.subscriptions.get("ACEROLA001");
    if (begun === undefined) throw new Error("Acerola has no subscription.");
    shop.store.subscriptions.put({ ...begun, outcome: { result: "PAID", at: begun.createdAt } });
    shop.pass(0);
    await waitFor(async () => expect(await fact(canvas, "Situação")).toHaveTextContent("Ativa"));
    await expect(canvas.getByText("O primeiro pagamento foi aprovado, e a assinatura começou.")).toHaveRole("status");
  },
});

export const FreeFreight = meta.story({
  name: "Com um crédito na próxima cobrança e frete grátis: nada de frete",
  parameters: { shop: { path: "/plano/CHICO00032", scenario: "caixa-abortada" } },
  play: async ({ canvas }) => {
    await expect(await fact(canvas, "Valor por mês")).toHaveTextContent(/R\$89,90$/);
    await expect(await fact(canvas, "Próxima cobrança")).toHaveTextContent(/Nada a pagar: seu crédito cobre o mês$/);
  },
});

export const Slow = meta.story({
  name: "Ainda a caminho",
  parameters: { shop: { ...bob, latency: 600_000 } },
  play: showsSkeleton("Assinatura", async (canvas) => {
    await expect(canvas.queryByRole("region", { name: "Detalhes" })).toBeNull();
  }),
});

export const StillOnAPhone = meta.story({
  name: "No celular: as etapas da caixa chegam ao lugar guardado",
  globals: { viewport: { value: "phone" } },
  parameters: { shop: { path: "/plano/AMORA00001", scenario: "assinante-ouro", latency: 300 } },
  play: async ({ canvas }) => {
    const boxes = await canvas.findByRole("region", { name: "Suas caixas" });
    const top = () => boxes.querySelector("ol")?.getBoundingClientRect().top ?? Number.NaN;
    await expect(within(boxes).getByText("Carregando suas caixas")).toBeInTheDocument();
    const before = top();
    await expect(await within(boxes).findByRole("heading", { level: 3, name: "Amora" })).toBeVisible();
    // Shorter moves are no layout shift.
    await expect(Math.abs(top() - before)).toBeLessThan(3);
  },
});

export const NameArrives = meta.story({
  name: "No celular: o nome chega, e nada sai do lugar",
  globals: { viewport: { value: "phone" } },
  parameters: { shop: { path: "/plano/BENTO00002", scenario: "tres-pets", latency: 300 } },
  play: async ({ canvas }) => {
    const loading = await waitFor(() => {
      const place = document.querySelector("main [aria-busy]");
      expect(place).not.toBeNull();
      return place?.getBoundingClientRect().top ?? Number.NaN;
    });
    const boxes = await canvas.findByRole("region", { name: "Suas caixas" });
    await expect(Math.abs(boxes.getBoundingClientRect().top - loading)).toBeLessThan(3);
    const title = canvas.getByRole("heading", { level: 1 });
    const sizes = [title, ...title.querySelectorAll("*")].map((each) => getComputedStyle(each).fontSize);
    await expect(new Set(sizes).size).toBe(1);
  },
});

export const DetailsAfterTheBoxes = meta.story({
  name: "Os detalhes esperam pelas caixas, e não saem do lugar",
  parameters: { shop: { path: "/plano/BENTO00002", scenario: "tres-pets", latency: 300 } },
  play: async ({ canvas }) => {
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    await expect(boxes.getByText("Carregando suas caixas")).toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: "Detalhes" })).toBeNull();
    await expect(await boxes.findByRole("heading", { level: 3, name: "Bento" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Detalhes" })).toBeVisible();
  },
});

export const DetailsWithoutTheBoxes = meta.story({
  name: "As caixas demoram: os detalhes aparecem sem elas",
  parameters: { shop: { ...bob, faults: [{ path: "/client/shipments-flow/{subscription}", kind: "timeout" }] } },
  play: async ({ canvas }) => {
    const boxes = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    await expect(await canvas.findByRole("region", { name: "Detalhes" })).toBeVisible();
    await expect(boxes.getByText("Carregando suas caixas")).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: "Não veio, e veio na segunda vez",
  parameters: { shop: { ...bob, faults: [{ path: "/plano/:code", kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await fact(canvas, "Plano")).toHaveTextContent("Essencial Anual");
  },
});

export const OnADarkPhone = Overdue.extend({
  name: "No celular, no escuro",
  globals: { theme: "dark", viewport: { value: "phone" } },
});
