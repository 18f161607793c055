import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { untilPaid } from "../../testing/untilPaid.ts";

const shop = { path: "/assinatura/item-extra", at: "extraItem" } as const;

const meta = preview.meta({
  title: "Telas/Funil/9 Item extra",
  parameters: {
    synonyms: ["extra item", "order bump", "adicional"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Visita nova",
  parameters: {
    spec: ["FUN-039", "FUN-091", "FUN-092", "FUN-093", "FUN-316"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Um mimo a mais para o Bob?");
    const [toy, ...others] = within(await canvas.findByRole("list", { name: "Itens extras" })).getAllByRole("article");
    await expect(others).toHaveLength(2);
    if (!toy) throw new Error("There is no extra item.");
    await expect(within(toy).getByText("Mais brincadeira!")).toBeVisible();
    await expect(within(toy).getByRole("heading", { name: "Brinquedo extra" })).toBeVisible();
    await expect(within(toy).getByText(/Um brinquedo a mais em cada caixa/)).toBeVisible();
    await expect(toy.querySelector("img")).toHaveAttribute("src", "/imagens/extra-brinquedo.svg");
    await expect(within(toy).getByText("R$19,90/mês")).toBeVisible();
    await expect(within(toy).getByRole("button", { name: /^Adicionar/ })).toBeVisible();
  },
});

export const GoesOn = meta.story({
  name: "Um item adicionado: continua para o cadastro",
  parameters: {
    spec: ["FUN-005", "FUN-040", "FUN-150", "FUN-317", "FUN-330"],
    shop: { ...shop, endsAt: "/assinatura/checkout" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store, address } = shopOf(context);
    const sent: unknown[] = [];
    const answer = backend.fetch;
    spyOn(backend, "fetch").mockImplementation(async (request) => {
      if (request.url.endsWith("/save/item-extra")) sent.push(await request.clone().json());
      return answer(request);
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Adicionar Brinquedo extra" }));
    await waitFor(() => expect(address()).toBe("/assinatura/checkout"));
    await expect(store.visitors.get("visita")?.answers.extraItem).toBe("brinquedo");
    await expect(sent).toEqual([{ item_extra: "brinquedo", tags: ["brinquedo", "petisco", "higiene"] }]);
    const choices = shopOf(context).events.filter(({ event }) => event === "select_content");
    await expect(choices).toEqual([{ event: "select_content", content_type: "extra_item", content_id: "brinquedo" }]);
  },
});

export const None = meta.story({
  name: "Não, obrigado: continua para o cadastro",
  parameters: {
    spec: ["FUN-005", "FUN-040", "FUN-094"],
    shop: { endsAt: "/assinatura/checkout", ...shop, species: "cat" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Um mimo a mais para a Mia?");
    canvas.getByRole("button", { name: "Não, obrigado" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.extraItem).toBe("normal");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já adicionado",
  parameters: {
    shop: { ...shop, visitor: { answers: { extraItem: "petisco" } } },
  },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole("button", { name: "Manter Petisco extra" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("Adicionado")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Não, obrigado" })).toHaveAttribute("aria-pressed", "false");
  },
});

export const AnotherItem = meta.story({
  name: "Outro item no lugar: continua para o cadastro",
  parameters: {
    spec: ["FUN-005"],
    shop: { ...shop, endsAt: "/assinatura/checkout", visitor: { answers: { extraItem: "petisco" } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Adicionar Higiene extra" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.extraItem).toBe("higiene");
  },
});

export const DeclinedBefore = meta.story({
  name: "Já recusado",
  parameters: { shop: { ...shop, at: "checkout" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Não, obrigado" })).toHaveAttribute("aria-pressed", "true");
    await expect(await canvas.findByRole("button", { name: "Adicionar Petisco extra" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
});

export const WithCoupon = meta.story({
  name: "Com cupom",
  parameters: { spec: ["FUN-105"], shop: { ...shop, visitor: { coupon: "BOBQUERIDO" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/R\$60,00 de desconto no seu plano/)).toBeVisible();
  },
});

export const MonthlyWithCoupon = meta.story({
  name: "No plano mensal, o cupom não vale e não é prometido",
  parameters: {
    spec: ["FUN-289"],
    shop: { ...shop, visitor: { coupon: "BOBQUERIDO", answers: { plan: "sc_mensal" } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Não, obrigado" })).toBeVisible();
    await expect(canvas.queryByText(/BOBQUERIDO/)).toBeNull();
  },
});

export const NothingToAdd = meta.story({
  name: "Trilha sem itens extras",
  parameters: {
    shop: { ...shop, visitor: { answers: { track: "fora-de-linha" } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Sua caixa já está completa" })).toBeVisible();
  },
});

export const NothingToAddGoesOn = meta.story({
  name: "Trilha sem itens extras: continua para o cadastro",
  parameters: {
    shop: { ...shop, endsAt: "/assinatura/checkout", visitor: { answers: { track: "fora-de-linha" } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.extraItem).toBe("normal");
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/trilhas-extra/{trilha}", kind: "timeout" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Carregando os itens extras")).toHaveRole("status");
    await expect(canvas.getByRole("button", { name: "Não, obrigado" })).toBeVisible();
  },
});

export const ReadingFailed = meta.story({
  name: "Lista fora do ar",
  parameters: { shop: { ...shop, faults: [{ path: "/trilhas-extra/{trilha}", kind: "500" }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Não deu para carregar os itens extras");
  },
});

export const WithoutTheList = meta.story({
  name: "Lista fora do ar: continua para o cadastro sem item",
  parameters: {
    shop: { endsAt: "/assinatura/checkout", ...shop, faults: [{ path: "/trilhas-extra/{trilha}", kind: "500" }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole("alert");
    await userEvent.click(canvas.getByRole("button", { name: "Não, obrigado" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
  },
});

export const Saving = meta.story({
  parameters: { spec: ["FUN-348"], shop: { ...shop, faults: [{ path: "/save/item-extra", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole("button", { name: "Adicionar Petisco extra" });
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toHaveTextContent("Carregando"));
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusado pelo servidor",
  parameters: {
    spec: ["FUN-150"],
    shop: {
      ...shop,
      faults: [{ path: "/save/item-extra", kind: "refused", message: "Este item acabou de esgotar.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Adicionar Petisco extra" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Este item acabou de esgotar.");
    await expect(shopOf(context).address()).toBe("/assinatura/item-extra");
  },
});

export const SoldOutMeanwhile = meta.story({
  name: "Esgotou entre a lista e o botão: diz, e não é mais oferecido",
  parameters: { shop: { ...shop, endsAt: "/assinatura/checkout" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    const choice = await canvas.findByRole("button", { name: "Adicionar Petisco extra" });
    store.soldOutItems.put({ tag: "petisco" });
    await userEvent.click(choice);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Este item acabou de se esgotar.");
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Petisco extra" })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Adicionar Brinquedo extra" }));
    await waitFor(() => expect(address()).toBe("/assinatura/checkout"));
    await expect(store.visitors.get("visita")?.answers.extraItem).toBe("brinquedo");
  },
});

export const SavingOffline = meta.story({
  name: "Sem internet ao salvar",
  parameters: { shop: { ...shop, faults: [{ path: "/save/item-extra", kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Adicionar Petisco extra" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sem internet");
  },
});

export const LongName = meta.story({
  name: "Nome comprido, tela estreita",
  parameters: {
    shop: {
      ...shop,
      visitor: { answers: { petName: "Maximiliano Bartolomeu Terceiro" } },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PaidBefore = meta.story({
  name: "De volta depois de pagar: a caixa já está paga",
  parameters: { shop: { path: shop.path, scenario: "pagamento-aprovado", at: "waiting" } },
  play: async (context) => {
    const { canvas } = context;
    await untilPaid(canvas, shopOf(context));
  },
});
