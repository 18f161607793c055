import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, spyOn, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const path = "/area-cliente/fidelidade";

const meta = preview.meta({
  title: "Telas/Fidelidade/1 Programa de fidelidade",
  parameters: {
    synonyms: ["loyalty", "rewards", "pontos", "níveis"],
    shop: { path, scenario: "assinante-ouro" },
  },
});

type Canvas = ReturnType<typeof within>;

/** Whether a level is visible within its scrolling row. */
async function expectSeen(canvas: Canvas, level: string) {
  const heading = await canvas.findByRole("heading", { level: 3, name: level });
  await waitFor(() => {
    const row = heading.closest("[role=group]")?.getBoundingClientRect();
    const { left, right } = heading.getBoundingClientRect();
    expect(row && left >= row.left - 1 && right <= row.right + 1).toBe(true);
  });
}

/** The card of a level. */
async function cardOf(canvas: Canvas, level: string): Promise<HTMLElement> {
  const card = (await canvas.findByRole("heading", { level: 3, name: level })).closest("li");
  if (card === null) throw new Error(`${level} is not among the levels.`);
  return card;
}

export const Gold = meta.story({
  name: "Nível Ouro: copia o cupom e dá a volta nos níveis",
  parameters: {
    spec: [
      ...["FUN-007", "FUN-190", "FUN-359", "FUN-360", "FUN-361", "SUB-002", "SUB-015", "SUB-088", "SUB-089"],
      ...["SUB-090", "SUB-091", "SUB-092", "SUB-216", "SUB-217", "SUB-372"],
    ],
  },
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByRole("heading", { level: 1, name: "Programa de fidelidade" })).toBeVisible();
    const trail = within(canvas.getByRole("navigation", { name: "Você está em" }));
    await expect(trail.getByRole("link", { name: "Minha conta" })).toHaveAttribute("href", "/area-cliente");
    const own = await canvas.findByRole("heading", { level: 2, name: "Nível Ouro" });
    await expect(own.closest("div")?.parentElement?.querySelector("img")?.getAttribute("src")).toBe(
      "/imagens/medalha-ouro.svg",
    );
    await expect(canvas.getByText("11 BOX recebidos")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Faltam 2 BOX para o nível Platina" })).toBeVisible();
    const benefits = within(canvas.getByRole("list", { name: "Seus benefícios" }));
    await expect(benefits.getByText("8% de desconto extra nos itens da categoria Fidelidade")).toBeVisible();
    await expect(benefits.getByText(/^Frete grátis na loja/)).toBeVisible();

    await expect(canvas.getByRole("heading", { level: 2, name: "Cupom Ouro" })).toBeVisible();
    await expect(canvas.getByText("8% OFF")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom" }));
    await expect(write).toHaveBeenCalledWith(canvas.getByText(/^OURO[A-Z\d]{6}$/).textContent);
    await waitFor(() => expect(canvas.getByText("Cupom copiado com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();

    await expectSeen(canvas, "Ouro");
    await expect(await cardOf(canvas, "Ouro")).toHaveTextContent("Seu nível");
    await expect(await cardOf(canvas, "Bronze")).toHaveTextContent("Nível ao tornar-se assinante do BOX");
    await expect(await cardOf(canvas, "Platina")).toHaveTextContent("Nível ao receber 13 BOX na mesma assinatura");
    for (const level of ["Bronze", "Prata", "Ouro", "Platina", "Diamante"]) {
      const medal = (await cardOf(canvas, level)).querySelector("img");
      await expect(medal).toHaveAttribute("src", `/imagens/medalha-${level.toLowerCase()}.svg`);
    }
    const next = canvas.getByRole("button", { name: "Próximo" });
    for (const level of ["Platina", "Diamante", "Bronze"]) {
      await userEvent.click(next);
      await expectSeen(canvas, level);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Anterior" }));
    await expectSeen(canvas, "Diamante");
  },
});

export const BeforeTheFirstBox = meta.story({
  name: "Antes do primeiro BOX: já é Bronze",
  parameters: { spec: ["SUB-218", "SUB-217"], shop: { path, scenario: "primeira-caixa" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Bronze" })).toBeVisible();
    await expect(canvas.getByText("0 BOX recebidos")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Faltam 4 BOX para o nível Prata" })).toHaveAttribute(
      "value",
      "0",
    );
    await expect(canvas.getByText(/^BRONZE[A-Z\d]{6}$/)).toBeVisible();
    await expectSeen(canvas, "Bronze");
  },
});

export const Top = meta.story({
  name: "O nível mais alto, no escuro",
  parameters: { spec: ["SUB-218"], shop: { path, scenario: "trezentas-caixas" } },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Diamante" })).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "1");
    await expect(canvas.getByText("Você chegou ao nível mais alto!")).toBeVisible();
    await expect(canvas.queryByText(/^Faltam?/)).toBeNull();
    await expectSeen(canvas, "Diamante");
  },
});

export const Overdue = meta.story({
  name: "Com o pagamento em atraso: o cupom espera",
  parameters: { shop: { path: `/app${path}`, scenario: "cartao-recusado", visitor: { inApp: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Bronze" })).toBeVisible();
    await expect(canvas.getByText("O cupom Bronze está em pausa")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver o que falta pagar" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/area-cliente$/),
    );
    await expect(canvas.queryByRole("button", { name: "Copiar cupom" })).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const WithoutSubscription = meta.story({
  name: "Quem já saiu: o nível e o cupom ficam, e o que pede assinatura diz que pede",
  parameters: { shop: { path, scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Prata" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copiar cupom" })).toBeVisible();
    const benefits = within(canvas.getByRole("list", { name: "Seus benefícios" }));
    await expect(benefits.getByText(/vai junto com o BOX: volta com uma assinatura ativa$/)).toBeVisible();
  },
});

export const OnlyPads = meta.story({
  name: "Só tapetes, nunca uma caixa: ainda sem nível",
  parameters: { shop: { path, scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Assine a caixa e já comece no Bronze" })).toBeVisible();
    await expect(await cardOf(canvas, "Bronze")).toHaveTextContent("Nível ao tornar-se assinante do BOX");
    await expect(canvas.queryByText("Seu nível")).toBeNull();
  },
});

export const Stranger = meta.story({
  name: "Sem login: os níveis e os benefícios, no endereço público",
  parameters: { spec: ["SUB-016", "SUB-017"], shop: { path: "/programa-de-fidelidade", scenario: "novo" } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("heading", { level: 1, name: "Programa de fidelidade" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Programa de fidelidade · PetBox"));
    await expect(await main.findByRole("link", { name: "Já assino: ver meu nível" })).toHaveAttribute("href", path);
    await expect(main.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
    await expect(await cardOf(main, "Bronze")).toHaveTextContent("3% de desconto extra");
    await expect(await cardOf(main, "Diamante")).toHaveTextContent("15% de desconto extra");
    await expect(main.queryByRole("progressbar")).toBeNull();
    await expect(main.queryByRole("button", { name: "Copiar cupom" })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "Você está em" })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "Minha conta" })).toBeNull();
  },
});

export const StrangerInApp = meta.story({
  name: "No aplicativo, sem login: a navegação da conta é o cabeçalho",
  parameters: {
    spec: ["MAN-046"],
    shop: { path: "/app/programa-de-fidelidade", scenario: "novo", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Programa de fidelidade" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Minha conta" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Como funciona" })).toBeNull();
  },
});

export const ProgrammeOfSubscriber = meta.story({
  name: "Conectado, no endereço público: a mesma página",
  parameters: { spec: ["SUB-016", "SUB-017"], shop: { path: "/programa-de-fidelidade", scenario: "assinante-ouro" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Ouro" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Minha conta" })).toBeVisible();
    await expect(canvas.getByText(/^OURO[A-Z\d]{6}$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver todos os meus cupons" })).toHaveAttribute(
      "href",
      "/meus-cupons",
    );
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem login, no endereço de quem assina: entra primeiro",
  parameters: { shop: { path, scenario: "novo", endsAt: "/login" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
  },
});

export const CopyingForbidden = meta.story({
  name: "O navegador não deixa copiar",
  parameters: { shop: { path, scenario: "uma-caixa" } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await fireEvent.click(await canvas.findByRole("button", { name: "Copiar cupom" }));
    await waitFor(() => expect(canvas.getByText(/^O navegador não deixou copiar/)).toBeVisible());
    await expect(canvas.queryByText("Cupom copiado com sucesso!")).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario: "assinante-ouro", latency: 600_000 } },
  play: showsSkeleton("Programa de fidelidade"),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { path, scenario: "assinante-ouro", faults: [{ path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await canvas.findByRole("heading", { name: "Nível Ouro" })).toBeVisible();
  }),
});
