import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, waitFor, within } from "storybook/test";

const mika = { path: "/plano/ATRASO0001", scenario: "assinante-de-um-ano" } as const;
const amendoim = { path: "/plano/AMENDOIM01", scenario: "em-atraso-com-tres-cartoes" } as const;
const retry = "/payment/subscription-retry";

const tryAgain = "Um erro ocorreu, por favor tente novamente.";
const askForHelp = "Um erro ocorreu, por favor entre em contato com nosso atendimento.";
const tomorrow = "Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã.";
const walletFull =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";

const meta = preview.meta({
  title: "Telas/Assinaturas/5 Regularizar pagamento, na assinatura",
  parameters: {
    synonyms: ["overdue", "atraso", "dívida", "retry payment"],
    shop: mika,
  },
});

type Screen = ReturnType<typeof within>;
interface Person {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
}

/** Presses a button with the focus on it, as a user does. */
async function press(element: HTMLElement): Promise<void> {
  element.focus();
  await fireEvent.click(element);
}

/** Opens the dialog from the page's notice, and waits for the stored cards. */
async function open(canvas: Screen): Promise<Screen> {
  await press(await canvas.findByRole("button", { name: "Quero regularizar" }));
  const dialog = within(await canvas.findByRole("dialog", { name: /^Regularizar pagamento/ }));
  await dialog.findByRole("radio", { name: /^Novo cartão/ });
  return dialog;
}

const payButton = (dialog: Screen) => dialog.getByRole("button", { name: "Pagar R$69,90" });
const card = (dialog: Screen, name: RegExp) => dialog.getByRole("radio", { name });

/** Chooses a stored card. */
async function choose(dialog: Screen, name: RegExp): Promise<void> {
  await fireEvent.click(card(dialog, name));
}

/** Stores a second valid card for Mika's owner. */
function storeAnotherCard({ store }: ReturnType<typeof shopOf>): void {
  const paying = store.subscriptions.get("ATRASO0001")?.card;
  if (paying === undefined) throw new Error("Mika's box is charged to no card.");
  const another = { ...paying, id: "segundo", firstSix: "520000", lastFour: "4242" };
  store.wallets.put({ customerCode: "conta0001", cards: [another] });
}

/** Waits for the end of the fade-in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

async function fill(dialog: Screen, person: Person, number: string, cvv = "123"): Promise<void> {
  await choose(dialog, /^Novo cartão/);
  const holder = await dialog.findByLabelText("Nome impresso no cartão");
  await person.clear(holder);
  await person.type(holder, "José D'Ávila 2");
  await person.type(dialog.getByLabelText("Número do cartão"), number);
  await person.type(dialog.getByLabelText("Validade"), "1231");
  await person.type(dialog.getByLabelText("Código de segurança"), cvv);
}

/** Without the announcement of the same text. */
const visibleOnly = { ignore: "[role=status]" };

/** A row of the changes, by name. */
const change = (dialog: Screen, name: string) =>
  dialog.getByRole("rowheader", { name }).closest("tbody")?.textContent?.slice(name.length);

export const PaidWithStoredCard = meta.story({
  name: "Com um cartão guardado: pago, e a página mostra sem recarregar",
  parameters: { spec: ["MAN-072", "MAN-073", "MAN-198", "MAN-224", "MAN-343"] },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    const dialog = await open(canvas);
    await seen(dialog.getByText("A cobrança de 24 de fevereiro da caixa da Mika, de R$69,90, está em aberto."));
    // The other card was refused, so this one is the only choice.
    await expect(card(dialog, /^Visa final 1111/)).toBeChecked();
    await expect(dialog.getAllByRole("radio")[0]).toBe(card(dialog, /^Visa final 1111/));
    await expect(change(dialog, "Cobrado hoje")).toBe("NadaR$69,90");
    await expect(change(dialog, "Em aberto")).toBe("R$69,90Nada");
    await expect(change(dialog, "Próxima cobrança")).toBe("Só depois deste pagamentoR$69,90 em 24/03/2026");
    await expect(change(dialog, "Fim do período")).toBe("24/01/202724/01/2027");
    await expect(change(dialog, "Cartão das cobranças")).toBe("Visa final 0002Visa final 1111");
    await seen(dialog.getByText("Cobramos R$69,90 hoje no Visa final 1111.", visibleOnly));
    await press(payButton(dialog));
    const sent = await dialog.findByRole("heading", { name: "Pagamento enviado" });
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(payButton(dialog)).toHaveAttribute("aria-disabled", "true");
    await press(payButton(dialog));
    await expect(shop.store.paymentRequests.all()).toHaveLength(1);
    shop.pass(3_000);
    const paid = await dialog.findByRole("heading", { name: "Pagamento aprovado!" });
    await waitFor(() => expect(paid).toHaveFocus());
    await waitFor(() => expect(canvas.queryByText("Quero regularizar")).toBeNull());
    await press(dialog.getByRole("button", { name: "Entendi" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(shop.store.subscriptions.get("ATRASO0001")?.card.lastFour).toBe("1111");
    await expect(shop.passed()).toEqual([mika.path]);
  },
});

export const PenaltyFollows = meta.story({
  name: "Com o cancelamento pedido: depois deste pagamento, a multa",
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    const owing = store.subscriptions.get("ATRASO0001");
    if (owing) store.subscriptions.put({ ...owing, cancelAskedOn: civilDate(2026, 3, 10) });
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 1111/);
    await expect(change(dialog, "Próxima cobrança")).toBe("Só depois deste pagamentoMulta: R$69,90 em 11/03/2026");
  },
});

export const NothingFollows = meta.story({
  name: "Com o cancelamento do plano mensal pedido: depois deste pagamento, nenhuma cobrança",
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    const owing = store.subscriptions.get("ATRASO0001");
    const leaving = { planTag: "SP_mensal", cancelAskedOn: civilDate(2026, 3, 10) };
    if (owing) store.subscriptions.put({ ...owing, ...leaving });
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 1111/);
    await expect(change(dialog, "Próxima cobrança")).toBe("Só depois deste pagamentoNenhuma");
  },
});

export const NothingChosen = meta.story({
  name: "Nada escolhido, entre dois cartões que valem",
  parameters: { spec: ["MAN-302"] },
  play: async (context) => {
    const { canvas } = context;
    storeAnotherCard(shopOf(context));
    const dialog = await open(canvas);
    await expect(dialog.queryByRole("radio", { checked: true })).toBeNull();
    await press(payButton(dialog));
    await seen(await dialog.findByText("Selecione uma forma de pagamento"));
    await waitFor(() => expect(card(dialog, /^Visa final 1111/)).toHaveFocus());
    await expect(shopOf(context).store.paymentRequests.all()).toEqual([]);
    await choose(dialog, /^Visa final 1111/);
    await waitFor(() => expect(dialog.queryByText("Selecione uma forma de pagamento")).toBeNull());
  },
});

export const Refused = meta.story({
  name: "Cartão recusado: diz por quê, e outro paga",
  parameters: { spec: ["MAN-375", "MAN-381"] },
  play: async (context) => {
    const { canvas } = context;
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 0002/);
    await press(payButton(dialog));
    await seen(await dialog.findByText("Nada foi cobrado.", { selector: "strong" }));
    const refusal = dialog.getByText(new RegExp(`^${tryAgain}`));
    await expect(refusal.innerHTML).toMatch(`${tryAgain}<br>O banco não autorizou este cartão`);
    await expect(payButton(dialog)).not.toHaveAttribute("aria-disabled", "true");
    await choose(dialog, /^Visa final 1111/);
    await expect(dialog.queryByText(new RegExp(tryAgain))).toBeNull();
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
  },
});

export const ServerDown = meta.story({
  name: "O servidor falha: a segunda tentativa vale",
  parameters: { spec: ["MAN-377", "MAN-381"], shop: { ...mika, faults: [{ path: retry, kind: "500", times: 1 }] } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 1111/);
    await press(payButton(dialog));
    await seen(await dialog.findByText(tomorrow));
    await expect(card(dialog, /^Visa final 1111/)).toBeChecked();
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
  },
});

export const FieldsRefused = meta.story({
  name: "O servidor recusa um campo do cartão novo: ele fica marcado",
  parameters: {
    spec: ["MAN-377"],
    shop: {
      ...mika,
      faults: [
        { path: retry, kind: "422", field: "credit_card.expiration_year", message: "Cartão vencido.", times: 1 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "4111111111111111");
    await press(payButton(dialog));
    await seen(await dialog.findByText(tomorrow));
    await expect(dialog.getByLabelText("Validade")).toBeInvalid();
    await expect(dialog.getByLabelText("Validade")).toHaveAccessibleDescription(/Cartão vencido\./);
  },
});

export const NotOpened = meta.story({
  name: "A regularização não abre: nada é enviado",
  parameters: {
    spec: ["MAN-378"],
    shop: { ...mika, faults: [{ path: "/payment/credit-card-hash/{subscription}", kind: "500", times: 1 }] },
  },
  play: async (context) => {
    const { canvas } = context;
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 1111/);
    await press(payButton(dialog));
    await seen(await dialog.findByText(askForHelp));
    await expect(shopOf(context).store.paymentRequests.all()).toEqual([]);
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
  },
});

export const GoneMeanwhile = meta.story({
  name: "A assinatura deixa de ser da conta com a janela aberta: nenhum banco recusou nada",
  parameters: { spec: ["SUB-184", "MAN-378"] },
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 0002/);
    const owing = store.subscriptions.get("ATRASO0001");
    if (owing) store.subscriptions.put({ ...owing, customerCode: "conta0009" });
    await press(payButton(dialog));
    await seen(await dialog.findByText(askForHelp));
    await expect(dialog.queryByText(/O banco não autorizou/)).toBeNull();
    await expect(dialog.queryByRole("radio")).toBeNull();
    await expect(store.paymentRequests.all()).toEqual([]);
  },
});

export const NewCard = meta.story({
  name: "Com um cartão novo: vai ao banco, e número e código a lugar nenhum",
  parameters: { spec: ["MAN-152", "MAN-299", "MAN-304", "MAN-344"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "378282246310005", "1234");
    await expect(dialog.getByLabelText("Nome impresso no cartão")).toHaveValue("José D Ávila ");
    await waitFor(() => expect(dialog.getByLabelText("Número do cartão")).toHaveValue("3782 822463 10005"));
    await expect(dialog.getByLabelText("Validade")).toHaveValue("12/31");
    await seen(dialog.getByText("Cobramos R$69,90 hoje no cartão novo.", visibleOnly));
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
    shop.pass(3_000);
    await dialog.findByRole("heading", { name: "Pagamento aprovado!" });
    await expect(shop.store.subscriptions.get("ATRASO0001")?.card.lastFour).toBe("0005");
    const everything = JSON.stringify([
      shop.store.wallets.all(),
      shop.store.paymentRequests.all(),
      shop.address(),
      shop.events,
      { ...localStorage, ...sessionStorage },
    ]);
    await expect(everything).not.toMatch(/378282246310005|"1234"/);
    // The form was submitted: closing needs no confirmation.
    await press(dialog.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const RefusedLater = meta.story({
  name: "O banco recusa segundos depois",
  parameters: { spec: ["MAN-375", "MAN-381"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "4000000000000002");
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
    shopOf(context).pass(3_000);
    const refusal = await dialog.findByText(new RegExp(`^${tryAgain}`));
    await seen(refusal);
    await expect(refusal.textContent).toMatch(`${tryAgain}\nO banco não autorizou`);
    await expect(payButton(dialog)).not.toHaveAttribute("aria-disabled", "true");
    // The page behind the dialog hears of the refusal.
    await expect(await canvas.findByText("Quero regularizar")).toBeInTheDocument();
  },
});

export const ClosedBeforeTheReply = meta.story({
  name: "Fecha a janela antes do banco: a página diz que ele ainda responde, e depois que recusou",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "4000000000000002");
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
    // The page behind the dialog hears of the payment.
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Quero regularizar", hidden: true })).toBeNull());
    // The dialog stays open during the request.
    await waitFor(async () => {
      const shown = canvas.queryByRole("dialog");
      if (shown) await press(within(shown).getByRole("button", { name: "Fechar" }));
      await expect(canvas.queryByRole("dialog")).toBeNull();
    });
    await expect(canvas.getByRole("link", { name: "Ver o pagamento" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    shopOf(context).pass(3_000);
    await expect(await canvas.findByRole("button", { name: "Quero regularizar" })).toBeVisible();
    await expect(canvas.getByText(/^O banco não autorizou o último pagamento\. R\$69,90/)).toBeVisible();
    const status = canvas.getByText("O banco não autorizou o último pagamento.", { selector: "[role=status]" });
    await expect(status).toBeInTheDocument();
    // Another card is not refused before the bank has replied to it.
    const again = await open(canvas);
    await fill(again, userEvent, "5555555555554444");
    await press(payButton(again));
    await again.findByRole("heading", { name: "Pagamento enviado" });
    await waitFor(async () => {
      const shown = canvas.queryByRole("dialog");
      if (shown) await press(within(shown).getByRole("button", { name: "Fechar" }));
      await expect(canvas.queryByRole("dialog")).toBeNull();
    });
    await expect(status).toBeEmptyDOMElement();
  },
});

export const BadInput = meta.story({
  name: "Dados que não são de um cartão: nada é enviado, e fechar pergunta antes",
  parameters: { spec: ["MAN-297", "MAN-298", "MAN-300", "MAN-301"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "4111111111111112", "12");
    const holder = dialog.getByLabelText("Nome impresso no cartão");
    const expiry = dialog.getByLabelText("Validade");
    await userEvent.clear(holder);
    await userEvent.click(holder);
    await userEvent.paste("4111 <b>1111</b> 🐶");
    await expect(holder).toHaveValue(" bb ");
    await userEvent.clear(holder);
    for (const [typed, message] of [
      ["1331", /Confira a validade/],
      ["0031", /Confira a validade/],
      ["0226", /já venceu/],
    ] as const) {
      await userEvent.clear(expiry);
      await userEvent.type(expiry, typed);
      await press(payButton(dialog));
      await waitFor(() => expect(expiry).toHaveAccessibleDescription(message));
    }
    for (const label of ["Nome impresso no cartão", "Número do cartão", "Código de segurança"]) {
      await expect(dialog.getByLabelText(label)).toBeInvalid();
    }
    await expect(shopOf(context).store.paymentRequests.all()).toEqual([]);
    await press(dialog.getByRole("button", { name: "Fechar" }));
    const asking = within(await canvas.findByRole("alertdialog", { name: "Descartar o que você mudou?" }));
    await press(asking.getByRole("button", { name: "Sair sem salvar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const FourthCard = meta.story({
  name: "Um quarto cartão não cabe; um removido abre lugar",
  parameters: { spec: ["MAN-303", "MAN-379", "MAN-341"], shop: amendoim },
  play: async (context) => {
    const { canvas } = context;
    const dialog = await open(canvas);
    const refused = card(dialog, /^Visa final 0002/);
    await expect(refused).toBeEnabled();
    await expect(refused).toHaveAccessibleDescription(/Recusado em\s07\/03/);
    await expect(card(dialog, /^Elo final 5904/)).toBeDisabled();
    const names = [/^Mastercard final 4444/, /^Visa final 0002/, /^Elo final 5904/, /^Novo cartão.*remova um dos 3/];
    await expect(dialog.getAllByRole("radio")).toEqual(names.map((name) => card(dialog, name)));
    await expect(card(dialog, /^Mastercard final 4444/)).toBeChecked();
    // The dialog's first sentence names the debt.
    await expect(dialog.getAllByText(/em aberto/)).toHaveLength(1);
    await choose(dialog, /^Novo cartão/);
    await seen(await dialog.findByText(walletFull));
    await expect(dialog.queryByRole("button", { name: "Pagar R$69,90" })).toBeNull();
    await press(dialog.getByRole("button", { name: "Remover Visa final 0002" }));
    const ofPaying = within(await canvas.findByRole("alertdialog", { name: "Remover Visa final 0002?" }));
    await seen(ofPaying.getByText(/Amendoim passa a ser cobrada no Mastercard final 4444/));
    await press(ofPaying.getByRole("button", { name: "Manter" }));
    const removal = dialog.getByRole("button", { name: "Remover Elo final 5904" });
    removal.focus();
    await press(removal);
    const question = within(await canvas.findByRole("alertdialog", { name: "Remover Elo final 5904?" }));
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await dialog.findByText("Cartão removido."));
    await waitFor(() => expect(dialog.queryByRole("radio", { name: /^Elo/ })).toBeNull());
    await waitFor(() => expect(dialog.getByRole("region", { name: "Cartões" })).toHaveFocus());
    await expect(await dialog.findByLabelText("Número do cartão")).toBeVisible();
    await expect(dialog.queryByText(walletFull)).toBeNull();
  },
});

export const FourthByAnotherTab = meta.story({
  name: "Outra aba guardou o terceiro: o servidor diz",
  parameters: { spec: ["MAN-379", "MAN-380"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "5555555555554444");
    const paying = store.subscriptions.get("ATRASO0001")?.card;
    if (paying === undefined) throw new Error("Mika's box is charged to no card.");
    store.wallets.put({ customerCode: "conta0001", cards: [{ ...paying, id: "terceiro", firstSix: "520000" }] });
    await press(payButton(dialog));
    // First shown by the refusal, then by the form after the cards are revalidated.
    await waitFor(() => expect(dialog.getByText(walletFull)).toBeVisible());
    await expect(store.paymentRequests.all()).toEqual([]);
  },
});

export const RemovalFails = meta.story({
  name: "Remover falha: pergunta antes, diz, e o cartão fica",
  parameters: {
    spec: ["MAN-373"],
    shop: { ...amendoim, faults: [{ path: "/assinatura/credit-cards/delete", kind: "500", times: 1 }] },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, /^Mastercard final 4444/);
    const asked = async () => {
      await press(dialog.getByRole("button", { name: "Remover Mastercard final 4444" }));
      return within(await canvas.findByRole("alertdialog", { name: "Remover Mastercard final 4444?" }));
    };
    let question = await asked();
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await question.findByText("Ocorreu um erro, tente novamente ou entre em contato com nosso suporte"));
    await press(question.getByRole("button", { name: "Manter" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    question = await asked();
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await canvas.findByText("Cartão removido."));
    // The removed card was selected, so no card is selected now.
    await waitFor(() => expect(dialog.queryByRole("radio", { name: /^Mastercard/ })).toBeNull());
    await expect(dialog.queryByText(/^Cobramos/)).toBeNull();
    await press(payButton(dialog));
    await seen(await dialog.findByText("Selecione uma forma de pagamento"));
    // Announced by a region that was there before.
    const regions = dialog.getAllByRole("status");
    await choose(dialog, /^Novo cartão/);
    await expect(regions).toContain(dialog.getByText(/^Cobramos .* no cartão novo\.$/, { selector: "[role=status]" }));
  },
});

export const RemovedElsewhere = meta.story({
  name: "O cartão escolhido foi removido em outra aba",
  parameters: { shop: amendoim },
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    const dialog = await open(canvas);
    await choose(dialog, /^Mastercard final 4444/);
    const cards = store.wallets.get("conta0052")?.cards.filter(({ lastFour }) => lastFour !== "4444") ?? [];
    store.wallets.put({ customerCode: "conta0052", cards });
    await press(payButton(dialog));
    await seen(await dialog.findByText(`${tryAgain} Este cartão não está mais na sua conta.`));
    await waitFor(() => expect(dialog.queryByRole("radio", { name: /^Mastercard/ })).toBeNull());
    await expect(store.paymentRequests.all()).toEqual([]);
  },
});

export const Slow = meta.story({
  name: "Servidor lento: dois toques são um",
  parameters: { spec: ["MAN-073", "MAN-381"], shop: { ...mika, latency: 300 } },
  play: async (context) => {
    const { canvas } = context;
    const dialog = await open(canvas);
    await choose(dialog, /^Visa final 1111/);
    await press(payButton(dialog));
    const pending = await dialog.findByRole("button", { name: "Enviando o pagamento" });
    await expect(pending).toHaveAttribute("aria-disabled", "true");
    await press(pending);
    await press(dialog.getByRole("button", { name: "Fechar" }));
    await expect(canvas.getByRole("dialog")).toHaveAttribute("open");
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
    await expect(shopOf(context).store.paymentRequests.all()).toHaveLength(1);
  },
});

export const Offline = meta.story({
  name: "Sem internet: diz, e nada se perde",
  parameters: { spec: ["MAN-377"], shop: { ...mika, faults: [{ path: retry, kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas);
    await fill(dialog, userEvent, "5555555555554444");
    await press(payButton(dialog));
    await seen(await dialog.findByText(new RegExp(`^${tomorrow} Parece que você está sem internet`)));
    await expect(dialog.getByLabelText("Número do cartão")).toHaveValue("5555 5555 5555 4444");
    await expect(dialog.getByLabelText("Código de segurança")).toHaveValue("123");
    await press(payButton(dialog));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
  },
});

export const CardsUnread = meta.story({
  name: "Os cartões não vêm: tentar de novo traz",
  parameters: { shop: { ...mika, faults: [{ path: "/assinatura/credit-cards", kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await press(await canvas.findByRole("button", { name: "Quero regularizar" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await seen(await dialog.findByRole("heading", { name: "Não deu para carregar" }));
    const retry = await dialog.findByRole("button", { name: "Tentar de novo" });
    shopOf(context).backend.setFaults([]);
    await press(retry);
    await expect(await dialog.findByRole("radio", { name: /^Visa final 1111/ })).toBeVisible();
  },
});

export const BoletoWaits = meta.story({
  name: "Um boleto, pedido em outra aba, já espera: leva a ele",
  parameters: { shop: { path: "/assinaturas/box", scenario: "planos-de-todo-jeito" } },
  play: async (context) => {
    const { canvas } = context;
    const { charges, paymentRequests } = shopOf(context).store;
    const pay = await canvas.findByRole("button", { name: /^Quero regularizar.*Pitanga/ });
    const [boleto] = paymentRequests.all();
    if (boleto === undefined) throw new Error("There is no boleto.");
    const owed = charges.all().filter((each) => each.subscriptionCode === "PITANGA001" && each.paidOn === undefined);
    const chargeIds = owed.map(({ id }) => id);
    paymentRequests.put({ ...boleto, id: "boletodapitanga", subscriptionCode: "PITANGA001", chargeIds });
    await press(pay);
    const dialog = within(await canvas.findByRole("dialog"));
    await seen(await dialog.findByRole("heading", { name: "Há um boleto à espera" }));
    await expect(dialog.getByRole("link", { name: "Ver o pagamento" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/PITANGA001",
    );
  },
});

export const OneCardNarrow = meta.story({
  name: "Estreito, no escuro, com um só cartão, que não sai",
  parameters: { shop: { path: "/plano/THOR000002", scenario: "cartao-recusado" } },
  globals: { viewport: { value: "narrow" }, theme: "dark" },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.queryByRole("button", { name: /^Remover/ })).toBeNull();
    await choose(dialog, /^Novo cartão/);
    await seen(await dialog.findByLabelText("Validade"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
