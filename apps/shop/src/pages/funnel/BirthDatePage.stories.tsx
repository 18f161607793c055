import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { seeItSaving, seeOffline, seeServerDown } from "../../testing/continuePlays.ts";

const shop = { path: "/pet/nascimento/", at: "birthDate" } as const;

const meta = preview.meta({
  title: "Telas/Funil/5 Nascimento",
  parameters: {
    synonyms: ["birth date", "idade", "aniversário"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Ainda sem data",
  parameters: { spec: ["FUN-026", "FUN-067"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Quando o Bob nasceu?");
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    await expect(date).toHaveAttribute("inputmode", "numeric");
  },
});

export const PetBesideIt = meta.story({
  name: "No computador, com o pet ao lado",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const pet = within(await canvas.findByRole("complementary", { name: "Seu pet até aqui" }));
    await expect(pet.getByText("Bob", { selector: "p" })).toBeVisible();
    await expect(pet.getAllByRole("listitem").map((fact) => fact.textContent)).toEqual([
      "Macho",
      "Porte médio",
      "Beagle",
    ]);
  },
});

export const PetAboveItOnAPhone = PetBesideIt.extend({
  name: "No celular, com o pet numa tira",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    const before = heading.getBoundingClientRect().top;
    const strip = await canvas.findByRole("complementary", { name: "Seu pet até aqui" });
    await expect(strip.getBoundingClientRect().height).toBe(72);
    await expect(strip.getBoundingClientRect().bottom).toBeLessThan(heading.getBoundingClientRect().top);
    await expect(within(strip).getByText("Beagle")).toBeVisible();
    // Its place is reserved: the question does not move.
    await expect(heading.getBoundingClientRect().top).toBe(before);
  },
});

export const GoesOn = meta.story({
  name: "Nasceu hoje: continua para o contato",
  parameters: {
    spec: ["FUN-027", "FUN-116", "FUN-150", "FUN-199", "FUN-307"],
    shop: { ...shop, endsAt: "/pessoal/contato/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    await userEvent.type(date, "10032026");
    await waitFor(() => expect(date).toHaveValue("10/03/2026"));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.birthDate).toBe("2026-03-10");
  },
});

export const FirstDay = meta.story({
  name: "No primeiro dia aceito, pelo teclado: continua para o contato",
  parameters: { shop: { ...shop, endsAt: "/pessoal/contato/" }, spec: ["FUN-198", "FUN-201"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    await userEvent.type(date, "24/06/2001{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.birthDate).toBe("2001-06-24");
  },
});

const message = "Por favor selecione uma data para o seu pet. ;)";

export const NothingAnswered = meta.story({
  name: "Continuar sem responder",
  parameters: { spec: ["FUN-197", "FUN-200"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription(/Por favor selecione uma data para o seu pet\. ;\)/);
    await expect(canvas.getByRole("alert")).toHaveTextContent(`Data de nascimento: ${message}`);
    await expect(shopOf(context).address()).toBe("/pet/nascimento/");
  },
});

export const WrongDates = meta.story({
  name: "Datas que não valem",
  parameters: { spec: ["FUN-198", "FUN-199", "FUN-200"] },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    const refused = (wrong: string, shown: string) =>
      step(wrong, async () => {
        await userEvent.clear(date);
        await userEvent.type(date, wrong);
        await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
        await expect(canvas.getByText(shown)).toBeVisible();
        await expect(date).toHaveFocus();
      });
    await refused("23/06/2001", `${message} Aceitamos datas a partir de 24/06/2001.`);
    await refused("11/03/2026", `${message} Essa data ainda não chegou.`);
    await refused("10/03/24", `${message} Escreva o ano com quatro números.`);
    await refused("10/03", message);
    await step("goes away as soon as the date is right", async () => {
      await userEvent.clear(date);
      await userEvent.type(date, "10/03/2025");
      await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    });
    await refused("31/02/2024", `${message} Esse dia não existe no calendário.`);
    await expect(shopOf(context).address()).toBe("/pet/nascimento/");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { spec: ["FUN-116"], shop: { ...shop, at: "contact" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Data de nascimento" })).toHaveValue("07/04/2023");
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/raca/");
  },
});

export const WholePet = meta.story({
  name: "Todas as perguntas do pet, em ordem: continua para o contato",
  parameters: {
    spec: ["FUN-017", "FUN-020", "FUN-023", "FUN-025", "FUN-027", "FUN-113"],
    shop: { endsAt: "/pessoal/contato/", path: "/pet/especie/", at: "species" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const goOn = async () => userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    const opened = (question: string) =>
      waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: question })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Cachorro" }));
    await opened("Como o seu pet se chama?");
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome do pet" }), "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await goOn();
    await opened("Qual é o porte da Mika?");
    await userEvent.click(canvas.getByRole("button", { name: /Micro/ }));
    await opened("Qual é a raça da Mika?");
    await userEvent.click(canvas.getByRole("checkbox", { name: /SRD/ }));
    await userEvent.type(canvas.getByRole("combobox", { name: /Raça principal/ }), "Poodle");
    await goOn();
    await opened("Quando a Mika nasceu?");
    await userEvent.type(canvas.getByRole("textbox", { name: "Data de nascimento" }), "07/04/2023");
    await goOn();
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toEqual({
      species: "dog",
      petName: "Mika",
      petSex: "female",
      size: "micro",
      breed: { kind: "mixed", main: "Poodle" },
      birthDate: "2023-04-07",
    });
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { ...shop, at: "contact", faults: [{ path: "/save/birthdate", kind: "timeout" }] },
  },
  play: seeItSaving,
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150", "FUN-153"],
    shop: {
      ...shop,
      faults: [{ path: "/save/birthdate", kind: "refused", message: "Estamos em manutenção.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const date = canvas.getByRole("textbox", { name: "Data de nascimento" });
    await userEvent.type(date, "07/04/2023");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("Estamos em manutenção.")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pet/nascimento/");
    await expect(date).toHaveValue("07/04/2023");
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-153", "FUN-349"], shop: { ...shop, at: "contact", faults: [{ path: "*", kind: "500" }] } },
  play: seeServerDown,
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, at: "contact", faults: [{ path: "/save/birthdate", kind: "offline", times: 1 }] } },
  play: seeOffline,
});
