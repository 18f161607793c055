import { civilDate } from "@petbox/domain/calendar/civilDate";
import { largeLetters } from "@petbox/storybook/largeLetters";
import { linesOfWord } from "@petbox/storybook/linesOfWord";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, waitFor, within } from "storybook/test";

const path = "/dados-cliente?q=cartao";
const dalva = "conta0051";

const meta = preview.meta({
  title: "Telas/Dados cadastrais/4 Cobrança",
  parameters: {
    synonyms: ["cards", "cartões", "wallet", "billing"],
    shop: { path, scenario: "cartao-vencendo" },
  },
});

type Shop = ReturnType<typeof shopOf>;
type Screen = ReturnType<typeof within>;
interface Person {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  selectOptions(element: Element, value: string): Promise<void>;
}

const walletFull =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";

/** The last digits of the stored cards; undefined if the wallet was never changed. */
const keptEnds = ({ store }: Shop, customer = "conta0001") =>
  store.wallets.get(customer)?.cards.map(({ lastFour }) => lastFour);

/** A card in the list. */
async function cardCalled(canvas: Screen, name: string): Promise<Screen> {
  return within(await canvas.findByRole("group", { name }));
}

/** Presses a button with the focus on it, as a user does. */
async function press(element: HTMLElement): Promise<void> {
  element.focus();
  await fireEvent.click(element);
}

async function openDialog(canvas: Screen, button: string | RegExp): Promise<Screen> {
  await press(await canvas.findByRole("button", { name: button }));
  return within(await canvas.findByRole("dialog"));
}

async function fill(dialog: Screen, person: Person, number: string, cvv = "123"): Promise<void> {
  const holder = await dialog.findByLabelText("Nome impresso no cartão");
  await person.clear(holder);
  await person.type(holder, "CARLA LIMA");
  await person.type(dialog.getByLabelText("Número do cartão"), number);
  await person.selectOptions(dialog.getByLabelText("Ano de validade"), "31");
  await person.selectOptions(dialog.getByLabelText("Mês de validade"), "12");
  await person.type(dialog.getByLabelText("Código de segurança"), cvv);
}

/** Waits for the end of the fade-in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

const save = (dialog: Screen) => press(dialog.getByRole("button", { name: "Salvar cartão" }));

export const OneCard = meta.story({
  name: "Um cartão, que paga uma caixa: não pode ser removido",
  parameters: { spec: ["SUB-083"], shop: { path, scenario: "assinante" } },
  play: async ({ canvas }) => {
    const card = await cardCalled(canvas, "Visa final 1111");
    await expect(card.getByText("Visa", { selector: "span" })).toBeVisible();
    await expect(card.getByText("4111 11•• •••• 1111")).toBeVisible();
    await expect(card.getByText("ANA M SOUZA")).toBeVisible();
    await expect(card.getByText("Validade 12/31")).toBeVisible();
    await expect(card.getByText("Principal")).toBeVisible();
    await expect(card.getByText("Próxima cobrança em 08/04/2026: caixa do Bob")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Remover/ })).toBeNull();
    await expect(canvas.getByText(/É neste cartão que as suas cobranças são feitas/)).toBeVisible();
    await expect(canvas.queryByText(walletFull)).toBeNull();
  },
});

export const FirstScreen = meta.story({
  name: "No celular, os cartões estão na primeira tela",
  globals: { viewport: { value: "phone" } },
  parameters: { shop: { path, scenario: "assinante" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("group", { name: "Visa final 1111" });
    await expect(window.scrollY).toBe(0);
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(740);
    await expect(canvas.getByRole("region", { name: "Seus dados" })).toBeVisible();
  },
});

export const Debt = meta.story({
  name: "Uma cobrança em aberto: acima dos cartões, uma vez, com o caminho para pagar",
  parameters: { shop: { path, scenario: "em-atraso-com-tres-cartoes" } },
  play: async ({ canvas }) => {
    const debts = within(await canvas.findByRole("region", { name: "Pagamento para regularizar" }));
    await expect(debts.getByText(/^R\$[\d,]+$/).parentElement).toHaveTextContent(
      /^R\$[\d,]+ em aberto desde \d+º? de [a-zç]+\.$/,
    );
    await expect(debts.getByRole("link", { name: /^Resolver assinatura do Amendoim/ })).toBeVisible();
    const card = await cardCalled(canvas, "Visa final 0002");
    await expect(card.getByText(/^Recusado em/)).toBeVisible();
    await expect(canvas.getAllByText(/em aberto/)).toHaveLength(1);
  },
});

export const DebtUnknown = meta.story({
  name: "Não se sabe se há cobrança em aberto: os cartões esperam um instante, e aparecem",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path: "/assinatura/needs-retry/", kind: "timeout" }] },
  },
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findByRole("tab", { name: "Cobrança", selected: true });
    await userEvent.click(canvas.getByRole("tab", { name: "Entrega" }));
    await expect(await canvas.findByText(/Avenida Paulista/)).toBeVisible();
    await userEvent.click(cards);
    await expect(cards).toHaveAttribute("aria-selected", "true");
    await expect(await canvas.findByRole("button", { name: "Adicionar cartão" })).toBeVisible();
  },
});

export const WhatIsCharged = meta.story({
  name: "O que é cobrado no dia: pelo nome, e só o daquele dia",
  parameters: { shop: { path, scenario: "compras-programadas" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Próxima cobrança em 05/04/2026: alimentos úmidos")).toBeVisible();
  },
});

export const AddedAgain = meta.story({
  name: "Adiciona o mesmo número com outra validade: o guardado é atualizado, e não fica repetido",
  parameters: { shop: { path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(canvas, "Adicionar cartão");
    await fill(dialog, userEvent, "4111111111111111");
    await userEvent.selectOptions(dialog.getByLabelText("Ano de validade"), "35");
    await save(dialog);
    await seen(await canvas.findByText(/^Este cartão já estava na sua conta: atualizamos a validade/));
    const card = await cardCalled(canvas, "Visa final 1111");
    await expect(await card.findByText("Validade 12/35")).toBeVisible();
    await expect(card.getByText("Principal")).toBeVisible();
    await expect(keptEnds(shopOf(context))).toEqual(["1111"]);
  },
});

export const Added = meta.story({
  name: "Adiciona outro: guardado sem número e sem código",
  parameters: { spec: ["SUB-085", "SUB-269", "SUB-366"], shop: { path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const opener = await canvas.findByRole("button", { name: "Adicionar cartão" });
    const dialog = await openDialog(canvas, "Adicionar cartão");
    await expect(dialog.getByRole("heading", { name: "Adicionar cartão" })).toHaveFocus();
    await seen(
      dialog.getByText(
        /nenhuma cobrança muda de cartão\. Para usá-lo no lugar do Visa final 1111, escolha depois “Tornar principal”\./,
      ),
    );
    await fill(dialog, userEvent, "5555555555554444");
    await expect(dialog.queryByLabelText(/CPF/)).toBeNull();
    await save(dialog);
    await seen(await canvas.findByText("Cartão adicionado com sucesso!"));
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    const card = await cardCalled(canvas, "Mastercard final 4444");
    await expect(card.queryByText("Principal")).toBeNull();
    await expect(keptEnds(shop)).toEqual(["1111", "4444"]);
    const everything = JSON.stringify([shop.store.wallets.all(), shop.address(), shop.passed(), shop.events]);
    await expect(everything).not.toContain("5555555555554444");
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("5555");
  },
});

export const Empty = meta.story({
  name: "Nenhum cartão: convida, o primeiro é o principal, e pode sair",
  parameters: { spec: ["SUB-086"], shop: { path, scenario: "conta-aberta" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Nenhum cartão guardado" })).toBeVisible();
    // A card alone pays nothing: it serves for what its owner does with it.
    const uses = /para renovar uma assinatura ou assinar tapetes e alimentos/;
    await expect(canvas.getByText(uses)).toBeVisible();
    const dialog = await openDialog(canvas, "Adicionar cartão");
    await seen(dialog.getByText(uses));
    await fill(dialog, userEvent, "378282246310005", "1234");
    await save(dialog);
    const card = await cardCalled(canvas, "American Express final 0005");
    await expect(card.getByText("Principal")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Cartões" })).toHaveFocus());
    await press(card.getByRole("button", { name: /^Remover/ }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Remover American Express final 0005?" }));
    await seen(question.getByText(/^Nada é cobrado nele agora\. Sua conta fica sem cartão/));
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await expect(await canvas.findByRole("heading", { name: "Nenhum cartão guardado" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Cartões" })).toHaveFocus());
  },
});

export const EndsTooSoon = meta.story({
  name: "O principal vence antes da próxima cobrança: trocado num toque",
  parameters: { spec: ["SUB-084", "SUB-087", "SUB-367"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const notice = within(await canvas.findByRole("note"));
    await expect(notice.getByText("O Visa final 1111 vence antes da próxima cobrança")).toBeVisible();
    await expect(notice.getByText(/A próxima cobrança é em 10 de abril\. .*caixa da Pipoca/)).toBeVisible();
    await expect((await cardCalled(canvas, "Visa final 1111")).getByText("Vence em breve")).toBeVisible();
    await expect((await cardCalled(canvas, "Elo final 5904")).getByText("Vencido")).toBeVisible();
    const dialog = await openDialog(canvas, "Trocar cartão Visa final 1111");
    await expect(dialog.getByRole("heading", { name: "Editar Visa final 1111" })).toHaveFocus();
    // All fields of the card are empty, except for the holder.
    await expect(await dialog.findByLabelText("Nome impresso no cartão")).toHaveValue(
      "DALVA MARIA DE ALBUQUERQUE CAVALCANTI VALENCA",
    );
    await expect(dialog.getByLabelText("Número do cartão")).toHaveValue("");
    await fill(dialog, userEvent, "5555555555554444");
    await save(dialog);
    await seen(await canvas.findByText("Seu cartão foi editado com sucesso!"));
    const card = await cardCalled(canvas, "Mastercard final 4444");
    await expect(card.getByText("Principal")).toBeVisible();
    await expect(card.getByText(/Próxima cobrança em 10\/04\/2026: caixa da Pipoca/)).toBeVisible();
    await expect(canvas.queryByRole("note")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Cartões" })).toHaveFocus());
    await expect(shopOf(context).store.subscriptions.get("PIPOCA0007")?.card.lastFour).toBe("4444");
  },
});

export const EndsBeforeTheSecondCharge = meta.story({
  name: "Dois pets no mesmo cartão: ele paga um, e vence antes da cobrança do outro",
  parameters: { shop: { path: "/area-cliente", endsAt: "/dados-cliente", scenario: "assinante-de-um-ano" } },
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    const link = await canvas.findByRole("link", { name: "Alterar cartão e outros dados" });
    // Bob is charged on 14 March, and then on 14 April; Mika has paid, and is charged on 24 March.
    pass(10 * 24 * 60 * 60_000);
    const open = store.charges
      .all()
      .find(({ subscriptionCode, paidOn }) => subscriptionCode === "ATRASO0001" && !paidOn);
    if (open) store.charges.put({ ...open, paidOn: civilDate(2026, 3, 20) });
    const own = store.subscriptions.all().filter(({ startedOn, endedOn }) => startedOn && !endedOn);
    const bobs = own.find(({ pet }) => pet?.name === "Bob");
    if (bobs === undefined) throw new Error("Bob has no subscription.");
    for (const each of own) store.subscriptions.put({ ...each, card: { ...bobs.card, expiry: "03/26" } });
    await press(link);
    await press(await canvas.findByRole("tab", { name: "Cobrança" }));
    const notice = within(await canvas.findByRole("note"));
    await expect(notice.getByText("O Visa final 1111 vence antes da cobrança de 14 de abril")).toBeVisible();
    await expect(notice.getByText("Troque o cartão para a caixa do Bob não atrasar.")).toBeVisible();
    const card = await cardCalled(canvas, "Visa final 1111");
    await expect(card.getByText(/Próxima cobrança em 24\/03\/2026: caixa da Mika/)).toBeVisible();
  },
});

export const NamedInArea = meta.story({
  name: "Na área do assinante: um toque abre a troca",
  parameters: { shop: { path: "/app/area-cliente", scenario: "cartao-vencendo", endsAt: "/app/dados-cliente" } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText("O Visa final 1111 vence antes da próxima cobrança")).toBeVisible();
    await press(canvas.getByRole("link", { name: "Trocar cartão Visa final 1111" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Editar Visa final 1111" }));
    await waitFor(() => expect(shopOf(context).address()).toMatch(/^\/app\/dados-cliente\?q=cartao&trocar=/));
    await dialog.findByLabelText("Número do cartão");
    await press(dialog.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    // After a reload, the dialog stays closed.
    await expect(shopOf(context).address()).toBe("/app/dados-cliente?q=cartao");
    // Back leaves the page, and does not open the dialog again.
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    await expect(canvas.getByRole("tab", { name: "Cobrança", selected: true })).toBeVisible();
  },
});

export const Full = meta.story({
  name: "Três cartões são o máximo; um removido abre lugar",
  parameters: { spec: ["MAN-303", "MAN-341"] },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(walletFull)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Adicionar cartão" })).toBeNull();
    await press(await canvas.findByRole("button", { name: "Remover Elo final 5904" }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Remover Elo final 5904?" }));
    await waitFor(() => expect(question.getByRole("button", { name: "Manter" })).toHaveFocus());
    await seen(question.getByText(/Nada é cobrado nele agora/));
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await canvas.findByText("Cartão removido."));
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Adicionar cartão" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Cartões" })).toHaveFocus());
    await expect(keptEnds(shopOf(context), dalva)).toEqual(["1111", "0005"]);
  },
});

export const RemovedThenOffline = meta.story({
  name: "Removido, e a internet cai: o cartão não fica na lista",
  play: async (context) => {
    const { canvas } = context;
    const { backend } = shopOf(context);
    await press(await canvas.findByRole("button", { name: "Remover Elo final 5904" }));
    const question = within(await canvas.findByRole("alertdialog", { name: /^Remover/ }));
    backend.setFaults([{ path: "/dados-cliente", kind: "offline" }]);
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await canvas.findByText("Cartão removido."));
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Elo final 5904" })).toBeNull());
    await expect(keptEnds(shopOf(context), dalva)).toEqual(["1111", "0005"]);
    await expect(canvas.getByRole("group", { name: "Visa final 1111" })).toBeVisible();
  },
});

export const MainRemoved = meta.story({
  name: "Remove o principal: diz em qual a caixa passa a ser cobrada",
  play: async (context) => {
    const { canvas } = context;
    await press(await canvas.findByRole("button", { name: "Remover Visa final 1111" }));
    const question = within(await canvas.findByRole("alertdialog"));
    await seen(
      question.getByText(
        /^A assinatura da Pipoca passa a ser cobrada no American Express final 0005\. Para voltar a usar o Visa final 1111,/,
      ),
    );
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(
      await canvas.findByText(
        "Cartão removido. A assinatura da Pipoca agora é cobrada no American Express final 0005.",
      ),
    );
    // The expired card is not the successor, although it is older.
    const card = await cardCalled(canvas, "American Express final 0005");
    await expect(await card.findByText("Principal")).toBeVisible();
    await expect(canvas.queryByRole("note")).toBeNull();
    await expect(shopOf(context).store.subscriptions.get("PIPOCA0007")?.card.lastFour).toBe("0005");
  },
});

export const MadeMain = meta.story({
  name: "Torna outro o principal: diz antes e depois em qual a caixa é cobrada",
  play: async (context) => {
    const { canvas } = context;
    await expect(
      (await cardCalled(canvas, "Elo final 5904")).queryByRole("button", { name: /Tornar principal/ }),
    ).toBeNull();
    const opener = await canvas.findByRole("button", { name: "Tornar principal American Express final 0005" });
    await press(opener);
    const question = within(
      await canvas.findByRole("alertdialog", { name: "Tornar principal o American Express final 0005?" }),
    );
    await seen(question.getByText("A assinatura da Pipoca passa a ser cobrada no American Express final 0005."));
    await press(question.getByRole("button", { name: "Tornar principal" }));
    await seen(
      await canvas.findByText(
        "Cartão principal trocado. A assinatura da Pipoca agora é cobrada no American Express final 0005.",
      ),
    );
    const card = await cardCalled(canvas, "American Express final 0005");
    await expect(await card.findByText("Principal")).toBeVisible();
    await expect(card.getByText(/Próxima cobrança em .*caixa da Pipoca/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("group", { name: "American Express final 0005" })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Tornar principal Visa final 1111" })).toBeVisible();
    await expect(shopOf(context).store.subscriptions.get("PIPOCA0007")?.card.lastFour).toBe("0005");
  },
});

const bankText = "O banco não autorizou este cartão. <strong>Nada foi cobrado.</strong>";

export const Refused = meta.story({
  name: "Recusado com o texto do servidor: o que foi digitado fica, e a segunda tentativa vale",
  parameters: {
    spec: ["SUB-352"],
    shop: {
      path,
      scenario: "assinante",
      faults: [{ path: "/assinatura/credit-cards/add-new", kind: "refused", times: 1, message: bankText }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, "Adicionar cartão");
    await fill(dialog, userEvent, "5555555555554444");
    await save(dialog);
    const alert = await dialog.findByText("Nada foi cobrado.", { selector: "strong" });
    await seen(alert);
    await expect(dialog.getByLabelText("Número do cartão")).toHaveValue("5555 5555 5555 4444");
    await expect(dialog.getByLabelText("Código de segurança")).toHaveValue("123");
    await save(dialog);
    await seen(await canvas.findByText("Cartão adicionado com sucesso!"));
  },
});

export const ServerDown = meta.story({
  name: "O servidor falha: cada mudança com o seu texto",
  parameters: {
    spec: ["SUB-352", "SUB-353", "SUB-355", "MAN-373"],
    shop: {
      path,
      scenario: "cartao-vencendo",
      faults: [
        { path: "/assinatura/credit-cards/edit", kind: "500" },
        { path: "/assinatura/credit-cards/delete", kind: "500" },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, "Editar Visa final 1111");
    await fill(dialog, userEvent, "5555555555554444");
    await save(dialog);
    await seen(
      await dialog.findByText(
        "Ocorreu um erro ao editar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
      ),
    );
    await press(dialog.getByRole("button", { name: "Fechar" }));
    // Typed text is not lost by accident.
    const asking = within(await canvas.findByRole("alertdialog", { name: "Descartar o que você mudou?" }));
    await press(asking.getByRole("button", { name: "Sair sem salvar" }));
    await press(await canvas.findByRole("button", { name: "Remover Elo final 5904" }));
    const question = within(await canvas.findByRole("alertdialog", { name: /^Remover/ }));
    await press(question.getByRole("button", { name: "Remover cartão" }));
    await seen(await question.findByText("Ocorreu um erro, tente novamente ou entre em contato com nosso suporte"));
    await press(question.getByRole("button", { name: "Manter" }));
    await expect(await canvas.findByRole("group", { name: "Elo final 5904" })).toBeVisible();
  },
});

export const SecondTab = meta.story({
  name: "Outra aba já guardou o terceiro: diz, e mostra o que há",
  parameters: { spec: ["MAN-379"], shop: { path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await openDialog(canvas, "Adicionar cartão");
    const main = store.subscriptions.get("ATIVA00001")?.card;
    if (main === undefined) throw new Error("Carla has no card.");
    store.wallets.put({
      customerCode: "conta0001",
      cards: ["2222", "3333"].map((lastFour) => ({ ...main, id: lastFour, lastFour })),
    });
    await fill(dialog, userEvent, "5555555555554444");
    await save(dialog);
    await seen(await dialog.findByText(walletFull));
    await press(dialog.getByRole("button", { name: "Fechar" }));
    await press(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await expect(await canvas.findByRole("group", { name: "Visa final 3333" })).toBeVisible();
    await expect(canvas.getByText(walletFull)).toBeVisible();
  },
});

export const RemovedElsewhere = meta.story({
  name: "Outra janela removeu um cartão: ao voltar, ele não está mais",
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    await canvas.findByRole("group", { name: /final 0005/ });
    const wallet = store.wallets.get(dalva);
    if (wallet === undefined) throw new Error("Dalva has no wallet.");
    store.wallets.put({ ...wallet, cards: wallet.cards.filter(({ lastFour }) => lastFour !== "0005") });
    await waitFor(() => {
      // The page listens only once its effects have run.
      window.dispatchEvent(new Event("focus"));
      expect(canvas.queryByRole("group", { name: /final 0005/ })).toBeNull();
    });
  },
});

/** Another tab saves another holder of each of Dalva's cards. */
function savedElsewhere({ store }: Shop, holder: string) {
  const wallet = store.wallets.get(dalva);
  if (wallet === undefined) throw new Error("Dalva has no wallet.");
  store.wallets.put({ ...wallet, cards: wallet.cards.map((card) => ({ ...card, holder })) });
}

export const ClosedAfterFailure = meta.story({
  name: "Fechada depois de uma falha, cada pergunta mostra o que há; sem falha, nada se lê de novo",
  parameters: {
    shop: {
      path,
      scenario: "cartao-vencendo",
      faults: [
        { path: "/assinatura/credit-cards/delete", kind: "500" },
        { path: "/assinatura/credit-cards/make-main", kind: "500" },
      ],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    const edited = await openDialog(canvas, "Editar Elo final 5904");
    const readsBefore = shop.pageReads();
    await press(edited.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    for (const [change, confirm, keep, holder] of [
      ["Remover Elo final 5904", "Remover cartão", "Manter", "DALVA DA OUTRA ABA"],
      ["Tornar principal American Express final 0005", "Tornar principal", "Agora não", "DALVA DE MAIS UMA ABA"],
    ] as const) {
      const ask = async () => {
        await press(await canvas.findByRole("button", { name: change }));
        return within(await canvas.findByRole("alertdialog"));
      };
      const close = async (question: Screen) => {
        await press(question.getByRole("button", { name: keep }));
        await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
      };
      await close(await ask());
      const question = await ask();
      await press(question.getByRole("button", { name: confirm }));
      await question.findByText(/^(Ocorreu um erro|Não conseguimos)/);
      savedElsewhere(shop, holder);
      await close(question);
      await waitFor(() => expect(canvas.getAllByText(holder).length).toBeGreaterThan(1));
    }
    await expect(shop.pageReads()).toBe(readsBefore + 2);
  },
});

export const BadInput = meta.story({
  name: "Número no lugar do nome, HTML, validade que passou: nada é enviado",
  parameters: { spec: ["SUB-261", "SUB-264"], shop: { path, scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(canvas, "Adicionar cartão");
    const holder = await dialog.findByLabelText("Nome impresso no cartão");
    await userEvent.click(holder);
    await userEvent.paste("4111 1111 1111 1111");
    await expect(holder).toHaveValue("   ");
    await save(dialog);
    await expect(holder).toBeInvalid();
    await expect(holder).toHaveAccessibleDescription("Informe o nome como está no cartão.");
    await userEvent.clear(holder);
    await userEvent.paste("<b>Ana</b> 🐶");
    await expect(holder).toHaveValue("bAnab ");
    await userEvent.type(dialog.getByLabelText("Número do cartão"), "4111111111111112");
    await userEvent.selectOptions(dialog.getByLabelText("Ano de validade"), "26");
    await waitFor(() => expect(dialog.getByLabelText("Ano de validade")).toHaveValue("26"));
    const february = () => within(dialog.getByLabelText("Mês de validade")).getByRole("option", { name: "02" });
    await waitFor(() => expect(february()).toBeDisabled());
    await userEvent.selectOptions(dialog.getByLabelText("Mês de validade"), "03");
    await userEvent.type(dialog.getByLabelText("Código de segurança"), "123");
    await save(dialog);
    await expect(dialog.getByLabelText("Número do cartão")).toBeInvalid();
    await expect(keptEnds(shopOf(context))).toBeUndefined();
  },
});

/** A double press sends once, and the dialog cannot be closed during the save. */
export const Slow = meta.story({
  name: "Servidor lento",
  parameters: { shop: { path, scenario: "assinante", latency: 1_000 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(canvas, "Adicionar cartão");
    await fill(dialog, userEvent, "5555555555554444");
    const close = dialog.getByRole("button", { name: "Fechar" });
    await save(dialog);
    await press(await dialog.findByRole("button", { name: "Salvando o cartão" }));
    await press(close);
    await expect(canvas.getByRole("dialog")).toHaveAttribute("open");
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await seen(await canvas.findByText("Cartão adicionado com sucesso!"));
    await expect(keptEnds(shopOf(context))).toEqual(["1111", "4444"]);
  },
});

export const SideBySide = meta.story({
  name: "Três lado a lado: os botões alinhados",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole("button", { name: /^Editar / });
    await expect(buttons).toHaveLength(3);
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

export const LongHolderNarrow = meta.story({
  name: "Estreito, com o titular mais longo",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Visa final 1111" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const LargeLetters = meta.story({
  name: "Letras a 200%: o nome do titular não se parte",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const [holder] = await canvas.findAllByText("DALVA MARIA DE ALBUQUERQUE CAVALCANTI VALENCA");
    await expect(holder && linesOfWord(holder, "ALBUQUERQUE")).toBe(1);
  },
});

export const Dark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note")).toBeVisible();
  },
});

export const PaidMeanwhile = meta.story({
  name: "O banco confirma o boleto com a aba aberta: ela deixa de pedir",
  parameters: { shop: { path, scenario: "planos-de-todo-jeito" } },
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    await canvas.findByText(/^Falta pagar o boleto de/);
    for (const request of store.paymentRequests.all())
      store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: request.createdAt } });
    pass(1_000);
    await waitFor(() => expect(canvas.queryByText(/^Falta pagar o boleto/)).toBeNull());
  },
});
