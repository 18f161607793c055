import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/assinaturas/box", scenario: "assinante" } as const;

const meta = preview.meta({
  title: "Telas/Assinaturas/2 Assinaturas de BOX",
  parameters: {
    synonyms: ["subscriptions", "caixas"],
    shop,
  },
});

const day = 24 * 60 * 60_000;

type Canvas = ReturnType<typeof within>;

/** The cards, in order. */
async function cardsIn(canvas: Canvas): Promise<HTMLElement[]> {
  const links: HTMLElement[] = await canvas.findAllByRole("link", { name: /^(Ver assinatura|Quero renovar!!) / });
  return [...new Set(links.flatMap((link) => link.closest("li") ?? []))];
}

/** The card of a pet. */
async function cardOf(canvas: Canvas, pet: string): Promise<Canvas> {
  const card = (await canvas.findByRole("heading", { level: 2, name: pet })).closest("li");
  if (card === null) throw new Error(`${pet} stands in no list.`);
  return within(card);
}

const fact = (card: Canvas, term: string) => card.queryByText(term, { selector: "dt" })?.nextElementSibling;
const extraIn = (card: Canvas) => card.queryByRole("link", { name: /^Incluir item extra/ });

export const One = meta.story({
  name: "Uma assinatura: código, situação, pet, plano e valor",
  parameters: {
    spec: ["MAN-026", "MAN-055", "MAN-056", "MAN-057", "MAN-192", "MAN-203"],
  },
  play: async ({ canvas }) => {
    await expect(await cardsIn(canvas)).toHaveLength(1);
    await expect(canvas.getByRole("heading", { level: 1, name: "Assinaturas de BOX" })).toBeVisible();
    const bob = await cardOf(canvas, "Bob");
    await expect(bob.getByText("Ativa")).toBeVisible();
    await expect(bob.getByRole("presentation")).toHaveAttribute("src", "/imagens/pet-beagle.svg");
    await expect(fact(bob, "Plano")).toHaveTextContent("Anual");
    await expect(fact(bob, "Valor por mês")).toHaveTextContent("R$69,90");
    await expect(fact(bob, "Código")).toHaveTextContent("ATIVA00001");
    await expect(fact(bob, "Próximo BOX")).toHaveTextContent(/^Sai por volta de \d+º? de \w+ de 2026$/);
    await expect(fact(bob, "Frete por BOX")).toBeUndefined();
    await expect(bob.getByRole("link", { name: /^Ver assinatura/ })).toHaveAttribute("href", "/plano/ATIVA00001");
    await expect(extraIn(bob)).toHaveAttribute("href", "/subscription-trail/ATIVA00001");
    // The only subscription uses the width of the page.
    const { clientWidth } = canvas.getByRole("main");
    await expect(canvas.getByRole("group", { name: "Bob" }).clientWidth).toBeGreaterThan(clientWidth * 0.8);
  },
});

export const Many = meta.story({
  name: "Sete, em todas as situações: a que está em atraso primeiro, a cancelada por último",
  parameters: {
    spec: ["MAN-055", "MAN-192", "MAN-203", "MAN-204", "MAN-147"],
    shop: { ...shop, scenario: "casa-cheia" },
  },
  play: async ({ canvas }) => {
    const cards = (await cardsIn(canvas)).map((card) => within(card));
    const shown = cards.map((card) => [card.getByRole("heading").textContent, extraIn(card) !== null]);
    await expect(shown).toEqual([
      ["Ameixa", false],
      ["Maximiliano Bartolomeu Terceiro", true],
      // The size, the category and the plan code each exclude one.
      ["Figo", false],
      ["Jabuticaba", false],
      ["Teco", false],
      ["Pipa", false],
      ["Zeus", false],
    ]);
    const pipa = await cardOf(canvas, "Pipa");
    await expect(pipa.getByText("Pagamento em análise")).toBeVisible();
    const bartolomeu = await cardOf(canvas, "Maximiliano Bartolomeu Terceiro");
    await expect(fact(bartolomeu, "Frete por BOX")).toHaveTextContent("R$29,55");
    await expect(fact(bartolomeu, "Valor por mês")).toHaveTextContent("R$69,90");
    // Scheduled purchases have their own lists.
    await expect(canvas.queryByText("TAPETES060")).toBeNull();
  },
});

export const ThreeStates = meta.story({
  name: "Três pets em três situações: em atraso, ativa e expirada",
  parameters: { spec: ["MAN-055", "MAN-056", "MAN-192", "MAN-203"], shop: { ...shop, scenario: "tres-pets" } },
  play: async ({ canvas }) => {
    const cards = (await cardsIn(canvas)).map((card) => within(card));
    await expect(cards.map((card) => card.getByRole("heading").textContent)).toEqual(["Frida", "Bento", "Pingo"]);
    const [frida, bento, pingo] = cards;
    await expect(frida?.getByText("Em atraso")).toBeVisible();
    // One debt: a badge, a sentence and a button.
    await expect(frida?.getByText(/^R\$[\d,]+ em aberto desde \d+º? de [a-zç]+\.$/)).toBeVisible();
    await expect(frida?.queryByRole("note")).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Quero regularizar/ })).toHaveLength(1);
    await expect(frida?.getByRole("button", { name: "Quero regularizar (Frida, FRIDA00001)" })).toBeVisible();
    await expect(frida?.getByRole("link", { name: /^Ver assinatura/ })).toHaveAttribute("href", "/plano/FRIDA00001");
    await expect(bento?.getByText("Ativa")).toBeVisible();
    await expect(bento && extraIn(bento)).toBeVisible();
    await expect(pingo?.getByText("Expirada")).toBeVisible();
    await expect(pingo && fact(pingo, "Próximo BOX")).toBeUndefined();
    await expect(pingo && extraIn(pingo)).toBeNull();
    const wayBack = pingo?.getByRole("link", { name: "Quero renovar!! (Pingo, PINGO00001)" });
    await expect(wayBack).toHaveAttribute("href", "/plano/PINGO00001");
    await expect(pingo?.getAllByRole("link")).toHaveLength(1);
    const looks = [bento, frida, pingo].map((card) =>
      [...(card?.getAllByRole("link") ?? []), ...(card?.queryAllByRole("button") ?? [])].map((each) =>
        each.getAttribute("data-variant"),
      ),
    );
    // Only paying and renewing are filled.
    await expect(looks.map((variants) => variants.filter((each) => each !== "secondary").length)).toEqual([0, 1, 1]);
  },
});

export const WithExtraItems = meta.story({
  name: "Com item extra: o link diz se ele ainda pode sair",
  parameters: { spec: ["MAN-057"], shop: { ...shop, scenario: "item-extra" } },
  play: async ({ canvas }) => {
    const fuba = await cardOf(canvas, "Fubá");
    await expect(fuba.getByRole("link", { name: /^Ver ou retirar o item extra/ })).toHaveAttribute(
      "href",
      "/subscription-trail/FUBA000001",
    );
    await expect(extraIn(fuba)).toBeNull();
    const farofa = await cardOf(canvas, "Farofa");
    await expect(farofa.getByRole("link", { name: /^Ver o item extra/ })).toHaveAttribute(
      "href",
      "/subscription-trail/FAROFA0001",
    );
  },
});

export const WaitingBoleto = meta.story({
  name: "Um boleto a caminho: vê o boleto, e ninguém pede para pagar de novo",
  parameters: { shop: { ...shop, scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas }) => {
    const seriguela = await cardOf(canvas, "Seriguela");
    await expect(seriguela.getByRole("link", { name: "Ver o boleto (Seriguela, SERIGUELA1)" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/SERIGUELA1",
    );
    await expect(seriguela.queryByRole("button", { name: /^Quero regularizar/ })).toBeNull();
    await expect(seriguela.getByText("Aguardando pagamento")).toBeVisible();
    await expect(seriguela.getByText("Falta pagar o boleto de R$69,90; ele vence em 12 de março.")).toBeVisible();
    await expect(seriguela.queryByText("Ops, Falha na cobrança")).toBeNull();
    // Overdue customers without a pending payment see the button to pay.
    await expect((await cardOf(canvas, "Pitanga")).getByRole("button", { name: /^Quero regularizar/ })).toBeVisible();
  },
});

export const CancelAsked = meta.story({
  name: "Com pedido de cancelamento: diz quando termina e quanto custa, e não oferece item extra",
  parameters: { spec: ["MAN-203"], shop: { ...shop, scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas }) => {
    const umbu = await cardOf(canvas, "Umbu");
    await expect(umbu.queryByText("Ativa")).toBeNull();
    await expect(umbu.getByText("Cancelamento em análise")).toBeVisible();
    await expect(
      umbu.getByText("O cancelamento foi pedido e vale a partir de 11 de março, com multa de R$17,98."),
    ).toBeVisible();
    await expect(extraIn(umbu)).toBeNull();
    await expect(canvas.getAllByText("Cancelamento em análise")).toHaveLength(1);
    await expect(extraIn(await cardOf(canvas, "Goiaba"))).toBeVisible();
    // The only box of a month that does not renew has left.
    await expect(extraIn(await cardOf(canvas, "Caju"))).toBeNull();
  },
});

export const PaidElsewhere = meta.story({
  name: "Pago em outra aba: de volta a esta, a lista mostra que está em dia",
  parameters: { spec: ["MAN-192", "MAN-203"], shop: { ...shop, scenario: "cartao-recusado" } },
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    await expect((await cardOf(canvas, "Thor")).getByRole("button", { name: /^Quero regularizar/ })).toBeVisible();
    for (const charge of store.charges.all()) store.charges.put({ ...charge, paidOn: charge.paidOn ?? charge.dueOn });
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(async () => expect((await cardOf(canvas, "Thor")).getByText("Ativa")).toBeVisible());
    await expect(canvas.queryByRole("button", { name: /^Quero regularizar/ })).toBeNull();
  },
});

export const RefusedMeanwhile = meta.story({
  name: "A cobrança é recusada com a lista aberta: ela diz na hora",
  parameters: { spec: ["MAN-192"], shop },
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    await expect((await cardOf(canvas, "Bob")).getByText("Ativa")).toBeVisible();
    const bob = store.subscriptions.get("ATIVA00001");
    if (bob) store.subscriptions.put({ ...bob, card: { ...bob.card, expiry: "01/20" } });
    pass(31 * 24 * 60 * 60_000);
    await waitFor(async () => expect((await cardOf(canvas, "Bob")).getByText("Em atraso")).toBeVisible());
    await expect((await cardOf(canvas, "Bob")).getByRole("button", { name: /^Quero regularizar/ })).toBeVisible();
    await expect(canvas.getByText(/^Bob: R\$69,90 em aberto desde/)).toHaveAttribute("role", "status");
  },
});

export const ExpiredMeanwhile = meta.story({
  name: "O PIX vence com a lista aberta: ela diz o que está em aberto",
  parameters: { shop: { ...shop, scenario: "planos-de-todo-jeito" } },
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    await cardOf(canvas, "Seriguela");
    for (const request of store.paymentRequests.all())
      store.paymentRequests.put({
        ...request,
        means: { kind: "pix", code: "PIX", until: request.createdAt + 2 * day },
      });
    document.dispatchEvent(new Event("visibilitychange"));
    const seriguela = await cardOf(canvas, "Seriguela");
    await seriguela.findByText(/^Falta pagar o PIX de R\$69,90/);
    await expect(canvas.getByText(/^Seriguela: Falta pagar o PIX/)).toHaveAttribute("role", "status");
    pass(2 * day);
    await expect(await canvas.findByText(/Seriguela: R\$69,90 em aberto/)).toHaveAttribute("role", "status");
    await expect(canvas.queryByText(/Falta pagar o PIX/)).toBeNull();
  },
});

export const LeftUnpaid = meta.story({
  name: "Quero regularizar, e desiste: o foco volta para o botão",
  parameters: { shop: { ...shop, scenario: "tres-pets" } },
  play: async ({ canvas, userEvent }) => {
    const frida = await cardOf(canvas, "Frida");
    await userEvent.click(frida.getByRole("button", { name: /^Quero regularizar/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^Regularizar pagamento/ }));
    await dialog.findByText(/está em aberto/);
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(frida.getByRole("button", { name: /^Quero regularizar/ })).toHaveFocus());
    await expect(frida.getByText("Em atraso")).toBeVisible();
  },
});

export const Resolved = meta.story({
  name: "Quero regularizar: fecha a janela antes do banco, e a lista mostra que pagou",
  parameters: { spec: ["MAN-192", "MAN-203"], shop: { ...shop, scenario: "cartao-recusado" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const thor = () => cardOf(canvas, "Thor");
    await userEvent.click((await thor()).getByRole("button", { name: /^Quero regularizar/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^Regularizar pagamento/ }));
    await userEvent.click(await dialog.findByLabelText(/^Novo cartão/));
    await userEvent.type(await dialog.findByLabelText("Nome impresso no cartão"), "RAFAEL NUNES");
    await userEvent.type(dialog.getByLabelText("Número do cartão"), "4111111111111111");
    await userEvent.type(dialog.getByLabelText("Validade"), "1231");
    await userEvent.type(dialog.getByLabelText("Código de segurança"), "123");
    await userEvent.click(dialog.getByRole("button", { name: /^Pagar/ }));
    await dialog.findByRole("heading", { name: "Pagamento enviado" });
    // The dialog stays open during the request.
    await waitFor(async () => {
      const open = canvas.queryByRole("dialog");
      if (open) await userEvent.click(within(open).getByRole("button", { name: "Fechar" }));
      await expect(canvas.queryByRole("dialog")).toBeNull();
    });
    shopOf(context).pass(3_000);
    await waitFor(async () => expect((await thor()).getByText("Ativa")).toBeVisible());
    await expect((await thor()).queryByRole("button", { name: /^Quero regularizar/ })).toBeNull();
    await expect(extraIn(await thor())).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("group", { name: "Thor" })).toHaveFocus());
  },
});

export const LongTexts = meta.story({
  name: "Textos longos, no celular mais estreito",
  globals: { viewport: { value: "narrow" } },
  parameters: { shop: { ...shop, scenario: "casa-cheia" } },
  play: async ({ canvas }) => {
    await expect(await cardsIn(canvas)).toHaveLength(7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Ended = meta.story({
  name: "A única foi cancelada: continua na lista",
  parameters: { spec: ["MAN-192", "MAN-056"], shop: { ...shop, scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    const lola = await cardOf(canvas, "Lola");
    await expect(lola.getByText("Cancelada")).toBeVisible();
    await expect(lola.getByRole("link", { name: /^Assinar de novo/ })).toHaveAttribute("href", "/assine?pet=cachorro");
    await expect(lola.getByRole("link", { name: /^Ver assinatura/ })).toHaveAttribute("href", "/plano/LOLA000001");
    await expect(fact(lola, "Próximo BOX")).toBeUndefined();
    await expect(extraIn(lola)).toBeNull();
  },
});

export const None = meta.story({
  name: "Nenhuma: assine agora",
  parameters: { shop: { ...shop, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 2, name: "Nenhuma assinatura de BOX ainda" }),
    ).toBeVisible();
    await expect(within(canvas.getByRole("main")).getByRole("link", { name: "Assine agora" })).toHaveAttribute(
      "href",
      "/assine",
    );
  },
});

export const InTheApp = meta.story({
  name: "No aplicativo: endereços com /app",
  parameters: { spec: ["SUB-100"], shop: { path: "/app/assinaturas/box", scenario: "assinante" } },
  play: async ({ canvas }) => {
    const bob = await cardOf(canvas, "Bob");
    await expect(bob.getByRole("link", { name: /^Ver assinatura/ })).toHaveAttribute("href", "/app/plano/ATIVA00001");
    await expect(extraIn(bob)).toHaveAttribute("href", "/app/subscription-trail/ATIVA00001");
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const DarkOnAPhone = meta.story({
  name: "Sete, no escuro e no celular",
  globals: { theme: "dark", viewport: { value: "phone" } },
  parameters: { shop: { ...shop, scenario: "casa-cheia" } },
  play: async ({ canvas }) => {
    await expect(await cardsIn(canvas)).toHaveLength(7);
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("Assinaturas de BOX", async (canvas) => {
    await expect(canvas.queryByText("Nenhuma assinatura de BOX ainda")).toBeNull();
  }),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: shop.path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await cardsIn(canvas)).toHaveLength(1);
  }),
});
