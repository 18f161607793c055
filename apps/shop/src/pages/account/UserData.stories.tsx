import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, type userEvent, waitFor, within } from "storybook/test";
import { isSaidAt, refusing } from "../../testing/refusedField.ts";

const path = "/area-cliente";

/** Opens the dialog without its delay, which is tested separately. */
const shop = { path, scenario: "sem-cadastro", timings: { second: 0 } } as const;

const meta = preview.meta({
  title: "Telas/Área do assinante/3 Cadastro que falta",
  parameters: {
    synonyms: ["user data", "completar o cadastro"],
    shop,
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;
type User = Pick<typeof userEvent, "type" | "click">;

/** The dialog, after it has opened automatically. */
async function opened(canvas: Canvas) {
  // Its code loads after the page's.
  const dialog = await canvas.findByRole("dialog", { name: "Complete seu cadastro" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type Dialog = Awaited<ReturnType<typeof opened>>;

const press = (dialog: Dialog, user: User, name: string) => user.click(dialog.getByRole("button", { name }));

async function fillPerson(dialog: Dialog, user: User, name = "Jandira Alves") {
  await user.type(dialog.getByLabelText("Nome completo"), name);
  await user.type(dialog.getByLabelText("CPF"), "52998224725");
  await user.type(dialog.getByLabelText("Data de nascimento"), "07041990");
  await user.type(dialog.getByLabelText("Telefone com DDD"), "11912345678");
}

async function fillAddress(dialog: Dialog, user: User) {
  await user.type(dialog.getByLabelText("CEP"), "01310100");
  await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("São Paulo"));
  await user.type(dialog.getByLabelText("Número"), "1578");
}

/** Fills in both steps and saves. */
async function fillAndSave(dialog: Dialog, user: User) {
  await fillPerson(dialog, user);
  await press(dialog, user, "Próximo");
  await fillAddress(dialog, user);
  await press(dialog, user, "Salvar");
}

export const Saved = meta.story({
  name: "Preenche os dois passos e salva: aviso, e a página em dia",
  parameters: {
    spec: [
      ...["SUB-008", "SUB-057", "SUB-058", "SUB-123", "SUB-224", "SUB-226", "SUB-230", "SUB-231", "SUB-235", "SUB-236"],
      ...["SUB-309", "SUB-311", "SUB-332", "SUB-333"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await opened(canvas);
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveFocus();
    await expect(dialog.getByText("Passo 1 de 2")).toBeVisible();
    await fillPerson(dialog, userEvent);
    await waitFor(() => expect(dialog.getByLabelText("CPF")).toHaveValue("529.982.247-25"));
    await waitFor(() => expect(dialog.getByLabelText("Telefone com DDD")).toHaveValue("(11) 91234-5678"));
    await press(dialog, userEvent, "Próximo");
    await expect(dialog.getByText("Passo 2 de 2")).toBeVisible();
    await expect(dialog.queryByLabelText("CPF")).not.toBeVisible();
    await waitFor(() => expect(dialog.getByRole("heading", { level: 3 })).toHaveFocus());
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveTextContent("Endereço de entrega");
    for (const label of ["Cidade", "Estado"]) await expect(dialog.getByLabelText(label)).toHaveAttribute("readonly");
    await fillAddress(dialog, userEvent);
    await waitFor(() => expect(dialog.getByLabelText("CEP")).toHaveValue("01310-100"));
    for (const [label, value] of [
      ["Rua ou avenida", "Avenida Paulista"],
      ["Bairro", "Bela Vista"],
      ["Estado", "SP"],
    ] as const) {
      await expect(dialog.getByLabelText(label)).toHaveValue(value);
      await expect(dialog.getByLabelText(label)).toHaveAttribute("readonly");
    }
    // The answers survive going back and forth.
    await press(dialog, userEvent, "Voltar");
    await expect(dialog.getByLabelText("Nome completo")).toHaveValue("Jandira Alves");
    await press(dialog, userEvent, "Próximo");
    await expect(dialog.getByLabelText("Número")).toHaveValue("1578");
    const readsBefore = shopOf(context).pageReads();
    await press(dialog, userEvent, "Salvar");
    await waitFor(() => expect(shopOf(context).pageReads()).toBeGreaterThan(readsBefore));
    await waitFor(() => expect(canvas.getByText("Dados atualizados com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    // The dialog opened by itself, so nothing had the focus before.
    await expect(canvas.getByRole("main")).toHaveFocus();
    // The header shows the new name.
    await expect(canvas.getByRole("banner")).toHaveTextContent("Olá, Jandira");
    await expect(shopOf(context).store.customers.get("conta0008")).toMatchObject({
      name: "Jandira Alves",
      cpf: "52998224725",
      birthDate: "1990-04-07",
      areaCode: "11",
      phoneNumber: "912345678",
      address: { cep: "01310100", street: "Avenida Paulista", number: "1578", city: "São Paulo", state: "SP" },
    });
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const NotDismissed = meta.story({
  name: "Não se fecha sem salvar",
  parameters: { spec: ["SUB-060"] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    const window = await canvas.findByRole("dialog");
    await userEvent.keyboard("{Escape}{Escape}");
    // Browsers close a dialog on a second Esc, even if the page prevents it.
    if (window instanceof HTMLDialogElement) window.close();
    await waitFor(() => expect(window.matches(":modal")).toBe(true));
    await userEvent.pointer([{ keys: "[MouseLeft]", target: window, coords: { x: 1, y: 1 } }]);
    await waitFor(() => expect(window).toBeVisible());
    await expect(dialog.queryByRole("button", { name: "Fechar" })).toBeNull();
  },
});

export const Wrong = meta.story({
  name: "Nada preenchido: cada passo diz o que falta",
  parameters: {
    spec: [
      ...["SUB-222", "SUB-225", "SUB-227", "SUB-229", "SUB-233", "SUB-234", "SUB-237", "SUB-238", "SUB-239", "SUB-240"],
      ...["SUB-241", "SUB-242"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await opened(canvas);
    await press(dialog, userEvent, "Próximo");
    await expect(dialog.getByText("Passo 1 de 2")).toBeVisible();
    await expect(dialog.getByLabelText("Nome completo")).toHaveFocus();
    for (const [label, message] of [
      ["Nome completo", "Por favor, insira seu nome completo."],
      ["CPF", /Por favor, insira um CPF válido\./],
      ["Data de nascimento", /Insira uma data de nascimento válida\. Mínimo 18 anos\./],
      ["Telefone com DDD", "Por favor, insira seu telefone."],
    ] as const) {
      await expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    await fillPerson(dialog, userEvent, "Maximiliano Bartolomeu Alcântara de Albuquerque Cavalcanti Terceiro");
    await press(dialog, userEvent, "Próximo");
    await press(dialog, userEvent, "Salvar");
    await expect(dialog.getByLabelText("CEP")).toHaveFocus();
    await expect(dialog.getByLabelText("CEP")).toHaveAccessibleDescription("Por favor, insira um CEP válido.");
    await expect(dialog.getByLabelText("Número")).toHaveAccessibleDescription(
      "Só números Por favor, insira um número de endereço válido.",
    );
    await expect(dialog.getByLabelText("Número")).toBeRequired();
    await userEvent.click(dialog.getByLabelText("Complemento (opcional)"));
    await userEvent.paste("x".repeat(46));
    await fillAddress(dialog, userEvent);
    await press(dialog, userEvent, "Salvar");
    await expect(dialog.getByLabelText("Complemento (opcional)")).toHaveAccessibleDescription(
      /Por favor, insira um complemento de no máximo 45 carácteres\./,
    );
    await expect(shopOf(context).store.customers.get("conta0008")).not.toHaveProperty("name");
  },
});

export const WholeTown = meta.story({
  name: "CEP de cidade inteira, e CEP trocado",
  parameters: { spec: ["SUB-235", "SUB-236", "SUB-243"] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillPerson(dialog, userEvent);
    await press(dialog, userEvent, "Próximo");
    await userEvent.type(dialog.getByLabelText("CEP"), "45420000");
    await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("Cairu"));
    await expect(dialog.getByLabelText("Rua ou avenida")).not.toHaveAttribute("readonly");
    await expect(dialog.getByLabelText("Cidade")).toHaveAttribute("readonly");
    await press(dialog, userEvent, "Salvar");
    await expect(dialog.getByLabelText("Rua ou avenida")).toHaveAccessibleDescription(
      "Por favor, preencha corretamente o campo rua",
    );
    await expect(dialog.getByLabelText("Bairro")).toHaveAccessibleDescription(
      "Por favor, preencha corretamente o campo bairro",
    );
    await userEvent.clear(dialog.getByLabelText("CEP"));
    await userEvent.type(dialog.getByLabelText("CEP"), "01310100");
    await waitFor(() => expect(dialog.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista"));
    await expect(dialog.getByLabelText("Rua ou avenida")).toHaveAttribute("readonly");
  },
});

export const UnknownCep = meta.story({
  name: "CEP que ninguém conhece",
  parameters: { spec: ["SUB-232", "SUB-233"] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillPerson(dialog, userEvent);
    await press(dialog, userEvent, "Próximo");
    await userEvent.type(dialog.getByLabelText("CEP"), "00000000");
    await expect(await dialog.findByText("Por favor, insira um CEP válido.")).toBeVisible();
    await expect(dialog.getByLabelText("CEP")).toBeInvalid();
    await press(dialog, userEvent, "Salvar");
    await expect(dialog.getByText("Passo 2 de 2")).toBeVisible();
  },
});

export const CepDown = meta.story({
  name: "Consulta de CEP fora do ar: tenta de novo",
  parameters: {
    spec: ["SUB-336"],
    shop: { ...shop, faults: [{ path: "/shipping/cep", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillPerson(dialog, userEvent);
    await press(dialog, userEvent, "Próximo");
    await userEvent.type(dialog.getByLabelText("CEP"), "01310100");
    await waitFor(() => expect(dialog.getByLabelText("CEP")).toBeInvalid());
    await userEvent.click(await dialog.findByRole("button", { name: "Consultar o CEP de novo" }));
    await waitFor(() => expect(dialog.getByLabelText("Cidade")).toHaveValue("São Paulo"));
    await expect(dialog.getByLabelText("CEP")).toBeValid();
  },
});

export const NotSaved = meta.story({
  name: "O servidor não salva: avisa, guarda tudo, e a próxima tentativa dá certo",
  parameters: {
    spec: ["SUB-334", "SUB-335"],
    shop: { ...shop, faults: [{ path: "/customer", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillPerson(dialog, userEvent);
    await press(dialog, userEvent, "Próximo");
    const heading = dialog.getByRole("heading", { level: 3 });
    await waitFor(() => expect(heading).toHaveFocus());
    // The field must not be behind the dialog's sticky title.
    const { left, top, height } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(heading);
    await fillAddress(dialog, userEvent);
    await press(dialog, userEvent, "Salvar");
    await expect(await dialog.findByText("Um erro ocorreu, tente novamente mais tarde.")).toBeVisible();
    await expect(dialog.getByLabelText("CEP")).toHaveValue("01310-100");
    await expect(dialog.getByLabelText("Número")).toHaveValue("1578");
    await expect(dialog.getByLabelText("Nome completo")).toHaveValue("Jandira Alves");
    await press(dialog, userEvent, "Salvar");
    await waitFor(() => expect(canvas.getByText("Dados atualizados com sucesso!")).toBeVisible());
  },
});

const takenCpf = "Este CPF já está em outra conta.";

export const RefusedCpf = meta.story({
  name: "O servidor recusa o CPF: volta ao primeiro passo, com o motivo no campo",
  parameters: { shop: { ...shop, faults: refusing("/customer", "doc", takenCpf) } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillAndSave(dialog, userEvent);
    const cpf = dialog.getByLabelText("CPF");
    await isSaidAt(dialog, cpf, takenCpf);
    await expect(dialog.getByText("Passo 1 de 2")).toBeVisible();
    await userEvent.clear(cpf);
    await userEvent.type(cpf, "11144477735");
    await press(dialog, userEvent, "Próximo");
    await expect(dialog.getByText("Passo 2 de 2")).toBeVisible();
    await expect(dialog.getByLabelText("Número")).toHaveValue("1578");
    await press(dialog, userEvent, "Salvar");
    await waitFor(() => expect(canvas.getByText("Dados atualizados com sucesso!")).toBeVisible());
  },
});

const wrongNumber = "Não encontramos este número na rua.";

export const RefusedNumber = meta.story({
  name: "O servidor recusa o número: o motivo no campo",
  parameters: { shop: { ...shop, faults: refusing("/customer", "number", wrongNumber) } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await fillAndSave(dialog, userEvent);
    await isSaidAt(dialog, dialog.getByLabelText("Número"), wrongNumber);
    await expect(dialog.getByText("Passo 2 de 2")).toBeVisible();
  },
});

export const Complete = meta.story({
  name: "Quem já deu seus dados não é perguntado",
  parameters: { spec: ["SUB-059"], shop: { ...shop, scenario: "assinante-ouro" } },
  play: async ({ canvas }) => {
    // The dialog would have opened before the last part of the page appears.
    await expect(await canvas.findByRole("link", { name: "Comprar Bolinha que pula" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const Phone = NotSaved.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = Wrong.extend({ name: "No escuro", globals: { theme: "dark" } });
