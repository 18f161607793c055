import { cents } from "@petbox/domain/money/cents";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, type userEvent, waitFor, within } from "storybook/test";
import { retriesOffline } from "../../testing/loadPlays.ts";

const shop = { path: "/assinaturas/higiene/CTR-TAPETE0098", scenario: "compras-programadas" } as const;
const food = (code: string) => ({ ...shop, path: `/assinaturas/alimentos-umidos/CTR-${code}` }) as const;

/** The list of food, from which the details are opened after a change. */
const foodFromList = {
  ...shop,
  path: "/assinaturas/alimentos-umidos",
  endsAt: "/assinaturas/alimentos-umidos/CTR-UMIDOS0012",
} as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/4 Detalhes",
  parameters: {
    synonyms: ["scheduled purchase details", "envios"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

const fact = (canvas: Canvas, term: string) => canvas.getByText(term, { selector: "dt" }).nextElementSibling;

type Store = ReturnType<typeof shopOf>["store"];

function newestShipment(store: Store, code: string) {
  const shipment = store.shipments.all().findLast(({ subscriptionCode }) => subscriptionCode === code);
  if (shipment === undefined) throw new Error(`The shipment of ${code} is missing.`);
  return shipment;
}

/** Opens the details of a purchase from its list, after a change on the server. */
async function openChanged(
  context: Parameters<typeof shopOf>[0] & { canvas: Canvas; userEvent: Pick<typeof userEvent, "click"> },
  code: string,
  change: (store: Store) => void,
): Promise<void> {
  const details = await context.canvas.findByRole("link", { name: new RegExp(`^Ver detalhes .*${code}`) });
  change(shopOf(context).store);
  await context.userEvent.click(details);
}

/** The texts of the shipments, newest first. */
async function shipmentsIn(canvas: Canvas): Promise<(string | null)[]> {
  const region = await canvas.findByRole("region", { name: "Envios" });
  return within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

/** The summary of a change without products. */
async function costsNothing(canvas: Canvas): Promise<void> {
  const text = await canvas.findByText("Sem produtos, nada é cobrado nem enviado.");
  await expect(text.closest('[role="status"]')).toHaveTextContent(/^Sem produtos, nada é cobrado nem enviado\.$/);
  await expect(canvas.queryByText("Total por mês")).toBeNull();
}

export const WithTheBox = meta.story({
  name: "Tapetes com o BOX: preparando, cancelado e entregues",
  globals: { viewport: { value: "tablet" } },
  parameters: {
    spec: [
      ...["MAN-027", "MAN-062", "MAN-148", "MAN-149", "MAN-213", "MAN-215", "MAN-216", "MAN-220"],
      ...["MAN-405", "MAN-406"],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await shipmentsIn(canvas)).toEqual([
      "Preparando pedidoSai em 11\u00a0de março de 2026",
      "Envio CanceladoO envio de fevereiro de 2026 não saiu. Os R$154,80 que você pagou por ele são devolvidos.",
      expect.stringMatching(/^EntregueEntregue em \d+º?\u00a0de janeiro de 2026$/),
      expect.stringMatching(/^EntregueEntregue em \d+º?\u00a0de dezembro de 2025$/),
    ]);
    const title = canvas.getByRole("heading", { level: 1, name: "2 pacotes de tapete branco e lavanda" });
    await expect(title.parentElement).toHaveTextContent(/Ativa$/);
    await waitFor(() => expect(document.title).toBe("2 pacotes de tapete branco e lavanda · PetBox"));
    const items = within(canvas.getByRole("list", { name: "Produtos" })).getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Tapete branco1 pacote, R$64,90 por mês",
      "Tapete super premium de lavanda1 pacote, R$89,90 por mês",
    ]);
    await expect(canvas.getByRole("img", { name: "Pacote lilás" })).toHaveAttribute(
      "src",
      "/imagens/tapete-super-premium-lavanda.svg",
    );
    await expect(
      canvas.getByText(/O próximo envio já foi pago: mudanças nos produtos valem a partir da cobrança de 9 de abril/),
    ).toBeVisible();
    await expect(fact(canvas, "Entrega")).toHaveTextContent("Com o BOX da Pandora");
    await expect(fact(canvas, "Frete")).toHaveTextContent("Frete Grátis");
    await expect(fact(canvas, "Próximo envio")).toHaveTextContent("Sai por volta de 11 de março de 2026");
    await expect(fact(canvas, "Próxima cobrança")).toHaveTextContent("R$154,80 em 9 de abril de 2026");
    // In one line.
    await expect(fact(canvas, "Próxima cobrança")?.clientHeight).toBe(fact(canvas, "Código")?.clientHeight);
    await expect(canvas.getByRole("link", { name: "Alterar assinatura" })).toHaveAttribute(
      "href",
      "/assinaturas/higiene/CTR-TAPETE0098/alterar",
    );
    await expect(canvas.getByRole("link", { name: "Cancelar assinatura" })).toHaveAttribute(
      "href",
      "/assinaturas/higiene/CTR-TAPETE0098/cancelar",
    );
  },
});

export const AwaitingBox = meta.story({
  name: "Tapetes de hoje: aguardando o BOX",
  parameters: {
    spec: ["MAN-211", "MAN-219"],
    shop: { ...shop, path: "/assinaturas/higiene/CTR-TAPETE0100" },
  },
  play: async ({ canvas }) => {
    await expect(await shipmentsIn(canvas)).toEqual(["Aguardando BOXEm processamento"]);
  },
});

export const Alone = meta.story({
  name: "Alimentos avulsos: enviado, com código, e os de antes",
  parameters: {
    spec: [
      ...["SUB-104", "SUB-105", "SUB-106", "SUB-107", "SUB-108", "SUB-145", "SUB-203", "SUB-204", "SUB-205"],
      ...["SUB-207", "MAN-031", "MAN-401", "MAN-402", "MAN-403"],
    ],
    shop: food("UMIDOS0012"),
  },
  play: async ({ canvas }) => {
    const [newest, ...others] = await shipmentsIn(canvas);
    await expect(newest).toMatch(/^EnviadoEnviado em 9\u00a0de março de 2026Código de rastreio: PTK\d+$/);
    await expect(others.map((text) => text?.split(/Entregue em|O envio de/)[0])).toEqual([
      "Entregue",
      "Envio Cancelado",
      "Entregue",
    ]);
    const items = within(canvas.getByRole("list", { name: "Produtos" })).getAllByRole("listitem");
    // Twenty-four in total: each has the price of twenty-four.
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Frango, abóbora e arroz12 sachês, R$94,80 por mês",
      "Peixe e arroz12 sachês, R$94,80 por mês",
    ]);
    await expect(canvas.getByRole("img", { name: "Sachê laranja" })).toBeVisible();
    await expect(fact(canvas, "Entrega")).toHaveTextContent("Envio avulso");
    await expect(fact(canvas, "Próximo envio")).toHaveTextContent(/^Sai por volta de \d+ de abril de 2026$/);
    await expect(fact(canvas, "Próxima cobrança")).toHaveTextContent("R$201,50 em 5 de abril de 2026");
    const [change, cancel] = ["Alterar assinatura", "Cancelar assinatura"].map((name) =>
      canvas.getByRole("link", { name }),
    );
    await expect(change).toHaveAttribute("href", "/assinaturas/alimentos-umidos/CTR-UMIDOS0012/alterar");
    await expect(cancel).toHaveAttribute("href", "/assinaturas/alimentos-umidos/CTR-UMIDOS0012/cancelar");
  },
});

export const Prepared = meta.story({
  name: "Alimentos de ontem: preparando, sai no próximo dia útil",
  parameters: { spec: ["SUB-206", "SUB-208", "MAN-218"], shop: food("UMIDOS0020") },
  play: async ({ canvas }) => {
    await expect(await shipmentsIn(canvas)).toEqual(["Preparando pedidoSai em 11\u00a0de março de 2026"]);
  },
});

export const Processing = meta.story({
  name: "Alimentos de hoje: em processamento",
  parameters: { spec: ["SUB-202", "SUB-209"], shop: food("UMIDOS0021") },
  play: async ({ canvas }) => {
    await expect(await shipmentsIn(canvas)).toEqual(["Pedido em processamentoEm processamento"]);
  },
});

export const AloneProcessing = meta.story({
  name: "Tapetes de hoje, avulsos: pedido em processamento",
  parameters: {
    spec: ["MAN-212"],
    shop: { ...shop, path: "/assinaturas/higiene", endsAt: "/assinaturas/higiene/CTR-TAPETE0100" },
  },
  play: async (context) => {
    await openChanged(context, "TAPETE0100", (store) => {
      const shipment = newestShipment(store, "TAPETE0100");
      store.shipments.put({ ...shipment, aloneSince: shipment.openedOn });
    });
    await expect((await shipmentsIn(context.canvas))[0]).toBe("Pedido em processamentoEm processamento");
  },
});

export const PadsSent = meta.story({
  name: "Tapetes a caminho: enviado, com o código de rastreio",
  parameters: { spec: ["MAN-214"], shop: { ...shop, path: "/assinaturas/higiene", endsAt: shop.path } },
  play: async (context) => {
    await openChanged(context, "TAPETE0098", (store) => {
      const shipment = newestShipment(store, "TAPETE0098");
      store.shipments.put({ ...shipment, handedOverOn: shipment.packedOn ?? shipment.openedOn });
    });
    await expect((await shipmentsIn(context.canvas))[0]).toMatch(/^EnviadoEnviado em .+Código de rastreio: PTK\d+$/);
  },
});

export const FoodAwaitingBox = meta.story({
  name: "Alimentos de hoje, com o BOX: aguardando o BOX",
  parameters: { spec: ["SUB-201"], shop: { ...foodFromList, endsAt: food("UMIDOS0021").path } },
  play: async (context) => {
    await openChanged(context, "UMIDOS0021", (store) => {
      const last = store.subscriptions.get("UMIDOS0021");
      if (last?.purchase === undefined) throw new Error("The food is missing.");
      store.subscriptions.put({ ...last, purchase: { ...last.purchase, withBoxOf: "PANDORA001" } });
    });
    await expect((await shipmentsIn(context.canvas))[0]).toMatch(/^Aguardando BOX/);
  },
});

export const Gone = meta.story({
  name: "Um produto que acabou: não é mais enviado nem cobrado",
  parameters: { shop: { path: "/assinaturas/higiene/BAMBU00001", scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Produto esgotado: não é mais enviado nem cobrado/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "2 pacotes de tapete branco" })).toBeVisible();
    await expect(fact(canvas, "Entrega")).toHaveTextContent("Envio avulso");
    await expect(fact(canvas, "Frete")).toHaveTextContent("R$41,90");
  },
});

export const AllGone = meta.story({
  name: "Tudo esgotado: diz que nada é cobrado nem enviado, e como escolher outro",
  parameters: { shop: { ...shop, path: "/assinaturas/higiene", endsAt: `${shop.path}/alterar` } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const details = await canvas.findByRole("link", { name: /^Ver detalhes de .*TAPETE0098/ }, { timeout: 20_000 });
    for (const tag of ["TAP-BRANCO", "TAP-LAVANDA"]) shopOf(context).store.soldOutItems.put({ tag });
    await userEvent.click(details);
    await expect(await canvas.findByText(/^Tudo o que vem nesta assinatura está esgotado/)).toBeVisible();
    await expect(canvas.getAllByText(/Produto esgotado: não é mais enviado nem cobrado/)).toHaveLength(2);
    await expect(canvas.queryByText("Próxima cobrança")).toBeNull();
    await expect(fact(canvas, "Frete")).toHaveTextContent("Nenhum");
    await userEvent.click(canvas.getByRole("link", { name: "Alterar assinatura" }));
    await costsNothing(canvas);
    await userEvent.click(canvas.getByRole("checkbox", { name: /carvão ativado/ }));
    await expect(fact(canvas, "Total por mês")).toHaveTextContent("R$109,90");
    await expect(canvas.getByRole("table", { name: "O que muda" })).toHaveTextContent(
      /0 pacotes1 pacoteFreteNenhumFrete GrátisPróxima cobrança em 09\/04\/2026NenhumaR\$109,90$/,
    );
  },
});

export const WithoutItems = meta.story({
  name: "Sem nenhum produto: diz onde escolher, e salvar assim não dá",
  parameters: {
    spec: ["MAN-277", "MAN-278"],
    shop: { ...shop, path: "/assinaturas/higiene", endsAt: `${shop.path}/alterar` },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const details = await canvas.findByRole("link", { name: /^Ver detalhes de .*TAPETE0098/ }, { timeout: 20_000 });
    const pads = store.subscriptions.get("TAPETE0098");
    if (pads?.purchase) store.subscriptions.put({ ...pads, purchase: { ...pads.purchase, items: [] } });
    await userEvent.click(details);
    await expect(await canvas.findByText(/^Nenhum produto por enquanto/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Alterar assinatura" }));
    await costsNothing(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Salvar alterações" }));
    const warning = await canvas.findByText("Selecione uma opção de tapete");
    await expect(warning).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Salvar alterações" }));
    await expect(warning).not.toBeInTheDocument();
    await expect(canvas.getByText("Selecione uma opção de tapete")).toBeVisible();
    await expect(canvas.getAllByRole("checkbox")[0]).toHaveFocus();
  },
});

export const Owed = meta.story({
  name: "Em atraso: da lista e daqui se paga o que está em aberto, e nada é prometido antes",
  parameters: { shop: foodFromList },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass, address } = shopOf(context);
    const details = await canvas.findByRole("link", { name: /^Ver detalhes .*UMIDOS0012/ });
    const food = store.subscriptions.get("UMIDOS0012");
    if (food === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...food, card: { ...food.card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    await userEvent.click(details);
    await expect(await canvas.findByText("Ops, Falha na cobrança")).toBeVisible();
    await waitFor(() => expect(address()).toBe("/assinaturas/alimentos-umidos/CTR-UMIDOS0012"));
    await expect(
      canvas.getByText("O pagamento de R$201,50 não foi aprovado, e o próximo envio espera por ele."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Regularizar pagamento" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/UMIDOS0012",
    );
    await expect(fact(canvas, "Próximo envio")).toHaveTextContent("Depois que o pagamento for aprovado");
    await expect(canvas.queryByText("Próxima cobrança")).toBeNull();
  },
});

export const PaidAndUnconfirmed = meta.story({
  name: "Em atraso, e o PIX já pago: não pede de novo, só falta o banco confirmar",
  parameters: { shop: foodFromList },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass } = shopOf(context);
    const details = await canvas.findByRole("link", { name: /^Ver detalhes .*UMIDOS0012/ });
    const food = store.subscriptions.get("UMIDOS0012");
    if (food === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...food, card: { ...food.card, firstSix: "400000", lastFour: "0002" } });
    const day = 24 * 60 * 60_000;
    pass(35 * day);
    const charge = store.charges.all().findLast(({ subscriptionCode }) => subscriptionCode === "UMIDOS0012");
    const createdAt = Date.UTC(2026, 3, 14, 15);
    store.paymentRequests.put({
      id: "PIX1",
      subscriptionCode: "UMIDOS0012",
      chargeIds: [charge?.id ?? ""],
      amount: cents(20_150),
      means: { kind: "pix", code: "PIX", until: createdAt + day },
      sessionId: "another",
      createdAt,
      outcome: { result: "PAID", at: createdAt + day },
    });
    await userEvent.click(details);
    await expect(await canvas.findByText("O PIX de R$201,50 foi pago; falta o banco confirmar.")).toBeVisible();
    await expect(canvas.queryByText(/Falta pagar/)).toBeNull();
    await expect(fact(canvas, "Próximo envio")).toHaveTextContent("Depois que o pagamento for aprovado");
  },
});

export const OwedToday = meta.story({
  name: "Recusada no próprio dia da cobrança: já diz o que falta pagar, como a lista",
  parameters: { shop: foodFromList },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass } = shopOf(context);
    const details = await canvas.findByRole("link", { name: /^Ver detalhes .*UMIDOS0012/ });
    const food = store.subscriptions.get("UMIDOS0012");
    if (food === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...food, card: { ...food.card, firstSix: "400000", lastFour: "0002" } });
    pass(26 * 24 * 60 * 60_000);
    await userEvent.click(details);
    await expect(
      await canvas.findByText("O pagamento de R$201,50 não foi aprovado, e o próximo envio espera por ele."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Regularizar pagamento" })).toBeVisible();
    await expect(fact(canvas, "Próximo envio")).toHaveTextContent("Depois que o pagamento for aprovado");
    await expect(canvas.queryByText("Próxima cobrança")).toBeNull();
  },
});

export const Canceled = meta.story({
  name: "Cancelada, com um envio ainda a caminho",
  parameters: { shop: { path: "/assinaturas/alimentos-umidos/SACHES0082", scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cancelada em 9 de março: nada mais é cobrado/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Alterar assinatura" })).toBeNull();
    const [newest] = await shipmentsIn(canvas);
    await expect(newest).toMatch(/^Enviado/);
  },
});

export const InTheApp = meta.story({
  name: "No aplicativo: endereços com /app",
  parameters: { spec: ["MAN-028"], shop: { ...shop, path: "/app/assinaturas/higiene/CTR-TAPETE0098" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Alterar assinatura" })).toHaveAttribute(
      "href",
      "/app/assinaturas/higiene/CTR-TAPETE0098/alterar",
    );
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const NothingThere = meta.story({
  name: "De outra pessoa, de outro tipo, ou nenhuma: não há nada aqui",
  parameters: { shop: food("TAPETE0098") },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe("Página não encontrada · PetBox"));
    await expect(canvas.queryByText("Envios")).toBeNull();
  },
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: "/assinaturas/higiene/:code", kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await canvas.findByText("Com o BOX da Pandora")).toBeVisible();
  }),
});

export const NarrowAndDark = meta.story({
  name: "No escuro, no celular mais estreito",
  globals: { theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await shipmentsIn(canvas)).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RefusedMeanwhile = meta.story({
  name: "A cobrança é recusada com a página aberta: ela diz na hora, também a quem a ouve",
  parameters: { shop: { path: "/assinaturas/alimentos-umidos/CTR-UMIDOS0021", scenario: "compras-programadas" } },
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    await canvas.findByText("UMIDOS0021");
    const last = store.subscriptions.get("UMIDOS0021");
    if (last === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...last, card: { ...last.card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    await expect(await canvas.findByText(/^\d+ sachês de .+: R\$[\d,]+ em aberto/)).toHaveAttribute("role", "status");
  },
});
