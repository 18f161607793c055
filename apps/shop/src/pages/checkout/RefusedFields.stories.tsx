import preview from "@petbox/storybook/preview";
import { expect, waitFor, type within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Checkout/Campos que o servidor recusa",
  beforeEach: () => {
    window.sessionStorage.clear();
  },
});

type Canvas = ReturnType<typeof within>;

/** The server refuses one field of a call, once. */
const refusing = (path: string, field: string, message: string) =>
  [{ path, kind: "422", field, message, times: 1 }] as const;

/** The message stands at the field only, which is marked and focused. */
async function isSaidAt(canvas: Canvas, control: HTMLElement, message: string) {
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(message)));
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await waitFor(() => expect(control).toHaveFocus());
  await expect(canvas.queryByText(message, { selector: "[data-tone=danger] *" })).toBeNull();
}

const notThisName = "Escolha outro nome.";

export const Name = meta.story({
  name: "O nome do pet",
  parameters: {
    shop: { path: "/pet/nome/", at: "name", faults: refusing("/save/genero", "pet_name", notThisName) },
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.type(name, "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, name, notThisName);
    await userEvent.type(name, "s");
    await waitFor(() => expect(canvas.queryByText(notThisName)).toBeNull());
  },
});

export const UnknownField = meta.story({
  name: "Um campo que a tela não tem: acima do botão",
  parameters: {
    shop: { path: "/pet/nome/", at: "name", faults: refusing("/save/genero", "campanha", "A campanha acabou.") },
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.type(name, "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("A campanha acabou.", { selector: "[data-tone=danger] *" })).toBeVisible();
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
  },
});

const notThisBreed = "Não conhecemos esta raça.";

export const Breed = meta.story({
  name: "A raça",
  parameters: { shop: { path: "/pet/raca/", at: "breed", faults: refusing("/save/breed", "pet_breed", notThisBreed) } },
  play: async ({ canvas, userEvent }) => {
    const breed = await canvas.findByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "Marciano");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, breed, notThisBreed);
  },
});

export const MixedBreed = meta.story({
  name: "A raça de um pet sem raça definida",
  parameters: { shop: { path: "/pet/raca/", at: "breed", faults: refusing("/save/breed", "pet_breed", notThisBreed) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /SRD/ }));
    const main = canvas.getByRole("combobox", { name: /Raça principal/ });
    await userEvent.type(main, "Marciano");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, main, notThisBreed);
  },
});

const notThisDay = "Nessa data não havia pets.";

export const BirthDate = meta.story({
  name: "O nascimento do pet",
  parameters: {
    shop: { path: "/pet/nascimento/", at: "birthDate", faults: refusing("/save/birthdate", "pet_birth", notThisDay) },
  },
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText("Data de nascimento");
    await userEvent.type(date, "07/04/2023");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, date, notThisDay);
  },
});

async function leaveContact(canvas: Canvas, userEvent: { type(element: HTMLElement, text: string): Promise<void> }) {
  const email = await canvas.findByLabelText("E-mail");
  const phone = canvas.getByLabelText("Telefone com DDD");
  await userEvent.type(email, "bia.rocha@gmail.com");
  await userEvent.type(phone, "11912345678");
  await waitFor(() => expect(phone).toHaveValue("(11) 91234-5678"));
  return { email, phone };
}

const contact = { path: "/pessoal/contato/", at: "contact" } as const;
const notThisEmail = "Este e-mail não recebe mensagens.";
const notThisPhone = "Este número não existe.";

export const ContactEmail = meta.story({
  name: "O e-mail do contato",
  parameters: { shop: { ...contact, faults: refusing("/save/new-user", "email", notThisEmail) } },
  play: async ({ canvas, userEvent }) => {
    const { email } = await leaveContact(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, email, notThisEmail);
    await userEvent.type(email, ".br");
    await waitFor(() => expect(canvas.queryByText(notThisEmail)).toBeNull());
  },
});

export const ContactPhone = meta.story({
  name: "O telefone do contato: o e-mail fica marcado, sem texto que o culpe",
  parameters: {
    spec: ["FUN-167"],
    shop: { ...contact, faults: refusing("/save/new-user", "phone_number", notThisPhone) },
  },
  play: async ({ canvas, userEvent }) => {
    const { email, phone } = await leaveContact(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, phone, notThisPhone);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.queryByText(/email valido/)).toBeNull();
  },
});

const notThisCpf = "Este CPF já tem uma assinatura.";

export const Registration = meta.story({
  name: "O CPF do cadastro, com o aviso de sempre",
  parameters: {
    spec: ["FUN-342", "FUN-344"],
    shop: {
      path: "/assinatura/checkout",
      scenario: "no-pagamento",
      faults: refusing("/save/customer", "client.cpf", notThisCpf),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const cpf = await canvas.findByLabelText("CPF");
    await waitFor(() => expect(cpf).toHaveValue("529.982.247-25"));
    await canvas.findByText(/São Paulo/);
    await userEvent.click(canvas.getByRole("button", { name: "Ir para o pagamento" }));
    await isSaidAt(canvas, cpf, notThisCpf);
    await expect(canvas.getByRole("status", { name: "Avisos" })).toHaveTextContent(
      "Um erro ocorreu, verifique seus dados e tente novamente.",
    );
  },
});

const notThisCode = "O código não confere com o cartão.";

export const Payment = meta.story({
  name: "O código de segurança do cartão",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: refusing("/save/subscription", "credit_card.cvv", notThisCode),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const holder = await canvas.findByLabelText("Nome impresso no cartão");
    await waitFor(() => expect(holder).toHaveValue("ANA MARIA SOUZA"));
    await userEvent.type(canvas.getByLabelText("Número do cartão"), "4111111111111111");
    await userEvent.selectOptions(canvas.getByLabelText("Mês de validade"), "12");
    await userEvent.selectOptions(canvas.getByLabelText("Ano de validade"), "31");
    const cvv = canvas.getByLabelText("Código de segurança");
    await userEvent.type(cvv, "123");
    await waitFor(() => expect(canvas.getByLabelText("CPF do titular")).toHaveValue("529.982.247-25"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Li e aceito/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await waitFor(() => expect(cvv).toHaveAccessibleDescription(expect.stringContaining(notThisCode)));
    await expect(cvv).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(cvv).toHaveFocus());
    await expect(canvas.queryByText("Ops...")).toBeNull();
  },
});
