import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { untilPaid } from "../../testing/untilPaid.ts";
import { storeKnownTrack } from "./knownTrack.ts";

const shop = { path: "/pessoal/trilha-experiencia/", at: "track" } as const;

const gift = { quantity: 1, item: "plaquinha com nome" };

const meta = preview.meta({
  title: "Telas/Funil/7 Trilha",
  parameters: {
    synonyms: ["track", "escolher a trilha"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Visita nova, sem cupom",
  parameters: {
    shop: { ...shop, path: "/pessoal/trilha-experiencia" },
    spec: ["FUN-008", "FUN-034", "FUN-078", "FUN-079", "FUN-195", "FUN-287", "FUN-313"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Escolha a trilha do Bob");
    const tracks = within(await canvas.findByRole("list", { name: "Trilhas" })).getAllByRole("article");
    await expect(tracks).toHaveLength(3);
    const [essential, natural] = tracks;
    if (!essential || !natural) throw new Error("There are not two tracks.");
    await expect(within(essential).getByRole("heading", { name: "Essencial" })).toBeVisible();
    await expect(within(essential).getByText(/Brinquedos, petiscos e um mimo por mês/)).toBeVisible();
    await expect(essential.querySelector("img")).toHaveAttribute("src", "/imagens/trilha-cachorro-essencial.svg");
    await waitFor(() => expect(essential.querySelector("img")).toHaveProperty("naturalWidth", 320));
    await expect(essential).toHaveTextContent("Preço: R$69,90/mês");
    await expect(within(essential).getByText("Mais popular")).toBeVisible();
    await expect(within(natural).queryByText("Mais popular")).toBeNull();
    await expect(canvas.queryByText(/Desconto liberado|do cupom/)).toBeNull();
    await expect(essential.querySelector("del")).toBeNull();
    await expect(canvas.queryByText(/^Cupom/)).toBeNull();
  },
});

export const GoesOn = meta.story({
  name: "Continua para o plano",
  parameters: { spec: ["FUN-035", "FUN-150", "FUN-312", "FUN-330"], shop: { ...shop, endsAt: "/assinatura/plano/" } },
  play: async (context) => {
    const { canvas } = context;
    (await canvas.findByRole("button", { name: "Quero esta trilha Body Parts" })).click();
    // A second press during the save sends and tracks nothing.
    canvas.getByRole("button", { name: "Quero esta trilha Essencial" }).click();
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/plano/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.track).toBe("essencial-naturais");
    await expect(shopOf(context).events).toEqual([
      { event: "select_content", content_type: "track", content_id: "essencial-naturais" },
    ]);
  },
});

export const Cat = meta.story({
  name: "Gata, pelo teclado: continua para o plano",
  parameters: { spec: ["FUN-035"], shop: { endsAt: "/assinatura/plano/", ...shop, species: "cat" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Escolha a trilha da Mia");
    (await canvas.findByRole("button", { name: "Quero esta trilha Diversão" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/plano/?pet=gato"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.track).toBe("diversao");
  },
});

export const Preselected = meta.story({
  name: "Trilha já escolhida na página dela: um toque confirma, e a resposta fica",
  beforeEach: () => {
    storeKnownTrack({ species: "cat", track: "diversao" });
  },
  parameters: { shop: { ...shop, species: "cat" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const tracks = within(await canvas.findByRole("list", { name: "Trilhas" }));
    await expect(canvas.getByText(/^Você escolheu/)).toHaveTextContent("Você escolheu Diversão.");
    await expect(tracks.getByRole("button", { name: "Quero esta trilha Diversão" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continuar com Diversão" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/plano/?pet=gato"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.track).toBe("diversao");
    // The address changes before the page does, and both have a link back.
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Trilhas" })).toBeNull());
    // A saved answer replaces the earlier choice.
    await userEvent.click(canvas.getByRole("link", { name: "Voltar" }));
    await expect(await canvas.findByRole("list", { name: "Trilhas" })).toBeVisible();
    await expect(canvas.queryByText(/^Você escolheu/)).toBeNull();
  },
});

export const PreselectedAfterAnother = meta.story({
  name: "Outra trilha, escolhida depois na página dela: vale a mais nova",
  beforeEach: () => {
    storeKnownTrack({ species: "dog", track: "mordedores" });
    return () => storeKnownTrack({ species: "dog" });
  },
  parameters: { shop: { ...shop, visitor: { answers: { track: "essencial" } } } },
  play: async ({ canvas }) => {
    const tracks = within(await canvas.findByRole("list", { name: "Trilhas" }));
    await expect(canvas.getByText(/^Você escolheu/)).toHaveTextContent("Você escolheu Mordedores.");
    const pressed = tracks.getByRole("button", { name: /^Quero esta trilha/, pressed: true });
    await expect(pressed).toHaveAccessibleName("Quero esta trilha Mordedores");
  },
});

export const PreselectedForAnotherSpecies = meta.story({
  name: "A trilha escolhida para o gato não vale para o cachorro",
  beforeEach: () => {
    storeKnownTrack({ species: "cat", track: "essencial" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Trilhas" })).toBeVisible();
    await expect(canvas.queryByText(/^Você escolheu/)).toBeNull();
  },
});

export const WithCoupon = meta.story({
  name: "Com cupom",
  parameters: {
    spec: ["FUN-080", "FUN-081", "FUN-105", "FUN-106", "FUN-191", "FUN-192", "FUN-194"],
    shop: { ...shop, visitor: { coupon: "BOBQUERIDO" } },
  },
  play: async ({ canvas }) => {
    const [essential] = await canvas.findAllByRole("article");
    // 69,90 × 12 − 60, in 12 instalments.
    await expect(essential).toHaveTextContent("Preço sem desconto: R$69,90Preço: R$64,90/mês");
    await expect(essential?.querySelector("del")).toHaveTextContent("R$69,90");
    await expect(essential).toHaveTextContent("Desconto liberado: R$5,00São R$60,00 do cupom divididos em 12 meses.");
    await expect(canvas.getByText(/^Cupom/)).toHaveTextContent(
      "Cupom BOBQUERIDO ativado: R$60,00 de desconto no seu plano",
    );
  },
});

export const WithPercentage = meta.story({
  name: "Com cupom de porcentagem",
  parameters: { spec: ["MAN-421"], shop: { ...shop, visitor: { coupon: "VEMPRACA" } } },
  play: async ({ canvas }) => {
    const [essential, chewing] = await canvas.findAllByRole("article");
    await expect(essential).toHaveTextContent("Preço: R$59,42/mês");
    await expect(chewing).toHaveTextContent("Preço: R$72,17/mês");
    await expect(canvas.getByText(/^Cupom/)).toHaveTextContent("Cupom VEMPRACA ativado: 15% de desconto no seu plano");
  },
});

export const WorthMoreThanTheYear = meta.story({
  name: "Cupom maior que o preço",
  parameters: { shop: { ...shop, visitor: { coupon: "ANOGRATIS" } } },
  play: async ({ canvas }) => {
    const [essential] = await canvas.findAllByRole("article");
    await expect(essential).toHaveTextContent("Preço: R$0,00/mês");
    await expect(essential).toHaveTextContent("Desconto liberado: R$69,90");
    await expect(canvas.queryByText(/-R\$/)).toBeNull();
  },
});

export const ExpiredCoupon = meta.story({
  name: "Cupom vencido",
  parameters: { spec: ["FUN-195"], shop: { ...shop, visitor: { coupon: "NATAL2023" } } },
  play: async ({ canvas }) => {
    const [essential] = await canvas.findAllByRole("article");
    await expect(essential).toHaveTextContent("Preço: R$69,90/mês");
    await expect(canvas.queryByText(/Desconto liberado|do cupom/)).toBeNull();
    await expect(canvas.queryByText(/^Cupom/)).toBeNull();
  },
});

export const CouponUnknown = meta.story({
  name: "Cupom fora do ar: compra mesmo assim",
  parameters: {
    spec: ["FUN-349"],
    shop: { ...shop, visitor: { coupon: "PRIMEIRACAIXA" }, faults: [{ path: "/cupom/campanha/", kind: "500" }] },
  },
  play: async ({ canvas }) => {
    const [essential] = await canvas.findAllByRole("article");
    await expect(essential).toHaveTextContent("Preço: R$69,90/mês");
    await expect(canvas.getByText(/^Cupom/)).toHaveTextContent("Cupom PRIMEIRACAIXA ativado");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Gift = meta.story({
  name: "Com brinde na primeira caixa",
  parameters: { spec: ["FUN-107", "FUN-141", "FUN-362"], shop: { ...shop, visitor: { gift } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ganhe 1 plaquinha com nome na 1ª entrega")).toBeVisible();
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { shop: { ...shop, at: "plan" } },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole("button", { name: "Quero esta trilha Essencial" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("Escolhida")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Mordedores/ })).toHaveAttribute("aria-pressed", "false");
  },
});

export const SameAgain = meta.story({
  name: "A mesma trilha de novo: continua para o plano",
  parameters: { shop: { ...shop, at: "plan", endsAt: "/assinatura/plano/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Quero esta trilha Essencial" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/plano/?pet=cachorro"));
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/trilhas", kind: "timeout" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Escolha a trilha do Bob");
    await expect(canvas.getByText("Carregando as trilhas")).toHaveRole("status");
    await expect(canvas.queryByRole("button", { name: /Quero esta trilha/ })).toBeNull();
  },
});

export const CouponOnItsWay = meta.story({
  name: "Cupom a caminho: nenhum preço muda na frente do cliente",
  parameters: {
    shop: { ...shop, visitor: { coupon: "BOBQUERIDO" }, faults: [{ path: "/cupom/campanha/", kind: "timeout" }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Cupom/)).toHaveTextContent("Cupom BOBQUERIDO ativado");
    await expect(canvas.getByText("Carregando as trilhas")).toHaveRole("status");
    await expect(canvas.queryByText(/R\$/)).toBeNull();
  },
});

export const ReadingFailed = meta.story({
  name: "Servidor fora do ar na lista",
  parameters: { shop: { ...shop, faults: [{ path: "/trilhas", kind: "500" }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Não deu para carregar as trilhas");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Suas respostas estão guardadas");
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  },
});

export const ReadingOffline = meta.story({
  name: "Sem internet na lista",
  parameters: { shop: { ...shop, faults: [{ path: "/trilhas", kind: "offline" }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sem internet");
  },
});

export const Saving = meta.story({
  parameters: { spec: ["FUN-348"], shop: { ...shop, faults: [{ path: "/save/trilha", kind: "timeout" }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const choice = await canvas.findByRole("button", { name: "Quero esta trilha Mordedores" });
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toHaveTextContent("Carregando"));
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/");
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150"],
    shop: {
      ...shop,
      faults: [{ path: "/save/trilha", kind: "refused", message: "Esta trilha acabou de esgotar.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Quero esta trilha Mordedores" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Esta trilha acabou de esgotar.");
    await expect(shopOf(context).address()).toBe("/pessoal/trilha-experiencia/");
  },
});

export const SavingFailed = meta.story({
  name: "Servidor fora do ar ao salvar",
  parameters: { spec: ["FUN-349"], shop: { ...shop, faults: [{ path: "/save/trilha", kind: "500" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Quero esta trilha Mordedores" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Um erro ocorreu!");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const LongName = meta.story({
  name: "Nome comprido, tela estreita",
  parameters: {
    shop: {
      ...shop,
      visitor: {
        coupon: "BOBQUERIDO",
        answers: { petName: "Maximiliano Bartolomeu Terceiro" },
        gift: { quantity: 12, item: "Bolinhas que apitam e brilham no escuro" },
      },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Escolha a trilha do Maximiliano Bartolomeu Terceiro",
    );
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NotThereYet = meta.story({
  name: "Aberta cedo demais: volta ao que falta",
  parameters: { shop: { endsAt: "/pet/porte/", ...shop, at: "size" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/porte/"));
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
