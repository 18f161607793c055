import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Funil/1 Espécie",
  parameters: {
    synonyms: ["species", "cachorro ou gato", "onboarding"],
    shop: { path: "/pet/especie/" },
  },
});

export const Fresh = meta.story({
  name: "Visita nova",
  parameters: { spec: ["FUN-015", "FUN-051", "FUN-104", "FUN-111"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Quem vai receber a caixa?");
    const cards = within(canvas.getByRole("group", { name: "Quem vai receber a caixa?" })).getAllByRole("button");
    await expect(cards.map((card) => card.textContent)).toEqual(["Cachorro", "Gato"]);
    for (const [index, picture] of ["/imagens/especie-cachorro.svg", "/imagens/especie-gato.svg"].entries()) {
      await expect(cards[index]).toHaveAttribute("aria-pressed", "false");
      await expect(cards[index]?.querySelector("img")).toHaveAttribute("src", picture);
      await expect(cards[index]?.querySelector("img")).toBeVisible();
    }
    const progress = canvas.getByRole("progressbar", { name: "Seu progresso" });
    await expect(progress).toBeVisible();
    await expect(progress).toHaveAttribute("aria-valuenow", "1");
  },
});

export const GoesOn = meta.story({
  name: "Continua para o nome",
  parameters: {
    spec: ["FUN-017", "FUN-053", "FUN-150", "FUN-303"],
    shop: { path: "/pet/especie/", endsAt: "/pet/nome/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.species).toBe("dog");
  },
});

export const Cat = meta.story({
  name: "Gato, pelo teclado: continua para o nome",
  parameters: { shop: { path: "/pet/especie/", endsAt: "/pet/nome/" }, spec: ["FUN-017", "FUN-052"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("button", { name: "Gato" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=gato"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.species).toBe("cat");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { spec: ["FUN-054"], shop: { path: "/pet/especie/", visitor: { answers: { species: "cat" } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Gato" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Cachorro" })).toHaveAttribute("aria-pressed", "false");
    // The home page with the cats' boxes.
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/gato");
  },
});

export const Begun = meta.story({
  name: "Caixa já começada: um toque continua de onde parou",
  parameters: { shop: { path: "/pet/especie/", scenario: "no-plano", endsAt: "/assinatura/plano" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "Continuar a caixa do Bob" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/plano/?pet=cachorro"));
  },
});

const contact = {
  email: "ana.souza@gmail.com",
  areaCode: "11",
  phoneNumber: "912345678",
  newsletter: true,
  privacy: true,
};

export const BegunPads = meta.story({
  name: "Compra de tapetes já começada: um toque volta a ela",
  parameters: {
    shop: {
      path: "/pet/especie/",
      visitor: { purchase: { kind: "hygiene" }, answers: { contact } },
      endsAt: "/assinatura/checkout",
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "Continuar a compra de tapetes higiênicos" }));
    await waitFor(() => expect(shopOf(context).address()).toMatch(/^\/assinatura\/checkout/));
  },
});

export const UnpaidPurchase = meta.story({
  name: "Pagamento recusado: um toque volta a ele",
  parameters: { shop: { path: "/pet/especie/", scenario: "pagamento-recusado", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "Ver o pagamento da última compra" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/aguardando"));
  },
});

export const AnotherPet = meta.story({
  name: "Para outro pet, depois de assinar: as perguntas começam vazias",
  parameters: {
    shop: { path: "/assine?para=outro-pet", scenario: "pagamento-aprovado", at: "waiting", endsAt: "/pet/nome/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await waitFor(() => expect(address()).toBe("/pet/especie/?para=outro-pet"));
    await expect(await canvas.findByRole("button", { name: "Cachorro" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await waitFor(() => expect(address()).toBe("/pet/nome/?pet=cachorro"));
    await expect(await canvas.findByRole("textbox")).toHaveValue("");
    for (const choice of canvas.getAllByRole("radio")) await expect(choice).not.toBeChecked();
    // The customer's own data stay known.
    const { answers } = store.visitors.get("visita") ?? {};
    await expect(answers).toMatchObject({
      species: "dog",
      customerSaved: true,
      contact: { email: expect.any(String) },
    });
    await expect(answers).not.toHaveProperty("petName");
  },
});

export const AnotherPetBegun = meta.story({
  name: "Para outro pet, já começado: o que foi respondido continua",
  parameters: {
    shop: { path: "/assine?para=outro-pet", scenario: "pagamento-aprovado", at: "waiting", endsAt: "/pet/nome/" },
  },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-answered-for-another", "TESTE00001");
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/?para=outro-pet"));
    await expect(await canvas.findByRole("button", { name: "Cachorro", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=cachorro"));
    await expect(await canvas.findByRole("textbox")).toHaveValue("Bob");
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { path: "/pet/especie/", faults: [{ path: "/save/especie", kind: "timeout" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-152"],
    shop: {
      path: "/pet/especie/",
      faults: [
        { path: "/save/especie", kind: "refused", message: "Estamos em manutenção por alguns minutos.", times: 1 },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Gato" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Estamos em manutenção por alguns minutos.");
    await expect(shopOf(context).address()).toBe("/pet/especie/");
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-152", "FUN-349"], shop: { path: "/pet/especie/", faults: [{ path: "*", kind: "500" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Um erro ocorreu!");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const Offline = meta.story({
  parameters: { shop: { path: "/pet/especie/", faults: [{ path: "/save/especie", kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sem internet");
  },
});

export const ExpiredSession = meta.story({
  name: "Token expirado, renovado sem aviso: continua para o nome",
  parameters: {
    shop: { endsAt: "/pet/nome/", path: "/pet/especie/", faults: [{ path: "/save/especie", kind: "419", times: 1 }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=cachorro"));
    await expect(await canvas.findByRole("textbox", { name: "Nome do pet" })).toBeVisible();
    await expect(canvas.queryByText(/expirou|erro/)).toBeNull();
  },
});
