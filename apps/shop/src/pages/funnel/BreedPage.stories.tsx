import { largeLetters } from "@petbox/storybook/largeLetters";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { seeItSaving, seeOffline, seeServerDown } from "../../testing/continuePlays.ts";

const shop = { path: "/pet/raca/", at: "breed" } as const;

const meta = preview.meta({
  title: "Telas/Funil/4 Raça",
  parameters: {
    synonyms: ["breed"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Raça escolhida na lista",
  parameters: {
    spec: ["FUN-024", "FUN-065", "FUN-204", "FUN-205", "FUN-206", "FUN-324", "FUN-366"],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é a raça do Bob?");
    await expect(canvas.getByRole("checkbox", { name: /SRD/ })).not.toBeChecked();
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.click(breed);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.type(breed, "b");
    await expect(within(await canvas.findByRole("listbox")).getAllByRole("option").length).toBeGreaterThan(1);
    await userEvent.type(breed, "EA");
    await userEvent.click(await canvas.findByRole("option", { name: "Beagle" }));
    await expect(breed).toHaveValue("Beagle");
  },
});

export const GoesOn = meta.story({
  name: "Continua para o nascimento",
  parameters: { spec: ["FUN-025", "FUN-115", "FUN-150", "FUN-306"], shop: { ...shop, endsAt: "/pet/nascimento/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "Beagle");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toMatchObject({
      breed: { kind: "pure", name: "Beagle" },
    });
  },
});

export const CatBreeds = meta.story({
  name: "Gato: só raças de gato",
  parameters: { spec: ["FUN-204"], shop: { ...shop, species: "cat" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é a raça da Mia?");
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "siam");
    await expect(await canvas.findByRole("option", { name: "Siamês" })).toBeVisible();
    await userEvent.clear(breed);
    await userEvent.type(breed, "beagle");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const TypedWithoutAccent = meta.story({
  name: "Raça da lista, escrita sem acento: continua para o nascimento",
  parameters: { shop: { ...shop, species: "cat", endsAt: "/pet/nascimento/" }, spec: ["FUN-206"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "siames");
    await expect(await canvas.findByRole("option", { name: "Siamês" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=gato"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.breed).toEqual({ kind: "pure", name: "Siamês" });
  },
});

export const OutsideTheList = meta.story({
  name: "Raça fora da lista, pelo teclado: continua para o nascimento",
  parameters: { shop: { ...shop, endsAt: "/pet/nascimento/" }, spec: ["FUN-207"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("combobox", { name: "Raça" }).focus();
    await userEvent.keyboard("Caramelo de rua{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.breed).toEqual({
      kind: "pure",
      name: "Caramelo de rua",
    });
  },
});

export const Mixed = meta.story({
  name: "SRD com raça principal e secundária",
  parameters: { spec: ["FUN-066", "FUN-202"] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("combobox", { name: /Raça principal/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await expect(canvas.queryByRole("combobox", { name: "Raça" })).toBeNull();
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça principal/ }), "pood");
    await userEvent.click(await canvas.findByRole("option", { name: "Poodle" }));
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça secundária/ }), "Pinscher");
    await expect(canvas.getByRole("combobox", { name: /Raça principal/ })).toHaveValue("Poodle");
  },
});

export const MixedGoesOn = meta.story({
  name: "SRD com raças: continua para o nascimento",
  parameters: { spec: ["FUN-115", "FUN-202", "FUN-306"], shop: { ...shop, endsAt: "/pet/nascimento/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça principal/ }), "Poodle");
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça secundária/ }), "Pinscher");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toMatchObject({
      breed: { kind: "mixed", main: "Poodle", secondary: "Pinscher" },
    });
  },
});

export const MixedAlone = meta.story({
  name: "SRD sem raças: continua para o nascimento",
  parameters: { shop: { ...shop, endsAt: "/pet/nascimento/" }, spec: ["FUN-202", "FUN-207"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.breed).toEqual({ kind: "mixed" });
  },
});

export const NothingAnswered = meta.story({
  name: "Continuar sem responder",
  parameters: { spec: ["FUN-202", "FUN-203"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(breed).toHaveFocus();
    await expect(breed).toHaveAccessibleDescription(/Por favor insira a raça do seu pet\. ;\)/);
    await expect(shopOf(context).address()).toBe("/pet/raca/");
    // Ticking the box answers the question, and unticking it restores the previous answer.
    await userEvent.type(breed, "Beagle");
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await expect(canvas.queryByText("Por favor insira a raça do seu pet. ;)")).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await expect(canvas.getByRole("combobox", { name: "Raça" })).toHaveValue("Beagle");
    await userEvent.clear(canvas.getByRole("combobox", { name: "Raça" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByText("Por favor insira a raça do seu pet. ;)")).toBeVisible();
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { shop: { ...shop, at: "birthDate" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Raça" })).toHaveValue("Beagle");
    await expect(canvas.getByRole("checkbox", { name: /SRD/ })).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/porte/");
  },
});

export const MixedBefore = meta.story({
  name: "Já respondida: SRD",
  parameters: {
    spec: ["FUN-115"],
    shop: {
      ...shop,
      visitor: {
        answers: {
          breed: { kind: "mixed", main: "Poodle", secondary: "Pinscher" },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /SRD/ })).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: /Raça principal/ })).toHaveValue("Poodle");
    await expect(canvas.getByRole("combobox", { name: /Raça secundária/ })).toHaveValue("Pinscher");
  },
});

export const ListOnItsWay = meta.story({
  name: "Lista demorando: já se pode escrever",
  parameters: { shop: { ...shop, faults: [{ path: "/racas.json", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "Beagle");
    await expect(canvas.queryByText("Nenhuma sugestão")).toBeNull();
  },
});

export const ListDown = meta.story({
  name: "Lista fora do ar",
  parameters: {
    spec: ["FUN-325", "FUN-349"],
    shop: { ...shop, faults: [{ path: "/racas.json", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/As sugestões de raças não carregaram/)).toBeVisible();
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "poo");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const ListBack = meta.story({
  name: "Lista de volta, o que foi escrito fica",
  parameters: { spec: ["FUN-325"], shop: { ...shop, faults: [{ path: "/racas.json", kind: "500", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const breed = canvas.getByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "poo");
    await userEvent.click(await canvas.findByRole("button", { name: "Carregar sugestões" }));
    await waitFor(() => expect(canvas.queryByText(/As sugestões de raças não carregaram/)).toBeNull());
    await expect(breed).toHaveValue("poo");
    await userEvent.type(breed, "d");
    await expect(await canvas.findByRole("option", { name: "Poodle" })).toBeVisible();
  },
});

export const ListGone = meta.story({
  name: "Sem lista, vai o texto livre: continua para o nascimento",
  parameters: { shop: { endsAt: "/pet/nascimento/", ...shop, faults: [{ path: "/racas.json", kind: "offline" }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/As sugestões de raças não carregaram/)).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "Poodle");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nascimento/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.breed).toEqual({ kind: "pure", name: "Poodle" });
  },
});

export const ListOnAPhone = meta.story({
  name: "Lista acima da barra, no celular",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça secundária/ }), "p");
    const last = within(await canvas.findByRole("listbox"))
      .getAllByRole("option")
      .at(-1);
    const bar = canvas.getByRole("button", { name: "Continuar" }).closest("[data-bottom-bar]");
    last?.scrollIntoView({ block: "nearest" });
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0),
    );
  },
});

export const ListInLargeLetters = meta.story({
  name: "Letras no dobro do tamanho: o botão não cobre a lista",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "beag");
    const breed = await canvas.findByRole("option", { name: "Beagle" });
    breed.scrollIntoView({ block: "center" });
    const { left, width, bottom } = breed.getBoundingClientRect();
    await expect(breed).toContainElement(elementAt(left + width / 2, bottom - 2));
  },
});

/** What a finger at this place touches. */
function elementAt(x: number, y: number): HTMLElement | null {
  const element = document.elementFromPoint(x, y);
  return element instanceof HTMLElement ? element : null;
}

export const ClassicFlow = meta.story({
  name: "Na ordem antiga: continua para a restrição",
  parameters: {
    shop: { endsAt: "/pet/restricao/", ...shop, visitor: { flow: "classic" } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é a raça do seu pet?");
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "Poodle{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/restricao/?pet=cachorro"));
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { ...shop, at: "birthDate", faults: [{ path: "/save/breed", kind: "timeout" }] },
  },
  play: seeItSaving,
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150", "FUN-153"],
    shop: { ...shop, faults: [{ path: "/save/breed", kind: "refused", message: "Estamos em manutenção.", times: 1 }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("combobox", { name: "Raça" }), "Poodle");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("Estamos em manutenção.")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pet/raca/");
    await expect(canvas.getByRole("combobox", { name: "Raça" })).toHaveValue("Poodle");
  },
});

export const ServerDown = meta.story({
  parameters: {
    spec: ["FUN-153", "FUN-349"],
    shop: { ...shop, at: "birthDate", faults: [{ path: "*", kind: "500" }] },
  },
  play: seeServerDown,
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, at: "birthDate", faults: [{ path: "/save/breed", kind: "offline", times: 1 }] } },
  play: seeOffline,
});
