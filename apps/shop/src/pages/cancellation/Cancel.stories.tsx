import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cancelReasons } from "@petbox/domain/cancellation/cancelRequest";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, type userEvent, waitFor, within } from "storybook/test";

const path = "/plano/ATIVA00001";
const call = "/plano/cancel/{code}";
const send = "Enviar pedido de cancelamento";
const reasonMissing = "É necessário selecionar um motivo de cancelamento!";

const meta = preview.meta({
  title: "Telas/Assinaturas/8 Cancelar",
  parameters: {
    synonyms: ["cancellation", "churn", "cancelamento"],
    shop: { path, scenario: "assinante" },
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;
type User = Pick<typeof userEvent, "click">;

/** Opens the dialog from the subscription's page. */
async function opened(
  canvas: Canvas,
  user: User,
  title = "Cancelar a assinatura do Bob",
  button = "Cancelar assinatura",
) {
  await user.click(await canvas.findByRole("button", { name: button }, { timeout: 20_000 }));
  const dialog = await canvas.findByRole("dialog", { name: title }, { timeout: 20_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type StoryContext = Parameters<typeof shopOf>[0] & { readonly canvas: Canvas; readonly userEvent: User };

/** Changes Bob's subscription on the server, and opens the dialog from the list. */
async function openedAfter(context: StoryContext, change: object) {
  const { canvas, userEvent } = context;
  const { store } = shopOf(context);
  const details = await canvas.findByRole("link", { name: /^Ver assinatura.*Bob/ }, { timeout: 20_000 });
  const bob = store.subscriptions.get("ATIVA00001");
  if (bob) store.subscriptions.put({ ...bob, ...change });
  await userEvent.click(details);
  return opened(canvas, userEvent);
}

type Dialog = Awaited<ReturnType<typeof opened>>;

const press = async (dialog: Dialog, user: User, name: string) =>
  user.click(await dialog.findByRole("button", { name }));

/** Opens the dialog, up to the reasons. */
async function asking(canvas: Canvas, user: User) {
  const dialog = await opened(canvas, user);
  await press(dialog, user, "Quero solicitar cancelamento");
  return dialog;
}

/** The current and the future value of a row in the table. */
function changeOf(dialog: Dialog, name: string): readonly (string | null)[] {
  const table = within(dialog.getByRole("table", { name: "Datas e valores" }));
  const cells = table.getByRole("rowheader", { name }).closest("tbody")?.querySelectorAll("td") ?? [];
  return [...cells].map(({ textContent }) => textContent);
}

/** The value of a row in the terms. */
const fact = (dialog: Dialog, name: string) => dialog.getByText(name, { selector: "dt" }).nextElementSibling;

export const Sent = meta.story({
  name: "O caminho inteiro, em quatro toques",
  parameters: {
    spec: [
      "MAN-053",
      "MAN-205",
      "MAN-207",
      "MAN-208",
      "MAN-209",
      "MAN-253",
      "MAN-321",
      "MAN-356",
      "MAN-394",
      "MAN-397",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address, pageReads } = shopOf(context);
    let presses = 0;
    const counting: User = {
      click: async (element) => {
        presses += 1;
        await userEvent.click(element);
      },
    };
    const dialog = await opened(canvas, counting);
    // Today, the next charge and the end. The reply comes tomorrow, a Wednesday.
    await expect(changeOf(dialog, "Cobrado hoje")).toEqual(["Nada", "Nada"]);
    await expect(changeOf(dialog, "Próxima cobrança")).toEqual([
      "R$69,90 em 08/04/2026",
      "Só a multa: R$69,90 em 11/03/2026",
    ]);
    await expect(changeOf(dialog, "Fim do período")).toEqual([
      "08/02/2027, com renovação automática",
      "11/03/2026. O que já foi pago vale até 07/04/2026",
    ]);
    // 10% of the remaining ten months at R$69,90.
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent(
      "R$69,90: 10% do valor dos 10 meses que faltam.",
    );
    await expect(fact(dialog, "Suas caixas")).toHaveTextContent("vale até 7 de abril de 2026");
    // The first box arrived on 12 February.
    await expect(dialog.queryByText("Mudou de ideia logo?")).toBeNull();
    await expect(fact(dialog, "Seu nível e seus cupons")).toHaveTextContent(
      /^O seu nível e o cupom dele continuam seus; .* enquanto você tiver uma assinatura de caixa ativa\.$/,
    );
    await expect(fact(dialog, "Resposta")).toHaveTextContent(
      "Por e-mail, em até 1 dia útil. Só então a multa é cobrada, na forma de pagamento desta assinatura.",
    );
    await expect(dialog.getByText(/no último mês e depois do fim, não há multa\. Cada renovação começa/)).toBeVisible();
    const months = within(dialog.getByRole("table", { name: "Mês a mês" }));
    await expect(months.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Pedindo no mêsPago atéMulta",
      "2 (agora)07/04/2026R$69,90",
      ...["307/05/2026R$62,91", "407/06/2026R$55,92", "507/07/2026R$48,93", "607/08/2026R$41,94"],
      ...["707/09/2026R$34,95", "807/10/2026R$27,96", "907/11/2026R$20,97", "1007/12/2026R$13,98"],
      ...["1107/01/2027R$6,99", "1207/02/2027Nada"],
    ]);
    await press(dialog, counting, "Quero solicitar cancelamento");
    const question = dialog.getByRole("heading", { name: "Por que você quer cancelar?" });
    await waitFor(() => expect(question).toHaveFocus());
    await counting.click(dialog.getByRole("radio", { name: "Me mudei" }));
    const readsBefore = pageReads();
    await press(dialog, counting, send);
    await waitFor(() => expect(pageReads()).toBeGreaterThan(readsBefore));
    const notices = await canvas.findByRole("status", { name: "Avisos" });
    await waitFor(() => expect(within(notices).getByText("Sucesso")).toBeVisible());
    await expect(within(notices).getByText(/resposta chega por e-mail em até 1 dia útil/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(presses).toBe(4);
    // The same page shows the request.
    await expect(address()).toBe(path);
    await waitFor(() => expect(canvas.getByText("Cancelamento em análise")).toBeVisible());
    // The notice stands far above the pressed button.
    const asked = canvas.getByText(/^O cancelamento foi pedido e vale/).closest("[role=note]");
    await waitFor(() => expect(asked).toHaveFocus());
    await expect(asked?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(asked?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(store.subscriptions.get("ATIVA00001")).toHaveProperty("cancelAskedOn");
    await expect(store.cancelRequests.get("ATIVA00001")).toMatchObject({ reason: "Me mudei", description: "" });
  },
});

export const Reasons = meta.story({
  name: "Os dez motivos, e o botão que espera por um",
  parameters: {
    spec: [
      ...["MAN-170", "MAN-171", "MAN-172", "MAN-173", "MAN-174", "MAN-175", "MAN-176", "MAN-177", "MAN-178", "MAN-179"],
      ...["MAN-250", "MAN-251", "MAN-252", "MAN-254"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await asking(canvas, userEvent);
    const radios = dialog.getAllByRole("radio");
    await expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual([...cancelReasons]);
    const button = dialog.getByRole("button", { name: send });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Escolha um motivo para enviar.");
    await expect(dialog.getByText("Escolha um motivo para enviar.")).toBeVisible();
    await userEvent.click(button);
    await expect(dialog.queryByText(reasonMissing)).toBeNull();
    // Enter does not submit either, and shows the missing fields.
    radios[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getAllByText(reasonMissing)[0]).toBeVisible());
    await expect(shopOf(context).store.cancelRequests.all()).toEqual([]);
    await userEvent.click(dialog.getByRole("radio", { name: "Demora na postagem do BOX.Pet" }));
    await expect(button).not.toHaveAttribute("aria-disabled");
    await expect(button).not.toHaveAccessibleDescription();
    await waitFor(() => expect(dialog.queryByText(reasonMissing)).toBeNull());
  },
});

export const InOwnWords = meta.story({
  name: "Nas próprias palavras: contador, HTML que é só texto, e voltar sem perder nada",
  parameters: { spec: ["MAN-253", "MAN-209"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await asking(canvas, userEvent);
    await userEvent.click(dialog.getByRole("radio", { name: "Outro" }));
    const area = dialog.getByRole("textbox", { name: /Quer contar mais/ });
    const written = "<script>alert('oi')</script>\n<b>O Bob</b> cresceu 🐶🐶";
    await userEvent.click(area);
    await userEvent.paste(written);
    await expect(dialog.getByText(`${written.length} de 2000`)).toBeVisible();
    // The field stops at the limit: nothing is cut unseen.
    await userEvent.paste("a".repeat(2000));
    await expect(dialog.getByText("2000 de 2000")).toBeVisible();
    await userEvent.clear(area);
    await userEvent.paste(written);
    await press(dialog, userEvent, "Rever o que acontece");
    await waitFor(() => expect(dialog.getByRole("heading", { name: "O que acontece se você cancelar" })).toHaveFocus());
    await press(dialog, userEvent, "Quero solicitar cancelamento");
    await expect(area).toHaveValue(written);
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Voltar ao pedido" }));
    await expect(area).toHaveValue(written);
    await press(dialog, userEvent, send);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(shopOf(context).store.cancelRequests.get("ATIVA00001")).toMatchObject({ description: written });
  },
});

export const Pending = meta.story({
  name: "Já pedido: só o aviso, com a multa que vem",
  parameters: {
    spec: ["MAN-210", "MAN-394", "MAN-397"],
    shop: { path: "/plano/UMBU000001", scenario: "planos-de-todo-jeito" },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura do Umbu", "Ver o pedido");
    const alert = dialog.getByRole("note");
    await expect(alert).toHaveAttribute("data-tone", "info");
    await expect(alert).toHaveTextContent(/em andamento.*resposta chega por e-mail em até 1 dia útil/);
    await expect(alert).toHaveTextContent(
      "Com a resposta, em 11 de março de 2026, a multa de R$17,98 é cobrada na forma de pagamento desta assinatura",
    );
    await expect(dialog.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Fechar"]);
    await expect(dialog.queryByRole("radio")).toBeNull();
    await press(dialog, userEvent, "Fechar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const Monthly = meta.story({
  name: "Mensal, na semana da primeira caixa: sem multa, e ainda dá para desistir da compra",
  parameters: { spec: ["MAN-395", "MAN-205"], shop: { path: "/plano/GOIABA0001", scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura da Goiaba");
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent("Nada: o plano mensal não tem multa.");
    await expect(fact(dialog, "Suas caixas")).toHaveTextContent("vale até 25 de março de 2026");
    // The first box arrived on 4 March, six days ago.
    await expect(fact(dialog, "Mudou de ideia logo?")).toHaveTextContent(
      "você desiste sem multa e recebe tudo de volta",
    );
    await expect(dialog.getByRole("link", { name: /^veja como desistir/ })).toHaveAttribute(
      "href",
      "/politica-de-trocas#arrependimento",
    );
    await expect(fact(dialog, "Resposta")).not.toHaveTextContent("multa");
    await expect(changeOf(dialog, "Próxima cobrança")[1]).toBe("Nenhuma");
    await expect(dialog.queryByRole("table", { name: "Mês a mês" })).toBeNull();
  },
});

export const LastMonth = meta.story({
  name: "No último mês do ano: sem multa",
  parameters: { spec: ["MAN-396"], shop: { path: "/plano/AMORA00001", scenario: "assinante-ouro" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura da Amora");
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent(
      "Nada: todos os meses do período já foram cobrados.",
    );
    await expect(dialog.queryByText("Mudou de ideia logo?")).toBeNull();
  },
});

export const Overdue = meta.story({
  name: "Em atraso: o mês em aberto é um dos que faltam",
  parameters: { shop: { path: "/plano/FRIDA00001", scenario: "tres-pets" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura da Frida");
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent("10% do valor dos 5 meses que faltam");
    await expect(fact(dialog, "Suas caixas")).toHaveTextContent("Nenhuma outra caixa é preparada.");
    await expect(changeOf(dialog, "Próxima cobrança")[0]).toMatch(/, em aberto desde /);
    const months = within(dialog.getByRole("table", { name: "Mês a mês" }));
    await expect(months.getByRole("row", { name: /^1 \(agora\) em aberto/ })).toBeVisible();
  },
});

export const Suspended = meta.story({
  name: "Suspensa: os meses perdidos vêm depois, e nenhum dia da tabela já passou",
  parameters: { shop: { path: "/plano/PITANGA001", scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura da Pitanga");
    await expect(changeOf(dialog, "Fim do período")[0]).toMatch(/^02\/02\/2027, pagando hoje o que está em aberto/);
    const months = within(dialog.getByRole("table", { name: "Mês a mês" })).getAllByRole("row");
    await expect(months.map(({ textContent }) => textContent).slice(1, 4)).toEqual([
      expect.stringMatching(/^1 \(agora\)em aberto/),
      expect.stringMatching(/^201\/04\/2026/),
      expect.stringMatching(/^301\/05\/2026/),
    ]);
    await expect(months.at(-1)).toHaveTextContent(/^1201\/02\/2027Nada$/);
  },
});

export const Canceled = meta.story({
  name: "Cancelada: não há o que cancelar",
  parameters: { spec: ["MAN-206"], shop: { path: "/plano/LOLA000001", scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Detalhes" }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull();
  },
});

export const AlreadyRenewed = meta.story({
  name: "Já renovada: diz na hora que se cancela a nova, e leva a ela",
  parameters: { spec: ["MAN-205"], shop: { path: "/assinaturas/box", endsAt: path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openedAfter(context, { endedOn: civilDate(2026, 3, 8), renewedInto: "NOVA000001" });
    await expect(dialog.getByRole("note")).toHaveTextContent(
      "Esta assinatura já foi renovada: peça o cancelamento na nova.",
    );
    await expect(dialog.getByRole("link", { name: "Ver a nova assinatura" })).toHaveAttribute(
      "href",
      "/plano/NOVA000001",
    );
    await expect(dialog.queryByRole("button", { name: "Quero solicitar cancelamento" })).toBeNull();
    await press(dialog, userEvent, "Fechar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const AlreadyEnded = meta.story({
  name: "Mensal que já terminou: diz na hora que não há o que cancelar",
  parameters: { spec: ["MAN-205"], shop: { path: "/assinaturas/box", endsAt: path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openedAfter(context, { planTag: "SP_mensal", endedOn: civilDate(2026, 3, 8) });
    await expect(dialog.getByRole("note")).toHaveTextContent("Esta assinatura já terminou: não há o que cancelar.");
    await expect(dialog.queryByRole("button", { name: "Quero solicitar cancelamento" })).toBeNull();
    await press(dialog, userEvent, "Entendi");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const Refused = meta.story({
  name: "Cada resposta que não é sim: diz o que houve, e nada se perde",
  parameters: { spec: ["MAN-358", "MAN-359"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    const dialog = await asking(canvas, userEvent);
    await userEvent.click(dialog.getByRole("radio", { name: "Arrependi da compra" }));
    const expectAlert = async (title: string | undefined, text: RegExp) => {
      await press(dialog, userEvent, send);
      const alert = (await dialog.findByText(text)).closest("[role=alert]");
      if (title === undefined) await expect(alert).not.toHaveTextContent("Atenção");
      else await expect(alert).toHaveTextContent(title);
      await expect(dialog.getByRole("radio", { name: "Arrependi da compra" })).toBeChecked();
    };
    backend.setFaults([{ path: call, kind: "refused", message: "Hoje não." }]);
    await expectAlert("Atenção", /Hoje não\./);
    backend.setFaults([{ path: call, kind: "500" }]);
    await expectAlert(undefined, /Oh, um erro interno ocorreu!/);
    backend.setFaults([]);
    await press(dialog, userEvent, send);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(store.cancelRequests.all()).toHaveLength(1);
  },
});

export const SentAgain = meta.story({
  name: "Enviada de novo depois de uma recusa: a recusa some enquanto se espera",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path: call, kind: "refused", message: "Hoje não." }] },
  },
  play: async (context) => {
    const dialog = await asking(context.canvas, context.userEvent);
    await context.userEvent.click(dialog.getByRole("radio", { name: "Arrependi da compra" }));
    await press(dialog, context.userEvent, send);
    await dialog.findByText(/Hoje não\./);
    shopOf(context).backend.setFaults([{ path: call, kind: "timeout" }]);
    await press(dialog, context.userEvent, send);
    await waitFor(() => expect(dialog.queryByText(/Hoje não\./)).toBeNull());
    await expect(dialog.getByRole("radio", { name: "Arrependi da compra" })).toBeChecked();
  },
});

export const OpenedAgain = meta.story({
  name: "Fechada depois de uma recusa: abre sem ela",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path: call, kind: "refused", message: "Hoje não." }] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await asking(canvas, userEvent);
    await userEvent.click(dialog.getByRole("radio", { name: "Arrependi da compra" }));
    await press(dialog, userEvent, send);
    await dialog.findByText(/Hoje não\./);
    await press(dialog, userEvent, "Fechar");
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const again = await asking(canvas, userEvent);
    await expect(await again.findByRole("button", { name: send })).toBeVisible();
    await expect(again.queryByText(/Hoje não\./)).toBeNull();
  },
});

export const OtherTab = meta.story({
  name: "Pedido já feito em outra aba: o servidor diz que não, e a página sabe depois",
  parameters: { spec: ["MAN-357", "MAN-210"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await asking(canvas, userEvent);
    const bob = store.subscriptions.get("ATIVA00001");
    if (bob?.startedOn) store.subscriptions.put({ ...bob, cancelAskedOn: bob.startedOn });
    await userEvent.click(dialog.getByRole("radio", { name: "Outro" }));
    await press(dialog, userEvent, send);
    const alert = (await dialog.findByText(/Já recebemos o seu pedido/)).closest("[role=alert]");
    await expect(alert).not.toHaveTextContent("Atenção");
  },
});

export const ReplyLost = meta.story({
  name: "A resposta se perdeu, e o pedido foi feito: a janela diz isso, e o foco fica nela",
  parameters: {
    spec: ["MAN-210"],
    shop: { path, scenario: "assinante", faults: [{ path: call, kind: "lost-reply" }] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await asking(canvas, userEvent);
    await userEvent.click(dialog.getByRole("radio", { name: "Outro" }));
    await press(dialog, userEvent, send);
    await expect(await dialog.findByRole("note")).toHaveTextContent(/em andamento/);
    await waitFor(() => expect(dialog.getByRole("heading", { name: "Cancelar a assinatura do Bob" })).toHaveFocus());
    // The request is made, so there is nothing to discard.
    await press(dialog, userEvent, "Fechar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const SavedUnread = meta.story({
  name: "Pedido feito, e a página não responde mais: não se pede de novo",
  parameters: { spec: ["MAN-210"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await asking(canvas, userEvent);
    await userEvent.click(dialog.getByRole("radio", { name: "Outro" }));
    shopOf(context).backend.setFaults([{ path: "/plano/:code", kind: "500" }]);
    await press(dialog, userEvent, send);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText(/^O cancelamento foi pedido/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull());
  },
});

export const BeforeItBegins = meta.story({
  name: "Um período que ainda não começou: sem multa",
  parameters: { shop: { path: "/assinaturas/box", endsAt: path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const bob = store.subscriptions.get("ATIVA00001");
    if (bob) store.subscriptions.put({ ...bob, startedOn: civilDate(2026, 4, 8), renewedFrom: "ANTIGA0001" });
    for (const { id } of store.charges.all()) store.charges.remove(id);
    await userEvent.click(await canvas.findByRole("link", { name: /^Ver assinatura.*Bob/ }, { timeout: 20_000 }));
    const dialog = await opened(canvas, userEvent);
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent(
      "Nada: este período só começa em 8 de abril de 2026.",
    );
    await expect(changeOf(dialog, "Próxima cobrança")).toEqual(["R$69,90 em 08/04/2026", "Nenhuma"]);
    const months = within(dialog.getByRole("table", { name: "Mês a mês" }));
    await expect(months.getAllByRole("row")[1]).toHaveTextContent(/^antes do 1º \(agora\).*Nada$/);
  },
});

export const Renewal = meta.story({
  name: "Uma renovação: a primeira caixa chegou há muito tempo, e não se fala em desistir da compra",
  parameters: { shop: { path: "/assinaturas/box", endsAt: path, scenario: "assinante" } },
  play: async (context) => {
    const dialog = await openedAfter(context, { renewedFrom: "ANTIGA0001" });
    await expect(fact(dialog, "Multa, se você pedir agora")).toHaveTextContent("10% do valor dos 10 meses que faltam.");
    await expect(dialog.queryByText("Mudou de ideia logo?")).toBeNull();
  },
});

export const WithPads = meta.story({
  name: "Com tapetes na caixa: o frete que passam a pagar, antes do pedido",
  parameters: { shop: { path: "/plano/DALILA0003", scenario: "caixa-e-tapetes" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, "Cancelar a assinatura da Dalila");
    await expect(changeOf(dialog, "Frete por mês: tapetes higiênicos")).toEqual([
      "Frete Grátis",
      "R$11,90, em envio avulso",
    ]);
    await expect(fact(dialog, "O que vai com a caixa")).toHaveTextContent(
      "Depois da última caixa, vão em envio avulso e pagam frete: tapetes higiênicos, R$11,90 por mês.",
    );
  },
});

export const Phone = Sent.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = Reasons.extend({ name: "No escuro", globals: { theme: "dark" } });
