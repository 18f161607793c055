import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/assinaturas", scenario: "assinante" } as const;

const meta = preview.meta({
  title: "Telas/Assinaturas/1 Minhas assinaturas",
  parameters: {
    synonyms: ["subscriptions", "planos ativos"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

/** The page without its layout. */
const main = (canvas: Canvas) => within(canvas.getByRole("main"));

/** The cards by name and link, in order. */
async function managed(canvas: Canvas): Promise<(string | null)[][]> {
  await canvas.findByRole("region", { name: "Atividades frequentes" });
  return main(canvas)
    .queryAllByRole("link", { name: /^Gerenciar/ })
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

const banner = (canvas: Canvas) => main(canvas).queryByRole("link", { name: /Tapetes higiênicos todo mês/ });

export const Box = meta.story({
  name: "Só uma caixa: o banner oferece os tapetes",
  parameters: { spec: ["SUB-093", "SUB-094", "SUB-095", "SUB-096", "MAN-024", "MAN-026"] },
  play: async ({ canvas }) => {
    await expect(await managed(canvas)).toEqual([["Gerenciar BOX do pet", "/assinaturas/box"]]);
    await expect(canvas.getByRole("heading", { level: 1, name: "Minhas assinaturas" })).toBeVisible();
    await expect(canvas.getByText("1 assinatura")).toBeVisible();
    await expect(banner(canvas)).toHaveAttribute("href", "/compra-programada/tapetes-higienicos");
    // The only kind is as wide as the banner below it.
    const kind = canvas.getByText("1 assinatura").closest("li");
    await expect(kind?.clientWidth).toBe(banner(canvas)?.offsetWidth);
  },
});

export const Overdue = meta.story({
  name: "Uma cobrança em aberto: aparece primeiro, uma vez, com o caminho para pagar",
  parameters: { shop: { ...shop, scenario: "assinante-de-um-ano" } },
  play: async ({ canvas }) => {
    const needs = within(await canvas.findByRole("region", { name: "Pagamento para regularizar" }));
    await expect(needs.getByText("Assinatura da Mika")).toBeVisible();
    const amount = needs.getByText("R$69,90");
    await expect(amount).toHaveStyle({ fontWeight: "700" });
    await expect(amount.parentElement).toHaveTextContent("R$69,90 em aberto desde 24 de fevereiro.");
    await expect(needs.getByRole("link", { name: /^Resolver assinatura da Mika/ })).toHaveAttribute(
      "href",
      "/assinatura/resolver/ATRASO0001",
    );
    await expect(canvas.getAllByText(/em aberto/)).toHaveLength(1);
  },
});

export const PaidMeanwhile = meta.story({
  name: "O banco confirma o boleto com a página aberta: ela deixa de pedir",
  parameters: { shop: { ...shop, scenario: "planos-de-todo-jeito" } },
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

export const Everything = meta.story({
  name: "Caixas, tapetes e alimentos úmidos: um cartão para cada, sem banner",
  parameters: {
    spec: ["SUB-094", "SUB-095", "SUB-096", "SUB-097", "SUB-098"],
    shop: { ...shop, scenario: "casa-cheia" },
  },
  play: async ({ canvas }) => {
    await expect(await managed(canvas)).toEqual([
      ["Gerenciar BOX do pet", "/assinaturas/box"],
      ["Gerenciar Tapetes higiênicos", "/assinaturas/higiene"],
      ["Gerenciar Alimentos úmidos", "/assinaturas/alimentos-umidos"],
    ]);
    await expect(canvas.getByText("6 assinaturas")).toBeVisible();
    await expect(banner(canvas)).toBeNull();
  },
});

export const OnATablet = meta.story({
  name: "Três cartões lado a lado num tablet: o número numa linha só",
  globals: { theme: "dark", viewport: { value: "tablet" } },
  parameters: { shop: { ...shop, scenario: "casa-cheia" } },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(await canvas.findByText("6 assinaturas"));
    await expect(words.getClientRects()).toHaveLength(1);
  },
});

export const AllEnded = meta.story({
  name: "A única caixa terminou: nenhuma ativa, e a lista continua lá",
  parameters: { shop: { ...shop, scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    await expect(await managed(canvas)).toEqual([["Gerenciar BOX do pet", "/assinaturas/box"]]);
    await expect(canvas.getByText("Nenhuma ativa")).toBeVisible();
  },
});

export const BoxAndMats = meta.story({
  name: "Uma caixa e tapetes: nada de alimentos úmidos",
  parameters: { spec: ["SUB-094", "SUB-097", "SUB-098"], shop: { ...shop, scenario: "caixa-e-tapetes" } },
  play: async ({ canvas }) => {
    await expect((await managed(canvas)).map(([, href]) => href)).toEqual(["/assinaturas/box", "/assinaturas/higiene"]);
    await expect(banner(canvas)).toBeNull();
  },
});

export const None = meta.story({
  name: "Nenhuma assinatura: assine agora",
  parameters: { spec: ["SUB-094", "SUB-096"], shop: { ...shop, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await managed(canvas)).toEqual([]);
    await expect(canvas.getByRole("heading", { level: 2, name: "Você ainda não tem assinaturas" })).toBeVisible();
    await expect(main(canvas).getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
    await expect(banner(canvas)).toBeVisible();
  },
});

export const Activities = meta.story({
  name: "As atividades frequentes levam a páginas que existem",
  parameters: { spec: ["SUB-099"], shop: { ...shop, endsAt: "/meus-cupons" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const block = within(await canvas.findByRole("region", { name: "Atividades frequentes" }));
    await expect(block.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Ver meus dados", "/dados-cliente"],
      ["Ver meus cartões", "/dados-cliente?q=cartao"],
      ["Mudar o endereço de entrega", "/dados-cliente?q=entrega"],
      ["Ver os BOX recebidos", "/box-recebidos"],
      ["Usar meus cupons", "/meus-cupons"],
      ["Convidar amigos", "/convites"],
    ]);
    await userEvent.click(block.getByRole("link", { name: "Usar meus cupons" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Meus Cupons" })).toBeVisible();
    await expect(shopOf(context).address()).toBe("/meus-cupons");
  },
});

export const InTheApp = meta.story({
  name: "No aplicativo: endereços com /app, sem as atividades",
  parameters: {
    spec: ["SUB-100", "SUB-101", "MAN-047"],
    shop: { path: "/app/assinaturas", scenario: "casa-cheia" },
  },
  play: async ({ canvas }) => {
    const links = await main(canvas).findAllByRole("link", { name: /^Gerenciar/ });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/app/assinaturas/box",
      "/app/assinaturas/higiene",
      "/app/assinaturas/alimentos-umidos",
    ]);
    await expect(canvas.queryByRole("region", { name: "Atividades frequentes" })).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const OfferInTheApp = meta.story({
  name: "No aplicativo, o banner também fica nele",
  parameters: { spec: ["SUB-100", "SUB-094"], shop: { path: "/app/assinaturas", scenario: "assinante" } },
  play: async ({ canvas }) => {
    await canvas.findByText("1 assinatura");
    await expect(banner(canvas)).toHaveAttribute("href", "/app/compra-programada/tapetes-higienicos");
  },
});

export const DarkOnAPhone = meta.story({
  name: "Tudo, no escuro e no celular",
  globals: { theme: "dark", viewport: { value: "phone" } },
  parameters: { shop: { ...shop, scenario: "casa-cheia" } },
  play: async ({ canvas }) => {
    await expect(await managed(canvas)).toHaveLength(3);
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("Minhas assinaturas", async (canvas) => {
    // The empty state is not shown before the data has loaded.
    await expect(canvas.queryByText("Você ainda não tem assinaturas")).toBeNull();
  }),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: shop.path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await managed(canvas)).toHaveLength(1);
  }),
});
