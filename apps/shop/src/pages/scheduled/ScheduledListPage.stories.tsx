import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/assinaturas/higiene", scenario: "compras-programadas" } as const;
const food = { ...shop, path: "/assinaturas/alimentos-umidos" } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/3 Lista",
  parameters: {
    synonyms: ["scheduled purchases", "higiene", "alimentos úmidos"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

/** The links to the details, in order. */
async function detailsIn(canvas: Canvas): Promise<(string | null)[]> {
  const links: HTMLElement[] = await canvas.findAllByRole("link", { name: /^Ver detalhes/ });
  return links.map((link) => link.getAttribute("href"));
}

export const Mats = meta.story({
  name: "Tapetes: o que vem, como e quando",
  parameters: { spec: ["MAN-060", "MAN-061"] },
  play: async ({ canvas }) => {
    await expect(await detailsIn(canvas)).toEqual([
      "/assinaturas/higiene/CTR-TAPETE0098",
      "/assinaturas/higiene/CTR-TAPETE0100",
    ]);
    await expect(canvas.getByRole("heading", { level: 1, name: "Tapetes higiênicos" })).toBeVisible();
    await expect(canvas.getByText("Tapete super premium de lavanda")).toBeVisible();
    const [first, second] = canvas.getAllByRole("heading", { level: 2 });
    await expect(first).toHaveTextContent("2 pacotes de tapete branco e lavanda");
    await expect(second).toHaveTextContent("2 pacotes de tapete branco");
    await expect(
      canvas.getByRole("link", { name: "Ver detalhes de 2 pacotes de tapete branco (TAPETE0100)" }),
    ).toBeVisible();
    await expect(canvas.getAllByText("Com o BOX da Pandora")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Nova assinatura de tapetes higiênicos" })).toHaveAttribute(
      "href",
      "/compra-programada/tapetes-higienicos",
    );
  },
});

export const Owed = meta.story({
  name: "Em atraso: vem primeiro, e daqui se regulariza",
  parameters: { shop: { ...food, path: "/assinaturas", endsAt: food.path } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pass } = shopOf(context);
    const link = await canvas.findByRole("link", { name: /^Gerenciar Alimentos úmidos/ });
    const last = store.subscriptions.get("UMIDOS0021");
    if (last === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...last, card: { ...last.card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    await userEvent.click(link);
    await expect((await detailsIn(canvas))[0]).toBe("/assinaturas/alimentos-umidos/CTR-UMIDOS0021");
    const pay = canvas.getByRole("link", {
      name: /^Regularizar pagamento de \d+ sachês de .+ \(UMIDOS0021\)$/,
    });
    await expect(pay).toHaveAttribute("href", "/assinatura/resolver/UMIDOS0021");
    await expect(canvas.getByText(/^R\$[\d,]+ em aberto desde \d+º? de [a-zç]+\.$/)).toBeVisible();
  },
});

export const CanceledElsewhere = meta.story({
  name: "Cancelada em outra aba: quem volta à lista já não a vê",
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    await expect(await detailsIn(canvas)).toHaveLength(2);
    const mats = store.subscriptions.get("TAPETE0098");
    if (mats === undefined) throw new Error("There are no mats.");
    store.subscriptions.put({ ...mats, endedOn: civilDate(2026, 3, 10) });
    await waitFor(async () => {
      // The page listens only once its effects have run.
      document.dispatchEvent(new Event("visibilitychange"));
      await expect(await detailsIn(canvas)).toEqual(["/assinaturas/higiene/CTR-TAPETE0100"]);
    });
  },
});

export const OnATablet = meta.story({
  name: "No tablet, dois lado a lado: os botões na mesma linha",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await detailsIn(canvas);
    const links: HTMLElement[] = canvas.getAllByRole("link", { name: /^Ver detalhes/ });
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

export const WetFood = meta.story({
  name: "Alimentos úmidos: três, e como começar outra",
  parameters: { spec: ["SUB-102", "SUB-103"], shop: food },
  play: async ({ canvas }) => {
    await expect(await detailsIn(canvas)).toEqual(
      ["UMIDOS0012", "UMIDOS0020", "UMIDOS0021"].map((code) => `/assinaturas/alimentos-umidos/CTR-${code}`),
    );
    await expect(canvas.getAllByText("Envio avulso")).toHaveLength(3);
    await expect(canvas.getByText("36 sachês")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nova assinatura de alimentos úmidos" })).toHaveAttribute(
      "href",
      "/compra-programada/alimentos-umidos",
    );
  },
});

export const Gone = meta.story({
  name: "Um produto que acabou: pelo nome, e esgotado",
  parameters: { shop: { ...shop, scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tapete de bambu")).toBeVisible();
    await expect(canvas.getByText("1 pacote. Esgotado")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "2 pacotes de tapete branco" })).toBeVisible();
    await expect(canvas.queryByText(/BAMBU,|TAP-/)).toBeNull();
  },
});

export const NoneGoesOn = meta.story({
  name: "A única foi cancelada: nenhuma, e como começar",
  parameters: { spec: ["SUB-102", "SUB-103"], shop: { ...food, scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nenhuma assinatura de alimentos úmidos")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Começar uma assinatura" })).toHaveAttribute(
      "href",
      "/compra-programada/alimentos-umidos",
    );
  },
});

export const InTheApp = meta.story({
  name: "No aplicativo: endereços com /app",
  parameters: { spec: ["MAN-028"], shop: { ...shop, path: "/app/assinaturas/higiene" } },
  play: async ({ canvas }) => {
    await expect((await detailsIn(canvas))[0]).toBe("/app/assinaturas/higiene/CTR-TAPETE0098");
  },
});

export const FoodInApp = meta.story({
  name: "Alimentos úmidos no aplicativo: todo link fica nele",
  parameters: { shop: { ...food, path: `/app${food.path}` }, spec: ["SUB-100", "OUR-001"] },
  play: async ({ canvas }) => {
    const details = await detailsIn(canvas);
    await expect(details).toHaveLength(3);
    const links = within(canvas.getByRole("main")).getAllByRole("link");
    for (const link of links) await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/app\//));
    await expect(details[0]).toBe("/app/assinaturas/alimentos-umidos/CTR-UMIDOS0012");
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("Tapetes higiênicos"),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: shop.path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await detailsIn(canvas)).toHaveLength(2);
  }),
});

export const NarrowAndDark = Mats.extend({
  name: "No escuro, no celular mais estreito",
  globals: { theme: "dark", viewport: { value: "narrow" } },
});

export const RefusedMeanwhile = meta.story({
  name: "A cobrança é recusada com a página aberta: ela diz na hora, também a quem a ouve",
  parameters: { shop: food },
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
