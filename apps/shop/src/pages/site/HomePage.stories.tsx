import { largeLetters } from "@petbox/storybook/largeLetters";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Site/1 Início",
  parameters: {
    synonyms: ["home", "página inicial", "landing page"],
    shop: { path: "/" },
  },
});

/** The URLs of the pictures that exist. */
const drawn = Object.keys(import.meta.glob("../../../../mock-server/pictures/imagens/*.svg")).map((file) =>
  file.replace("../../../../mock-server/pictures", ""),
);

/** Expects every picture of the page to exist, and returns their URLs. */
async function picturesIn(element: HTMLElement): Promise<readonly string[]> {
  const pictures = [...element.querySelectorAll("main img")].map((picture) => picture.getAttribute("src") ?? "");
  await expect(pictures.length).toBeGreaterThan(10);
  await expect(pictures.filter((src) => !drawn.includes(src))).toEqual([]);
  return pictures;
}

/** Ends a story at the part of the page that it is named after. */
async function showPart(part: HTMLElement | undefined) {
  part?.scrollIntoView({ behavior: "instant" });
  await waitFor(() => expect(part?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
}

export const Dogs = meta.story({
  name: "Cachorros",
  parameters: { spec: ["MAN-001", "MAN-004", "MAN-093", "MAN-097"] },
  globals: { viewport: { value: "desktop" } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Todo mês, uma caixa de abanar o rabo");
    await picturesIn(canvasElement);
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("aria-current", "true");
    for (const call of canvas.getAllByRole("link", { name: "Montar minha caixa" })) {
      await expect(call).toHaveAttribute("href", "/assine");
    }
    const tracks = within(canvas.getByRole("region", { name: "Uma trilha para cada cachorro" }));
    await expect(tracks.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
      "Essencial",
      "Mordedores",
      "Body Parts",
    ]);
    await expect(canvas.getByRole("region", { name: "Como funciona" })).toHaveAttribute("id", "oquevem");
    await expect(canvas.getByRole("link", { name: "Ver as últimas caixas" })).toHaveAttribute(
      "href",
      "/ultimos?pet=cachorro",
    );
    await expect(canvas.getByRole("link", { name: "LOGIN" })).toBeVisible();
    await expect(within(canvas.getByRole("contentinfo")).getByText("Fazer assinatura")).toHaveAttribute(
      "href",
      "/assine",
    );
    await waitFor(() => expect(document.title).toBe("Caixas para cachorros, todo mês · PetBox"));
  },
});

export const Cats = meta.story({
  name: "Gatos",
  parameters: { spec: ["MAN-002"], shop: { path: "/gato" } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Todo mês, uma caixa de ronronar");
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("aria-current", "true");
    const tracks = within(canvas.getByRole("region", { name: "Uma trilha para cada gato" }));
    await expect(tracks.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
      "Essencial",
      "Essencial Família",
      "Diversão",
    ]);
    // The dogs' pictures and the grape box are not for cats.
    const pictures = await picturesIn(canvasElement);
    await expect(pictures).toContain("/imagens/caixa-fechada-gato.svg");
    await expect(pictures.filter((src) => /cachorro|caixa-fechada\.svg/.test(src))).toEqual([]);
    // The species of this page needs no question.
    for (const call of ["Montar minha caixa", "Quero a minha caixa", "SIMULE"]) {
      for (const link of canvas.getAllByRole("link", { name: call })) {
        await expect(link).toHaveAttribute("href", "/assine?pet=gato");
      }
    }
  },
});

export const PictureFirst = meta.story({
  name: "No celular: a imagem entre título e texto, e Assinar sempre à vista",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const top = (part: Element | null) => part?.getBoundingClientRect().top ?? Number.NaN;
    const title = canvas.getByRole("heading", { level: 1 });
    const picture = canvasElement.querySelector("main img");
    const [call] = canvas.getAllByRole("link", { name: "Montar minha caixa" });
    await expect(top(picture)).toBeGreaterThan(top(title));
    await expect(top(call ?? null)).toBeGreaterThan(top(picture));
    // The browser's own bars leave 640 px of a small phone.
    await expect(call?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    canvas.getByRole("region", { name: "Como funciona" }).scrollIntoView();
    const subscribe = within(canvas.getByRole("main")).getByRole("link", { name: "Assinar" });
    await waitFor(() => expect(subscribe.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(subscribe).toHaveAttribute("href", "/assine");
    window.scrollTo(0, 0);
  },
});

export const OneCallAtATime = meta.story({
  name: "No celular: um só botão de assinar por vez, no começo e no fim",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("main"));
    const following = main.getByText("Assinar");
    const [first] = main.getAllByRole("link", { name: "Montar minha caixa" });
    first?.scrollIntoView();
    await waitFor(() => expect(following).not.toBeVisible());
    canvas.getByRole("region", { name: "Antes de assinar" }).scrollIntoView();
    await waitFor(() => expect(following).toBeVisible());
    const last = main.getByRole("link", { name: "Quero a minha caixa" });
    last.scrollIntoView({ block: "end" });
    await waitFor(() => expect(following).not.toBeVisible());
    await expect(main.queryByRole("link", { name: "Assinar" })).toBeNull();
    window.scrollTo(0, 0);
  },
});

export const Price = meta.story({
  name: "Quanto custa, e o que se pergunta antes de assinar",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("R$69,90")).toBeVisible();
    const questions = within(canvas.getByRole("region", { name: "Antes de assinar" }));
    for (const question of ["Quanto custa?", "Posso cancelar quando quiser?", "E o frete?", "Quando a caixa chega?"]) {
      await expect(questions.getByText(question)).toBeInTheDocument();
    }
    await expect(questions.getByText("Serve para o meu cachorro?")).toBeInTheDocument();
    await userEvent.click(questions.getByText("Quanto custa?"));
    await expect(await questions.findByText("A partir de R$69,90 por mês.")).toBeVisible();
    await expect(questions.getByText(/^Depende da trilha e do plano/)).toBeVisible();
    await userEvent.click(questions.getByText("E se eu me arrepender?"));
    await expect(questions.getByText(/Você pode desistir até 7 dias depois de receber a primeira caixa/)).toBeVisible();
    await expect(questions.getByRole("link", { name: "Veja as trocas e devoluções" })).toHaveAttribute(
      "href",
      "/politica-de-trocas",
    );
    await showPart(canvas.getByRole("region", { name: "Antes de assinar" }));
  },
});

export const LastBoxes = meta.story({
  name: "As últimas caixas dos gatos, cada uma no seu mês",
  parameters: { shop: { path: "/gato", endsAt: "/ultimos" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const boxes = within(canvas.getByRole("region", { name: "Espie o que já saiu da caixa" }));
    await userEvent.click(boxes.getByRole("link", { name: "Setembro de 2025" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/ultimos?pet=gato&mes=09-2025"));
    const shown = await canvas.findByRole("img", { name: "Caixa dos gatos de setembro de 2025" });
    await waitFor(() => expect(shown.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NewestBox = meta.story({
  name: "O que veio na caixa mais nova",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const boxes = within(canvas.getByRole("region", { name: "Espie o que já saiu da caixa" }));
    const told = await boxes.findByText(/^Em outubro de 2025 vieram .+ e .+\./);
    await expect(told).toHaveTextContent(/R\$[\d,]+ em produtos\.$/);
    await showPart(canvas.getByRole("region", { name: "Espie o que já saiu da caixa" }));
  },
});

export const Reviews = meta.story({
  name: "O que contam os clientes, e quantas caixas já chegaram",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const told = within(await canvas.findByRole("region", { name: "Quem já abriu a caixa conta" }));
    await expect(told.getByText("Mais de 48 mil caixas entregues")).toBeVisible();
    const [first, ...others] = told.getAllByRole("listitem");
    await expect(others).toHaveLength(2);
    await expect(first).toHaveTextContent(/“Ela já reconhece a caixa.*PipocaRecife, PE$/);
    await expect(told.getAllByRole("img").map((stars) => stars.getAttribute("aria-label"))).toEqual([
      "5,0 de 5 estrelas",
      "5,0 de 5 estrelas",
      "4,0 de 5 estrelas",
    ]);
    // It is inserted below the first screen.
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await showPart(canvas.getByRole("region", { name: "Quem já abriu a caixa conta" }));
  },
});

export const ReviewsOfCats = meta.story({
  name: "O que contam os donos de gatos, no escuro",
  parameters: { shop: { path: "/gato" } },
  globals: { theme: "dark", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const told = within(await canvas.findByRole("region", { name: "Quem já abriu a caixa conta" }));
    await expect(told.getByText("Mingau")).toBeVisible();
    await showPart(canvas.getByRole("region", { name: "Quem já abriu a caixa conta" }));
  },
});

export const PriceUnknown = meta.story({
  name: "Sem internet na hora do preço: nenhum se inventa",
  parameters: { shop: { path: "/", faults: [{ path: "/", kind: "offline" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/A partir de/)).toBeNull();
    await expect(canvas.queryByText(/caixas entregues/)).toBeNull();
    await expect(canvas.getAllByRole("link", { name: "Montar minha caixa" })[0]).toBeVisible();
  },
});

export const OnePictureFirst = meta.story({
  name: "Uma imagem vem primeiro, as outras só quando aparecem",
  play: async ({ canvasElement }) => {
    const [hero, ...others] = canvasElement.querySelectorAll("img");
    await expect(hero).toHaveAttribute("fetchpriority", "high");
    await expect(hero).toHaveAttribute("loading", "eager");
    for (const picture of [hero, ...others]) {
      await expect(picture).toHaveAttribute("width");
      await expect(picture).toHaveAttribute("height");
    }
    for (const picture of others) await expect(picture).toHaveAttribute("loading", "lazy");
  },
});

export const FromDogsToCats = meta.story({
  name: "Do cachorro para o gato, no menu do topo",
  parameters: { spec: ["MAN-003"] },
  globals: { viewport: { value: "desktop" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = within(canvas.getByRole("navigation", { name: "Escolha o pet" }));
    await expect(menu.getByRole("link", { name: /Loja/ })).toHaveAttribute("target", "_blank");
    await userEvent.click(menu.getByRole("link", { name: "Gato" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/gato"));
    await expect(await canvas.findByRole("heading", { level: 1, name: /ronronar/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Cachorro" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/"));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("aria-current", "true"));
  },
});

export const HowItWorks = meta.story({
  name: "O menu leva a “Como funciona”",
  parameters: { spec: ["MAN-042"] },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await document.fonts.ready;
    const section = canvasElement.querySelector("#oquevem");
    await expect(section).toContainElement(canvas.getByRole("heading", { name: "Como funciona" }));
    const menu = within(canvas.getByRole("navigation", { name: "Principal" }));
    await userEvent.click(menu.getByRole("link", { name: "Como funciona" }));
    await waitFor(() => expect(section?.getBoundingClientRect().top).toBeLessThan(100));
    await expect(section?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const HeaderStaysOnScroll = meta.story({
  name: "O cabeçalho fica no topo ao rolar",
  parameters: { spec: ["MAN-095"] },
  play: async ({ canvas }) => {
    const [header] = canvas.getAllByRole("banner");
    const login = canvas.getByRole("link", { name: "LOGIN" });
    window.scrollTo(0, 900);
    await waitFor(() => expect(window.scrollY).toBe(900));
    await expect(header).toBeVisible();
    await expect(login.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(login.getBoundingClientRect().bottom).toBeLessThanOrEqual(80);
  },
});

export const WithSubscription = meta.story({
  name: "Conectado, com assinatura",
  parameters: {
    spec: ["MAN-088", "MAN-089", "MAN-091", "MAN-092", "MAN-316"],
    shop: { path: "/", scenario: "assinante" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Olá, Carla AREA DO ASSINANTE" }));
    const account = within(await canvas.findByRole("navigation", { name: "Sua conta" }));
    await expect(account.getByText("Bem-vindo de volta")).toBeVisible();
    await expect(account.getByRole("link", { name: "Área do assinante" })).toHaveAttribute("href", "/area-cliente");
    await expect(account.getByRole("link", { name: "Sair" })).toHaveAttribute("href", "/logout");
    await expect(canvas.queryByText("Concluir assinatura")).toBeNull();
  },
});

export const WithoutSubscription = meta.story({
  name: "Conectado, sem assinatura",
  parameters: { spec: ["MAN-090", "MAN-316"], shop: { path: "/", scenario: "conta-aberta" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Olá, Carla AREA DO ASSINANTE" }));
    const account = within(await canvas.findByRole("navigation", { name: "Sua conta" }));
    await expect(account.getByText("Você está quase terminando")).toBeVisible();
    await expect(account.getByRole("link", { name: "Concluir assinatura" })).toHaveAttribute("href", "/assine");
    await expect(account.queryByText("Área do assinante")).toBeNull();
  },
});

export const NamelessAccount = meta.story({
  name: "Conectado, sem nome",
  parameters: {
    spec: ["MAN-088"],
    shop: {
      path: "/",
      scenario: "lead-conhecido",
      visitor: { session: { customerCode: "lead0001", reach: "checkout" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Olá, Petikineo AREA DO ASSINANTE" })).toBeVisible();
  },
});

export const InTheApplication = meta.story({
  name: "Dentro do aplicativo",
  parameters: { spec: ["MAN-046"], shop: { path: "/", scenario: "assinante", visitor: { inApp: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /AREA DO ASSINANTE/ }));
    await expect(await canvas.findByRole("link", { name: "Área do assinante" })).toHaveAttribute(
      "href",
      "/app/area-cliente",
    );
  },
});

export const SideMenuByKeyboard = meta.story({
  name: "Menu lateral, pelo teclado: continua para os gatos",
  parameters: { shop: { path: "/", endsAt: "/gato" }, spec: ["MAN-094"] },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("button", { name: "Abrir o menu" }).focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await canvas.findByRole("dialog", { name: "Menu" }));
    await expect(menu.getByRole("heading", { name: "Menu" })).toHaveFocus();
    menu.getByRole("link", { name: "Gato" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/gato"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(await canvas.findByRole("heading", { level: 1, name: /ronronar/ })).toHaveFocus();
  },
});

export const SideMenuToASection = meta.story({
  name: "Menu lateral, até “Como funciona”",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await document.fonts.ready;
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    const menu = within(await canvas.findByRole("dialog", { name: "Menu" }));
    await userEvent.click(menu.getByRole("link", { name: "Como funciona" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    const top = () => canvasElement.querySelector("#oquevem")?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(100));
    await expect(top()).toBeGreaterThanOrEqual(0);
  },
});

export const Narrow = meta.story({
  parameters: { shop: { path: "/gato" } },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SubscribeCall = meta.story({
  name: "A chamada: continua para a primeira pergunta",
  parameters: { shop: { path: "/", endsAt: "/pet/especie/" }, spec: ["MAN-005"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("link", { name: "SIMULE" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Quem vai receber a caixa?");
  },
});

export const LargeLetters = meta.story({
  name: "Letras no dobro do tamanho, no celular mais estreito: números e meses inteiros",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole("region", { name: "Como funciona" }));
    for (const step of ["1", "2", "3", "4"]) {
      const number = steps.getByText(step);
      await expect(number.scrollHeight).toBeLessThanOrEqual(number.clientHeight);
    }
    const boxes = within(canvas.getByRole("region", { name: "Espie o que já saiu da caixa" }));
    const photographs = boxes.getAllByRole("listitem").map((each) => each.getBoundingClientRect());
    for (const [place, { top }] of photographs.slice(1).entries()) {
      await expect(top).toBeGreaterThanOrEqual(photographs[place]?.bottom ?? Number.POSITIVE_INFINITY);
    }
    const worth = await boxes.findByText(/em produtos\.$/, { selector: "b" });
    await expect(worth.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
