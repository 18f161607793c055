import { photoRefusedMessage } from "@petbox/domain/pet/photo";
import { largeLetters } from "@petbox/storybook/largeLetters";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, type userEvent, waitFor, within } from "storybook/test";
import { tryAgain } from "../../testing/loadPlays.ts";
import { answerOlderQuestionnaire, next, toPhoto, toSlides } from "../../testing/welcomeSteps.ts";
import { drawnPhoto } from "../pets/drawnPhoto.ts";

const meta = preview.meta({
  title: "Telas/Boas-vindas/2 Perguntas e apresentação",
  parameters: {
    synonyms: ["welcome", "onboarding", "tour"],
    shop: { path: "/bem-vindo", scenario: "boas-vindas" },
  },
});

type Screen = ReturnType<typeof within>;
type User = Pick<typeof userEvent, "click" | "type" | "upload">;

export const Greeting = meta.story({
  name: "A festa, e o que acontece agora",
  parameters: { spec: ["MAN-038", "MAN-079"] },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    await waitFor(() => expect(title).toHaveFocus());
    const days = within(await canvas.findByRole("list", { name: "O primeiro mês" }));
    const items = days.getAllByRole("listitem").map((item) => item.textContent);
    await expect(items).toEqual([
      expect.stringMatching(/^Pagamento aprovado, concluída/),
      expect.stringMatching(/^A caixa é embalada.*amanhã$/),
      expect.stringMatching(/^A caixa sai.*na quinta, 12\u00a0de março$/),
      expect.stringMatching(/^A caixa chega.*até segunda, 16\u00a0de março$/),
    ]);
    const question = await canvas.findByRole("heading", { level: 2, name: "Conte mais sobre o Bob" });
    await expect(question).toBeVisible();
    await expect(canvas.getByText("Passo 1 de 3")).toBeVisible();
    await expect(question).toHaveAccessibleDescription("Passo 1 de 3");
    await expect(canvas.getByRole("main").querySelector('[data-mood="happy"]')).toBeVisible();
    await expect(canvasElement.querySelectorAll("[aria-hidden] > i")).toHaveLength(8);
  },
});

export const AnotherBoxBegun = meta.story({
  name: "Outra caixa já começou, para uma gata: as boas-vindas continuam do Bob",
  parameters: { shop: { path: "/bem-vindo", scenario: "boas-vindas", at: "waiting", species: "cat" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    await toSlides(canvas, userEvent);
    const picture = await waitFor(() => {
      const slide = canvasElement.querySelector<HTMLImageElement>('img[src*="como-funciona-1"]');
      if (slide === null) throw new Error("There is no first slide.");
      return slide;
    });
    await expect(picture).toHaveAttribute("src", "/imagens/como-funciona-1.svg");
  },
});

/** The greeting's hyphen is no place for a line break. */
export const LargeLetters = meta.story({
  name: "Em letras grandes",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const greeting = await canvas.findByText("Boas-vindas,");
    await expect(greeting.getClientRects()).toHaveLength(1);
  },
});

export const AllTheWay = meta.story({
  name: "Três passos sem responder, cinco slides, e o cupom",
  parameters: {
    shop: { path: "/bem-vindo", scenario: "boas-vindas", endsAt: "/pos-checkout/convite" },
    spec: [
      "MAN-079",
      "MAN-080",
      "MAN-081",
      "MAN-082",
      "MAN-083",
      "MAN-084",
      "MAN-085",
      "MAN-235",
      "MAN-236",
      "MAN-237",
      "MAN-238",
      "MAN-239",
      "MAN-272",
      "MAN-325",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    for (const title of ["Conte mais sobre o Bob", "O que o Bob come e usa", "Uma foto do Bob"]) {
      await canvas.findByRole("heading", { level: 2, name: title });
      await expect(store.questionnaires.all()).toEqual([]);
      await next(canvas, userEvent);
    }
    const bar = await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    // The pressed button is gone: the keyboard goes on from the slides, and not from the top of the page.
    await expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(store.questionnaires.all()).toMatchObject([{ answers: { pictureGiven: false } }]));
    for (const slide of [0, 1, 2, 3]) {
      await expect(bar).toHaveAttribute("value", String(slide * 25));
      await expect(canvas.queryByRole("button", { name: "Criar meu Cupom" })).toBeNull();
      await next(canvas, userEvent);
    }
    await expect(bar).toHaveAttribute("value", "100");
    await userEvent.click(canvas.getByRole("button", { name: "Criar meu Cupom" }));
    await waitFor(() => expect(address()).toBe("/pos-checkout/convite"));
    await expect(await canvas.findByRole("button", { name: "Criar meu cupom" })).toBeVisible();
  },
});

export const Answered = meta.story({
  name: "Respostas, para trás e para a frente, e guardadas",
  parameters: { spec: ["MAN-161", "MAN-162", "MAN-236", "MAN-325"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const neutered = () => within(canvas.getByRole("radiogroup", { name: "O Bob é castrado?" }));
    await canvas.findByRole("radiogroup", { name: "O Bob é castrado?" });
    await userEvent.click(neutered().getByRole("radio", { name: "Sim" }));
    await userEvent.click(
      within(canvas.getByRole("radiogroup", { name: "O Bob está acima do peso?" })).getByRole("radio", { name: "Não" }),
    );
    await next(canvas, userEvent);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Qual ração?" }), "  Frango 🐔 ");
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Conte mais sobre o Bob" })).toHaveFocus());
    await expect(neutered().getByRole("radio", { name: "Sim" })).toBeChecked();
    await next(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Qual ração?" })).toHaveValue("  Frango 🐔 "));
    await next(canvas, userEvent);
    await canvas.findByRole("heading", { name: "Uma foto do Bob" });
    await next(canvas, userEvent);
    await waitFor(() =>
      expect(store.questionnaires.all()).toEqual([
        {
          subscriptionCode: "TESTE00001",
          answers: { neutered: true, overweight: false, food: "Frango 🐔", pictureGiven: false },
        },
      ]),
    );
  },
});

export const TooLong = meta.story({
  name: "201 caracteres não, 200 sim",
  parameters: { spec: ["MAN-267"] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Conte mais sobre o Bob" });
    await next(canvas, userEvent);
    const food = await canvas.findByRole("textbox", { name: "Qual ração?" });
    await userEvent.click(food);
    await userEvent.paste("á".repeat(201));
    await next(canvas, userEvent);
    await waitFor(() => expect(food).toHaveAccessibleDescription(/Use no máximo 200 caracteres\./));
    await expect(food).toBeInvalid();
    await userEvent.keyboard("{Backspace}");
    await next(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Uma foto do Bob" })).toBeVisible();
  },
});

export const Photo = meta.story({
  name: "A foto: vista, confirmada, enviada",
  parameters: { spec: ["MAN-081", "MAN-324"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const field = await toPhoto(canvas, userEvent);
    await userEvent.upload(field, await drawnPhoto());
    await expect(await canvas.findByText("bob.png")).toBeVisible();
    await expect(store.petPhotos.all()).toEqual([]);
    await userEvent.click(await canvas.findByRole("button", { name: "Usar esta foto e continuar" }));
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    await expect(store.petPhotos.all()).toMatchObject([{ kind: "png" }]);
    await waitFor(() => expect(store.questionnaires.all()).toMatchObject([{ answers: { pictureGiven: true } }]));
  },
});

/** Sends a photo, goes back to its step once the slides are open, and continues without choosing another. */
async function sendAndReturn(context: Parameters<typeof shopOf>[0] & { canvas: Screen; userEvent: User }) {
  const { canvas, userEvent } = context;
  const { store, goBack } = shopOf(context);
  await userEvent.upload(await toPhoto(canvas, userEvent), await drawnPhoto());
  await userEvent.click(await canvas.findByRole("button", { name: "Usar esta foto e continuar" }));
  await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
  await waitFor(() => expect(store.questionnaires.all()).toMatchObject([{ answers: { pictureGiven: true } }]));
  store.questionnaires.put({ subscriptionCode: "TESTE00001", answers: {} });
  await goBack();
  await canvas.findByText("Passo 3 de 3");
  await expect(await canvas.findByText("Trocar foto")).toBeVisible();
  await next(canvas, userEvent);
  await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
  await waitFor(() => expect(store.questionnaires.all()).toMatchObject([{ answers: { pictureGiven: true } }]));
  await expect(store.petPhotos.all()).toHaveLength(1);
  await expect(window.sessionStorage.getItem("petbox-welcome-photo")).toBeNull();
}

export const PhotoKept = meta.story({
  name: "De volta à foto enviada: ela está lá, e não vai de novo",
  parameters: { spec: ["MAN-163", "MAN-324"] },
  play: async (context) => {
    const calls = spyOn(shopOf(context).backend, "fetch");
    await sendAndReturn(context);
    const sent = calls.mock.calls.filter(([request]) => new URL(request.url).pathname === "/save/pet-image");
    await expect(sent).toHaveLength(1);
  },
});

export const UnsentPhotoKept = meta.story({
  name: "De volta à foto que não foi, por falta de internet: ela está lá, e vai agora",
  parameters: {
    spec: ["MAN-163", "MAN-324"],
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      faults: [{ path: "/save/pet-image", kind: "offline", times: 1 }],
    },
  },
  play: sendAndReturn,
});

export const WithoutPhoto = meta.story({
  name: "Sem foto, e o servidor demora: nada diz que uma foto está indo",
  parameters: { shop: { path: "/bem-vindo", scenario: "boas-vindas", latency: 600 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toPhoto(canvas, userEvent);
    const said: string[] = [];
    const note = () => said.push(canvas.getByRole("main").textContent);
    const watch = new MutationObserver(note);
    watch.observe(canvas.getByRole("main"), { childList: true, characterData: true, subtree: true });
    await next(canvas, userEvent);
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    watch.disconnect();
    await expect(said.some((text) => text.includes("Salvando"))).toBe(true);
    await expect(said.filter((text) => text.includes("Enviando a foto"))).toEqual([]);
  },
});

export const PhotoLost = meta.story({
  name: "A foto escolhida, e a página carregada de novo: diz que ela não foi, e pede outra vez",
  beforeEach: () => {
    // The tab's note of a chosen photo, which a reload discards.
    window.sessionStorage.setItem("petbox-welcome-photo", "TESTE00001");
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await toPhoto(canvas, userEvent);
    const notice = canvas.getByText(/A foto que você tinha escolhido ainda não foi enviada/);
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.upload(field, await drawnPhoto());
    await userEvent.click(await canvas.findByRole("button", { name: "Usar esta foto e continuar" }));
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    await expect(notice).not.toBeInTheDocument();
    await expect(window.sessionStorage.getItem("petbox-welcome-photo")).toBeNull();
  },
});

export const BadPhotos = meta.story({
  name: "Fotos que não servem: nenhuma, quebrada, pesada demais",
  parameters: { spec: ["MAN-273", "MAN-274", "MAN-275"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await toPhoto(canvas, userEvent);
    const { upload } = userEvent.setup({ applyAccept: false });
    const described = (text: string) => waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
    const warning = photoRefusedMessage.replace("?", "\\?");
    await upload(field, new File(["<!doctype html>"], "bob.jpg", { type: "image/jpeg" }));
    await described(`${warning}\nPrecisa ser uma foto`);
    const [head] = [await (await drawnPhoto()).slice(0, 40).arrayBuffer()];
    await upload(field, new File([head], "metade.png", { type: "image/png" }));
    await described(`${warning}\nNão conseguimos abrir`);
    await upload(field, await drawnPhoto({ side: 700, noise: true }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Diminuir esta foto e usar" })).toBeVisible());
    await described(warning);
    await expect(canvas.queryByRole("button", { name: "Usar esta foto e continuar" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Diminuir esta foto e usar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Usar esta foto e continuar" }));
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    await expect(shopOf(context).store.petPhotos.all()).toMatchObject([{ kind: "jpeg" }]);
  },
});

/** Sends a photo that the server refuses, then sends it again. */
async function sendTwice(screen: Screen, user: User): Promise<void> {
  const field = await toPhoto(screen, user);
  await user.upload(field, await drawnPhoto());
  const use = await screen.findByRole("button", { name: "Usar esta foto e continuar" });
  await user.click(use);
  const notice = await screen.findByText(photoRefusedMessage);
  await waitFor(() => expect(notice).toBeVisible());
  await user.click(use);
  await screen.findByRole("progressbar", { name: "Slide 1 de 5" });
}

export const PhotoRefused = meta.story({
  name: "O servidor não fica com a foto: o mesmo aviso, e outra tentativa",
  parameters: {
    spec: ["MAN-276"],
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      faults: [{ path: "/save/pet-image", kind: "refused", times: 1 }],
    },
  },
  play: async (context) => {
    await sendTwice(context.canvas, context.userEvent);
    await expect(shopOf(context).store.petPhotos.all()).toHaveLength(1);
  },
});

export const PhotoInvalid = meta.story({
  name: "A validação do servidor recusa a foto: o mesmo aviso",
  parameters: {
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      faults: [{ path: "/save/pet-image", kind: "422", field: "photo", times: 1 }],
    },
  },
  play: async (context) => {
    await sendTwice(context.canvas, context.userEvent);
    await expect(shopOf(context).store.petPhotos.all()).toHaveLength(1);
  },
});

export const SilentFailures = meta.story({
  name: "Nada se salva: ninguém ouve disso, e na saída tudo vai de novo",
  parameters: {
    spec: ["MAN-392"],
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      faults: [
        { path: "/save/pet-image", kind: "500", times: 1 },
        { path: "/save/pet-data", kind: "offline", times: 1 },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await userEvent.upload(await toPhoto(canvas, userEvent), await drawnPhoto());
    await userEvent.click(await canvas.findByRole("button", { name: "Usar esta foto e continuar" }));
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    await expect(canvas.queryByText(/Não|Eii!|erro/)).toBeNull();
    await expect([store.petPhotos.all(), store.questionnaires.all()]).toEqual([[], []]);
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    await canvas.findByRole("link", { name: "Ir para a área do assinante" });
    await waitFor(() => expect(store.petPhotos.all()).toHaveLength(1));
    await waitFor(() => expect(store.questionnaires.all()).toHaveLength(1));
  },
});

export const SavedOnce = meta.story({
  name: "Guardadas: na saída nada vai outra vez",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, backend } = shopOf(context);
    const calls = spyOn(backend, "fetch");
    await toSlides(canvas, userEvent);
    await waitFor(() => expect(store.questionnaires.all()).toHaveLength(1));
    await Promise.all(calls.mock.results.map(({ value }) => value));
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    await canvas.findByRole("link", { name: "Ir para a área do assinante" });
    const sent = calls.mock.calls.filter(([request]) => new URL(request.url).pathname === "/save/pet-data");
    await expect(sent).toHaveLength(1);
  },
});

export const Read = meta.story({
  name: "Lida: vira a porta da área do assinante",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toSlides(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    const area = await canvas.findByRole("link", { name: "Ir para a área do assinante" });
    await expect(area).toHaveAttribute("href", "/area-cliente");
    // The visitor has no password yet, and the area requires one, so the form for the first password comes first.
    const first = canvas.getByRole("link", { name: "Criar minha senha" });
    await expect(first).toHaveAttribute("href", "/password/reset");
    await expect(first.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole("link", { name: "Convidar amigos" })).toHaveAttribute(
      "href",
      "/pos-checkout/convite",
    );
    await expect(canvas.getByRole("list", { name: "O primeiro mês" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mudar as respostas" }));
    const question = await canvas.findByRole("heading", { name: "Conte mais sobre o Bob" });
    await waitFor(() => expect(question).toHaveFocus());
    const { top, bottom } = question.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const TitleOfSlides = meta.story({
  name: "A apresentação começa pelo seu título, também quando é revista",
  play: async ({ canvas, userEvent }) => {
    await toSlides(canvas, userEvent);
    const title = () => canvas.getByRole("heading", { name: "Que bom ter vocês aqui!" });
    await waitFor(() => expect(title()).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Rever como funciona" }));
    await waitFor(() => expect(title()).toHaveFocus());
  },
});

export const CatSlides = meta.story({
  name: "De uma gata, em outro aparelho: a apresentação é coral e sem coisas de cachorro",
  parameters: { shop: { path: "/bem-vindo", scenario: "para-avaliar" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Cocada!" });
    for (const step of [1, 2, 3]) {
      await canvas.findByText(`Passo ${step} de 3`);
      await next(canvas, userEvent);
    }
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    const pictures = [...canvasElement.querySelectorAll("main img")].map((picture) => picture.getAttribute("src"));
    await expect(pictures.slice(0, 3)).toEqual([1, 2, 3].map((step) => `/imagens/como-funciona-${step}-gato.svg`));
  },
});

export const CouponInApp = meta.story({
  name: "No aplicativo: o cupom também abre nele",
  parameters: {
    spec: ["MAN-046"],
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      visitor: { inApp: true },
      endsAt: "/app/pos-checkout/convite",
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toSlides(canvas, userEvent);
    for (let slide = 1; slide < 5; slide += 1) await next(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Criar meu Cupom" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/pos-checkout/convite"));
  },
});

export const AllAtOnce = meta.story({
  name: "Dois dedos e o teclado ao mesmo tempo",
  parameters: { spec: ["MAN-237", "MAN-238"] },
  play: async ({ canvas, userEvent }) => {
    await toSlides(canvas, userEvent);
    const bar = canvas.getByRole("progressbar", { name: "Slide 1 de 5" });
    const onward = canvas.getByRole("button", { name: "Próximo" });
    onward.click();
    const back = await canvas.findByRole("button", { name: "Voltar" });
    onward.click();
    back.click();
    await userEvent.keyboard("{ArrowRight}");
    await expect(bar).toHaveAttribute("value", "50");
    for (const _ of [1, 2, 3, 4]) {
      onward.focus();
      await userEvent.keyboard("{ArrowRight}");
    }
    await expect(bar).toHaveAttribute("value", "100");
    await expect(canvas.getByRole("button", { name: "Criar meu Cupom" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(bar).toHaveAttribute("value", "75");
  },
});

const required = { path: "/bem-vindo", scenario: "boas-vindas-completas" } as const;

export const OlderQuestionnaire = meta.story({
  name: "O questionário antigo, que quer todas as respostas",
  parameters: {
    shop: required,
    spec: [
      "MAN-076",
      "MAN-077",
      "MAN-078",
      "MAN-163",
      "MAN-167",
      "MAN-169",
      "MAN-265",
      "MAN-266",
      "MAN-268",
      "MAN-269",
      "MAN-270",
      "MAN-271",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const invalid = () => canvas.getAllByRole("radiogroup").filter((group) => group.ariaInvalid === "true");
    await canvas.findByText("Passo 2 de 5");
    await next(canvas, userEvent);
    await waitFor(() => expect(invalid()).toHaveLength(3));
    await answerOlderQuestionnaire(canvas, userEvent, {
      onEmpty: async () => {
        await next(canvas, userEvent);
        await waitFor(() => expect(canvas.getByRole("textbox", { name: "Qual vermífugo?" })).toBeInvalid());
        await expect(canvas.getByRole("textbox", { name: "Qual ração?" })).toBeInvalid();
        await expect(canvas.getByRole("textbox", { name: "Qual antipulgas?" })).toBeInvalid();
      },
      onOwner: async () => {
        await expect(canvas.getByText("Passo 5 de 5")).toBeVisible();
        await next(canvas, userEvent);
        await waitFor(() => expect(invalid()).toHaveLength(4));
      },
    });
    await canvas.findByRole("progressbar", { name: "Slide 1 de 5" });
    await waitFor(() =>
      expect(shopOf(context).store.questionnaires.all()).toEqual([
        {
          subscriptionCode: "TESTE00001",
          answers: {
            neutered: true,
            overweight: false,
            usesPads: false,
            food: "Frango",
            dewormer: "Mensal",
            fleaProduct: "Coleira",
            pictureGiven: false,
            instagram: "bob.da.ana",
            home: "apartamento",
            foodShop: "supermercado",
            guardian: "mae",
            severalPets: false,
          },
        },
      ]),
    );
  },
});

export const WithoutData = meta.story({
  name: "Os dados da página não vêm: a festa está lá, e dá para tentar de novo",
  parameters: {
    shop: { path: "/bem-vindo", scenario: "boas-vindas", faults: [{ path: "/bem-vindo", kind: "500" }] },
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    await tryAgain(context);
    await expect(await canvas.findByText("Passo 1 de 3")).toBeVisible();
  },
});

export const PaperAtRest = meta.story({
  name: "O papel picado caiu: nenhum pedaço sobre as palavras",
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await toSlides(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    await canvas.findByRole("link", { name: "Ir para a área do assinante" });
    const card = canvas.getByRole("region", { name: "Boas-vindas, Bob!" });
    const words = within(card).getByRole("heading", { level: 1 }).getBoundingClientRect();
    const pieces = [...(card.parentElement?.querySelectorAll("[aria-hidden] > i") ?? [])];
    await expect(pieces).toHaveLength(8);
    for (const piece of pieces) await expect(piece.getBoundingClientRect().bottom).toBeLessThan(words.top);
  },
});

export const Phone = OlderQuestionnaire.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = Greeting.extend({ name: "No escuro", globals: { theme: "dark" } });
export const ReducedMotion = Greeting.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    const [paper] = canvasElement.querySelectorAll("[aria-hidden] > i");
    if (paper === undefined) throw new Error("There is no paper.");
    await waitFor(() => expect(getComputedStyle(paper).animationDuration).toMatch(/^(1e-05s|0s)$/));
    await waitFor(() => expect(paper).toBeVisible());
  },
});
