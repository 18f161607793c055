import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor } from "storybook/test";
import { seeItSaving, seeOffline, seeServerDown } from "../../testing/continuePlays.ts";

const shop = { path: "/pet/nome/", at: "name" } as const;

const meta = preview.meta({
  title: "Telas/Funil/2 Nome e sexo",
  parameters: {
    synonyms: ["name", "gender", "gênero"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Ainda sem nome",
  parameters: { spec: ["FUN-018", "FUN-019", "FUN-055", "FUN-056"] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await expect(name).toHaveValue("");
    await expect(name).toHaveAttribute("autocomplete", "off");
    await expect(canvas.getByRole("radio", { name: "Macho" })).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Fêmea" })).not.toBeChecked();
  },
});

export const GoesOn = meta.story({
  name: "Continua para o porte",
  parameters: { spec: ["FUN-020", "FUN-150", "FUN-304"], shop: { ...shop, endsAt: "/pet/porte/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome do pet" }), "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/porte/?pet=cachorro"));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Qual é o porte da Mika?" })).toBeVisible();
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toMatchObject({
      petName: "Mika",
      petSex: "female",
    });
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado, com pontuação no nome: continua para o porte",
  parameters: { shop: { ...shop, endsAt: "/pet/porte/" }, spec: ["FUN-209", "FUN-210"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("textbox", { name: "Nome do pet" }).focus();
    await userEvent.keyboard("Zé-Açaí!{Tab} {Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/porte/?pet=cachorro"));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Qual é o porte do ZéAçaí?" })).toBeVisible();
  },
});

export const NothingAnswered = meta.story({
  name: "Continuar sem responder",
  parameters: { spec: ["FUN-208", "FUN-211", "FUN-212", "FUN-213"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Por favor insira o nome do seu pet\. :\)/);
    await expect(canvas.getByRole("radiogroup", { name: "Sexo do pet" })).toHaveAccessibleDescription(
      "Por favor insira o sexo do seu pet. :)",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 2 campos");
    await userEvent.type(name, "Bob");
    await expect(canvas.queryByText("Por favor insira o nome do seu pet. :)")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("radio", { name: "Macho" })).toHaveFocus();
    await expect(canvas.getByText("Por favor insira o sexo do seu pet. :)")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pet/nome/");
  },
});

export const OnlyPunctuation = meta.story({
  name: "Nome só de símbolos",
  parameters: { spec: ["FUN-208", "FUN-211"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome do pet" }), "!!!");
    await userEvent.click(canvas.getByRole("radio", { name: "Macho" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("textbox", { name: "Nome do pet" })).toHaveAccessibleDescription(
      /Por favor insira o nome do seu pet\. :\)/,
    );
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { shop: { ...shop, at: "size" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Nome do pet" })).toHaveValue("Bob");
    await expect(canvas.getByRole("radio", { name: "Macho" })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/especie/");
  },
});

export const Cat = meta.story({
  name: "Gato: continua para a raça, com o porte salvo sem perguntar",
  parameters: {
    spec: ["FUN-064", "FUN-305"],
    shop: { endsAt: "/pet/raca/", ...shop, species: "cat" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome do pet" }), "Mia");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/raca/?pet=gato"));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Qual é a raça da Mia?" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/nome/");
    await expect(shopOf(context).store.visitors.get("visita")?.answers.size).toBe("gato");
  },
});

export const WithoutSpecies = meta.story({
  name: "Sem espécie: volta à primeira pergunta",
  parameters: { shop: { endsAt: "/pet/especie/", ...shop, at: "species" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
    await expect(
      await context.canvas.findByRole("heading", { level: 1, name: "Quem vai receber a caixa?" }),
    ).toBeVisible();
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { ...shop, at: "size", faults: [{ path: "/save/genero", kind: "timeout" }] },
  },
  play: seeItSaving,
});

export const LeftMeanwhile = meta.story({
  name: "Voltar enquanto salva: a resposta não traz de volta",
  parameters: { shop: { ...shop, at: "size" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store, address } = shopOf(context);
    const answer = backend.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    spyOn(backend, "fetch").mockImplementation(async (request) => {
      if (request.url.endsWith("/save/genero")) await held;
      return answer(request);
    });
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.clear(name);
    await userEvent.type(name, "Tobias");
    canvas.getByRole("button", { name: "Continuar" }).click();
    canvas.getByRole("link", { name: "Voltar" }).click();
    await waitFor(() => expect(address()).toBe("/pet/especie/"));
    release();
    await waitFor(() => expect(store.visitors.get("visita")?.answers.petName).toBe("Tobias"));
    // The visit continues from the redirect, with the saved answers.
    await userEvent.click(await canvas.findByRole("button", { name: "Cachorro" }));
    await waitFor(() => expect(address()).toBe("/pet/nome/?pet=cachorro"));
    await expect(await canvas.findByRole("textbox", { name: "Nome do pet" })).toHaveValue("Tobias");
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150", "FUN-153"],
    shop: {
      ...shop,
      faults: [{ path: "/save/genero", kind: "refused", message: "Este nome não pode ser usado.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome do pet" }), "Bob");
    await userEvent.click(canvas.getByRole("radio", { name: "Macho" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("Este nome não pode ser usado.")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pet/nome/");
    await expect(canvas.getByRole("textbox", { name: "Nome do pet" })).toHaveValue("Bob");
    await expect(canvas.getByRole("radio", { name: "Macho" })).toBeChecked();
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-153", "FUN-349"], shop: { ...shop, at: "size", faults: [{ path: "*", kind: "500" }] } },
  play: seeServerDown,
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, at: "size", faults: [{ path: "/save/genero", kind: "offline", times: 1 }] } },
  play: seeOffline,
});
