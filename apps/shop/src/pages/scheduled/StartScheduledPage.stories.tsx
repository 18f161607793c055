import { largeLetters } from "@petbox/storybook/largeLetters";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { anotherTab } from "../../testing/anotherTab.ts";

const mats = "/compra-programada/tapetes-higienicos";
const food = "/compra-programada/alimentos-umidos";
const shop = { path: mats, scenario: "novo" } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/1 Começar",
  parameters: {
    synonyms: ["scheduled purchases", "higiene", "tapetes", "alimentos úmidos", "wet food"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left;
const patient = { timeout: 20_000 };
const product = (canvas: Canvas, name: string) => canvas.findByRole("checkbox", { name }, patient);
const more = (canvas: Canvas, name: string) => canvas.getByRole("button", { name: `Aumentar: ${name}` });
const fewer = (canvas: Canvas, name: string) => canvas.getByRole("button", { name: `Diminuir: ${name}` });
const stepper = (canvas: Canvas, name: string) => canvas.getByRole("group", { name: `Quantidade: ${name}` });
const amount = (canvas: Canvas, name: string) => within(stepper(canvas, name)).getByRole("status");
const fact = (canvas: Canvas, name: string) => canvas.getByText(name, { selector: "dt" }).nextElementSibling;
const goOn = (canvas: Canvas) => canvas.getByRole("button", { name: "Continuar" });
const free = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
const isBusy = (canvas: Canvas, name: string, busy: boolean) =>
  waitFor(() => expect(stepper(canvas, name)).toHaveAttribute("aria-busy", String(busy)));

export const Mats = meta.story({
  name: "Tapetes: quanto custa cada um, por dia e por mês, sem saber o CEP",
  parameters: {
    spec: ["FUN-002", "FUN-144", "FUN-145", "FUN-146", "FUN-147", "FUN-181", "MAN-034", "MAN-035", "MAN-405"],
    shop: { ...shop, endsAt: "/pessoal/contato/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    await userEvent.click(await product(canvas, "Tapete branco"));
    await expect(canvas.getByText("1 pacote por R$64,90")).toBeVisible();
    await free(more(canvas, "Tapete branco"));
    await expect(fewer(canvas, "Tapete branco")).toHaveAttribute("aria-disabled", "true");
    for (const shown of ["2 pacotes × R$62,90", "4 pacotes × R$59,90", "6 pacotes × "]) {
      await free(more(canvas, "Tapete branco"));
      await userEvent.click(more(canvas, "Tapete branco"));
      await expect(await canvas.findByText((text) => text.startsWith(shown))).toBeVisible();
    }
    // Announced in packs, because a pack has 30 units.
    await expect(amount(canvas, "Tapete branco")).toHaveTextContent("6 pacotes");
    await expect(fact(canvas, "Frete")).toHaveTextContent("Calculado com o seu CEP");
    // Announced as a whole: an amount needs its name.
    await expect(fact(canvas, "Frete")?.closest("[role=status]")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "o limite de peso do seu estado" })).toHaveAttribute(
      "href",
      "/politica-de-frete-gratis",
    );
    await expect(canvas.queryByRole("radiogroup")).toBeNull();
    await userEvent.click(goOn(canvas));
    await waitFor(() => expect(address()).toBe("/pessoal/contato/"), patient);
    await expect(store.visitors.all()[0]).toMatchObject({ purchase: { kind: "hygiene" }, cart: { "TAP-BRANCO": 6 } });
  },
});

export const Nothing = meta.story({
  name: "Nada escolhido: diz o que falta, e o foco vai aonde se escolhe",
  parameters: { spec: ["MAN-278"] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await product(canvas, "Tapete branco");
    goOn(canvas).focus();
    await userEvent.keyboard("{Enter}");
    const message = await canvas.findByText("Selecione uma opção de tapete");
    await expect(message).toBeVisible();
    await expect(canvas.getAllByRole("checkbox")[0]).toHaveFocus();
    await expect(topOf(message)).toBeGreaterThan(canvas.getByRole("banner").getBoundingClientRect().bottom);
  },
});

export const TakenOut = meta.story({
  name: "Posto e tirado do carrinho",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await userEvent.click(await product(canvas, "Tapete super premium de lavanda"));
    await waitFor(() => expect(store.visitors.all()[0]?.cart).toEqual({ "TAP-LAVANDA": 1 }));
    await userEvent.click(await product(canvas, "Tapete super premium de lavanda"));
    await waitFor(() => expect(store.visitors.all()[0]?.cart).toEqual({}));
    await expect(fact(canvas, "Produtos")).toHaveTextContent("Nenhum ainda");
    // An empty cart costs nothing and is not sent.
    for (const term of ["Frete", "Total por mês"]) await expect(canvas.queryByText(term)).toBeNull();
  },
});

export const Food = meta.story({
  name: "Alimentos: o preço cai com o total, e diz quanto falta",
  parameters: {
    spec: ["FUN-148", "SUB-103", "MAN-401", "MAN-402", "MAN-403", "MAN-404"],
    shop: { ...shop, path: food },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await product(canvas, "Peixe e arroz"));
    await expect(await canvas.findByText("Com mais 6 sachês, cada um sai por R$8,50.")).toBeVisible();
    await userEvent.click(await product(canvas, "Carne, cenoura e brócolis"));
    await waitFor(() => expect(canvas.getAllByText("12 sachês × R$7,90 = R$94,80")).toHaveLength(2));
    await expect(fact(canvas, "Produtos")).toHaveTextContent("24 sachês, R$189,60");
  },
});

export const WithTheBox = meta.story({
  name: "Quem assina escolhe: com o BOX da Pandora ou avulso",
  parameters: {
    spec: ["MAN-406"],
    shop: { path: mats, scenario: "compras-programadas", endsAt: "/assinatura/checkout" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    await userEvent.click(await product(canvas, "Tapete branco"));
    await userEvent.click(canvas.getByText("Mudar o envio"));
    await expect(canvas.getByRole("radio", { name: /Com o BOX da Pandora/ })).toBeChecked();
    await expect(canvas.getByText(/Até 3 pacotes viajam de graça com a caixa para SP/)).toBeVisible();
    await expect(fact(canvas, "Frete")).toHaveTextContent("Frete Grátis");
    await userEvent.click(canvas.getByRole("radio", { name: /Avulso/ }));
    await expect(fact(canvas, "Frete")).toHaveTextContent("R$11,90");
    await userEvent.click(canvas.getByRole("radio", { name: /Com o BOX da Pandora/ }));
    // With another card the purchase goes on to the checkout, as for a first one.
    await userEvent.click(canvas.getByText("Mudar o cartão"));
    await userEvent.click(canvas.getByRole("radio", { name: /^Outro cartão/ }));
    await expect(canvas.getByText("Com o BOX da Pandora, com outro cartão. R$64,90 hoje.")).toBeVisible();
    await userEvent.click(goOn(canvas));
    await waitFor(() => expect(address()).toBe("/assinatura/checkout"), patient);
    await expect(store.visitors.all()[0]?.purchase).toMatchObject({ kind: "hygiene", withBoxOf: "PANDORA001" });
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Para onde vão os seus tapetes?" }, patient),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText("Frete de cada envio").nextElementSibling).toHaveTextContent("Frete Grátis"),
    );
  },
});

export const OneLine = meta.story({
  name: "Quem assina só aperta Assinar: o cartão e o endereço já são conhecidos",
  parameters: { shop: { path: food, scenario: "caixa-e-tapetes", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    const options = await canvas.findByRole("group", { name: "Opções de Peixe e arroz" }, patient);
    await userEvent.click(within(options).getByRole("radio", { name: /^18 sachês/ }));
    await expect(await canvas.findByText(/^Com o BOX da Dalila, no .+ final \d{4}\. R\$153,00 hoje\.$/)).toBeVisible();
    // The line tells the total; the summary does not tell it again.
    const live = canvas.getAllByText(/R\$153,00/).filter((each) => each.closest("[aria-live], [role=status]") !== null);
    await expect(live).toHaveLength(1);
    // The prices of the options follow the total.
    await expect(canvas.getAllByText("R$106,80").length).toBeGreaterThan(0);
    await expect(canvas.queryByRole("button", { name: "Continuar" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
    const bought = store.subscriptions.all().at(-1);
    await expect(bought?.purchase).toMatchObject({ kind: "wet-food", items: [{ sku: "SACHE-PEIXE", quantity: 18 }] });
    await expect(store.subscriptions.get(bought?.purchase?.withBoxOf ?? "")?.card).toEqual(bought?.card);
  },
});

const otherTab = anotherTab(false);

export const OtherPurchasePaidInAnotherTab = meta.story({
  name: "Tapetes pagos em outra aba não impedem os alimentos desta",
  parameters: { shop: { path: food, scenario: "caixa-e-tapetes", tabs: otherTab, endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    const options = await canvas.findByRole("group", { name: "Opções de Peixe e arroz" }, patient);
    await userEvent.click(within(options).getByRole("radio", { name: /^18 sachês/ }));
    const subscribe = await canvas.findByRole("button", { name: "Assinar" });
    otherTab.say({ purchased: "hygiene", subscription: "TAPETES001" });
    await userEvent.click(subscribe);
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
    await expect(store.subscriptions.all().at(-1)?.purchase).toMatchObject({ kind: "wet-food" });
  },
});

export const PaidDespiteLostReply = meta.story({
  name: "Assinou, e a resposta se perdeu: a página descobre o pagamento, e nada é cobrado duas vezes",
  parameters: {
    shop: {
      path: food,
      scenario: "caixa-e-tapetes",
      faults: [{ path: "/save/subscription", kind: "lost-reply", times: 1 }],
      endsAt: "/aguardando",
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    const before = store.subscriptions.all().length;
    const options = await canvas.findByRole("group", { name: "Opções de Peixe e arroz" }, patient);
    await userEvent.click(within(options).getByRole("radio", { name: /^18 sachês/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Assinar" }));
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
    await expect(store.subscriptions.all()).toHaveLength(before + 1);
  },
});

export const PaidBeforeDespiteLostReply = meta.story({
  name: "A resposta do primeiro toque não chegou: o segundo acha o pagamento, e não envia outro",
  parameters: { shop: { path: food, scenario: "caixa-e-tapetes", endsAt: "/aguardando" } },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-payment-attempt", `${"a".repeat(32)} `);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    const options = await canvas.findByRole("group", { name: "Opções de Peixe e arroz" }, patient);
    await userEvent.click(within(options).getByRole("radio", { name: /^18 sachês/ }));
    const before = store.subscriptions.all();
    for (const visitor of store.visitors.all()) {
      store.visitors.put({ ...visitor, answers: { ...visitor.answers, subscription: "PAGA000001" } });
    }
    await userEvent.click(await canvas.findByRole("button", { name: "Assinar" }));
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
    await expect(store.subscriptions.all()).toHaveLength(before.length);
  },
});

export const BeingSent = meta.story({
  name: "A compra está indo: o que foi confirmado não muda mais",
  parameters: {
    shop: {
      path: food,
      scenario: "caixa-e-tapetes",
      endsAt: "/aguardando",
      latency: 300,
      timings: { afterPayment: 600 },
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { address, store } = shopOf(context);
    let isEmptied = false;
    const options = within(await canvas.findByRole("group", { name: "Opções de Peixe e arroz" }, patient));
    await userEvent.click(options.getByRole("radio", { name: /^18 sachês/ }));
    await userEvent.click(canvas.getByText("Mudar o envio"));
    await userEvent.click(canvas.getByText("Mudar o cartão"));
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    for (const choice of [...canvas.getAllByRole("radio"), ...canvas.getAllByRole("checkbox")])
      await expect(choice).toBeDisabled();
    await expect(more(canvas, "Peixe e arroz")).toBeDisabled();
    const watch = new MutationObserver(() => {
      isEmptied ||= canvas.queryByText("Nenhum ainda") !== null;
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
    await expect(store.subscriptions.all().at(-1)?.purchase).toMatchObject({
      items: [{ sku: "SACHE-PEIXE", quantity: 18 }],
    });
    watch.disconnect();
    await expect(isEmptied).toBe(false);
  },
});

export const RefusedWithinTenMinutes = meta.story({
  name: "Assinou há pouco: a recusa diz onde acompanhar, e nada se perde; a seguinte toma o seu lugar",
  parameters: { spec: ["FUN-335"], shop: { path: mats, scenario: "compras-programadas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { subscriptions } = shopOf(context).store;
    const bought = subscriptions.get("TAPETE0100");
    if (bought === undefined) throw new Error("The scenario has no such purchase.");
    // From the midnight of the story's day to its noon, which is now.
    subscriptions.put({ ...bought, createdAt: bought.createdAt + 12 * 60 * 60_000 });
    await userEvent.click(await product(canvas, "Tapete branco"));
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    const refusal = await canvas.findByRole("alert", undefined, patient);
    await expect(refusal).toHaveTextContent(/^Ops.*há menos de 10 minutos/);
    await expect(canvas.getByRole("checkbox", { name: "Tapete branco" })).toBeChecked();
    subscriptions.remove("PANDORA001");
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/^Este BOX não existe mais/));
  },
});

export const SoldOutBeforePayment = meta.story({
  name: "Esgotou antes de assinar: nada é cobrado antes de o novo preço aparecer",
  parameters: { shop: { path: food, scenario: "caixa-e-tapetes", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, store } = shopOf(context);
    for (const name of ["Peixe e arroz", "Carne, cenoura e brócolis"])
      await userEvent.click(await product(canvas, name));
    await waitFor(() => expect(store.visitors.all()[0]?.cart).toHaveProperty("SACHE-CARNE"));
    const bought = store.subscriptions.all().length;
    store.soldOutItems.put({ tag: "SACHE-CARNE" });
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    await expect(await canvas.findByRole("alert", undefined, patient)).toHaveTextContent(/O seu pedido mudou/);
    await expect(store.subscriptions.all()).toHaveLength(bought);
    await expect(canvas.getByText("Esgotado")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    await waitFor(() => expect(address()).toBe("/aguardando"), patient);
  },
});

export const CardRemovedElsewhere = meta.story({
  name: "O cartão foi trocado no celular: a recusa diz, e a lista é a de agora",
  parameters: { shop: { path: food, scenario: "caixa-e-tapetes" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await userEvent.click(await product(canvas, "Peixe e arroz"));
    await userEvent.click(canvas.getByText("Mudar o cartão"));
    for (const each of store.subscriptions.all()) {
      store.subscriptions.put({ ...each, card: { ...each.card, firstSix: "555555", lastFour: "4444" } });
    }
    await userEvent.click(canvas.getByRole("button", { name: "Assinar" }));
    await expect(await canvas.findByRole("alert", undefined, patient)).toHaveTextContent(
      "Este cartão não está mais na sua conta.",
    );
    await expect(await canvas.findByRole("radio", { name: /final 4444/ })).toBeVisible();
  },
});

export const PaymentLocked = meta.story({
  name: "O cartão recusado pediu uma pausa: o botão conta os segundos, e outro cartão segue",
  parameters: {
    spec: ["FUN-180"],
    shop: { path: mats, scenario: "compras-programadas", endsAt: "/assinatura/checkout" },
  },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-payment-lock", String(Date.UTC(2026, 2, 10, 15, 0, 30)));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await product(canvas, "Tapete branco"));
    const button = canvas.getByRole("button", { name: "Assinar: aguarde" });
    await expect(within(button).getByText("30 segundos restantes...")).toBeVisible();
    const bought = shopOf(context).store.subscriptions.all().length;
    await userEvent.click(button);
    await userEvent.click(canvas.getByText("Mudar o cartão"));
    await userEvent.click(canvas.getByRole("radio", { name: /^Outro cartão/ }));
    await userEvent.click(goOn(canvas));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"), patient);
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(bought);
  },
});

export const Locked = meta.story({
  name: "Toques seguidos contam na hora e vão juntos; depois, os botões do produto esperam a resposta",
  parameters: { spec: ["FUN-183"], shop: { ...shop, timings: { cartDebounce: 200 }, latency: 300 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await product(canvas, "Tapete branco"));
    const cart = () => shopOf(context).store.visitors.all()[0]?.cart;
    await waitFor(() => expect(cart()).toEqual({ "TAP-BRANCO": 1 }));
    const increase = more(canvas, "Tapete branco");
    await free(increase);
    // On a busy machine a whole pointer press may take longer than the cart waits for the next one.
    await fireEvent.click(increase);
    await fireEvent.click(increase);
    await expect(canvas.getByText("4 pacotes × R$59,90 = R$239,60")).toBeVisible();
    await waitFor(() => expect(increase).toHaveAttribute("aria-disabled", "true"));
    await free(increase);
    await expect(cart()).toEqual({ "TAP-BRANCO": 4 });
  },
});

export const ChosenMeanwhile = meta.story({
  name: "Outros produtos escolhidos enquanto o primeiro vai: nenhum se perde",
  parameters: { spec: ["FUN-183"], shop: { ...shop, timings: { cartDebounce: 50 }, latency: 300 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await product(canvas, "Tapete branco"));
    await waitFor(() => expect(more(canvas, "Tapete branco")).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(await product(canvas, "Tapete super premium de lavanda"));
    await expect(fact(canvas, "Produtos")).toHaveTextContent("2 pacotes, R$154,80");
    const options = within(canvas.getByRole("group", { name: "Opções de Tapete super premium de lavanda" }));
    await userEvent.click(options.getByRole("radio", { name: /^2 pacotes/ }));
    await expect(options.getByRole("radio", { name: /^2 pacotes/ })).toBeChecked();
    const chosen = fact(canvas, "Produtos")?.textContent;
    await waitFor(() =>
      expect(shopOf(context).store.visitors.all()[0]?.cart).toEqual({ "TAP-BRANCO": 1, "TAP-LAVANDA": 2 }),
    );
    await isBusy(canvas, "Tapete super premium de lavanda", false);
    await expect(fact(canvas, "Produtos")).toHaveTextContent(chosen ?? "");
  },
});

export const Continuing = meta.story({
  name: "O servidor demora: o botão diz, e continua",
  parameters: { shop: { ...shop, endsAt: "/pessoal/contato/", latency: 300 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await product(canvas, "Tapete branco"));
    await userEvent.click(goOn(canvas));
    await expect(await canvas.findByRole("button", { name: /Um instante/ })).toBeVisible();
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/"), patient);
  },
});

export const Failed = meta.story({
  name: "Não deu: a quantidade volta ao que era, e um aviso diz",
  parameters: {
    spec: ["FUN-184", "FUN-185", "FUN-345"],
    shop: {
      ...shop,
      visitor: { cart: { "TAP-BRANCO": 4 } },
      faults: [{ path: "/compra-programada/item/{sku}/{quantity}", kind: "500", times: 2 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await product(canvas, "Tapete branco");
    for (const press of [more, fewer]) {
      await userEvent.click(press(canvas, "Tapete branco"));
      await waitFor(() => expect(canvas.getAllByText("Um erro ocorreu!").at(-1)).toBeVisible(), patient);
      await waitFor(() => expect(canvas.getByText("4 pacotes × R$59,90 = R$239,60")).toBeVisible());
    }
  },
});

export const ChangedInAnotherTab = meta.story({
  name: "O carrinho mudou em outra aba: quem volta a esta vê o de agora",
  parameters: { shop: { ...shop, visitor: { cart: { "TAP-BRANCO": 1 } } } },
  play: async (context) => {
    const { canvas } = context;
    const { store } = shopOf(context);
    await product(canvas, "Tapete branco");
    for (const visitor of store.visitors.all()) store.visitors.put({ ...visitor, cart: { "TAP-BRANCO": 4 } });
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText("4 pacotes × R$59,90 = R$239,60")).toBeVisible();
  },
});

export const SoldOutMeanwhile = meta.story({
  name: "Esgotou enquanto se escolhia: o aviso diz qual, e o resto continua",
  parameters: { spec: ["FUN-345"], shop: { ...shop, visitor: { cart: { "TAP-BRANCO": 4, "TAP-LAVANDA": 1 } } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await product(canvas, "Tapete branco");
    shopOf(context).store.soldOutItems.put({ tag: "TAP-LAVANDA" });
    await userEvent.click(more(canvas, "Tapete super premium de lavanda"));
    await waitFor(
      () => expect(canvas.getByText("Tapete super premium de lavanda está esgotado.")).toBeVisible(),
      patient,
    );
    await waitFor(() => expect(canvas.queryByRole("checkbox", { name: /lavanda/ })).toBeNull());
    await expect(canvas.getByText("Esgotado")).toBeVisible();
    await expect(fact(canvas, "Produtos")).toHaveTextContent("4 pacotes, R$239,60");
  },
});

/** The lines of a text that contain a word. */
function linesOf(element: HTMLElement, word: string): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const start = text?.textContent?.indexOf(word) ?? -1;
  if (!text || start < 0) return 0;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return range.getClientRects().length;
}

export const Costs = meta.story({
  name: "Resumo: uma linha para cada valor, e o total por último, maior e sem se partir antes de “frete”",
  parameters: { shop: { ...shop, path: food, visitor: { cart: { "SACHE-PEIXE": 36 } } } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await product(canvas, "Peixe e arroz");
    const terms = ["Produtos", "Frete", "Total por mês"].map((term) => canvas.getByText(term, { selector: "dt" }));
    const facts = terms.flatMap(({ nextElementSibling }) =>
      nextElementSibling instanceof HTMLElement ? nextElementSibling : [],
    );
    await expect(facts.map(topOf)).toEqual(terms.map(topOf));
    await expect(facts.map(topOf).toSorted((one, other) => one - other)).toEqual(facts.map(topOf));
    const [products, freight, total] = facts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    await expect(freight).toBe(products);
    await expect(total).toBeGreaterThan(products ?? 0);
    const last = facts.at(-1);
    await expect(last).toHaveTextContent("R$270,00 + frete");
    await expect(last && linesOf(last, "+\u00a0frete")).toBe(1);
  },
});

export const NarrowAndDark = meta.story({
  name: "No escuro, no celular mais estreito",
  globals: { theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    const chosen = await product(canvas, "Tapete branco");
    await userEvent.click(chosen);
    // The stepper is below the product's text, and not below the picture.
    await expect(leftOf(stepper(canvas, "Tapete branco"))).toBe(leftOf(chosen));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LargeLetters = meta.story({
  name: "Letras no dobro do tamanho, no celular mais estreito: nenhum nome se parte",
  parameters: { shop: { ...shop, path: food } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    await product(canvas, "Carne, cenoura e brócolis");
    const name = canvas.getByText("Carne, cenoura e brócolis");
    for (const word of ["cenoura", "brócolis"]) await expect(linesOf(name, word)).toBe(1);
  },
});
