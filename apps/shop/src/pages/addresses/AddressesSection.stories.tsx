import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, type userEvent, waitFor, within } from "storybook/test";

const path = "/dados-cliente?q=entrega";
const verify = "/user/endereco/alter/verify";
const save = "/user/endereco/alter";

const meta = preview.meta({
  title: "Telas/Dados cadastrais/3 Entrega",
  parameters: {
    synonyms: ["addresses", "endereços", "delivery"],
    shop: { path, scenario: "assinante" },
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;
type User = Pick<typeof userEvent, "type" | "click" | "clear">;

/** Presses the edit button of a card, and returns its dialog. */
async function edit(canvas: Canvas, user: User, title = "Entrega do Bob") {
  await user.click(await canvas.findByRole("button", { name: `Editar endereço: ${title}` }));
  const dialog = await canvas.findByRole("dialog", { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type Dialog = Awaited<ReturnType<typeof edit>>;

const press = async (dialog: Dialog, user: User, name: string) =>
  user.click(await dialog.findByRole("button", { name }));

/** Types another CEP, and waits for the lookup. */
async function lookUp(dialog: Dialog, user: User, cep: string, city: string) {
  await user.clear(dialog.getByLabelText("CEP"));
  await user.type(dialog.getByLabelText("CEP"), cep);
  await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue(city));
}

/** The same, followed by the house number. */
async function moveTo(dialog: Dialog, user: User, cep: string, city: string) {
  await lookUp(dialog, user, cep, city);
  await user.type(dialog.getByLabelText("Número"), "305");
}

/** Changes Bob's address to Manaus, up to the summary. */
async function toManaus(dialog: Dialog, user: User) {
  await moveTo(dialog, user, "69036360", "Manaus");
  await press(dialog, user, "Conferir a mudança");
  return dialog.findByRole("heading", { name: "Confira a mudança" });
}

/** The old and the new value of a row in the summary. */
const change = (dialog: Dialog, name: string) =>
  [...(dialog.getByRole("rowheader", { name }).closest("tbody")?.querySelectorAll("td") ?? [])].map(
    ({ textContent }) => textContent,
  );

const complement = "Complemento (opcional)";
const reference = "Ponto de referência (opcional)";

export const Cards = meta.story({
  name: "Um cartão por assinatura, com o seu lápis enquanto ela vale",
  parameters: { spec: ["SUB-081"], shop: { path, scenario: "tres-pets" } },
  play: async ({ canvas }) => {
    const pencils = await canvas.findAllByRole("button", { name: /^Editar endereço/ });
    await expect(pencils.map((pencil) => pencil.getAttribute("aria-label"))).toEqual([
      "Editar endereço: Entrega do Bento",
      "Editar endereço: Entrega da Frida",
    ]);
    // Pingo's subscription has ended, so the server would refuse a change.
    await expect(canvas.getByRole("heading", { name: "Entrega de Pingo" })).toBeVisible();
    await expect(canvas.getByText(/^Esta assinatura já terminou: nenhuma caixa/)).toBeVisible();
    await expect(canvas.getByText(/, 305$/)).toBeVisible();
    await expect(canvas.getByText("Manaus – AM")).toBeVisible();
    await expect(canvas.getAllByText(/, 47 – casa 2$/)).toHaveLength(2);
  },
});

export const Changed = meta.story({
  name: "Muda o endereço: confere, vê o que muda, confirma",
  parameters: {
    spec: ["SUB-082", "SUB-140", "SUB-211", "SUB-212", "SUB-291", "SUB-371", "SUB-327"],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address, pageReads } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    // The form starts with the current address, so that the number can be changed alone.
    for (const [label, value] of [
      ["CEP", "01310-100"],
      ["Rua ou avenida", "Avenida Paulista"],
      ["Número", "1578"],
      ["Bairro", "Bela Vista"],
      ["Cidade", "São Paulo"],
      ["Estado", "SP"],
    ] as const) {
      await expect(dialog.getByLabelText(label)).toHaveValue(value);
    }
    await moveTo(dialog, userEvent, "69036360", "Manaus");
    await expect(dialog.getByLabelText("Estado")).toHaveValue("AM");
    for (const label of ["Cidade", "Estado"]) await expect(dialog.getByLabelText(label)).toHaveAttribute("readonly");
    for (const [label, value] of [
      ["Número", "305-B"],
      [complement, "casa 2"],
      [reference, "em frente ao parque"],
    ] as const) {
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.type(dialog.getByLabelText(label), value);
    }
    await press(dialog, userEvent, "Conferir a mudança");
    const heading = await dialog.findByRole("heading", { name: "Confira a mudança" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(dialog.getByText(/, 305-B – casa 2$/)).toBeVisible();
    await expect(dialog.getByText("Referência: em frente ao parque")).toBeVisible();
    // The carrier charges R$41,90, and the shop pays R$12,35 of it.
    await expect(change(dialog, "Cobrado hoje")).toEqual(["Nada", "Nada"]);
    await expect(change(dialog, "Frete por caixa")).toEqual(["Frete Grátis", "R$29,55"]);
    await expect(change(dialog, "Valor por mês, com o frete")).toEqual(["R$69,90", "R$99,45"]);
    await expect(change(dialog, "Próxima cobrança")).toEqual(["R$69,90 em 08/04/2026", "R$99,45 em 08/04/2026"]);
    await expect(change(dialog, "Fim do período")).toEqual(["08/02/2027", "08/02/2027"]);
    await expect(dialog.getByText("da caixa cobrada em 08/04/2026")).toBeVisible();
    await expect(store.subscriptions.get("ATIVA00001")).not.toHaveProperty("freight");
    const readsBefore = pageReads();
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(pageReads()).toBeGreaterThan(readsBefore));
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Manaus – AM")).toBeVisible();
    await expect(canvas.getByText("Referência: em frente ao parque")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Editar endereço: Entrega do Bob" })).toHaveFocus());
    await expect(address()).toBe(path);
    await expect(store.subscriptions.get("ATIVA00001")).toMatchObject({
      address: { number: "305-B", complement: "casa 2", reference: "em frente ao parque", state: "AM" },
      freight: 2_955,
    });
  },
});

export const MovedThenOffline = meta.story({
  name: "Salvo, e a internet cai: só esta entrega mostra o endereço novo",
  parameters: { shop: { path, scenario: "tres-pets" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await edit(canvas, userEvent, "Entrega do Bento");
    await moveTo(dialog, userEvent, "01310100", "São Paulo");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    shopOf(context).backend.setFaults([{ path: "/dados-cliente", kind: "offline" }]);
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.queryByText("Manaus – AM")).toBeNull());
    await expect(canvas.getAllByText(/, 47 – casa 2$/)).toHaveLength(2);
  },
});

export const SavedDespiteLostReply = meta.story({
  name: "Salvo sem resposta: a página olha de novo, e diz que o endereço mudou",
  parameters: { shop: { path, scenario: "assinante", faults: [{ path: save, kind: "lost-reply", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Manaus – AM")).toBeVisible();
  },
});

export const SavedDespiteLostReplyOffline = meta.story({
  name: "Salvo sem resposta e sem internet: ao voltar à página, o endereço é o novo, e não o de outro lugar",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    backend.setFaults([
      { path: save, kind: "lost-reply", times: 1 },
      { path: "/dados-cliente", kind: "offline" },
    ]);
    await press(dialog, userEvent, "Confirmar e salvar");
    await expect(await dialog.findByText(/^Não foi possivel atualizar seu endereço/)).toBeVisible();
    backend.setFaults([]);
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Manaus – AM")).toBeVisible();
  },
});

export const FoodMoves = meta.story({
  name: "Alimentos avulsos: o frete de antes e o de depois, e só então salva",
  parameters: { spec: ["SUB-141"], shop: { path, scenario: "compras-programadas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    // Products that ship with the box change their address too.
    await expect(await canvas.findAllByText(/^Viaja com o BOX da Pandora/)).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /Entrega: Tapetes higiênicos/ })).toBeNull();
    // No two deliveries have the same name.
    const headings = canvas.getAllByRole("heading", { name: /^Entrega/ }).map(({ textContent }) => textContent);
    await expect(new Set(headings).size).toBe(6);
    const name = "Entrega: Alimentos úmidos, 12 sachês de frango, abóbora e arroz e 12 sachês de peixe e arroz";
    await userEvent.click(canvas.getByRole("button", { name: `Editar endereço: ${name}` }));
    const dialog = within(await canvas.findByRole("dialog", { name }));
    await moveTo(dialog, userEvent, "69036360", "Manaus");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await expect(change(dialog, "Frete de cada envio")).toEqual(["R$11,90", "R$41,90"]);
    await expect(change(dialog, "Total por mês")).toEqual(["R$201,50", "R$231,50"]);
    await expect(dialog.queryByText("Frete por caixa")).toBeNull();
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(store.subscriptions.all().filter(({ freight }) => freight === 4_190)).toHaveLength(1);
  },
});

export const PadsMoveWithTheirBox = meta.story({
  name: "A caixa se muda com os tapetes: o que passa do peso grátis de lá paga, e é dito antes",
  parameters: { spec: ["SUB-141", "MAN-429"], shop: { path, scenario: "compras-programadas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await edit(canvas, userEvent, "Entrega da Pandora");
    const pads = store.subscriptions.get("TAPETE0098");
    // Four packs: in São Paulo, three ship free.
    if (pads?.purchase) {
      const items = [{ sku: "TAP-BRANCO", quantity: 4 }];
      store.subscriptions.put({ ...pads, freight: 143, purchase: { ...pads.purchase, items } });
    }
    await moveTo(dialog, userEvent, "69036360", "Manaus");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await expect(dialog.getAllByText("Tapetes higiênicos que vão com esta caixa")).toHaveLength(2);
    await expect(
      dialog.getByText(
        "Para AM, até 2 pacotes viajam de graça com a caixa. Do que passa disso, você paga o frete proporcional: R$13,41 por envio.",
      ),
    ).toBeVisible();
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(store.subscriptions.get("TAPETE0098")).toMatchObject({ state: "AM", freight: 1_341 });
  },
});

export const CepChangedAgain = meta.story({
  name: "Outro CEP ou outro número desfaz o que foi conferido; voltar sem mudar nada, não",
  parameters: { spec: ["SUB-213", "SUB-326"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    // From now on, the server refuses every verification.
    backend.setFaults([{ path: verify, kind: "500" }]);
    await press(dialog, userEvent, "Voltar e editar");
    await press(dialog, userEvent, "Conferir a mudança");
    await expect(await dialog.findByText(/, 305$/)).toBeVisible();
    for (const retype of [
      () => userEvent.type(dialog.getByLabelText("Número"), "9"),
      () => userEvent.type(dialog.getByLabelText("CEP"), "{Backspace}0"),
    ]) {
      backend.setFaults([{ path: verify, kind: "500" }]);
      await press(dialog, userEvent, "Voltar e editar");
      await retype();
      await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("Manaus"));
      await press(dialog, userEvent, "Conferir a mudança");
      await expect(await dialog.findByText(/^Não foi possivel verificar/)).toBeVisible();
      backend.setFaults([]);
      await press(dialog, userEvent, "Conferir a mudança");
      await expect(await dialog.findByRole("heading", { name: "Confira a mudança" })).toBeVisible();
    }
    await expect(dialog.getByText(/, 3059$/)).toBeVisible();
  },
});

export const BoxAlreadyMade = meta.story({
  name: "Uma caixa já foi gerada: vale a partir da próxima",
  parameters: { spec: ["SUB-214", "SUB-141"], shop: { path, scenario: "tres-pets" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent, "Entrega do Bento");
    await moveTo(dialog, userEvent, "01310100", "São Paulo");
    await press(dialog, userEvent, "Conferir a mudança");
    await expect(await dialog.findByText(/^Uma caixa já foi gerada e segue para o endereço de antes/)).toBeVisible();
    await expect(dialog.getByText(/^da caixa cobrada em \d\d\/\d\d\/2026$/)).toBeVisible();
    await expect(change(dialog, "Frete por caixa")).toEqual(["R$29,55", "Frete Grátis"]);
    await press(dialog, userEvent, "Cancelar a mudança");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText("Manaus – AM")).toBeVisible();
  },
});

export const Overdue = meta.story({
  name: "Em atraso: diz o que será cobrado, e pergunta mais uma vez",
  parameters: {
    spec: ["SUB-143", "SUB-215", "SUB-142"],
    shop: { path, scenario: "assinante-de-um-ano" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const open = () => store.charges.get("ATRASO0001-2");
    const before = open();
    const dialog = await edit(canvas, userEvent, "Entrega da Mika");
    await toManaus(dialog, userEvent);
    await expect(dialog.getByText("Pagamento em atraso")).toBeVisible();
    await expect(change(dialog, "Cobrado hoje")).toEqual(["Nada", "R$99,45 × 1 caixa = R$99,45"]);
    await expect(change(dialog, "Próxima cobrança")).toEqual(["A que está em aberto", "R$99,45 em 24/03/2026"]);
    await expect(dialog.getByText("da caixa cobrada agora")).toBeVisible();
    await press(dialog, userEvent, "Confirmar e salvar");
    const question = await canvas.findByRole("alertdialog", { name: "Cobrar R$99,45 e mudar o endereço?" });
    await waitFor(() => expect(question).toBeVisible());
    await expect(within(question).getByText(/são cobrados no cartão final 0002,/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Ainda não" }));
    await expect(open()).toEqual(before);
    await press(dialog, userEvent, "Confirmar e salvar");
    await userEvent.click(await canvas.findByRole("button", { name: "Cobrar e mudar" }));
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
    // The page shows both the saved address and the refused charge.
    const refused = await canvas.findByText("A cobrança de R$99,45 não foi aprovada");
    await expect(refused).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver o que falta pagar" })).toHaveAttribute("href", "/area-cliente");
    await expect(open()).toMatchObject({ amount: 9_945 });
    await expect(open()?.tries).toHaveLength(Number(before?.tries.length) + 1);
  },
});

export const OverdueWithoutReply = meta.story({
  name: "Em atraso, e a resposta se perde: o endereço mudou, e o resultado da cobrança não se sabe",
  parameters: {
    shop: { path, scenario: "assinante-de-um-ano", faults: [{ path: save, kind: "lost-reply", times: 1 }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const tries = () => store.charges.get("ATRASO0001-2")?.tries.length;
    const before = Number(tries());
    const dialog = await edit(canvas, userEvent, "Entrega da Mika");
    await toManaus(dialog, userEvent);
    await press(dialog, userEvent, "Confirmar e salvar");
    await userEvent.click(await canvas.findByRole("button", { name: "Cobrar e mudar" }));
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
    await expect(await canvas.findByText("Não sabemos se a cobrança de R$99,45 foi aprovada")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver o que falta pagar" })).toHaveAttribute("href", "/area-cliente");
    // The card is not charged a second time.
    await expect(tries()).toBe(before + 1);
  },
});

export const OverduePaid = meta.story({
  name: "Cobrança recusada: o aviso fica quando outra entrega muda, e some quando ela é paga",
  parameters: { shop: { path, scenario: "assinante-de-um-ano" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const mika = await edit(canvas, userEvent, "Entrega da Mika");
    await toManaus(mika, userEvent);
    await press(mika, userEvent, "Confirmar e salvar");
    await userEvent.click(await canvas.findByRole("button", { name: "Cobrar e mudar" }));
    await canvas.findByText("A cobrança de R$99,45 não foi aprovada");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const bob = await edit(canvas, userEvent);
    await toManaus(bob, userEvent);
    await press(bob, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText("A cobrança de R$99,45 não foi aprovada")).toBeVisible();
    // It is paid in another tab.
    const open = store.charges.get("ATRASO0001-2");
    if (open === undefined) throw new Error("Nothing is owed.");
    store.charges.put({ ...open, paidOn: civilDate(2026, 3, 10) });
    await waitFor(() => {
      // The page listens only once its effects have run.
      window.dispatchEvent(new Event("focus"));
      expect(canvas.queryByText("A cobrança de R$99,45 não foi aprovada")).toBeNull();
    });
  },
});

export const OverdueOtherNumber = meta.story({
  name: "Em atraso: conferido sem mudar nada, e depois com outro número, diz a cobrança e pergunta",
  parameters: { spec: ["SUB-143", "SUB-215"], shop: { path, scenario: "assinante-de-um-ano" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const tries = () => store.charges.get("ATRASO0001-2")?.tries.length;
    const before = tries();
    const dialog = await edit(canvas, userEvent, "Entrega da Mika");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Nada mudou" });
    await expect(dialog.queryByRole("button", { name: "Confirmar e salvar" })).toBeNull();
    await press(dialog, userEvent, "Voltar e editar");
    await userEvent.type(dialog.getByLabelText("Número"), "9");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await expect(change(dialog, "Cobrado hoje")).toEqual(["Nada", "R$69,90 × 1 caixa = R$69,90"]);
    await press(dialog, userEvent, "Confirmar e salvar");
    const question = await canvas.findByRole("alertdialog", { name: "Cobrar R$69,90 e mudar o endereço?" });
    await waitFor(() => expect(question).toBeVisible());
    await expect(tries()).toBe(before);
    await userEvent.click(await canvas.findByRole("button", { name: "Cobrar e mudar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(tries()).toBe(Number(before) + 1);
  },
});

export const OverdueMeanwhile = meta.story({
  name: "Conferido sem cobrança, e agora haveria uma: mostra-a e pergunta, antes de cobrar",
  parameters: { spec: ["SUB-215"], shop: { path, scenario: "assinante-de-um-ano" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const bob = store.subscriptions.all().find(({ pet, endedOn }) => pet?.name === "Bob" && endedOn === undefined);
    const last = store.charges.all().findLast(({ subscriptionCode }) => subscriptionCode === bob?.code);
    if (bob === undefined || last === undefined) throw new Error("Nobody subscribes.");
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    await expect(change(dialog, "Cobrado hoje")).toEqual(["Nada", "Nada"]);
    // The bank takes the last payment back.
    const { paidOn: _paidOn, ...unpaid } = last;
    store.charges.put(unpaid);
    await press(dialog, userEvent, "Confirmar e salvar");
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Os valores mudaram desde a conferência. Nada foi cobrado: confira e, se concordar, confirme de novo.",
    );
    await expect(change(dialog, "Cobrado hoje")).toEqual(["Nada", "R$99,45 × 1 caixa = R$99,45"]);
    await expect(store.subscriptions.get(bob.code)?.address).toEqual(bob.address);
    await expect(store.charges.get(last.id)).toEqual(unpaid);
    await press(dialog, userEvent, "Confirmar e salvar");
    await userEvent.click(await canvas.findByRole("button", { name: "Cobrar e mudar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(store.charges.get(last.id)).toMatchObject({ amount: 9_945, paidOn: "2026-03-10" });
  },
});

export const CancelledMeanwhile = meta.story({
  name: "Recusado porque a assinatura terminou em outro lugar: a página lê de novo",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pageReads } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    const bob = store.subscriptions.get("ATIVA00001");
    if (bob === undefined) throw new Error("Nobody subscribes.");
    store.subscriptions.put({ ...bob, cancelAskedOn: civilDate(2026, 3, 10) });
    const before = pageReads();
    await press(dialog, userEvent, "Confirmar e salvar");
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(pageReads()).toBeGreaterThan(before));
  },
});

export const NotVerifiedAgain = meta.story({
  name: "O servidor não confere de novo: nada é salvo nem cobrado",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await toManaus(dialog, userEvent);
    const before = store.subscriptions.get("ATIVA00001");
    backend.setFaults([{ path: "/user/endereco/alter/verify", kind: "500" }]);
    await press(dialog, userEvent, "Confirmar e salvar");
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/^Não deu para conferir os valores agora/);
    await expect(store.subscriptions.get("ATIVA00001")).toEqual(before);
    backend.setFaults([]);
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
  },
});

export const Wrong = meta.story({
  name: "Campos errados: cada um diz o seu nome",
  parameters: {
    spec: [
      ...["SUB-281", "SUB-282", "SUB-283", "SUB-284", "SUB-285", "SUB-286", "SUB-287", "SUB-288", "SUB-289", "SUB-290"],
      "SUB-292",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await edit(canvas, userEvent);
    await userEvent.clear(dialog.getByLabelText("CEP"));
    await userEvent.type(dialog.getByLabelText("CEP"), "0131010");
    await press(dialog, userEvent, "Conferir a mudança");
    await expect(dialog.getByLabelText("CEP")).toHaveFocus();
    const message = (name: string) => `Por favor, preencha corretamente o campo ${name}`;
    const expectWrong = (label: string, text: RegExp | string) =>
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(text));
    await expectWrong("CEP", message("CEP"));
    await expectWrong("Cidade", message("cidade"));
    await expectWrong("Estado", message("estado"));
    await lookUp(dialog, userEvent, "45420000", "Cairu");
    for (const [label, text] of [
      ["Rua ou avenida", "Ru"],
      ["Bairro", "C"],
      ["Número", ""],
    ] as const) {
      await userEvent.clear(dialog.getByLabelText(label));
      if (text !== "") await userEvent.type(dialog.getByLabelText(label), text);
    }
    for (const label of [complement, reference]) {
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.click(dialog.getByLabelText(label));
      await userEvent.paste("x".repeat(101));
    }
    await press(dialog, userEvent, "Conferir a mudança");
    await expectWrong("Rua ou avenida", message("rua"));
    await expectWrong("Número", message("número"));
    await expectWrong("Bairro", message("bairro"));
    await expectWrong(complement, "O campo complemento pode possuir no máximo 100 caracteres.");
    await expectWrong(reference, "O campo referência pode possuir no máximo 100 caracteres.");
    await userEvent.type(dialog.getByLabelText("Número"), "1578-B");
    await press(dialog, userEvent, "Conferir a mudança");
    await expectWrong("Número", "Por favor, preencha corretamente o campo número: cabem 5 letras ou números.");
    for (const label of [complement, reference]) await userEvent.type(dialog.getByLabelText(label), "{Backspace}");
    await userEvent.type(dialog.getByLabelText("Rua ou avenida"), "a");
    await userEvent.type(dialog.getByLabelText("Bairro"), "o");
    await userEvent.clear(dialog.getByLabelText("Número"));
    await userEvent.type(dialog.getByLabelText("Número"), "1");
    await press(dialog, userEvent, "Conferir a mudança");
    await expect(await dialog.findByRole("heading", { name: "Confira a mudança" })).toBeVisible();
  },
});

export const WrongOnAPhone = meta.story({
  name: "Campos errados no celular: nenhuma palavra se parte",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    await userEvent.clear(dialog.getByLabelText("CEP"));
    await press(dialog, userEvent, "Conferir a mudança");
    const errors = await dialog.findAllByText(/^Por favor, preencha corretamente o campo/);
    await expect(errors.length).toBeGreaterThanOrEqual(3);
    for (const error of errors) {
      // Two lines: the text has the whole width.
      await expect(error.getClientRects().length).toBe(1);
      // The dialog is still rising, and a moving element's bounding box is not exact.
      await expect(error.offsetHeight / Number.parseFloat(getComputedStyle(error).lineHeight)).toBeLessThanOrEqual(2);
    }
    // The field itself stays as short as a CEP.
    const cep = dialog.getByLabelText("CEP");
    await expect(cep.clientWidth).toBeLessThan(dialog.getByLabelText("Rua ou avenida").clientWidth);
  },
});

export const CepDown = meta.story({
  name: "CEP sem resposta: esvazia o campo, e a nova consulta o traz de volta",
  parameters: {
    spec: ["SUB-337"],
    shop: { path, scenario: "assinante", faults: [{ path: "/shipping/cep", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    const cep = dialog.getByLabelText("CEP");
    await userEvent.clear(cep);
    await userEvent.type(cep, "69036360");
    await waitFor(() => expect(cep).toBeInvalid());
    await waitFor(() => expect(cep).toHaveValue(""));
    await expect(cep).toHaveAccessibleDescription(/69036-360/);
    await expect(dialog.getByLabelText("Número")).not.toHaveAttribute("aria-invalid");
    await userEvent.click(dialog.getByRole("button", { name: "Consultar o CEP de novo" }));
    await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("Manaus"));
    await waitFor(() => expect(cep).toHaveValue("69036-360"));
    await expect(cep).toBeValid();
    await userEvent.clear(cep);
    await userEvent.type(cep, "00000000");
    await expect(await dialog.findByText(/Não encontramos o CEP 00000-000/)).toBeVisible();
    await waitFor(() => expect(cep).toHaveValue(""));
  },
});

export const Refused = meta.story({
  name: "O servidor não confere, e não salva: diz por quê e guarda tudo",
  parameters: { spec: ["SUB-360", "SUB-361", "SUB-362", "SUB-363"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await moveTo(dialog, userEvent, "69036360", "Manaus");
    const support = " Por favor, entre em contato com nosso suporte.";
    const own = "Não entregamos nesta rua.";
    for (const [fault, message] of [
      [{ kind: "refused", message: own }, own],
      [{ kind: "500" }, `Não foi possivel verificar seu endereço no momento.${support}`],
    ] as const) {
      backend.setFaults([{ path: verify, ...fault }]);
      await press(dialog, userEvent, "Conferir a mudança");
      await expect(await dialog.findByText(message)).toBeVisible();
      await expect(dialog.getByLabelText("CEP")).toHaveValue("69036-360");
    }
    backend.setFaults([]);
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    for (const [fault, message] of [
      [{ kind: "refused", message: own }, own],
      [{ kind: "500" }, `Não foi possivel atualizar seu endereço no momento.${support}`],
    ] as const) {
      backend.setFaults([{ path: save, ...fault }]);
      await press(dialog, userEvent, "Confirmar e salvar");
      await expect(await dialog.findByText(message)).toBeVisible();
    }
    backend.setFaults([]);
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible());
  },
});

export const FieldsRefused = meta.story({
  name: "O servidor recusa um campo, ao conferir ou ao salvar: ele fica marcado no formulário",
  parameters: {
    shop: {
      path,
      scenario: "assinante",
      faults: [{ path: verify, kind: "422", field: "number", message: "Confira o número.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await edit(canvas, userEvent);
    await moveTo(dialog, userEvent, "69036360", "Manaus");
    await press(dialog, userEvent, "Conferir a mudança");
    const number = dialog.getByLabelText("Número");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Confira o número\./));
    await expect(number).toBeInvalid();
    await userEvent.type(number, "{Backspace}6");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    shopOf(context).backend.setFaults([
      { path: save, kind: "422", field: "reference", message: "Diga melhor onde fica.", times: 1 },
    ]);
    await press(dialog, userEvent, "Confirmar e salvar");
    const place = await dialog.findByRole("textbox", { name: reference });
    await waitFor(() => expect(place).toHaveAccessibleDescription(/Diga melhor onde fica\./));
    await expect(place).toBeVisible();
    await userEvent.type(place, "atrás da escola");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await press(dialog, userEvent, "Confirmar e salvar");
    const saved = await canvas.findByText("Seu endereço foi atualizado com sucesso!");
    await waitFor(() => expect(saved).toBeVisible());
  },
});

export const PaymentUnderWay = meta.story({
  name: "Um boleto espera: sem lápis, e a página diz por quê",
  parameters: { shop: { path, scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(/^Há um pagamento em andamento para esta assinatura/);
    await expect(reason).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Entrega da Seriguela" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Editar endereço: Entrega da Seriguela" })).toBeNull();
  },
});

export const ClosedByMistake = meta.story({
  name: "Fechado sem querer: pergunta antes de perder o que foi escrito",
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText(complement), "3");
    await fireEvent(canvas.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar editando" }));
    await expect(dialog.getByLabelText(complement)).toHaveValue("apto 423");
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const again = await edit(canvas, userEvent);
    await expect(again.getByLabelText(complement)).toHaveValue("apto 42");
  },
});

export const TwoTabs = meta.story({
  name: "Duas abas no mesmo endereço: a segunda é avisada",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    /** Saves in another tab. */
    const savedElsewhere = (number: string) => {
      const subscription = store.subscriptions.get("ATIVA00001");
      if (subscription?.address) {
        store.subscriptions.put({ ...subscription, address: { ...subscription.address, number } });
      }
    };
    const dialog = await edit(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText(complement), ", fundos");
    savedElsewhere("2000");
    window.dispatchEvent(new Event("focus"));
    await expect(await dialog.findByText("Este endereço mudou em outro lugar")).toBeVisible();
    await expect(dialog.getByText(/^Avenida Paulista, 2000/)).toBeVisible();
    // The typed text stays.
    await expect(dialog.getByLabelText(complement)).toHaveValue("apto 42, fundos");
    // A change in a window beside this one causes no focus event, so it is detected before the summary.
    savedElsewhere("3000");
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await expect(await dialog.findByText(/^Avenida Paulista, 3000/)).toBeVisible();
  },
});

export const TownWide = meta.story({
  name: "Outro CEP, de cidade inteira: pede a rua, o bairro e o número de lá",
  parameters: { spec: ["FUN-173", "FUN-174"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await edit(canvas, userEvent);
    await lookUp(dialog, userEvent, "69005010", "Manaus");
    for (const label of ["Rua ou avenida", "Bairro"]) {
      await expect(dialog.getByLabelText(label)).toHaveValue("");
      await expect(dialog.getByLabelText(label)).toBeInvalid();
    }
    for (const label of ["Número", complement, reference]) await expect(dialog.getByLabelText(label)).toHaveValue("");
    await press(dialog, userEvent, "Conferir a mudança");
    await expect(dialog.getByLabelText("Rua ou avenida")).toHaveFocus();
    await expect(dialog.queryByRole("heading", { name: "Confira a mudança" })).toBeNull();
    for (const [label, text] of [
      ["Rua ou avenida", "Rua Saldanha Marinho"],
      ["Número", "10"],
      ["Bairro", "Centro"],
    ] as const) {
      await userEvent.type(dialog.getByLabelText(label), text);
    }
    await press(dialog, userEvent, "Conferir a mudança");
    await dialog.findByRole("heading", { name: "Confira a mudança" });
    await press(dialog, userEvent, "Confirmar e salvar");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const { address } = store.subscriptions.get("ATIVA00001") ?? {};
    await expect(address).toMatchObject({ cep: "69005010", street: "Rua Saldanha Marinho", number: "10" });
  },
});

export const Pasted = meta.story({
  name: "Um endereço inteiro, colado no CEP",
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    await userEvent.clear(dialog.getByLabelText("CEP"));
    await userEvent.click(dialog.getByLabelText("CEP"));
    await userEvent.paste("69036-360, 305 casa 2");
    await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("Manaus"));
    await expect(dialog.getByLabelText("CEP")).toHaveValue("69036-360");
    await expect(dialog.getByLabelText("Número")).toHaveValue("305");
    await expect(dialog.getByLabelText(complement)).toHaveValue("casa 2");
  },
});

export const NoAddress = meta.story({
  name: "Quem nunca disse para onde",
  parameters: { shop: { path, scenario: "sem-cadastro" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Nenhum endereço por aqui ainda.")).toBeVisible();
    const dialog = await edit(canvas, userEvent, "Entrega da Mel");
    for (const label of ["CEP", "Rua ou avenida", "Número", "Cidade"]) {
      await expect(dialog.getByLabelText(label)).toHaveValue("");
    }
  },
});

export const None = meta.story({
  name: "Nenhuma assinatura",
  parameters: { shop: { path, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nenhuma entrega por aqui ainda" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
  },
});

export const Phone = Overdue.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = BoxAlreadyMade.extend({ name: "No escuro", globals: { theme: "dark" } });
