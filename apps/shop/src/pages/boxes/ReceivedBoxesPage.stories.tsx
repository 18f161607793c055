import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/box-recebidos", scenario: "entrega-sem-confirmar" } as const;

const meta = preview.meta({
  title: "Telas/BOX Recebidos/1 BOX Recebidos",
  parameters: {
    synonyms: ["received boxes", "history", "histórico"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

/** The card of a box, by month. */
async function cardOf(canvas: Canvas, title: string): Promise<Canvas> {
  const card = (await canvas.findByRole("heading", { level: 3, name: title })).closest("li");
  if (card === null) throw new Error(`${title} stands in no list.`);
  return within(card);
}

const startOf = (element: Element) => Math.round(element.getBoundingClientRect().left);

export const Confirm = meta.story({
  name: "Postado há mais de 20 dias: confirma a entrega, e avalia",
  parameters: {
    spec: ["SUB-051", "SUB-054", "SUB-055", "SUB-168", "SUB-169", "SUB-251", "SUB-252", "SUB-253", "SUB-316"],
  },
  play: async (context) => {
    const { canvas } = context;
    const { store, pageReads } = shopOf(context);
    const lost = await cardOf(canvas, "Envio de fevereiro de 2026");
    await expect(canvas.getByRole("heading", { level: 1, name: "BOX Recebidos" })).toBeVisible();
    const account = within(canvas.getByRole("navigation", { name: "Minha conta" }));
    await expect(account.getByRole("link", { current: true })).toHaveAccessibleName("Assinaturas");
    const list = canvas.getByRole("heading", { level: 2, name: /^BOX d/ });
    const card = lost.getByRole("heading").closest("li")?.firstElementChild;
    await expect(card && startOf(card)).toBe(startOf(list));
    await expect(lost.getByText("Atrasada")).toBeVisible();
    await expect(lost.getByText(/^PB\d{9}BR$/)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Confirmar entrega/ })).toHaveLength(1);
    await expect(lost.queryByRole("link", { name: /^(Avaliar|Ver)/ })).toBeNull();
    const confirm = lost.getByRole("button", { name: "Confirmar entrega (Envio de fevereiro de 2026 do Feijão)" });
    await fireEvent.click(confirm);
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Confirmar envio" }));
    const question = dialog.getByText("Você deseja confirmar o recebimento deste BOX?");
    await waitFor(() => expect(question).toBeVisible());
    await fireEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(store.shipments.get("FEIJA00046-3")?.confirmedOn).toBeUndefined();
    // The carrier corrects a code meanwhile: the reply's list contains it, and no other request follows.
    const shipment = store.shipments.get("FEIJA00046-3");
    if (shipment?.carrier === undefined) throw new Error("The box has no carrier.");
    store.shipments.put({ ...shipment, carrier: { ...shipment.carrier, trackingCode: "PB000000001BR" } });
    const readsBefore = pageReads();
    await fireEvent.click(confirm);
    await fireEvent.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Sim" }));
    await expect(await lost.findByText("10/03/2026")).toBeVisible();
    await expect(lost.getByText("PB000000001BR")).toBeVisible();
    await expect(pageReads()).toBe(readsBefore);
    await expect(lost.getByText("Entregue")).toBeVisible();
    await expect(
      lost.getByRole("link", { name: "Avaliar este BOX (Envio de fevereiro de 2026 do Feijão)" }),
    ).toHaveAttribute("href", "/avalie/2f837b793b44ee68ef2620b0c59cde58");
    await waitFor(() => expect(lost.getByRole("heading", { level: 3 })).toHaveFocus());
    await expect(canvas.getByText("Recebimento confirmado: Envio de fevereiro de 2026")).toBeInTheDocument();
    await expect(store.shipments.get("FEIJA00046-3")?.confirmedOn).toBe("2026-03-10");
  },
});

export const Arrived = meta.story({
  name: "Aberta por “Chegou”: pergunta na hora, e só por uma caixa atrasada",
  parameters: {
    spec: ["SUB-251", "SUB-252"],
    shop: { ...shop, path: "/box-recebidos?chegou=2f837b793b44ee68ef2620b0c59cde58" },
  },
  play: async ({ canvas, userEvent }) => {
    const lost = await cardOf(canvas, "Envio de fevereiro de 2026");
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Confirmar envio" }));
    await userEvent.click(dialog.getByRole("button", { name: "Sim" }));
    await expect(await lost.findByText("Entregue")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(lost.getByRole("heading", { level: 3 })).toHaveFocus());
  },
});

export const ArrivedBefore = meta.story({
  name: "“Chegou” de uma caixa que não está na lista: a lista, sem pergunta",
  parameters: { shop: { ...shop, path: "/box-recebidos?chegou=outra" } },
  play: async ({ canvas }) => {
    await cardOf(canvas, "Envio de fevereiro de 2026");
    await expect(
      canvas.getByRole("button", { name: "Confirmar entrega (Envio de fevereiro de 2026 do Feijão)" }),
    ).toBeVisible();
    // A question would open in the effects of the same render.
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
  },
});

export const ConfirmFails = meta.story({
  name: "A confirmação falha: a pergunta fica, e pode ser respondida de novo",
  parameters: {
    spec: ["SUB-344"],
    shop: { ...shop, faults: [{ path: "/box-recebidos/{tid}", kind: "500", times: 1 }] },
  },
  play: async (context) => {
    const { canvas } = context;
    await fireEvent.click(
      await canvas.findByRole("button", { name: "Confirmar entrega (Envio de fevereiro de 2026 do Feijão)" }),
    );
    const dialog = within(await canvas.findByRole("alertdialog"));
    await fireEvent.click(dialog.getByRole("button", { name: "Sim" }));
    await waitFor(() => expect(shopOf(context).backend.faults()).toEqual([]));
    const yes = await dialog.findByRole("button", { name: "Sim" });
    await expect(canvas.queryByText(/erro|não deu/i)).toBeNull();
    await fireEvent.click(yes);
    await expect(await canvas.findByText("10/03/2026")).toBeVisible();
  },
});

export const ManyPets = meta.story({
  name: "De vários pets, um deles há mais de um ano",
  globals: { viewport: { value: "desktop" } },
  parameters: {
    spec: ["SUB-052", "SUB-053", "SUB-127", "SUB-167"],
    shop: { ...shop, scenario: "assinante-de-um-ano" },
  },
  play: async ({ canvas }) => {
    const bob = within(await canvas.findByRole("region", { name: "BOX do Bob" }));
    await expect(
      within(canvas.getByRole("region", { name: "BOX da Mika" })).getAllByRole("heading", { level: 3 }),
    ).toHaveLength(1);
    const titles = () => bob.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles().slice(0, 3)).toEqual([
      "Envio de fevereiro de 2026",
      "Envio de janeiro de 2026",
      "Envio de dezembro de 2025",
    ]);
    await expect(titles()).toHaveLength(12);
    // A pet's only box is as wide as the others.
    const widths = canvas.getAllByRole("heading", { level: 3 }).map((box) => box.closest("li")?.clientWidth);
    await expect(new Set(widths).size).toBe(1);
    const ratings = bob.getAllByRole("link", { name: /^Avaliar este BOX/ });
    await expect(ratings).toHaveLength(12);
    // A list of the page's links tells them apart.
    await expect(new Set(ratings.map(({ textContent }) => textContent)).size).toBe(12);
    const filled = ratings.map((each) => each.getAttribute("data-variant") === "primary");
    await expect(filled.filter(Boolean)).toHaveLength(1);
    await fireEvent.click(bob.getByRole("button", { name: "Ver mais 2 (BOX do Bob)" }));
    await expect(titles().slice(-2)).toEqual(["Envio de fevereiro de 2025", "Envio de janeiro de 2025"]);
    await waitFor(() => expect(bob.getByRole("heading", { name: "Envio de fevereiro de 2025" })).toHaveFocus());
    await expect(bob.queryByRole("button", { name: /^Ver mais/ })).toBeNull();
  },
});

export const Rated = meta.story({
  name: "Um só, avaliado, no aplicativo",
  parameters: {
    spec: ["SUB-055", "SUB-056", "SUB-126", "SUB-167"],
    shop: { path: "/app/box-recebidos", scenario: "uma-caixa", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "Envio de fevereiro de 2026");
    await expect(card.getByText("23/02/2026")).toBeVisible();
    for (const rated of ["BOX", "Itens"]) await expect(card.getByText(rated).closest("div")).toHaveTextContent("5,0");
    // Beside its stars, not above them.
    const average = card.getByText("BOX").nextElementSibling?.getBoundingClientRect();
    await expect(card.getByText("BOX").getBoundingClientRect().right).toBeLessThanOrEqual(average?.left ?? 0);
    await expect(
      card.getByRole("link", { name: "Ver avaliação (Envio de fevereiro de 2026 da Nina)" }),
    ).toHaveAttribute("href", "/app/avalie/185ff7db5c776c26df8441ef18a0def5");
    await expect(card.queryByRole("link", { name: /^Avaliar este BOX/ })).toBeNull();
  },
});

export const HalfRated = meta.story({
  name: "Avaliado pela metade: o botão convida a terminar",
  parameters: { spec: ["SUB-055"], shop: { ...shop, scenario: "caixas-incomuns" } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "Envio de fevereiro de 2026");
    await expect(card.getByText("BOX").closest("div")).toHaveTextContent("4,0");
    await expect(
      card.getByRole("link", {
        name: "Terminar a avaliação (Envio de fevereiro de 2026 do Maximiliano Bartolomeu Terceiro)",
      }),
    ).toHaveAttribute("href", "/avalie/b69fda4bb011524f5a7d7c417dc437a0");
    await expect(canvas.getAllByRole("link", { name: /^Avaliar este BOX/ })[0]).toBeVisible();
  },
});

export const Aborted = meta.story({
  name: "Um envio abortado",
  parameters: { spec: ["SUB-167"], shop: { ...shop, scenario: "caixa-abortada" } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "Envio de março de 2026");
    await expect(card.getByText("Envio abortado")).toBeVisible();
    await expect(card.getByText(/^Esta caixa não saiu\./)).toBeVisible();
    // The only link: it cannot be rated.
    await expect(card.getByRole("link")).toHaveAccessibleName(/^Falar com a gente/);
    await expect(card.queryByRole("button")).toBeNull();
    await expect(card.queryByText("ENVIO ABORTADO")).toBeNull();
  },
});

export const Empty = meta.story({
  name: "Nenhum ainda",
  parameters: { shop: { ...shop, scenario: "primeira-caixa" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Nenhum BOX recebido ainda" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Acompanhar meus envios" })).toHaveAttribute("href", "/area-cliente");
  },
});

export const EmptyWithoutSubscription = meta.story({
  name: "Nenhum, e sem assinatura: o caminho é assinar",
  parameters: { shop: { ...shop, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    const [subscribe] = await canvas.findAllByRole("link", { name: "Assine agora" });
    await expect(subscribe).toHaveAttribute("href", "/assine");
    await expect(canvas.queryByRole("link", { name: "Acompanhar meus envios" })).toBeNull();
  },
});

export const PadsOnly = meta.story({
  name: "Só tapetes, sem caixa: nenhum BOX está por vir",
  parameters: { shop: { ...shop, scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Nenhum BOX recebido ainda" })).toBeVisible();
    await expect(canvas.getByText(/^Com uma assinatura, cada BOX/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Acompanhar meus envios" })).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("BOX Recebidos"),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: "/box-recebidos", kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await canvas.findByRole("heading", { level: 3, name: "Envio de fevereiro de 2026" })).toBeVisible();
  }),
});

export const OpenForDays = meta.story({
  name: "Aberta por quarenta dias: ao voltar, mostra a caixa que chegou",
  parameters: { shop: { path: "/box-recebidos", scenario: "assinante" } },
  play: async (context) => {
    const { canvas } = context;
    const boxes = () => canvas.getAllByRole("heading", { level: 3, name: /^Envio de/ }).length;
    await canvas.findAllByRole("heading", { level: 3, name: /^Envio de/ });
    const before = boxes();
    shopOf(context).pass(40 * 24 * 60 * 60_000);
    await waitFor(() => {
      // The page listens only once its effects have run.
      document.dispatchEvent(new Event("visibilitychange"));
      expect(boxes()).toBeGreaterThan(before);
    });
  },
});

export const ConfirmedElsewhere = meta.story({
  name: "Confirmada no celular com a lista aberta aqui: passa a entregue",
  play: async (context) => {
    const { canvas } = context;
    const { store, pass } = shopOf(context);
    const lost = await cardOf(canvas, "Envio de fevereiro de 2026");
    await expect(lost.getByText("Atrasada")).toBeVisible();
    const shipment = store.shipments.get("FEIJA00046-3");
    if (shipment === undefined) throw new Error("The box is missing.");
    store.shipments.put({ ...shipment, confirmedOn: civilDate(2026, 3, 10) });
    // The server announces the delivery.
    pass(1_000);
    await expect(await lost.findByText("Entregue")).toBeVisible();
    await expect(lost.queryByRole("button", { name: /^Confirmar entrega/ })).toBeNull();
  },
});
