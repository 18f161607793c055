import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { tryAgain } from "../../testing/loadPlays.ts";

const path = "/area-cliente";

const meta = preview.meta({
  title: "Telas/Área do assinante/1 Início",
  parameters: {
    synonyms: ["dashboard", "account", "minha conta", "painel"],
    shop: { path, scenario: "assinante" },
  },
});

export const Subscriber = meta.story({
  name: "Com uma assinatura",
  parameters: {
    spec: [
      ...["SUB-005", "SUB-006", "SUB-007", "SUB-008", "SUB-009", "SUB-010", "SUB-011", "SUB-012", "SUB-014", "SUB-018"],
      ...["SUB-036", "MAN-012"],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Área do Assinante");
    await waitFor(() => expect(document.title).toBe("Área do Assinante · PetBox"));
    await expect(canvas.getByRole("navigation", { name: "Você está em" })).toHaveTextContent("Minha conta");
    await expect(canvas.getByRole("banner")).toBeVisible();
    // Below the skeleton, the footer is unseen.
    await expect(await canvas.findByRole("contentinfo")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Você é Bronze/ })).toHaveAttribute(
      "href",
      "/area-cliente/fidelidade",
    );
    for (const [name, href] of [
      ["Alterar cartão e outros dados", "/dados-cliente?q=cartao"],
      ["Minhas assinaturas", "/assinaturas"],
      ["Convidar amigos", "/convites"],
      ["Assinar para outro pet", "/assine?para=outro-pet"],
      ["Meus cupons", "/meus-cupons"],
      ["Sair", "/logout"],
    ] as const) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toHaveAttribute("target", "_blank");
    await expect(canvas.queryByRole("heading", { name: "Pagamento para regularizar" })).toBeNull();
    await expect(canvas.queryByText(/Isto é o que sabíamos/)).toBeNull();
  },
});

export const ShortOnAPhone = meta.story({
  name: "No celular: a caixa primeiro, em no máximo 2.400 px",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const boxes = await canvas.findByRole("region", { name: "Suas caixas" });
    await within(boxes).findByRole("list", { name: "Andamento do envio" });
    await canvas.findByText("Ofertas para assinantes");
    canvas.getByRole("contentinfo").scrollIntoView();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(2400));
    const first = canvas.getAllByRole("heading", { level: 2 })[0];
    await expect(first).toHaveTextContent("Suas caixas");
    const tiles = within(canvas.getByRole("region", { name: "Atividades frequentes" })).getAllByRole("link");
    const lines = tiles.map((tile) => within(tile).getByText(/./).getBoundingClientRect().height);
    await expect(new Set(lines).size).toBe(1);
  },
});

export const YearInGold = meta.story({
  name: "Um ano de assinatura",
  parameters: { shop: { path, scenario: "assinante-ouro" } },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("link", { name: /^Você é Ouro no programa de fidelidade/ });
    await expect(banner).toHaveTextContent("Faltam 2 BOX para o nível Platina");
    await expect(banner.querySelector("img")).toHaveAttribute("src", "/imagens/medalha-ouro.svg");
  },
});

export const ThreePets = meta.story({
  name: "Três pets, uma fatura em atraso: abre a regularização em outra aba",
  parameters: {
    spec: ["SUB-033", "SUB-034", "SUB-035", "SUB-122", "SUB-308"],
    shop: { path, scenario: "tres-pets" },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("region", { name: "Pagamento para regularizar" });
    await waitFor(() => expect(list).not.toHaveAttribute("aria-busy"));
    await expect(list.querySelectorAll("li")).toHaveLength(1);
    await expect(list).toHaveTextContent(
      /Assinatura da FridaR\$\d+,\d\d em aberto desde \d+º? de [a-zç]+\.Ops, Falha na cobrança/,
    );
    const resolve = canvas.getByRole("link", { name: "Resolver assinatura da Frida (abre em outra aba)" });
    await expect(resolve).toHaveTextContent(/^Resolver/);
    await expect(resolve).toHaveAttribute("target", "_blank");
    await expect(resolve).toHaveAttribute("rel", "noopener noreferrer");
    await expect(resolve.getAttribute("href")).toMatch(/^\/assinatura\/resolver\/FRIDA\w+$/);
    // Each pet has a level of its own, so the banner says whose this is.
    await expect(
      await canvas.findByRole("link", {
        name: /^Você é \w+ no programa de fidelidade, com as caixas d[eo] (Bento|Pingo)/,
      }),
    ).toBeVisible();
    // One debt, one link.
    await canvas.findByRole("tab", { name: "Pagamento em atraso: Frida" });
    await expect(document.querySelectorAll("a[href*='/resolver/']")).toHaveLength(1);
  },
});

export const FoodOverdue = meta.story({
  name: "Alimentos úmidos em atraso: são chamados pelo que são",
  parameters: { shop: { path: "/assinaturas", endsAt: path, scenario: "compras-programadas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass } = shopOf(context);
    const back = await canvas.findByRole("link", { name: "Minha conta" });
    const food = store.subscriptions.get("UMIDOS0012");
    if (food === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...food, card: { ...food.card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    await userEvent.click(back);
    const resolve = await canvas.findByRole("link", { name: /^Resolver/ });
    await expect(resolve).toHaveAccessibleName(
      "Resolver assinatura de alimentos úmidos (UMIDOS0012) (abre em outra aba)",
    );
    await expect(canvas.getByText("Assinatura de alimentos úmidos (UMIDOS0012)")).toBeVisible();
  },
});

export const Overdue = meta.story({
  name: "Só uma assinatura, em atraso, no aplicativo: sem a faixa de fidelidade",
  parameters: {
    spec: ["SUB-009"],
    shop: { path: "/app/area-cliente", scenario: "cartao-recusado", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    const resolve = await canvas.findByRole("link", { name: /^Resolver assinatura do Thor/ });
    await expect(resolve.getAttribute("href")).toMatch(/^\/app\/assinatura\/resolver\//);
    await expect(canvas.queryByRole("link", { name: /programa de fidelidade/ })).toBeNull();
    for (const [name, href] of [
      ["Alterar cartão e outros dados", "/app/dados-cliente?q=cartao"],
      ["Minhas assinaturas", "/app/assinaturas"],
      ["Convidar amigos", "/app/convites"],
      ["BOX recebidos", "/app/box-recebidos"],
      ["Receber tapetes todo mês", "/app/compra-programada/tapetes-higienicos"],
      ["Receber alimentos úmidos todo mês", "/app/compra-programada/alimentos-umidos"],
    ] as const) {
      await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", href);
    }
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
    await expect(header.getByRole("link", { name: "Pagamento" })).toHaveAttribute(
      "href",
      "/app/dados-cliente?q=cartao",
    );
    await expect(canvas.queryByRole("link", { name: "SIMULE" })).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const OverdueUnread = meta.story({
  name: "Não se sabe o que há para regularizar: nada é dito",
  parameters: {
    spec: ["SUB-343"],
    shop: { path, scenario: "tres-pets", faults: [{ path: "/assinatura/needs-retry/", kind: "500" }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Comprar Bolinha/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Pagamento para regularizar" })).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const WithoutSubscription = meta.story({
  name: "Sem assinatura ativa: ofertas, e o caminho de volta",
  parameters: { spec: ["SUB-037", "SUB-038", "SUB-039"], shop: { path, scenario: "quem-saiu", endsAt: "/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole("heading", { name: "Você não tem uma assinatura ativa" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Ofertas Especiais/ })).toHaveAttribute("href", "/revista");
    const boxes = within(canvas.getByRole("region", { name: "Suas caixas" }));
    await expect(await boxes.findByRole("img", { name: "Foto de Lola" })).toBeVisible();
    await expect(boxes.getByText(/^Esta assinatura foi cancelada em \d+º? de [a-zç]+\.$/)).toBeVisible();
    // Her species is known, and no other button starts without it.
    await expect(boxes.getByRole("link", { name: "Assinar de novo" })).toHaveAttribute("href", "/assine?pet=cachorro");
    await expect(boxes.getByRole("link", { name: "Ver as caixas recebidas" })).toHaveAttribute(
      "href",
      "/box-recebidos",
    );
    await expect(within(canvas.getByRole("main")).queryByRole("link", { name: "Fazer assinatura" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/"));
  },
});

export const Left = meta.story({
  name: "Assinatura cancelada, no aplicativo",
  parameters: {
    spec: ["SUB-037"],
    shop: { path: "/app/area-cliente", scenario: "quem-saiu", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Ofertas Especiais/ })).toHaveAttribute(
      "href",
      "/app/revista",
    );
    await expect(canvas.queryByRole("link", { name: /programa de fidelidade/ })).toBeNull();
  },
});

export const Offers = meta.story({
  name: "Ofertas",
  parameters: {
    spec: [...["SUB-040", "SUB-041", "SUB-042", "SUB-043", "SUB-045", "SUB-046", "SUB-128", "SUB-301"]],
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole("link", { name: "Comprar Bolinha que pula" });
    await expect(canvas.getAllByRole("link", { name: /^Comprar /, hidden: true })).toHaveLength(7);
    await expect(buy).toHaveAttribute(
      "href",
      "https://loja.petbox.example/bolinha-que-pula?utm_source=petbox&utm_medium=area-do-assinante&utm_campaign=ofertas-recomendadas",
    );
    const carousel = canvas.getByRole("region", { name: "Ofertas para assinantes" });
    const [ball, , , , , unrated, atZero] = carousel.querySelectorAll("li");
    await expect(ball).toHaveTextContent("Preço normal: R$39,90");
    await expect(ball).toHaveTextContent("Preço: R$29,90");
    await expect(within(carousel).getByRole("img", { name: "4,8 de 5 estrelas" })).toBeInTheDocument();
    await expect(ball?.querySelector("img")).toHaveAttribute("src", "/imagens/item-bolinha.svg");
    await expect(unrated?.querySelector("[role=img]")).toBeNull();
    // Not rated yet (decision 89).
    await expect(atZero).toHaveTextContent("Osso de mastigar");
    await expect(atZero?.querySelector("[role=img]")).toBeNull();
    await expect(carousel.querySelectorAll("li")).toHaveLength(7);
    await waitFor(() => expect(canvas.getByRole("group", { name: "Página 1 de 3" })).toBeVisible());
  },
});

export const OffersOnTheirWay = meta.story({
  name: "Ofertas a caminho",
  parameters: {
    spec: ["SUB-044"],
    shop: { path, scenario: "assinante", faults: [{ path: "/client/offers", kind: "timeout" }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Carregando ofertas" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Comprar/ })).toBeNull();
  },
});

export const OffersRefused = meta.story({
  name: "Ofertas que não vieram: não aparecem",
  parameters: {
    spec: ["SUB-340"],
    shop: { path, scenario: "assinante", faults: [{ path: "/client/offers", kind: "refused" }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Você é Bronze/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Ofertas para assinantes")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem entrar: continua para o login, e volta",
  parameters: {
    spec: ["MAN-010", "SUB-001"],
    shop: { path: "/area-cliente?aba=1", scenario: "novo", endsAt: path },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
    await userEvent.type(await canvas.findByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "bob-adora-petbox{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Área do Assinante" })).toBeVisible();
    await expect(shopOf(context).address()).toBe("/area-cliente?aba=1");
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario: "assinante", latency: 600_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Área do Assinante");
    await waitFor(() => expect(canvas.getByText("Carregando")).toBeInTheDocument());
    // The parts that need no data work while it loads: at first they wait, so as not to move.
    await expect(canvas.queryByRole("link", { name: "Minhas assinaturas" })).toBeNull();
    await expect(await canvas.findByRole("link", { name: "Minhas assinaturas" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /programa de fidelidade/ })).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: {
    shop: { path, scenario: "assinante", faults: [{ path, kind: "500" }] },
  },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByRole("link", { name: /^Você é Bronze/ })).toBeVisible();
  },
});

export const OfflineAndBack = meta.story({
  name: "A internet cai e volta: diz desde quando sabe, e se atualiza sozinha",
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole("link", { name: /^Você é Bronze/ })).toBeVisible();
    const connection = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    // Noon in São Paulo at the stories' clock.
    await expect(await canvas.findByText(/Isto é o que sabíamos hoje às 12:00/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Você é Bronze/ })).toBeVisible();
    shopOf(context).pass(200 * 24 * 60 * 60 * 1_000);
    connection.mockRestore();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(canvas.queryByText(/Isto é o que sabíamos/)).toBeNull());
    // More boxes have been delivered since.
    await expect(await canvas.findByRole("link", { name: /^Você é (Prata|Ouro)/ })).toBeVisible();
  },
});

export const Dark = ThreePets.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = ThreePets.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
