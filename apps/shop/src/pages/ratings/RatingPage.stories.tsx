import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

/** The URLs of boxes, by shipment id. */
const pages = {
  "COCAD00006-3": "/avalie/910058eb3f52919b0365588bda37168f",
  "BARTO00001-1": "/avalie/02bbe5db05878006b574b69d008f5b71",
  "BARTO00001-2": "/avalie/ea3b9d835d64b8a587e57ad5dff35955",
  "BARTO00001-3": "/avalie/b69fda4bb011524f5a7d7c417dc437a0",
  "NINA000003-1": "/avalie/185ff7db5c776c26df8441ef18a0def5",
} as const;
const cocada = { path: pages["COCAD00006-3"], scenario: "para-avaliar" } as const;
const halfRated = { path: pages["BARTO00001-3"], scenario: "caixas-incomuns" } as const;

const meta = preview.meta({
  title: "Telas/Avaliação/1 Avaliação do BOX",
  parameters: {
    synonyms: ["rating", "review", "estrelas"],
    shop: cocada,
  },
});

type Canvas = ReturnType<typeof within>;

/** Presses a number of stars of a question. */
async function give(canvas: Canvas, question: string | RegExp, stars: number): Promise<void> {
  const group = await canvas.findByRole("radiogroup", { name: question });
  const star = within(group).getByRole("radio", { name: new RegExp(`^${stars} de 5`) });
  await fireEvent.click(star);
  await expect(star).toBeChecked();
}

async function giveAllItems(canvas: Canvas, stars: number): Promise<void> {
  const list = await canvas.findByRole("list", { name: "Cada item" });
  for (const group of within(list).getAllByRole("radiogroup")) {
    await fireEvent.click(within(group).getByRole("radio", { name: new RegExp(`^${stars} de 5`) }));
  }
}

/** The customer finishes the rating of Cocada's box on another device, with five stars for everything. */
function finishElsewhere({ store }: ReturnType<typeof shopOf>): void {
  const shipment = store.shipments.get("COCAD00006-3");
  if (shipment === undefined) throw new Error("Cocada has no box to rate.");
  const ratings = { box: 5, items: {}, customerService: 5, logistics: 5, finishedOn: civilDate(2026, 3, 10) } as const;
  store.shipments.put({ ...shipment, ratings });
}

/** The page shows the rating from the other device, and no error. */
async function showsTheOther(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole("heading", { level: 1, name: "Você já avaliou este BOX" })).toBeVisible();
  for (const rated of ["O BOX como um todo", "Atendimento", "Entrega"]) {
    await expect(within(canvas.getByRole("main")).getByText(rated).closest("div")).toHaveTextContent("5,0");
  }
  for (const alert of canvas.queryAllByRole("alert")) await expect(alert).toBeEmptyDOMElement();
}

/** Whether an element takes up space, unlike a text for screen readers. */
const isOnScreen = (element: HTMLElement) => element.getBoundingClientRect().width > 1;

const goOn = (canvas: Canvas) => fireEvent.click(canvas.getByRole("button", { name: "Continuar" }));
const finish = (canvas: Canvas) => fireEvent.click(canvas.getByRole("button", { name: "Enviar avaliação" }));

export const TwoSteps = meta.story({
  name: "Os dois passos, do começo ao fim",
  parameters: { spec: ["SUB-047", "SUB-048", "SUB-050", "SUB-170", "SUB-312", "SUB-313"] },
  play: async (context) => {
    const { canvas } = context;
    const { store, pageReads } = shopOf(context);
    const ratings = () => store.shipments.get("COCAD00006-3")?.ratings;
    await expect(await canvas.findByRole("heading", { level: 1, name: "O que a Cocada achou do BOX?" })).toBeVisible();
    await expect(canvas.getByText("Passo 1 de 2")).toBeVisible();
    await expect(canvas.getByText("Envio de fevereiro de 2026, BOX da Cocada")).toBeVisible();
    await give(canvas, "O BOX como um todo", 4);
    // The stars are saved before any button is pressed.
    await waitFor(() => expect(ratings()?.box).toBe(4));
    await giveAllItems(canvas, 5);
    await goOn(canvas);
    const second = await canvas.findByRole("heading", { level: 1, name: "E como foi com a gente?" });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAccessibleDescription("Passo 2 de 2");
    await give(canvas, "Atendimento", 5);
    await give(canvas, "Entrega", 3);
    await fireEvent.click(canvas.getByRole("button", { name: "Voltar aos itens" }));
    await expect(canvas.getByRole("radiogroup", { name: "O BOX como um todo" })).toBeVisible();
    await goOn(canvas);
    await expect(
      within(canvas.getByRole("radiogroup", { name: "Entrega" })).getByRole("radio", { checked: true }),
    ).toHaveAccessibleName("3 de 5, Razoável");
    const readsBefore = pageReads();
    await finish(canvas);
    await waitFor(() => expect(pageReads()).toBeGreaterThan(readsBefore));
    const done = await canvas.findByRole("heading", { level: 1, name: "Obrigado!" });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.queryByText("Você já avaliou este BOX")).toBeNull();
    await expect(ratings()).toMatchObject({ box: 4, customerService: 5, logistics: 3, finishedOn: "2026-03-10" });
    await expect(Object.values(ratings()?.items ?? {}).every((stars) => stars === 5)).toBe(true);
    await expect(canvas.getByRole("link", { name: "Ver BOX Recebidos" })).toHaveAttribute("href", "/box-recebidos");
  },
});

export const Missing = meta.story({
  name: "Faltam notas, nos dois passos",
  parameters: { spec: ["SUB-244", "SUB-245", "SUB-246", "SUB-248", "SUB-249"] },
  play: async ({ canvas }) => {
    await give(canvas, "O BOX como um todo", 1);
    await goOn(canvas);
    const visible = (text: string) => canvas.getAllByText(text).filter(isOnScreen);
    await expect(visible("Por favor avalie todos os itens antes de continuar!")).toHaveLength(1);
    const items = within(canvas.getByRole("list", { name: "Cada item" })).getAllByRole("radiogroup");
    for (const item of items) {
      await expect(item).toHaveAttribute("aria-invalid", "true");
      await expect(item).toHaveAccessibleDescription("Dê uma nota.");
    }
    await expect(canvas.getByRole("radiogroup", { name: "O BOX como um todo" })).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(items[0]?.contains(document.activeElement)).toBe(true));
    await giveAllItems(canvas, 2);
    await waitFor(() => expect(items[0]).not.toHaveAttribute("aria-invalid"));
    await goOn(canvas);
    await canvas.findByText("Passo 2 de 2");
    await give(canvas, "Atendimento", 5);
    await finish(canvas);
    const logistics = canvas.getByRole("radiogroup", { name: "Entrega" });
    await expect(logistics).toHaveAccessibleDescription(/Dê uma nota\./);
    await expect(canvas.queryByText("Obrigado!")).toBeNull();
    await expect(visible("Por favor, avalie antes de continuar!")).toHaveLength(1);
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado: as setas dão as estrelas",
  parameters: { shop: halfRated },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const stars = await canvas.findByRole("radiogroup", { name: "O BOX como um todo" });
    await within(stars).getByRole("radio", { name: "4 de 5, Bom" }).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(within(stars).getByRole("radio", { name: "2 de 5, Ruim" })).toHaveFocus();
    await waitFor(() => expect(store.shipments.get("BARTO00001-3")?.ratings?.box).toBe(2));
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "5 de 5, Ótimo", checked: true })).toHaveFocus();
  },
});

export const HalfRated = meta.story({
  name: "Pela metade: o que foi dado está de volta, e uma foto não existe mais",
  parameters: { shop: halfRated },
  play: async ({ canvas }) => {
    const checked = async (name: string) =>
      within(await canvas.findByRole("radiogroup", { name })).queryByRole("radio", { checked: true });
    await expect(await checked("O BOX como um todo")).toHaveAccessibleName("4 de 5, Bom");
    await expect(await checked("Corda de três nós")).toHaveAccessibleName("5 de 5, Ótimo");
    await expect(await checked("Osso mastigável")).toBeNull();
    const junino = canvas.getByRole("radiogroup", { name: "Petisco junino de milho" }).closest("li");
    // The missing picture is replaced by the drawn avatar.
    await waitFor(() => expect(junino?.querySelector("img")).toBeNull());
    await expect(junino?.querySelector("svg")).toBeVisible();
    await expect(canvas.getByText(/BOX do Maximiliano Bartolomeu Terceiro$/)).toBeVisible();
  },
});

export const AlreadyRated = meta.story({
  name: "Já avaliado",
  parameters: {
    spec: ["SUB-049", "SUB-050", "SUB-124"],
    shop: { path: `/app${pages["NINA000003-1"]}`, scenario: "uma-caixa" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Você já avaliou este BOX" })).toBeVisible();
    await expect(canvas.getByText("Obrigado!")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Envio de fevereiro de 2026, BOX da Nina",
    );
    for (const rated of ["O BOX como um todo", "Atendimento", "Entrega"]) {
      await expect(within(canvas.getByRole("main")).getByText(rated).closest("div")).toHaveTextContent("5,0");
    }
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

export const OneItem = meta.story({
  name: "Um item só",
  parameters: { shop: { path: pages["BARTO00001-1"], scenario: "caixas-incomuns" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Cada item" });
    await expect(within(list).getAllByRole("radiogroup")).toHaveLength(1);
    await expect(within(list).getByText("Xampu de camomila")).toBeVisible();
  },
});

export const TwelveItems = meta.story({
  name: "Doze itens, de nomes longos",
  parameters: { spec: ["SUB-125"], shop: { path: pages["BARTO00001-2"], scenario: "caixas-incomuns" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Cada item" });
    await expect(within(list).getAllByRole("radiogroup")).toHaveLength(12);
    await expect(within(list).getByText(/com aroma de bacon defumado na lenha$/)).toBeVisible();
    const pictures = [...list.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
    await expect(pictures).toContain("/imagens/item-corda.svg");
  },
});

export const OnAPhone = meta.story({
  name: "No celular: a palavra da nota longe da linha, e as estrelas do fim em uma coluna só",
  parameters: { shop: { path: pages["BARTO00001-2"], scenario: "caixas-incomuns" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Cada item" });
    await giveAllItems(canvas, 4);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const item of within(list).getAllByRole("listitem")) {
      const word = item.querySelector("[data-value='4']")?.getBoundingClientRect();
      const [stars] = [...item.querySelectorAll("label")].map((star) => star.getBoundingClientRect());
      await expect(word?.top).toBeGreaterThan(stars?.top ?? 0);
      await expect(item.getBoundingClientRect().bottom - (word?.bottom ?? 0)).toBeGreaterThanOrEqual(rem);
    }
    await give(canvas, "O BOX como um todo", 5);
    await goOn(canvas);
    for (const question of ["Atendimento", "Entrega"]) await give(canvas, question, 5);
    await finish(canvas);
    await canvas.findByRole("heading", { level: 1, name: "Obrigado!" });
    const given = [...within(canvas.getByRole("main")).getAllByRole("definition")];
    await expect(given).toHaveLength(15);
    const lefts = given.map((each) => Math.round(each.firstElementChild?.getBoundingClientRect().left ?? 0));
    await expect(new Set(lefts).size).toBe(1);
  },
});

export const NotMine = meta.story({
  name: "O BOX de outra pessoa, como um que não existe",
  parameters: { shop: { ...cocada, path: pages["NINA000003-1"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /não achamos esta página/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Página não encontrada · PetBox"));
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...cocada, latency: 600_000 } },
  play: showsSkeleton("Avaliação do BOX"),
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: { shop: { ...cocada, faults: [{ path: "/avalie/:shipment", kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByRole("radiogroup", { name: "O BOX como um todo" })).toBeVisible();
  },
});

export const WrongShape = meta.story({
  name: "Dados que não se entendem",
  parameters: { shop: { ...cocada, faults: [{ path: "/avalie/:shipment", kind: "wrong-shape" }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Não deu para carregar" })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

export const StarsLost = meta.story({
  name: "Sem internet por um momento: as notas vão com o último passo",
  parameters: {
    spec: ["SUB-344"],
    shop: {
      path: pages["BARTO00001-1"],
      scenario: "caixas-incomuns",
      faults: [{ path: "/rating/{value}/{flag}", kind: "offline", times: 2 }],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { store, backend } = shopOf(context);
    const ratings = () => store.shipments.get("BARTO00001-1")?.ratings;
    await give(canvas, "O BOX como um todo", 4);
    await give(canvas, "Xampu de camomila", 2);
    await waitFor(() => expect(backend.faults()).toEqual([]));
    await expect(ratings()).toBeUndefined();
    await expect(canvas.queryAllByRole("alert").filter(({ textContent }) => textContent !== "")).toEqual([]);
    // After a reconnect, the page revalidates, and the server has no stars.
    const bartos = store.subscriptions.get("BARTO00001");
    if (bartos) store.subscriptions.put({ ...bartos, pet: { ...bartos.pet, name: "Fubá" } });
    window.dispatchEvent(new Event("online"));
    await canvas.findByRole("heading", { level: 1, name: /Fubá/ });
    for (const [question, stars] of [
      ["O BOX como um todo", /^4 de 5/],
      ["Xampu de camomila", /^2 de 5/],
    ] as const) {
      const group = canvas.getByRole("radiogroup", { name: question });
      await expect(within(group).getByRole("radio", { name: stars })).toBeChecked();
    }
    await goOn(canvas);
    await give(canvas, "Atendimento", 5);
    await give(canvas, "Entrega", 5);
    await finish(canvas);
    await expect(await canvas.findByText("Obrigado!")).toBeVisible();
    await expect(ratings()).toMatchObject({ box: 4, items: { xampu: 2 } });
  },
});

export const RatedElsewhere = meta.story({
  name: "Avaliado no celular com esta página aberta: a próxima nota mostra o que foi dado lá",
  parameters: { spec: ["SUB-344"] },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("radiogroup", { name: "O BOX como um todo" });
    finishElsewhere(shopOf(context));
    const group = canvas.getByRole("radiogroup", { name: "O BOX como um todo" });
    await fireEvent.click(within(group).getByRole("radio", { name: /^2 de 5/ }));
    await showsTheOther(canvas);
  },
});

export const RatedElsewhereAfterLoss = meta.story({
  name: "Uma nota se perdeu, e o BOX foi avaliado no celular: o botão mostra o que foi dado lá",
  parameters: {
    spec: ["SUB-344"],
    shop: { ...cocada, faults: [{ path: "/rating/{value}/{flag}", kind: "offline", times: 1 }] },
  },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await give(canvas, "O BOX como um todo", 2);
    await waitFor(() => expect(shop.backend.faults()).toEqual([]));
    await giveAllItems(canvas, 2);
    const items = () => Object.keys(shop.store.shipments.get("COCAD00006-3")?.ratings?.items ?? {});
    const list = within(canvas.getByRole("list", { name: "Cada item" }));
    await waitFor(() => expect(items()).toHaveLength(list.getAllByRole("radiogroup").length));
    await goOn(canvas);
    await give(canvas, "Atendimento", 2);
    await give(canvas, "Entrega", 2);
    finishElsewhere(shop);
    await finish(canvas);
    await showsTheOther(canvas);
  },
});
