import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

const path = "/revista";
const call = "/client/offers";

const meta = preview.meta({
  title: "Telas/Área do assinante/4 Ofertas Especiais",
  parameters: {
    synonyms: ["special offers", "promoções"],
    shop: { path, scenario: "assinante" },
  },
});

const neighbour = (customerCode: string) =>
  ({ path, scenario: "vizinhanca", visitor: { customerCode, session: { customerCode, reach: "account" } } }) as const;

const heading = { level: 1, name: "Ofertas Especiais" } as const;

export const Many = meta.story({
  name: "O que a loja recomenda, com o preço de assinante",
  parameters: { spec: ["SUB-039"] },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
    const offers = await canvas.findByRole("list", { name: "Ofertas" });
    await waitFor(() => expect(document.title).toBe("Ofertas Especiais · PetBox"));
    await expect(within(offers).getAllByRole("link")).toHaveLength(7);
    const buy = within(offers).getByRole("link", { name: "Comprar Bolinha que pula" });
    await expect(buy).toHaveAttribute(
      "href",
      "https://loja.petbox.example/bolinha-que-pula?utm_source=petbox&utm_medium=area-do-assinante&utm_campaign=ofertas-recomendadas",
    );
    await expect(buy.closest("li")).toHaveTextContent(/Preço normal: R\$39,90.*Preço: R\$29,90/);
    const way = within(canvas.getByRole("main")).getByRole("link", { name: "Minha conta" });
    await expect(way).toHaveAttribute("href", "/area-cliente");
  },
});

export const FromTheCard = meta.story({
  name: "Quem saiu chega pelo cartão Ofertas Especiais, no aplicativo",
  parameters: {
    spec: ["SUB-039"],
    shop: { path: "/app/area-cliente", scenario: "quem-saiu", visitor: { inApp: true }, endsAt: "/app/revista" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: /^Ofertas Especiais/ }));
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
    await expect(shopOf(context).address()).toBe("/app/revista");
    await expect(await canvas.findByRole("link", { name: "Comprar Disco voador" })).toBeVisible();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const OneLong = meta.story({
  name: "Uma só, de nome longo e sem foto, de outra loja, em 320 px",
  parameters: { spec: ["SUB-046"], shop: neighbour("conta0003") },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole("link", { name: /^Comprar Caminha ortopédica/ });
    await expect(buy).toBeVisible();
    await expect(buy).toHaveAttribute("href", expect.stringMatching(/^https:\/\/sul\.loja\.petbox\.example\//));
    await expect(within(canvas.getByRole("list", { name: "Ofertas" })).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByText(/R\$9\.999,90/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Nothing = meta.story({
  name: "Nenhuma por enquanto: a loja",
  parameters: { shop: neighbour("conta0002") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nenhuma oferta por enquanto" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver a loja" })).toHaveAttribute(
      "href",
      "https://loja.petbox.example/",
    );
    await expect(canvas.queryByRole("list", { name: "Ofertas" })).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario: "assinante", latency: 600_000 } },
  play: showsSkeleton(heading.name, async (canvas) => {
    await expect(canvas.queryByRole("link", { name: /^Comprar/ })).toBeNull();
  }),
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: { shop: { path, scenario: "assinante", faults: [{ path: call, kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByRole("link", { name: "Comprar Bolinha que pula" })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: "Sem internet: diz por quê, e tenta de novo",
  parameters: { shop: { path, scenario: "assinante", faults: [{ path: call, kind: "offline" }] } },
  play: async (context) => {
    const { canvas } = context;
    const connection = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    connection.mockRestore();
    await tryAgain(context);
    await expect(await canvas.findByRole("link", { name: "Comprar Bolinha que pula" })).toBeVisible();
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem entrar: continua para o login, e volta",
  parameters: { shop: { path, scenario: "novo", endsAt: path } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
    await userEvent.type(await canvas.findByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "bob-adora-petbox{Enter}");
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const Dark = Many.extend({ name: "No escuro", globals: { theme: "dark" } });
