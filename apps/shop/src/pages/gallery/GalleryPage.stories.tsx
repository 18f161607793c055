import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { retriesOffline, staysOffline } from "../../testing/loadPlays.ts";

const path = "/ultimos";

const meta = preview.meta({
  title: "Telas/Site/3 Últimas caixas",
  parameters: {
    synonyms: ["gallery", "galeria", "caixas anteriores"],
    shop: { path },
  },
});

type Canvas = ReturnType<typeof within>;

/** The alternative texts of a gallery's pictures, in order. */
async function picturesIn(canvas: Canvas, gallery: string | RegExp): Promise<(string | null)[]> {
  const row = within(await canvas.findByRole("region", { name: gallery }));
  return row.getAllByRole("img").map((picture) => picture.getAttribute("alt"));
}

/** The visible month. */
async function expectShown(canvas: Canvas, alt: string) {
  const picture = await canvas.findByRole("img", { name: alt });
  const row = picture.closest("section") ?? document.body;
  await waitFor(() => {
    const { left, right } = picture.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left - 1);
    expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
  });
}

export const Dogs = meta.story({
  name: "Cachorros: da mais nova à mais antiga, com botões, pontos e teclas",
  parameters: { spec: ["MAN-011", "MAN-134", "MAN-135", "MAN-137", "MAN-138", "MAN-139", "MAN-188", "MAN-438"] },
  globals: { viewport: { value: "desktop" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Últimas caixas" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Últimas caixas · PetBox"));
    await expect(canvas.getByRole("tab", { name: "Cachorro" })).toHaveAttribute("aria-selected", "true");
    const tracks = within(canvas.getByRole("tablist", { name: "Trilha" }));
    await expect(tracks.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Essencial",
      "Mordedores",
      "Body Parts",
    ]);
    await expect(await picturesIn(canvas, "Últimas caixas da trilha Essencial, para cachorros")).toEqual(
      [
        ...["outubro", "setembro", "agosto", "julho", "junho", "maio", "abril", "março", "fevereiro", "janeiro"].map(
          (month) => `${month} de 2025`,
        ),
        ...["dezembro", "outubro", "setembro"].map((month) => `${month} de 2024`),
      ].map((month) => `Caixa Essencial de ${month}`),
    );
    // On a low screen the picture is lower, and as wide as its row.
    const row = canvas.getByRole("group", { name: "Caixa 1 de 13" }).getBoundingClientRect();
    const newest = canvas.getByRole("img", { name: "Caixa Essencial de outubro de 2025" }).getBoundingClientRect();
    await expect(Math.abs(newest.left + newest.right - row.left - row.right)).toBeLessThanOrEqual(2);
    await userEvent.click(canvas.getByRole("button", { name: "Próxima caixa" }));
    await expectShown(canvas, "Caixa Essencial de setembro de 2025");
    await userEvent.click(canvas.getByRole("button", { name: "Caixa anterior" }));
    await expectShown(canvas, "Caixa Essencial de outubro de 2025");
    const dots = canvas.getAllByRole("button", { name: /^Ir para a caixa \d+ de 13$/ });
    await expect(dots).toHaveLength(13);
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a caixa 13 de 13" }));
    await expectShown(canvas, "Caixa Essencial de setembro de 2024");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expectShown(canvas, "Caixa Essencial de dezembro de 2024");
    await expect(canvas.getByText("Dezembro de 2024")).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: "No celular: um carrossel que o dedo puxa",
  parameters: { spec: ["MAN-136"] },
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("group", { name: "Caixa 1 de 13" });
    await expect(getComputedStyle(row).scrollSnapType).toBe("x mandatory");
    row.scrollTo({ left: row.clientWidth * 2 });
    await expectShown(canvas, "Caixa Essencial de agosto de 2025");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Caixa 3 de 13" })).toBe(row));
    // A counter replaces the dots when they would be wider than the screen.
    await expect(canvas.queryByRole("button", { name: /^Ir para a caixa/ })).toBeNull();
    await expect(canvas.getByText("Caixa 3 de 13", { selector: "p" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Contents = meta.story({
  name: "O que veio dentro de cada caixa, e quanto vale",
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const contents = async (box: string) => {
      const picture = await canvas.findByRole("img", { name: box });
      return within(picture.closest("figure") ?? document.body);
    };
    const dogs = await contents("Caixa Essencial de outubro de 2025");
    await expect(dogs.getByText(/^Dentro: ursinho de pelúcia, disco de borracha, .+ e .+\.$/)).toBeVisible();
    await expect(dogs.getByText(/^R\$\d+,\d\d em produtos$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Quero a próxima caixa" })).toHaveAttribute("href", "/assine");
    await userEvent.click(canvas.getByRole("tab", { name: "Gato" }));
    const cats = await contents("Caixa dos gatos de outubro de 2025");
    await expect(cats.getByText(/^Dentro: areia de mandioca, .+ e .+\.$/)).toBeVisible();
  },
});

export const LazyPictures = meta.story({
  name: "A próxima foto já está lá, as outras só quando chega a vez",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const loadingOf = async (month: string) =>
      (await canvas.findByRole("img", { name: `Caixa Essencial de ${month} de 2025` })).getAttribute("loading");
    await expect(await Promise.all(["outubro", "setembro", "agosto"].map(loadingOf))).toEqual([
      "eager",
      "eager",
      "lazy",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Próxima caixa" }));
    await waitFor(async () => expect(await loadingOf("agosto")).toBe("eager"));
    for (const picture of canvas.getAllByRole("img", { name: /^Caixa Essencial/ })) {
      await expect(picture).toHaveAttribute("width", "320");
      await expect(picture).toHaveAttribute("height", "240");
    }
  },
});

export const InTheWorldOfCats = meta.story({
  name: "Gatos: cabeçalho e rodapé levam às páginas dos gatos",
  parameters: { spec: ["MAN-003"], shop: { path: "/ultimos?pet=gato" } },
  globals: { viewport: { value: "desktop" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const hrefsOf = (name: string) => canvas.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    await waitFor(() => expect(hrefsOf("Como funciona")).toEqual(["/gato#oquevem", "/gato#oquevem"]));
    await expect(hrefsOf("Últimas caixas")).toEqual(["/ultimos?pet=gato", "/ultimos?pet=gato"]);
    await expect(hrefsOf("Fazer assinatura")).toEqual(["/assine?pet=gato"]);
    await expect(hrefsOf("SIMULE")).toEqual(["/assine?pet=gato"]);
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Cachorro" }));
    await waitFor(() => expect(hrefsOf("Como funciona")).toEqual(["/#oquevem", "/#oquevem"]));
  },
});

export const Cats = meta.story({
  name: "Gatos: um conjunto só; o endereço diz, e Voltar desfaz",
  parameters: { spec: ["MAN-134", "MAN-439"] },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("tab", { name: "Gato" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/ultimos?pet=gato"));
    const cats = await picturesIn(canvas, "Últimas caixas para gatos");
    await expect(cats).toHaveLength(13);
    await expect(cats[0]).toBe("Caixa dos gatos de outubro de 2025");
    await expect(canvas.queryByRole("tablist", { name: "Trilha" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Quero a próxima caixa" })).toHaveAttribute(
      "href",
      "/assine?pet=gato",
    );
    await userEvent.click(canvas.getByRole("tab", { name: "Cachorro" }));
    await userEvent.click(await canvas.findByRole("tab", { name: "Body Parts" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/ultimos?pet=cachorro&trilha=essencial-naturais"));
    await expect(await picturesIn(canvas, /Body Parts/)).toHaveLength(13);
    await expect(canvas.getByRole("link", { name: "Conhecer a trilha Body Parts" })).toHaveAttribute(
      "href",
      "/trilhas/cachorro/essencial-naturais",
    );
    await expect(canvas.getByRole("link", { name: "Quero a próxima caixa" })).toHaveAttribute(
      "href",
      "/assine?pet=cachorro&trilha=essencial-naturais",
    );
  },
});

export const LinkedMonth = meta.story({
  name: "Um link para o mês: abre nele",
  parameters: { shop: { path: "/ultimos?pet=cachorro&trilha=mordedores&mes=12-2024" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Mordedores" })).toHaveAttribute("aria-selected", "true");
    await expectShown(canvas, "Caixa Mordedores de dezembro de 2024");
  },
});

export const UnknownAddress = meta.story({
  name: "Um link que não se entende: a primeira trilha, do começo",
  parameters: { shop: { path: "/ultimos?pet=tatu&trilha=luxo&mes=11-2024" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Cachorro" })).toHaveAttribute("aria-selected", "true");
    await expectShown(canvas, "Caixa Essencial de outubro de 2025");
  },
});

export const MissingPictures = meta.story({
  name: "Sem fotos, com uma só, e com uma que sumiu",
  parameters: { shop: { path, scenario: "fotos-em-falta" } },
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/As fotos destas caixas ainda não chegaram/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Próxima caixa" })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Mordedores" }));
    await expectShown(canvas, "Caixa Mordedores de outubro de 2025");
    await expect(canvas.queryByText(/Dentro|em produtos/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Próxima caixa" })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Body Parts" }));
    const bodyParts = within(
      await canvas.findByRole("region", { name: "Últimas caixas da trilha Body Parts, para cachorros" }),
    );
    await userEvent.click(bodyParts.getByRole("button", { name: "Próxima caixa" }));
    const [newest, gone] = bodyParts.getAllByText("A foto desta caixa não está mais aqui.");
    await waitFor(() => expect(gone).toBeVisible());
    await expect(newest).not.toBeVisible();
    await userEvent.click(bodyParts.getByRole("button", { name: "Próxima caixa" }));
    await expectShown(canvas, "Caixa Body Parts de setembro de 2024");
    // The cats have no other track to look at.
    await userEvent.click(canvas.getByRole("tab", { name: "Gato" }));
    await expect(await canvas.findByText("As fotos destas caixas ainda não chegaram.")).toBeVisible();
  },
});

export const Loading = meta.story({
  name: "Carregando: o lugar da foto já está lá",
  parameters: { shop: { path, latency: 600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Últimas caixas" })).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Carregando")).toBeInTheDocument());
    await expect(canvas.getByRole("tab", { name: "Mordedores" })).toBeVisible();
    // It would move when the contents of the boxes arrive.
    await expect(canvas.getByText("Quero a próxima caixa")).not.toBeVisible();
  },
});

const offline = { path, faults: [{ path, kind: "offline" }] } as const;

export const Offline = meta.story({
  parameters: { shop: offline },
  play: staysOffline,
});

export const RetriedOffline = meta.story({
  name: "Sem internet, e tenta de novo",
  parameters: { shop: offline },
  play: retriesOffline(async (canvas) => {
    await expectShown(canvas, "Caixa Essencial de outubro de 2025");
  }),
});

export const Dark = meta.story({
  globals: { theme: "dark", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expectShown(canvas, "Caixa Essencial de outubro de 2025");
  },
});

export const Narrow = meta.story({
  parameters: { shop: { path: "/ultimos?pet=cachorro&trilha=mordedores" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expectShown(canvas, "Caixa Mordedores de outubro de 2025");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
