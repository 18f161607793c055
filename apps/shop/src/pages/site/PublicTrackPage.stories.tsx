import { largeLetters } from "@petbox/storybook/largeLetters";
import { linesOfWord } from "@petbox/storybook/linesOfWord";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { tryAgain } from "../../testing/loadPlays.ts";

const meta = preview.meta({
  title: "Telas/Site/2 Trilhas",
  parameters: {
    synonyms: ["track", "caixas temáticas", "product page"],
    shop: { path: "/trilhas/cachorro/mordedores" },
  },
});

type Canvas = ReturnType<typeof within>;

interface Expected {
  readonly tag: string;
  readonly name: string;
  readonly price: string;
  readonly pet: "cachorro" | "gato";
  readonly contents: readonly string[];
}

/** Expects a track's name, pictures, contents, lowest price and link to subscribe. */
async function expectTrack(canvas: Canvas, { tag, name, price, pet, contents }: Expected) {
  const main = within(canvas.getByRole("main"));
  await expect(main.getByRole("heading", { level: 1, name: `Trilha ${name}` })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`Trilha ${name} para ${pet}s · PetBox`));
  const inside = within(main.getByRole("region", { name: "O que vem na caixa" }));
  await expect(inside.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual(contents);
  // Beside the first button, and again beside the last.
  await waitFor(() => expect(main.getAllByText(price)).toHaveLength(2));
  for (const name of ["Quero esta caixa", "Quero a minha caixa"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", `/assine?pet=${pet}&trilha=${tag}`);
  }
  const pictures = within(await main.findByRole("region", { name: `Caixas da trilha ${name}` }));
  await expect(pictures.getAllByRole("img")).toHaveLength(13);
  await expect(pictures.getAllByRole("img")[0]).toHaveAccessibleName(`Caixa ${name} de outubro de 2025`);
}

export const Mordedores = meta.story({
  name: "Cachorro: Mordedores",
  parameters: { spec: ["MAN-016", "MAN-020"] },
  play: async ({ canvas, userEvent }) => {
    await expectTrack(canvas, {
      tag: "mordedores",
      name: "Mordedores",
      price: "R$84,90",
      pet: "cachorro",
      contents: ["Mordedores", "Petiscos", "Para puxar"],
    });
    await userEvent.click(canvas.getByRole("button", { name: "Próxima caixa" }));
    await expect(await canvas.findByText("Caixa 2 de 13", { selector: "[role=status]" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: /^Ver as últimas caixas/ })).toHaveAttribute(
      "href",
      "/ultimos?pet=cachorro&trilha=mordedores",
    );
  },
});

export const Essencial = meta.story({
  name: "Cachorro: Essencial",
  parameters: { spec: ["MAN-014"], shop: { path: "/trilhas/cachorro/essencial" } },
  play: async ({ canvas }) => {
    await expectTrack(canvas, {
      tag: "essencial",
      name: "Essencial",
      price: "R$69,90",
      pet: "cachorro",
      contents: ["Brinquedos", "Petiscos", "Um mimo"],
    });
  },
});

export const BodyParts = meta.story({
  name: "Cachorro: Body Parts",
  parameters: { spec: ["MAN-015", "MAN-020"], shop: { path: "/trilhas/cachorro/essencial-naturais" } },
  play: async ({ canvas }) => {
    await expectTrack(canvas, {
      tag: "essencial-naturais",
      name: "Body Parts",
      price: "R$79,90",
      pet: "cachorro",
      contents: ["Petiscos naturais", "Sem aditivos", "Um brinquedo"],
    });
  },
});

export const CatEssencial = meta.story({
  name: "Gato: Essencial, com areia",
  parameters: { spec: ["MAN-017", "MAN-440"], shop: { path: "/trilhas/gato/essencial" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectTrack(canvas, {
      tag: "essencial",
      name: "Essencial",
      price: "R$69,90",
      pet: "gato",
      contents: ["Areia 100% mandioca", "Petiscos", "Brinquedos"],
    });
  },
});

export const CatFamily = meta.story({
  name: "Gato: Essencial Família, com duas areias",
  parameters: { spec: ["MAN-018", "MAN-020", "MAN-440", "MAN-441"], shop: { path: "/trilhas/gato/essencial_familia" } },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expectTrack(canvas, {
      tag: "essencial_familia",
      name: "Essencial Família",
      price: "R$99,90",
      pet: "gato",
      contents: ["Areia 100% mandioca", "Petiscos em dobro", "Brinquedos em dobro"],
    });
    await expect(canvas.getByText(/Duas unidades de 2,5 kg/)).toBeVisible();
  },
});

export const CatFun = meta.story({
  name: "Gato: Diversão, sem areia; e de lá a outra trilha",
  parameters: {
    spec: ["MAN-019", "MAN-190"],
    shop: { path: "/trilhas/gato/diversao", endsAt: "/trilhas/gato/essencial_familia" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectTrack(canvas, {
      tag: "diversao",
      name: "Diversão",
      price: "R$74,90",
      pet: "gato",
      contents: ["Varinhas", "Bolinhas", "Catnip e petiscos"],
    });
    await expect(canvas.queryByText(/mandioca/)).toBeNull();
    const others = within(canvas.getByRole("region", { name: "Outras trilhas" }));
    await expect(others.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Essencial",
      "Essencial Família",
    ]);
    await userEvent.click(others.getByRole("link", { name: "Essencial Família" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/trilhas/gato/essencial_familia"));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Trilha Essencial Família" })).toHaveFocus();
  },
});

export const InTheWorldOfCats = meta.story({
  name: "Gato: cabeçalho, trilha de navegação e rodapé levam ao início dos gatos",
  parameters: { spec: ["MAN-003"], shop: { path: "/trilhas/gato/essencial" } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const hrefsOf = async (name: string) =>
      (await canvas.findAllByRole("link", { name })).map((link) => link.getAttribute("href"));
    await expect(await hrefsOf("Como funciona")).toEqual(["/gato#oquevem", "/gato#oquevem"]);
    await expect(await hrefsOf("Últimas caixas")).toEqual(["/ultimos?pet=gato", "/ultimos?pet=gato"]);
    await expect(await hrefsOf("Fazer assinatura")).toEqual(["/assine?pet=gato"]);
    await expect(await hrefsOf("Caixas para gatos")).toEqual(["/gato", "/gato"]);
    await expect(await hrefsOf("Gato")).toEqual(["/gato"]);
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("aria-current", "true");
  },
});

export const Unknown = meta.story({
  name: "Uma trilha que não há",
  parameters: { spec: ["MAN-020"], shop: { path: "/trilhas/gato/essencial-familia" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toBe("Página não encontrada · PetBox"));
    await expect(canvas.queryByRole("link", { name: "Quero esta caixa" })).toBeNull();
  },
});

export const Loading = meta.story({
  name: "Carregando: tudo o que não depende do servidor já se lê",
  parameters: { shop: { path: "/trilhas/cachorro/mordedores", latency: 600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Trilha Mordedores" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Quero esta caixa" })).toBeVisible();
    await expect(canvas.queryByText(/A partir de/)).toBeNull();
  },
});

const offline = {
  path: "/trilhas/cachorro/mordedores",
  faults: [{ path: "/trilhas/:species/:track", kind: "offline" }],
} as const;

export const Offline = meta.story({
  name: "Sem internet: o preço não se inventa",
  parameters: { shop: offline },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/sem internet/);
    await expect(canvas.queryByText(/A partir de/)).toBeNull();
    notice.scrollIntoView({ block: "center" });
    await expect(notice).toBeVisible();
  },
});

export const RetriedOffline = meta.story({
  name: "Sem internet: as fotos tentam de novo",
  parameters: { shop: offline },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findAllByText("R$84,90")).toHaveLength(2);
  },
});

export const NoPictures = meta.story({
  name: "Sem fotos ainda",
  parameters: { shop: { path: "/trilhas/cachorro/essencial", scenario: "fotos-em-falta" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("As fotos das caixas desta trilha ainda não chegaram.")).toBeVisible();
    await expect(canvas.getAllByText("R$69,90")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LargeLetters = meta.story({
  name: "Letras no dobro do tamanho, no celular mais estreito: títulos inteiros",
  parameters: { shop: { path: "/trilhas/cachorro/mordedores" } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Outras trilhas" });
    for (const heading of canvas.getAllByRole("heading", { level: 3 })) {
      const title = heading.querySelector("a") ?? heading;
      for (const word of title.textContent.split(" ")) await waitFor(() => expect(linesOfWord(title, word)).toBe(1));
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
